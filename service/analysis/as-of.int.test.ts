import { expect } from 'chai';
import type { Instant } from '#domain/kernel/day.ts';
import { allProjections } from '#projections/all-projections.ts';
import type { AnyProjection } from '#projections/engine/projection.ts';
import { rowsAfter } from '#projections/testing/given.ts';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import { beginning } from '#service/event-store/port.ts';
import { type RowAsOf, readAsOf, rebuildAsOf } from './as-of.ts';
import { readModelsNamed } from './read-model-names.ts';
import { afterTheLateOne, ann, beforeTheLateOne, bob } from './testing/known-history.ts';
import { useReplayContext } from './testing/use-replay-context.ts';

const withoutBlind = ({ table: { columns } }: AnyProjection, row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns[column]?.[0].startsWith('blind')));

describe('the state as of an instant', () => {
  const shared = useReplayContext();

  const numbersAsOf = async (instant: Instant) => {
    const projections = readModelsNamed('streak,points');
    const { schema } = await rebuildAsOf(shared.context, { instant, projections });
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
});
