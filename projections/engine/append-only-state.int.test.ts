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

/** All scores of each member; every three are moved to the past. */
const scores: Projection<Scored | Reset, Scores, { readonly count: number }> = {
  name: 'scores',
  version: 1,
  holdsBack: 'owner',
  handles: ['Scored', 'Reset'],
  key: ({ event }) => event.memberId,
  hasAppendOnlyState: true,
  initial: () => ({ recent: [], past: [] }),
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
    return Object.fromEntries(rows.map((row) => [row.key, joinState(row)]));
  }

  it('equals the state of the fold for any split into batches, with and without a cache', async () => {
    const limits = fc.record({
      batchSize: fc.integer({ min: 1, max: 20 }),
      cachedBytes: fc.constantFrom(0, 4_000, 100_000),
    });
    const runs = fc.asyncProperty(randomHistories, limits, async (events, limit) => {
      await startFromEmpty(bench.client, [scores]);
      const source = arraySource(events, { packet: 5, packetsBeforeEnd: 3, endsAtTheEnd: true });
      await followToTheEnd(bench.connect, source, { ...limit, projections: [scores] });
      expect(await stored()).to.deep.equal(folded(events));
    });
    await fc.assert(runs, { numRuns: 30 });
  });

  it('is not written again when it did not change', async () => {
    const events = longHistory(41);
    const source = arraySource(events.slice(0, 40), { endsAtTheEnd: true });
    await follow(bench.connect, source, { projections: [scores] });
    // Writing the past again would remove this space.
    await bench.client.query(`update read.scores set past = past || ' '`);
    const before = folded(events.slice(0, 40));
    source.append(...events.slice(40));
    await follow(bench.connect, source, { projections: [scores], cachedBytes: 0 });
    const { rows } = await bench.client.query<{ key: string; past: string }>(
      'select key, past from read.scores',
    );
    const after = folded(events);
    const written = rows.filter(({ past }) => !past.endsWith(' ')).map(({ key }) => key);
    const changed = Object.keys(after).filter(
      (key) => String(after[key]?.past) !== String(before[key]?.past),
    );
    expect(written).to.deep.equal(changed);
  });
});

function folded(events: readonly TallyEvent[]): Record<string, Scores> {
  const states = new Map<string, Scores>();
  for (const recorded of recordedOf(events)) {
    if (!isOfScores(recorded)) continue;
    const { memberId } = recorded.event;
    const state = scores.evolve(states.get(memberId) ?? { recent: [], past: [] }, recorded, memberId);
    if (state === null) states.delete(memberId);
    else states.set(memberId, state);
  }
  return Object.fromEntries(states);
}

const isOfScores = (recorded: Recorded<TallyEvent>): recorded is Recorded<Scored | Reset> =>
  recorded.event.type === 'Scored' || recorded.event.type === 'Reset';
