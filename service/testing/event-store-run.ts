import { spawnSync } from 'node:child_process';
import { eventStoreUrl } from './event-store-url.ts';

/*
 * `npm run test:eventstore`: what a real EventStoreDB must do for us, by the contract of event stores, on a line that breaks, and in a
 * first day of a member. It may hold other events before; nobody else may write to it meanwhile.
 */
const files = [
  'service/event-store/event-store-db.int.test.ts',
  'service/event-store/event-store-db-reset.int.test.ts',
  'service/first-day.int.test.ts',
];
const titles = '^(a real EventStoreDB|a first day over HTTP)';

if (eventStoreUrl === null) {
  process.stderr.write(
    `EVENTSTORE_URL does not say which EventStoreDB to test against. For one of your own:
  docker compose up -d --wait eventstore
  EVENTSTORE_URL='esdb://127.0.0.1:2113?tls=false' npm run test:eventstore\n`,
  );
  process.exitCode = 2;
} else {
  process.exitCode =
    spawnSync('npx', ['mocha', '--grep', titles, ...files], { stdio: 'inherit' }).status ?? 3;
}
