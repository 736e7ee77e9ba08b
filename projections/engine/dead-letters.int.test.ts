import { expect } from 'chai';
import fc from 'fast-check';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { testDatabase } from '#service/testing/database.ts';
import { type DeadLetter, readDeadLetters } from './dead-letters.ts';
import type { EventSource } from './event-source.ts';
import { readOverview, resumeProjection, retryOwners } from './operate.ts';
import type { AnyProjection } from './projection.ts';
import { rebuild } from './rebuild.ts';
import { startProjections } from './start-projections.ts';
import { readStoredStatuses } from './status.ts';
import { type ArraySource, arraySource, positionOf } from './testing/array-source.ts';
import { followToTheEnd, startFromEmpty, storedRows } from './testing/follow-log.ts';
import { helperOf } from './testing/helper-process.ts';
import { randomHistories } from './testing/random-histories.ts';
import { type TallyEvent, tally } from './testing/tally.ts';
import { useDatabase } from './testing/use-database.ts';
import { verify } from './verify.ts';

const poisonPoints = 49;

/** The same projections, whose fold throws for some events after it has changed a part of the state. */
const fragile: readonly AnyProjection[] = tally.map((projection) => ({
  ...projection,
  evolve(state, recorded, key) {
    const after = projection.evolve(state, recorded, key);
    if ((recorded.event as TallyEvent & { points?: number }).points === poisonPoints)
      throw new TypeError(`${poisonPoints} points of ann@example.com`);
    return after;
  },
}));

/** A source in which some events cannot be decoded: only the type and the member are known. */
function withUndecodable(source: ArraySource<TallyEvent>, isUndecodable: (number: number) => boolean) {
  const failed = (recorded: Recorded<TallyEvent>): Recorded<TallyEvent> =>
    isUndecodable(recorded.revision + 1)
      ? {
          ...recorded,
          event: { type: recorded.event.type, memberId: recorded.event.memberId } as TallyEvent,
          failure: new Error('no such version'),
        }
      : recorded;
  const damaged: EventSource<TallyEvent> = {
    ...source,
    async *readAll(options) {
      for await (const batch of source.readAll(options)) yield batch.map(failed);
    },
    async *subscribe(options) {
      for await (const message of source.subscribe(options))
        yield message.kind === 'event' ? { ...message, recorded: failed(message.recorded) } : message;
    },
  };
  return damaged as EventSource;
}

