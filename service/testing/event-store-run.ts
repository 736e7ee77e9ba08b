import { spawnSync } from 'node:child_process';
import { openEventStoreDb } from '#service/event-store/eventstoredb/event-store-db.ts';
import { scavengeServer } from '#service/event-store/eventstoredb/testing/scavenge-server.ts';
import { beginning, type EventStore } from '#service/event-store/port.ts';
import { clearStore, eventStoreUrl, whatIsInUse } from './event-store-clearing.ts';
import { backup, files, foreignEvents, titles } from './event-store-selection.ts';

/*
 * `npm run test:eventstore`: tests a real EventStoreDB. It must fulfil the contract of event stores. When a connection breaks, it must
 * recover and keep the order of appends. A backup is restored into it, a member has a first day in it, and it holds events of other
 * programs. The server must be unused: events of the tests are deleted and scavenged at the end. A backup is only restored into a server
 * that never held an event, so a second run on the same server leaves that test out.
 */
if (eventStoreUrl === null) {
  process.stderr.write(
    `EVENTSTORE_URL does not say which EventStoreDB to test against. For one of your own:
  docker compose up -d --wait eventstore
  EVENTSTORE_URL='esdb://127.0.0.1:2113?tls=false' npm run test:eventstore\n`,
  );
  process.exitCode = 2;
} else {
  process.exitCode = await testOn(eventStoreUrl);
}

async function testOn(url: string): Promise<number> {
  const store = await openEventStoreDb({ connectionString: url });
  try {
    return await testAndClear(store, url);
  } finally {
    await store.close();
  }
}

async function testAndClear(store: EventStore, url: string): Promise<number> {
  const used = await whatIsInUse(store);
  if (used !== null) {
    process.stderr.write(
      `The EventStoreDB of EVENTSTORE_URL is in use: it holds ${used}. The tests would stop a service that reads it, and would delete \
what it holds, so nothing was done. Start one for the tests: docker compose up -d --wait eventstore, with an empty volume.\n`,
    );
    return 2;
  }
  const restored = (await isUntouched(store)) ? mocha(backup) : 0;
  // The restored members would not be strangers to the first day.
  await clearAndScavenge(store, url);
  const status = mocha(...files);
  await clearAndScavenge(store, url);
  const foreign = mocha(foreignEvents);
  await clearAndScavenge(store, url);
  return restored || status || foreign;
}

async function clearAndScavenge(store: EventStore, url: string): Promise<void> {
  process.stdout.write(
    `Clearing up: ${await clearStore(store)} streams are deleted, and the server scavenges.\n`,
  );
  await scavengeServer(url);
}

function mocha(...tested: readonly string[]): number {
  return spawnSync('npx', ['mocha', '--grep', titles, ...tested], { stdio: 'inherit' }).status ?? 3;
}

async function isUntouched(store: EventStore): Promise<boolean> {
  for await (const _ of store.readAll({ after: beginning })) return false;
  return true;
}
