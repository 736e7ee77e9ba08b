import { expect } from 'chai';
import type pg from 'pg';
import { testDatabase } from '#service/testing/database.ts';
import { CheckpointMoved, readCheckpoints } from './checkpoint.ts';
import { rebuild } from './rebuild.ts';
import { arraySource, positionOf } from './testing/array-source.ts';
import { doubledDays } from './testing/doubled-days.ts';
import { expectRows, follow, followToTheEnd, startFromEmpty } from './testing/follow-log.ts';
import { longHistory } from './testing/random-histories.ts';
import { days, tally } from './testing/tally.ts';
import { useDatabase } from './testing/use-database.ts';

describe('the swap of a rebuild', () => {
  const bench = useDatabase(testDatabase);
  beforeEach(() => startFromEmpty(bench.client));

  it('replaces the rows of an earlier worker, and following continues from there', async () => {
    const events = longHistory(400);
    const source = arraySource(events.slice(0, 200), { endsAtTheEnd: true });
    await followToTheEnd(bench.connect, source);
    source.append(...events.slice(200, 300));
    await rebuild({ connect: bench.connect, source, projections: tally });
    await expectRows(bench.client, events.slice(0, 300));
    source.append(...events.slice(300));
    await followToTheEnd(bench.connect, source);
    await expectRows(bench.client, events);
  });

  it('lets Postgres vacuum the new table, which it must not while the rebuild fills it', async () => {
    const settings = async (table: string) => {
      const { rows } = await bench.client.query<{ reloptions: string[] | null; ofToast: string[] | null }>(
        `select c.reloptions, t.reloptions as "ofToast" from pg_class c join pg_class t on t.oid = c.reltoastrelid
          where c.oid = to_regclass($1)`,
        [table],
      );
      return rows;
    };
    const off = ['autovacuum_enabled=false'];
    const whileFilled: ReturnType<typeof settings>[] = [];
    const onProgress = () => {
      if (whileFilled.length === 0) whileFilled.push(settings('read.days_v1_next'));
    };
    const source = arraySource(longHistory(100), { packet: 10 });
    await rebuild({ connect: bench.connect, source, projections: [days], onProgress });
    expect(await whileFilled[0]).to.deep.equal([{ reloptions: ['fillfactor=70', ...off], ofToast: off }]);
    expect(await settings('read.days_v1')).to.deep.equal([{ reloptions: ['fillfactor=70'], ofToast: null }]);
  });

  it('includes events that are appended while the rebuild runs', async () => {
    const events = longHistory(400);
    const source = arraySource(events.slice(0, 100));
    const growing: typeof source = {
      ...source,
      async *readAll(options) {
        const { length } = source.events;
        source.append(...events.slice(length, length + 100));
        yield* source.readAll(options);
      },
    };
    const { position } = await rebuild({ connect: bench.connect, source: growing, projections: tally });
    // Catches up once after the fold and once before the swap. Events after the swap are left to followers.
    expect(position).to.equal(positionOf(300));
    await expectRows(bench.client, events.slice(0, 300));
  });

  it('succeeds although the log grows as fast as it is read', async () => {
    const events = longHistory(200);
    const source = arraySource(events, { packet: 50 });
    const growing: typeof source = {
      ...source,
      async *readAll(options) {
        for await (const batch of source.readAll(options)) {
          source.append(...events.slice(0, 50));
          yield batch;
        }
      },
    };
    const { position } = await rebuild({ connect: bench.connect, source: growing, projections: tally });
    await expectRows(
      bench.client,
      source.events.filter((recorded) => recorded.position <= position).map(({ event }) => event),
    );
  });

  it('stops a worker that is following when it replaces the rows', async () => {
    const events = longHistory(300);
    const source = arraySource(events.slice(0, 100));
    const moved = createArrival();
    const following = follow(bench.connect, source, { onMoved: moved.arrive });
    await moved.arrived;
    // The follower is not notified of these events, so the rebuild gets ahead of it.
    const ahead = arraySource(events.slice(0, 200));
    await rebuild({ connect: bench.connect, source: ahead, projections: tally });
    source.append(...events.slice(100));
    expect(await following).to.be.instanceOf(CheckpointMoved);
    await expectRows(bench.client, events.slice(0, 200));
  });

  it("is noticed by a worker at the same position, and repairs that worker's rows", async () => {
    const events = longHistory(300);
    const source = arraySource(events.slice(0, 200));
    const end = createArrival();
    // Nothing more is written, because two writers of the same rows in different orders would block each other.
    const following = follow(bench.connect, source, {
      onMoved: (_names, position) => position === positionOf(200) && end.arrive(),
    });
    await end.arrived;
    await bench.client.query('update read.days set points = 0');
    await rebuild({ connect: bench.connect, source, projections: tally });
    source.append(...events.slice(200));
    expect(await following).to.be.instanceOf(CheckpointMoved);
    await followToTheEnd(bench.connect, arraySource(events, { endsAtTheEnd: true }));
    await expectRows(bench.client, events);
  });

  it('lets queries read the old rows until the new ones are ready', async function () {
    this.timeout(60_000);
    const events = longHistory(1500);
    const source = arraySource(events, { packet: 50, endsAtTheEnd: true });
    await followToTheEnd(bench.connect, source);
    const sum = await sumOfPoints(bench.client);
    const doubled = doubledDays(2);
    const answers = new Set<string>();
    const over = new AbortController();
    const isOver = () => over.signal.aborted;
    const reading = (async () => {
      while (!isOver()) answers.add(JSON.stringify(await sumOfPoints(bench.client)));
    })();
    await rebuild({ connect: bench.connect, source, projections: [doubled] });
    over.abort();
    await reading;
    expect([...answers].filter((answer) => ![sum, 2 * sum].includes(Number(answer)))).to.deep.equal([]);
    expect(answers).to.include(String(sum));
    expect(await sumOfPoints(bench.client)).to.equal(2 * sum);
    for (const each of [days, doubled])
      expect((await readCheckpoints(bench.client, 'read', [each])).get('days')?.version).to.equal(
        each.version,
      );
  });

  it('retries while a long query runs, instead of blocking other queries', async function () {
    this.timeout(60_000);
    const source = arraySource(longHistory(50));
    const long = await bench.connect('test');
    await long.query('begin');
    await long.query('select count(*) from read.days');
    const rebuilding = rebuild({ connect: bench.connect, source, projections: tally });
    // If the swap waited for the long query, these queries would wait as well.
    for (let reads = 0; reads < 3; reads += 1) {
      await untilSwapWaits(bench.client);
      await bench.client.query('select count(*) from read.days');
    }
    await long.query('commit');
    await long.end();
    await rebuilding;
    await expectRows(bench.client, longHistory(50));
  });
});

function createArrival() {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive };
}

async function untilSwapWaits(client: pg.Client): Promise<void> {
  const waiting = `select from pg_locks where not granted and mode = 'AccessExclusiveLock'
    and database = (select oid from pg_database where datname = current_database())`;
  for (;;) if ((await client.query(waiting)).rowCount) return;
}

async function sumOfPoints(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ sum: string }>('select sum(points) from read.days');
  return Number(rows[0]?.sum);
}