describe('dead letters', () => {
  const bench = useDatabase(testDatabase);
  beforeEach(() => startFromEmpty(bench.client, fragile));

  const lettersIn = async (schema = 'read'): Promise<readonly DeadLetter[]> =>
    (await readDeadLetters(bench.client, schema)).map(
      ({ attempts: _, firstSeen: __, lastSeen: ___, ...letter }) => letter,
    );
  async function everything(schema = 'read') {
    const rows: unknown[] = [];
    for (const projection of fragile) rows.push(await storedRows(bench.client, projection, schema));
    return { rows, letters: await lettersIn(schema) };
  }
  const followAll = (source: EventSource, following = {}) =>
    followToTheEnd(bench.connect, source, { projections: fragile, ...following });
  const scored = (memberId: string, points: number): TallyEvent => ({
    type: 'Scored',
    memberId,
    day: '2026-03-01',
    points,
    note: null,
  });

  it('and rows are equal live, in a rebuild and as of the end, with random failures', async function () {
    this.timeout(120_000);
    const settings = fc.record({
      batchSize: fc.integer({ min: 1, max: 20 }),
      cachedBytes: fc.constantFrom(0, 4_000, 100_000),
      memoryBytes: fc.constantFrom(1, 2_000, 1_000_000),
      isDivisible: fc.boolean(),
      undecodable: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 3 }),
      poison: fc.uniqueArray(fc.integer({ min: 0, max: 59 }), { maxLength: 4 }),
      skipped: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 2 }),
    });
    const runs = fc.asyncProperty(randomHistories, settings, async (history, chosen) => {
      const { batchSize, cachedBytes, memoryBytes } = chosen;
      const events = history.map((event, index) =>
        chosen.poison.includes(index) && event.type === 'Scored' ? { ...event, points: poisonPoints } : event,
      );
      const plain = arraySource(events, {
        ...{ packet: 5, packetsBeforeEnd: 3, endsAtTheEnd: true },
        isDivisible: chosen.isDivisible,
      });
      const skipped = chosen.skipped.flatMap((number) => {
        const eventId = plain.events[number - 1]?.id;
        return eventId ? [{ projection: 'days', eventId }] : [];
      });
      const source = {
        ...withUndecodable(plain, (number) => chosen.undecodable.includes(number)),
        skipped: async () => skipped,
      };
      await startFromEmpty(bench.client, fragile);
      await followAll(source, { batchSize, cachedBytes });
      const live = await everything();
      const deps = { connect: bench.connect, source, projections: fragile, memoryBytes };
      const verified = await verify(deps);
      expect(verified.flatMap(({ differences }) => differences)).to.deep.equal([]);
      await bench.client.query('drop schema if exists as_of cascade');
      await rebuild({ ...deps, schema: 'as_of' });
      expect(await everything('as_of')).to.deep.equal(live);
      await rebuild({ ...deps, helpers: [helperOf(deps)] });
      expect(await everything()).to.deep.equal(live);
      for (const projection of fragile) await retryOwners(deps, projection);
      expect(await everything()).to.deep.equal(live);
      // With the code mended and every event decoded again, nothing of the accident is left.
      const mended = { ...deps, source: { ...plain, skipped: source.skipped } };
      for (const projection of tally) await retryOwners(mended, projection);
      expect((await lettersIn()).filter(({ state }) => state === 'open')).to.deep.equal([]);
      const sound = await verify({ ...mended, projections: tally });
      expect(sound.flatMap(({ differences }) => differences)).to.deep.equal([]);
    });
    await fc.assert(runs, { numRuns: 25 });
  });

  describe('of one member', () => {
    const events = [
      scored('ann', 1),
      scored('bob', 2),
      scored('ann', poisonPoints),
      scored('ann', 3),
      scored('bob', 4),
    ];

    beforeEach(() => followAll(arraySource(events, { endsAtTheEnd: true }) as EventSource));

    const points = async () => {
      const { rows } = await bench.client.query<{ key: string; points: number }>(
        'select key, points from read.totals order by key',
      );
      return rows;
    };

    it('hold back that member at the last good state, and no other', async () => {
      expect(await points()).to.deep.equal([
        { key: 'ann', points: 1 },
        { key: 'bob', points: 6 },
      ]);
      const statuses = [...(await readStoredStatuses(bench.client, 'read', tally)).values()];
      expect(statuses.map(({ state, position }) => [state, position])).to.deep.equal(
        fragile.map(() => ['rebuilding', positionOf(5)]),
      );
    });

    it('contain where the event lies and no value of it', async () => {
      const [letter] = await readDeadLetters(bench.client, 'read', { projection: 'totals' });
      expect(letter).to.deep.include({
        position: positionOf(3),
        eventType: 'Scored',
        stream: 'test',
        owner: 'ann',
        state: 'open',
        attempts: 1,
      });
      expect(letter?.error).to.match(/^TypeError at projections\/engine\/dead-letters\.int\.test\.ts:\d+$/);
    });

    it('end when the member is cleared', async () => {
      const source = arraySource([...events, { type: 'Reset', memberId: 'ann' }, scored('ann', 7)] as const, {
        endsAtTheEnd: true,
      });
      await followAll(source);
      expect(await lettersIn()).to.deep.equal([]);
      expect(await points()).to.deep.equal([
        { key: 'ann', points: 7 },
        { key: 'bob', points: 6 },
      ]);
    });
  });

  it('of a running leader are gone after a retry elsewhere, and the leader continues', async () => {
    const source = arraySource([scored('ann', 1), scored('ann', poisonPoints), scored('bob', 2)]);
    const database = { connectionString: bench.url };
    const engine = await startProjections({ database, source, projections: fragile });
    await engine.caughtUp();
    expect((await engine.status()).map(({ deadLetters }) => deadLetters)).to.deep.equal([1, 1, 1]);
    const deps = { connect: bench.connect, source, projections: tally };
    for (const projection of tally)
      expect(await retryOwners(deps, projection)).to.deep.equal({ owners: 1, stillHeld: 0 });
    expect(await engine.waitFor(source.append(scored('ann', 3)), { timeoutMs: 5000 })).to.equal(true);
    const { projections, leader } = await readOverview(deps);
    expect(leader?.holder).to.include(String(process.pid));
    expect(projections.map(({ name, rows, deadLetters }) => [name, rows, deadLetters])).to.deep.equal(
      tally.map(({ name }) => [name, 2, 0]),
    );
    const totals = await storedRows(bench.client, { ...tally[1], name: 'totals' } as AnyProjection);
    expect(totals.ann?.state).to.deep.equal({ points: 4 + poisonPoints, resets: 0 });
    await engine.stop();
  });

  it('that park a projection are tried again on request, without a restart', async () => {
    let isMended = false;
    const [days] = tally;
    const picky = {
      ...days,
      holdsBack: 'everything',
      key(recorded) {
        if (!isMended && (recorded.event as TallyEvent & { points?: number }).points === poisonPoints)
          throw new Error('not yet');
        return days?.key(recorded) ?? null;
      },
    } as AnyProjection;
    const source = arraySource([scored('ann', 1), scored('ann', poisonPoints)]);
    const engine = await startProjections({
      database: { connectionString: bench.url },
      source,
      projections: [picky],
    });
    await engine.caughtUp();
    const stateOf = async () => (await engine.status())[0]?.state;
    expect(await stateOf()).to.equal('parked');
    isMended = true;
    expect(await resumeProjection({ connect: bench.connect }, picky)).to.equal(true);
    while ((await stateOf()) !== 'live');
    await engine.waitFor(positionOf(2), { timeoutMs: 5000 });
    expect(await lettersIn()).to.deep.equal([]);
    expect(await resumeProjection({ connect: bench.connect }, picky)).to.equal(false);
    await engine.stop();
  });

  it('park a projection that has no owners, and are gone once it has passed the event', async () => {
    const whole = fragile.map((projection) => ({ ...projection, holdsBack: 'everything' as const }));
    const source = arraySource([scored('ann', 1), scored('bob', poisonPoints), scored('cyd', 3)], {
      endsAtTheEnd: true,
    }) as EventSource;
    await followToTheEnd(bench.connect, source, { projections: whole });
    const letters = await lettersIn();
    expect(letters.map(({ owner, position }) => [owner, position])).to.deep.equal(
      tally.map(() => [null, positionOf(2)]),
    );
    const mended = tally.map((projection) => ({ ...projection, holdsBack: 'everything' as const }));
    await followToTheEnd(bench.connect, source, { projections: mended });
    expect(await lettersIn()).to.deep.equal([]);
  });
});
