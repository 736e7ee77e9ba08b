import { setImmediate as turn } from 'node:timers/promises';
import { expect } from 'chai';
import { openPool } from '#projections/postgres/pool.ts';
import { readKeys } from '#service/event-store/encryption/key-transfer.ts';
import { openEventStoreDb } from '#service/event-store/eventstoredb/event-store-db.ts';
import {
  type FakeServer,
  startFakeServer,
} from '#service/event-store/eventstoredb/testing/fake-server/fake-server.ts';
import { openStores } from '#service/event-store/open-stores.ts';
import { beginning, type EventStore, type ExpectedRevision } from '#service/event-store/port.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import { collect, newStream, sampleEvent, sampleEvents } from '#service/event-store/testing/samples.ts';
import { parseConfig } from '#service/platform/config.ts';
import { testDatabase } from '#service/testing/database.ts';
import { createLogDatabase, type LogDatabase } from '#service/testing/log-database.ts';
import { masterKey } from '#service/testing/production-environment.ts';
import { startTestApp } from '#service/testing/start-test-app.ts';
import { startTool } from '#service/testing/start-tool.ts';

/** A store as source or target, which can be blocked half-way. */
type Place = {
  readonly url: string;
  /** Scavenges deleted events. */
  cleanUp(): void;
  readonly store: EventStore;
  /** Runs `work` after some events were stored and while no more can be. */
  whileStuck(work: () => Promise<void>): Promise<void>;
  drop(): Promise<void>;
};

async function builtInLog(): Promise<Place> {
  const database: LogDatabase = await createLogDatabase();
  const { url } = database;
  const store = await openEventLog({ connectionString: url });
  return {
    url,
    store,
    // The built-in log does that at once.
    cleanUp: () => {},
    whileStuck: async (work) => {
      await database.until('select position from log.head where position > 100');
      await database.whileLocked(work);
    },
    drop: async () => {
      await store.close();
      await database.drop();
    },
  };
}

async function eventStoreDb(): Promise<Place> {
  const double: FakeServer = await startFakeServer();
  const { url, log, faults } = double;
  const store = await openEventStoreDb({ connectionString: url });
  return {
    url,
    store,
    cleanUp: () => log.scavenge(),
    whileStuck: async (work) => {
      while (log.all.length < 100) await turn();
      faults.append.push(
        ...Array.from({ length: 100 }, () => ({ isDone: true, answer: 'silence' as const })),
      );
      await work();
      faults.append.splice(0);
    },
    drop: async () => {
      await store.close();
      double.stop();
    },
  };
}

/** Interleaved streams, so that few consecutive events belong to one stream; some are deleted and written again. */
async function fill(store: EventStore): Promise<void> {
  const streams = Array.from({ length: 6 }, newStream);
  const seen = new Map<string, ExpectedRevision>();
  const write = async (stream: string, howMany: number): Promise<number> => {
    const data = { text: 'Zoë \u{1f3cb} \u2028 "\\', 'a.b': [1.5, null, { deep: true }] };
    const events = [sampleEvent(data), ...sampleEvents(howMany - 1)];
    const { revision } = await store.append(stream, seen.get(stream) ?? 'no-stream', events);
    seen.set(stream, revision);
    return revision;
  };
  const [gone = '', again = '', brief = ''] = [newStream(), newStream(), newStream()];
  for (const stream of [gone, again, brief]) await write(stream, stream === brief ? 1 : 3);
  await store.deleteStream(again, 2);
  seen.delete(again);
  for (let round = 0; round < 50; round += 1)
    for (const stream of streams) await write(stream, 1 + (round % 2));
  await write(again, 2);
  await store.deleteStream(gone, 2);
  await store.deleteStream(brief, 0);
}

const run = (...args: readonly string[]) => startTool({}, 'store', ...args);

const moves = [
  ['the built-in log', builtInLog, 'EventStoreDB', eventStoreDb],
  ['EventStoreDB', eventStoreDb, 'the built-in log', builtInLog],
] as const;

