import { expect } from 'chai';
import fc from 'fast-check';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { testDatabase } from '#service/testing/database.ts';
import { joinState, type Projection, type StoredState } from './projection.ts';
import { arraySource } from './testing/array-source.ts';
import { follow, followToTheEnd, recordedOf, startFromEmpty } from './testing/follow-log.ts';
import { longHistory, randomHistories } from './testing/random-histories.ts';
import type { Reset, Scored, TallyEvent } from './testing/tally.ts';
import { useDatabase } from './testing/use-database.ts';

type Scores = { recent: number[]; past: readonly number[] };

const newScores = (): Scores => ({ recent: [], past: [] });

/** All scores of each member; every three are moved to the past. */
const scores: Projection<Scored | Reset, Scores, { readonly count: number }> = {
  name: 'scores',
  version: 1,
  holdsBack: 'owner',
  handles: ['Scored', 'Reset'],
  key: ({ event }) => event.memberId,
  hasAppendOnlyState: true,
  initial: newScores,
  evolve(state, { event }) {
    if (event.type === 'Reset') return null;
    state.recent.push(event.points);
    return state.recent.length < 3 ? state : { recent: [], past: [...state.past, ...state.recent] };
  },
  table: {
    columns: { count: ['integer', ({ recent, past }) => recent.length + past.length] },
    indexes: [],
  },
};

describe('a state with a past', () => {
  const bench = useDatabase(testDatabase);
  beforeEach(() => startFromEmpty(bench.client, [scores]));

  async function stored(): Promise<Record<string, Scores>> {
    const { rows } = await bench.client.query<StoredState<Scores> & { key: string }>(
      'select key, state, past from read.scores',
    );
    return Object.fromEntries(rows.map((row) => [row.key, joinState(scores, row)]));
  }

  it("equals the fold's state for any split into batches, with and without a cache", async () => {
    const limits = fc.record({
      batchSize: fc.integer({ min: 1, max: 20 }),
      cachedBytes: fc.constantFrom(0, 4_000, 100_000),
    });
    const runs = fc.asyncProperty(randomHistories, limits, async (events, limit) => {
      await startFromEmpty(bench.client, [scores]);
      const source = arraySource(events, { packet: 5, packetsBeforeEnd: 3, endsAtTheEnd: true });
      await followToTheEnd(bench.connect, source, { ...limit, projections: [scores] });
      expect(await stored()).to.deep.equal(folded(events, scores, newScores));
    });
    await fc.assert(runs, { numRuns: 30 });
  });

  it('is not written again when it did not change', async () => {
    const events = longHistory(41);
    const source = arraySource(events.slice(0, 40), { endsAtTheEnd: true });
    await follow(bench.connect, source, { projections: [scores] });
    // Writing the past again would remove this space.
    await bench.client.query(`update read.scores set past = past || ' '`);
    const before = folded(events.slice(0, 40), scores, newScores);
    source.append(...events.slice(40));
    await follow(bench.connect, source, { projections: [scores], cachedBytes: 0 });
    const { rows } = await bench.client.query<{ key: string; past: string }>(
      'select key, past from read.scores',
    );
    const after = folded(events, scores, newScores);
    const written = rows.filter(({ past }) => !past.endsWith(' ')).map(({ key }) => key);
    const changed = Object.keys(after).filter(
      (key) => String(after[key]?.past) !== String(before[key]?.past),
    );
    expect(written).to.deep.equal(changed);
  });
});

type Diary = { recent: string[]; past: readonly string[]; pastSize: number; looks: number };

const newDiary = (): Diary => ({ recent: [], past: [], pastSize: 0, looks: 0 });

