import { once } from 'node:events';
import { expect } from 'chai';
import fc from 'fast-check';
import type { Position } from '#domain/kernel/recorded.ts';
import { storedRows } from '#projections/engine/testing/follow-log.ts';
import { connector } from '#projections/postgres/connection.ts';
import { testDatabase } from '#service/testing/database.ts';
import { until } from '#service/testing/until.ts';
import { CheckpointMoved, listenerRole, movedChannel } from './checkpoint.ts';
import type { AnyProjection } from './projection.ts';
import { readStoredStatuses } from './status.ts';
import { arraySource, positionOf } from './testing/array-source.ts';
import { expectRows, follow, followToTheEnd, startFromEmpty } from './testing/follow-log.ts';
import { longHistory, randomHistories } from './testing/random-histories.ts';
import { days, type TallyEvent, tally, totals } from './testing/tally.ts';
import { useDatabase } from './testing/use-database.ts';

/** The score of each member that was last, raised by later shared days. A score makes the row without the one before. */
const lastScores: AnyProjection = {
  ...totals,
  name: 'last_scores',
  handles: ['Scored', 'Shared', 'DayStruck', 'Reset'],
  makesRow: ['Scored'],
  key: ({ event }) => (event.type === 'Reset' ? null : (event as TallyEvent).memberId),
  evolve(state, { event }) {
    const tallied = event as TallyEvent;
    if (tallied.type === 'DayStruck') return null;
    if (tallied.type === 'Scored') return { points: tallied.points, resets: 0 };
    const { points, resets } = state as { readonly points: number; readonly resets: number };
    return { points: points + 1, resets };
  },
};