for (const [fromName, openFrom, toName, openTo] of moves)
  describe(`npm run store -- copy, from ${fromName} to ${toName}`, function () {
    this.timeout(120_000);
    let from: Place;
    let to: Place;
    const copy = () => run('copy', '--from', from.url, '--to', to.url);
    const contentOf = async ({ store }: Place) =>
      (await collect(store.readAll({ after: beginning }))).map(({ position: _, ...event }) => event);

    before(async () => {
      from = await openFrom();
      await fill(from.store);
    });
    beforeEach(async () => {
      to = await openTo();
    });
    afterEach(() => to.drop());
    after(() => from.drop());

    for (const [how, signal, ending] of [
      ['is killed', 'SIGKILL', 'SIGKILL'],
      ['is interrupted', 'SIGINT', 130],
    ] as const)
      it(`resumes when it ${how} half-way, and copies everything once`, async () => {
        const { child, ended } = copy();
        await to.whileStuck(async () => {
          child.kill(signal);
          if (signal === 'SIGKILL') await ended;
        });
        expect((await ended).ending).to.equal(ending);
        const part = await contentOf(to);

        const { ending: code, out, err } = await copy().ended;
        expect([code, err]).to.deep.equal([0, err]);
        const content = await contentOf(to);
        expect(part.length).to.be.within(90, content.length - 1);
        expect(content.slice(0, part.length)).to.deep.equal(part);
        expect(out).to.match(
          new RegExp(`^${content.length} events are in both stores, SHA-256 [0-9a-f]{64}\\n.*data keys`),
        );
        expect((await copy().ended).out).to.equal(out);
        await expectSame(from, to);
      });

    it('refuses a target with other events, and does not change it', async () => {
      const { revision } = await to.store.append(newStream(), 'no-stream', sampleEvents(1));
      const content = await contentOf(to);
      const { ending, err } = await copy().ended;
      expect([revision, ending]).to.deep.equal([0, 1]);
      expect(err).to.match(
        /^The target holds events that the source does not begin with: event 1 is another one\./m,
      );
      expect(await contentOf(to)).to.deep.equal(content);
    });

    it('refuses a target that continues after the end of the source', async () => {
      expect(await copy().ended).to.include({ ending: 0 });
      await to.store.append(newStream(), 'no-stream', sampleEvents(1));
      const { ending, err } = await copy().ended;
      expect([ending, err.split('\n').at(-1)]).to.deep.equal([
        1,
        `The target holds more than the source: ${(await contentOf(to)).length - 1} events are equal, and then it goes on.`,
      ]);
    });

    it('copies a scavenged store', async () => {
      from.cleanUp();
      const content = await contentOf(from);
      const { ending, err } = await copy().ended;
      expect([ending, err]).to.deep.equal([0, err]);
      const idsOf = (events: typeof content) => events.map(({ id }) => id);
      expect(idsOf(await contentOf(to))).to.deep.equal(idsOf(content));
      await expectSame(from, to);
    });

    /** Each stream has the same content and accepts the same next append. */
    async function expectSame(source: Place, target: Place): Promise<void> {
      const everything = await contentOf(target);
      for (const stream of new Set(everything.map((event) => event.stream))) {
        const [original, copied] = await Promise.all(
          [source, target].map(async ({ store }) => collect(store.readStream(stream))),
        );
        const withoutPlace = (events: typeof original) =>
          events?.map(({ position: _, revision: __, ...event }) => event);
        expect(withoutPlace(copied)).to.deep.equal(withoutPlace(original));
        const last = copied?.at(-1)?.revision ?? ('no-stream' as const);
        expect(await target.store.append(stream, last, sampleEvents(1))).to.have.property('position');
      }
    }
  });

describe('npm run store -- copy, of a service with data keys', function () {
  this.timeout(60_000);

  it('takes the keys along, so that a service on the copy reads the personal data', async () => {
    const app = await startTestApp();
    const robin = await app.member('robin@rondel.example');
    await robin.send('PATCH', '/api/auth/user', { age: 41 });
    const { url, drop } = await testDatabase();
    const { ending, out, err } = await run('copy', '--from', app.databaseUrl, '--to', url).ended;
    expect(ending, err).to.equal(0);
    expect(out).to.match(/^Data keys in both databases: \d+ \(\d+ new\)/m);
    const other = await startTestApp({ database: { url, drop }, env: { DATA_DIR: app.dataDir } });
    const { age, email } = await (await other.signIn('robin@rondel.example')).get('/api/auth/user');
    expect([age, email]).to.deep.equal([41, 'robin@rondel.example']);
    await other.stop();
    await app.stop();
  });

  it('refuses a target with other keys for the same people, and copies none', async () => {
    const [one, two] = [await startTestApp(), await testDatabase()];
    const store = await openStores(parseConfig({ DATABASE_URL: two.url, MASTER_KEY: masterKey }));
    for (const owner of await ownersIn(one.databaseUrl)) await store.keys.keyOf(owner);
    await store.close();
    const before = await keyIdsIn(two.url);
    const { ending, err } = await run('copy', '--from', one.databaseUrl, '--to', two.url).ended;
    expect([ending, err.split('\n').at(-1)]).to.satisfy(
      () =>
        ending === 1 && /^The target database has data keys of its own/.test(err.split('\n').at(-1) ?? ''),
    );
    expect(await keyIdsIn(two.url)).to.deep.equal(before);
    await one.stop();
    await two.drop();
  });

  const keysIn = async (url: string) => {
    const pool = openPool(url, 'test', { max: 1 });
    const { keys } = await readKeys(pool);
    await pool.end();
    return keys;
  };
  const ownersIn = async (url: string) => (await keysIn(url)).map(({ owner }) => owner);
  const keyIdsIn = async (url: string) => (await keysIn(url)).map(({ id }) => id);
});

describe('npm run store', function () {
  this.timeout(60_000);

  it('lists its subcommands and their usage', async () => {
    const [general, ofCopy] = await Promise.all([run('--help').ended, run('copy', '--help').ended]);
    expect([general.ending, ofCopy.ending]).to.deep.equal([0, 0]);
    expect(general.out).to.match(/^ {2}copy +copies all events/m);
    expect(ofCopy.out).to.include('--from URL');
  });

  const wrong: readonly (readonly [args: string[], message: string])[] = [
    [[], 'No subcommand is given.'],
    [['burn'], 'There is no subcommand burn.'],
    [['copy'], 'Source and target are the same store. Give --from or --to, or both.'],
    [
      ['copy', '--to', 'mysql://x'],
      '--to must be an address that starts with esdb://, kurrentdb:// or postgres://.',
    ],
  ];
  for (const [args, message] of wrong)
    it(`refuses "${args.join(' ')}"`, async () => {
      const { ending, err } = await run(...args).ended;
      expect([ending, err.split('\n')[0]]).to.deep.equal([2, message]);
    });
});
