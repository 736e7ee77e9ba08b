import { setImmediate } from 'node:timers/promises';
import { expect } from 'chai';
import type { Instant } from '#domain/kernel/day.ts';
import { allProjections } from '#projections/all-projections.ts';
import type { AnyProjection } from '#projections/engine/projection.ts';
import { rowsAfter } from '#projections/testing/given.ts';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import { beginning } from '#service/event-store/port.ts';
import { beyond } from '#service/event-store/testing/samples.ts';
import { useReplayContext } from '#service/testing/use-replay-context.ts';
import { momentOf } from '#service/tools/cli/as-of-options.ts';
import { type RowAsOf, readAsOf, rebuildAsOf } from './as-of.ts';
import { readModelsNamed } from './read-model-names.ts';
import type { EventLimits } from './replay-context.ts';
import {
  afterTheLateOne,
  ann,
  beforeTheLateOne,
  bob,
  lateQuest,
  storeKnownHistory,
} from './testing/known-history.ts';

const withoutBlind = ({ table: { columns } }: AnyProjection, row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns[column]?.[0].startsWith('blind')));

describe('the state as of an instant', () => {
  const shared = useReplayContext();

  const numbersAsOf = async (instant: Instant, limits: EventLimits = { until: instant }) => {
    const projections = readModelsNamed('streak,points');
    const { schema } = await rebuildAsOf(shared.context, { instant, projections, limits });
    const { rows } = await shared.client.query<object>(
      `select key, today::text, current_streak, best_streak, skip_tokens, achievements, total_workouts, total
       from ${schema}.activities left join ${schema}.points_ledgers using (key) order by key`,
    );
    return rows;
  };

  it('excludes what became known later', async () => {
    expect(await numbersAsOf(beforeTheLateOne)).to.deep.equal([
      {
        key: ann,
        today: '2026-02-12',
        current_streak: 10,
        best_streak: 10,
        skip_tokens: 2,
        achievements: 3,
        total_workouts: 2,
        total: 24,
      },
      {
        key: bob,
        today: '2026-02-12',
        current_streak: 0,
        best_streak: 0,
        skip_tokens: 0,
        achievements: 0,
        total_workouts: 0,
        total: null,
      },
    ]);
  });

  it('includes an event from the instant of its recording', async () => {
    const [row] = await numbersAsOf(afterTheLateOne);
    expect(row).to.include({ today: '2026-02-14', current_streak: 11, total_workouts: 3, total: 26 });
  });

  it('replaces an earlier result for the same instant', async () => {
    expect(await numbersAsOf(beforeTheLateOne)).to.deep.equal(await numbersAsOf(beforeTheLateOne));
  });

  it('equals the fold of the events until then, in every read model', async () => {
    const known = [];
    for await (const stored of shared.store.readAll({ after: beginning })) {
      const recorded = decode(stored);
      if (recorded.metadata.occurredAt <= beforeTheLateOne) known.push(recorded);
    }
    const readRows: RowAsOf[] = [];
    const asked = { instant: beforeTheLateOne, projections: allProjections };
    await readAsOf(shared.context, asked, async (row) => void readRows.push(row));
    for (const projection of allProjections) {
      const rows = readRows.filter(({ readModel }) => readModel === projection.name);
      const expected = Object.entries(rowsAfter(projection, known));
      expect(rows.map(({ key }) => key)).to.deep.equal(expected.map(([key]) => key).sort());
      for (const [key, row] of expected)
        expect(rows.find((candidate) => candidate.key === key)?.row).to.deep.include(
          JSON.parse(JSON.stringify(withoutBlind(projection, row))),
        );
    }
    expect(readRows.length).to.be.greaterThan(15);
  });

  it('leaves no scratch schema behind', async () => {
    const { rows } = await shared.client.query(`select from pg_namespace where nspname like 'scratch%'`);
    expect(rows).to.have.length(0);
  });

  it('separates what was recorded by then from what is known now, for late events', async () => {
    const { events, ...known } = { events: shared.store, ...(await newestPlace()) };
    while (new Date().toISOString() <= known.storedAt) await setImmediate();
    await storeKnownHistory(events, [lateQuest]);

    const recorded = { instant: known.storedAt };
    const before = await momentOf(events, { occurredBy: beforeTheLateOne, recordedBy: recorded });
    expect(before.limits).to.deep.equal({ until: beforeTheLateOne, upTo: known.position });
    const [then] = await numbersAsOf(before.instant, before.limits);
    expect(then).to.include({ today: '2026-02-12', current_streak: 10, total: 24 });
    const [now] = await numbersAsOf(beforeTheLateOne);
    expect(now).to.include({ today: '2026-02-12', current_streak: 11, total: 26 });

    const all = await momentOf(events, { occurredBy: undefined, recordedBy: recorded });
    expect([all.instant, all.limits.upTo]).to.deep.equal([known.storedAt, known.position]);
    const [ofAll] = await numbersAsOf(afterTheLateOne, all.limits);
    expect(ofAll).to.include({ total_workouts: 3, total: 26 });
    const [ofNow] = await numbersAsOf(afterTheLateOne, (await momentOf(events, nothingAsked)).limits);
    expect(ofNow).to.include({ total_workouts: 3, total: 28 });
  });

  it('refuses a position beyond the end of the log', async () => {
    const refused = await momentOf(shared.store, {
      occurredBy: undefined,
      recordedBy: { position: beyond(await shared.store.head()) },
    }).catch(String);
    expect(refused).to.match(/^WrongUsage: The log has no position 10000\d\d: its last event is at \d\d\.$/);
  });

  const nothingAsked = { occurredBy: undefined, recordedBy: undefined };
  async function newestPlace() {
    const { position, storedAt } = await shared.store.lastStoredBy({ position: await shared.store.head() });
    return { position, storedAt: storedAt as Instant };
  }
});