/** Reads its past at scores that five divides, and when two pages move to it. One page is longer than a past that comes with its row. */
const diaries: Projection<Scored | Reset, Diary, { readonly pages: number }> = {
  name: 'diaries',
  version: 1,
  holdsBack: 'owner',
  handles: ['Scored', 'Reset'],
  key: ({ event }) => event.memberId,
  clears: ({ event }) => (event.type === 'Reset' ? event.memberId : null),
  hasAppendOnlyState: true,
  initial: newDiary,
  evolve(state, { event }) {
    if (event.type === 'Reset') return { ...state, looks: 1 };
    state.recent.push(`${event.points}`.padEnd(5_000, '.'));
    if (event.points % 5 === 0) state.looks += state.past.filter((page) => page.startsWith('5')).length;
    if (state.recent.length < 2) return state;
    const past = [...state.past, ...state.recent];
    return { ...state, recent: [], past, pastSize: past.length };
  },
  table: { columns: { pages: ['integer', ({ recent, pastSize }) => recent.length + pastSize] }, indexes: [] },
};
/** Reads it for its columns, too. */
const looking: typeof diaries = {
  ...diaries,
  name: 'looking',
  table: { columns: { pages: ['integer', ({ recent, past }) => recent.length + past.length] }, indexes: [] },
};

describe('a past that does not come with its row', () => {
  const bench = useDatabase(testDatabase);
  const both = [diaries, looking];

  const stored = async ({ name }: typeof diaries) => {
    const { rows } = await bench.client.query<StoredState<Diary> & { key: string; pages: number }>(
      `select key, state, past, pages from read.${name}`,
    );
    return Object.fromEntries(rows.map((row) => [row.key, { ...joinState(diaries, row), pages: row.pages }]));
  };
  const expected = (events: readonly TallyEvent[]) =>
    Object.fromEntries(
      Object.entries(folded(events, diaries, newDiary)).map(([key, diary]) => [
        key,
        { ...diary, pages: diary.recent.length + diary.past.length },
      ]),
    );

  it('gives the state of the fold for any split into batches, with and without a cache', async () => {
    const limits = fc.record({
      batchSize: fc.integer({ min: 1, max: 20 }),
      cachedBytes: fc.constantFrom(0, 200_000, 10_000_000),
    });
    const runs = fc.asyncProperty(randomHistories, limits, async (events, limit) => {
      await startFromEmpty(bench.client, both);
      const source = arraySource(events, { packet: 5, packetsBeforeEnd: 3, endsAtTheEnd: true });
      await followToTheEnd(bench.connect, source, { ...limit, projections: both });
      for (const projection of both) expect(await stored(projection)).to.deep.equal(expected(events));
    });
    await fc.assert(runs, { numRuns: 30 });
  });

  it('is not read until the fold needs it', async () => {
    const scored = (points: number): TallyEvent => ({
      ...{ type: 'Scored', memberId: 'mia', day: '2026-05-04' },
      ...{ points, note: null },
    });
    await startFromEmpty(bench.client, [diaries]);
    const source = arraySource([scored(1), scored(5)], { endsAtTheEnd: true });
    await follow(bench.connect, source, { projections: [diaries] });
    await bench.client.query(`update read.diaries set past = repeat('no JSON', 1000)`);
    source.append(scored(2));
    await follow(bench.connect, source, { projections: [diaries], cachedBytes: 0 });
    const { rows } = await bench.client.query('select pages, past from read.diaries');
    expect(rows).to.deep.equal([{ pages: 3, past: 'no JSON'.repeat(1000) }]);
  });
});

function folded<State>(
  events: readonly TallyEvent[],
  projection: Pick<Projection<Scored | Reset, State, never>, 'evolve' | 'clears'>,
  initial: () => State,
): Record<string, State> {
  const states = new Map<string, State>();
  for (const recorded of recordedOf(events)) {
    if (!isOfScores(recorded)) continue;
    const { memberId } = recorded.event;
    if (projection.clears?.(recorded)) states.delete(memberId);
    const state = projection.evolve(states.get(memberId) ?? initial(), recorded, memberId);
    if (state === null) states.delete(memberId);
    else states.set(memberId, state);
  }
  return Object.fromEntries(states);
}

const isOfScores = (recorded: Recorded<TallyEvent>): recorded is Recorded<Scored | Reset> =>
  recorded.event.type === 'Scored' || recorded.event.type === 'Reset';