describe('following the log', () => {
  const bench = useDatabase(testDatabase);
  beforeEach(() => startFromEmpty(bench.client));

  it('gives the rows of the fold for any batches, restarts and double deliveries', async function () {
    this.timeout(60_000);
    const behaviour = fc.record({
      packet: fc.integer({ min: 1, max: 20 }),
      repeated: fc.nat(10),
      packetsBeforeEnd: fc.integer({ min: 1, max: 4 }),
      endsAtTheEnd: fc.constant(true),
    });
    const runs = fc.asyncProperty(
      randomHistories,
      behaviour,
      fc.record({
        batchSize: fc.integer({ min: 1, max: 20 }),
        cachedBytes: fc.constantFrom(0, 4_000, 100_000),
      }),
      async (events, how, limits) => {
        await startFromEmpty(bench.client);
        await followToTheEnd(bench.connect, arraySource(events, how), limits);
        await expectRows(bench.client, events);
      },
    );
    await fc.assert(runs, { numRuns: 40 });
  });

  it('gives the rows of the fold when an event makes a row that may be there, with and without a cache', async function () {
    this.timeout(60_000);
    const projections = [lastScores];
    const limits = fc.record({
      batchSize: fc.integer({ min: 1, max: 5 }),
      cachedBytes: fc.constantFrom(0, 4_000, 100_000),
    });
    const runs = fc.asyncProperty(randomHistories, limits, async (events, chosen) => {
      await startFromEmpty(bench.client, projections);
      const source = arraySource(events, { packet: 3, endsAtTheEnd: true });
      await followToTheEnd(bench.connect, source, { ...chosen, projections });
      await expectRows(bench.client, events, { projections });
    });
    const [ann, day] = ['ann', '2026-03-01'];
    const made = { type: 'Scored', memberId: ann, day, note: null } as const;
    const raised = { type: 'Shared', memberId: ann, days: [day] } as const;
    const history = [{ ...made, points: 1 }, raised, { ...made, points: 5 }, raised];
    await fc.assert(runs, { numRuns: 30, examples: [[history, { batchSize: 1, cachedBytes: 100_000 }]] });
  });

  it('reads a backlog in bulk, and then subscribes to later events', async () => {
    const events = longHistory(300);
    const source = arraySource(events.slice(0, 250), { packet: 30, endsAtTheEnd: true });
    const asked: string[] = [];
    const watched: typeof source = {
      ...source,
      subscribe(options) {
        asked.push(options.after);
        source.append(...events.slice(250));
        return source.subscribe(options);
      },
    };
    await follow(bench.connect, watched, { batchSize: 10 });
    expect(asked).to.deep.equal([positionOf(250)]);
    await expectRows(bench.client, events);
  });

  it('finishes the current batch when it is stopped, and resumes after it', async () => {
    const events = longHistory(300);
    const source = arraySource(events, { packet: 7, endsAtTheEnd: true });
    const stop = new AbortController();
    await follow(bench.connect, source, { signal: stop.signal, batchSize: 1, onMoved: () => stop.abort() });
    const reached = new Set(
      [...(await readStoredStatuses(bench.client, 'read', tally)).values()].map(({ position }) => position),
    );
    const [position] = reached;
    expect(reached.size).to.equal(1);
    const count = Number(position?.split('/')[0]);
    const handled = events.slice(0, count).filter(({ type }) => type !== 'Seen');
    expect(handled.length).to.be.within(1, 10);
    await expectRows(bench.client, events.slice(0, count));

    await followToTheEnd(bench.connect, source);
    await expectRows(bench.client, events);
  });

  it('counts each event once when its connection is cut at any moment', async function () {
    this.timeout(60_000);
    const events = longHistory(2000);
    const source = arraySource(events, { packet: 3, endsAtTheEnd: true });
    let moves = 0;
    // Cuts only after some progress: when connecting takes longer than the interval, a follower could otherwise never finish.
    const onMoved = () => {
      moves += 1;
      if (moves % 20 === 0) setTimeout(cut, moves % 7);
    };
    const cut = () =>
      void bench.client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'projections live %'`,
      );
    const ends = await followToTheEnd(bench.connect, source, { batchSize: 1, onMoved });
    expect(ends.length).to.be.greaterThan(5);
    await expectRows(bench.client, events);
  });

  it('lets only one of two concurrent followers commit each batch', async function () {
    this.timeout(60_000);
    const events = longHistory(1500);
    const log = arraySource(events, { packet: 5, endsAtTheEnd: true });
    // Both read their checkpoints before either moves one.
    const source = { ...log, countAfter: whenAllAsk(2, (after: Position) => log.countAfter?.(after) ?? 0) };
    const race = () => followToTheEnd(bench.connect, source, { batchSize: 20 });
    const ends = (await Promise.all([race(), race()])).flat();
    expect(ends.some((error) => error instanceof CheckpointMoved)).to.equal(true);
    await expectRows(bench.client, events);
  });

  it('notifies another process that listens when a checkpoint moves', async () => {
    const listener = await connector({ connectionString: bench.url })(listenerRole);
    await listener.query(`listen "${movedChannel('read')}"`);
    const noticed = once(listener, 'notification');
    await followToTheEnd(bench.connect, arraySource(longHistory(5), { endsAtTheEnd: true }));
    await noticed;
    await listener.end();
  });

  it('sends no notification when only its own process listens', async () => {
    const listener = await bench.connect(listenerRole);
    await listener.query(`listen "${movedChannel('read')}"`);
    let notified = 0;
    listener.on('notification', () => {
      notified += 1;
    });
    await followToTheEnd(bench.connect, arraySource(longHistory(5), { endsAtTheEnd: true }));
    // Earlier notifications arrive together with this answer.
    await listener.query('select');
    expect(notified).to.equal(0);
    await listener.end();
  });

  it('moves a checkpoint without events a moment later, and when it ends', async () => {
    const idle = { ...days, name: 'idle', handles: [] };
    const projections = [...tally, idle];
    await startFromEmpty(bench.client, projections);
    const positionOfIdle = async () =>
      (await readStoredStatuses(bench.client, 'read', projections)).get('idle')?.position;
    const source = arraySource(longHistory(3));
    const stop = new AbortController();
    const ended = follow(bench.connect, source, { projections, signal: stop.signal });
    await until(async () => (await positionOfIdle()) === positionOf(3));
    source.append(...longHistory(3));
    await until(async () => (await positionOfIdle()) === positionOf(6));
    source.append(...longHistory(3));
    await until(
      async () =>
        (await readStoredStatuses(bench.client, 'read', tally)).get('days')?.position === positionOf(9),
    );
    stop.abort();
    await ended;
    expect(await positionOfIdle()).to.equal(positionOf(9));
    await expectRows(bench.client, [...longHistory(3), ...longHistory(3), ...longHistory(3)]);
  });

  it('stores every text that a member can type', async () => {
    const note = 'nul \0, half \ud83d, "quoted" \\u0000 \\N {a,b}\t\r\n';
    const scored: TallyEvent = { type: 'Scored', memberId: 'a\0b', day: '2026-03-01', points: 1, note };
    await followToTheEnd(bench.connect, arraySource([scored, scored], { packet: 1, endsAtTheEnd: true }), {
      batchSize: 1,
    });
    const { rows } = await bench.client.query<Record<string, unknown>>(
      'select key, owner, points, last_note, notes, state from read.days',
    );
    const kept = 'nul \ufffd, half \ufffd, "quoted" \\u0000 \\N {a,b}\t\r\n';
    expect(rows).to.have.length(1);
    expect(rows[0]).to.deep.include({
      key: 'a\ufffdb/2026-03-01',
      owner: 'a\ufffdb',
      points: 2,
      last_note: kept,
    });
    expect(rows[0]?.notes).to.deep.equal([kept, kept]);
    expect(rows[0]?.state).to.deep.include({ notes: [kept, kept] });
  });

  it('deletes all rows of an owner, from this batch and from earlier ones', async () => {
    const scored = (memberId: string, day: string): TallyEvent => {
      return { type: 'Scored', memberId, day, points: 1, note: null };
    };
    const events: TallyEvent[] = [
      scored('ann', '2026-03-01'),
      scored('bob', '2026-03-01'),
      scored('ann', '2026-03-02'),
      { type: 'Reset', memberId: 'ann' },
      scored('ann', '2026-03-02'),
    ];
    await followToTheEnd(bench.connect, arraySource(events, { endsAtTheEnd: true }), { batchSize: 2 });
    expect(Object.keys(await storedRows(bench.client, days))).to.have.members([
      'bob/2026-03-01',
      'ann/2026-03-02',
    ]);
    expect(await storedRows(bench.client, totals)).to.deep.include({
      ann: { owner: null, state: { points: 1, resets: 1 } },
    });
  });
});

/** Answers only after this many calls. */
function whenAllAsk<Asked, Answer>(all: number, answer: (asked: Asked) => Answer | Promise<Answer>) {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let asking = 0;
  return async (asked: Asked): Promise<Answer> => {
    asking += 1;
    if (asking === all) open();
    await opened;
    return answer(asked);
  };
}
