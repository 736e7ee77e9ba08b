import { expect } from 'chai';
import pg from 'pg';
import { asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { createIndexes, createTables, tableOf } from '#projections/engine/tables.ts';
import { useDatabase } from '#projections/engine/testing/use-database.ts';
import { withCipher } from '#service/event-store/encryption/row-cipher.ts';
import { fixedRowCipher } from '#service/event-store/encryption/testing/fixed-keys.ts';
import { testDatabase } from '#service/testing/database.ts';
import { bodyMetrics, entriesOfGoal, latestEntries } from './body-metrics.ts';

const maya = asMemberId('maya');
const mayaStart = asMemberDay('2016-01-10');
type Plan = {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
};

describe('the queries of body metrics', function () {
  this.timeout(60_000);
  const bench = useDatabase(testDatabase);
  let pool: RowDatabase;

  /** Maya logs her weight every day and her measurements every month, and logged her height once, long ago. */
  before(async () => {
    pool = withCipher(new pg.Pool({ connectionString: bench.url }), await fixedRowCipher());
    // The database stops before the pool.
    pool.on('error', () => {});
    const table = tableOf(bodyMetrics, 'read', 'current');
    await bench.client.query('create schema read');
    await createTables(bench.client, [table]);
    const insert = (what: string, days: string) =>
      bench.client.query(
        `insert into ${table.name} (key, state, member_id, date, position, measures)
         select format('%s %s %s', $1::text, m, d),
           json_build_object('measurements', json_build_object($1::text, d)), m, date '2015-12-31' + d, to_char(d, 'FM00000'), $1
         from unnest(array['maya', 'noah', 'olga']) as m, ${days} as d`,
        [what],
      );
    await insert('weight', 'generate_series(1, 3650)');
    await insert('waistCircumference', 'generate_series(15, 3650, 30)');
    await insert('height', 'generate_series(2, 2)');
    await createIndexes(bench.client, [table]);
  });
  after(() => pool.end());

  it('find the latest entry of each measurement', async () => {
    expect((await latestEntries(pool, maya)).map(({ key }) => key)).to.deep.equal([
      'height maya 2',
      'waistCircumference maya 3645',
      'weight maya 3650',
    ]);
    expect(await latestEntries(pool, asMemberId('nobody'))).to.deep.equal([]);
  });

  it('find the entries for goal progress: the latest, and those around the start', async () => {
    expect((await entriesOfGoal(pool, maya, mayaStart)).map(({ key }) => key)).to.deep.equal([
      'height maya 2',
      'weight maya 10',
      'weight maya 11',
      'weight maya 3650',
    ]);
  });

  it('read few rows, independent of the number of entries', async () => {
    await latestEntries(explaining(pool), maya);
    await entriesOfGoal(explaining(pool), maya, mayaStart);
  });

  /** Runs each query with `explain` and expects that it reads few rows. */
  function explaining(db: RowDatabase): RowDatabase {
    const query = async ({ text, values }: pg.QueryConfig) => {
      const explained = await db.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(
        `explain (analyze, format json) ${text}`,
        values,
      );
      const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan;
      expect(plan && rowsRead(plan)).to.be.within(3, 40);
      return { rows: [] };
    };
    return { query, cipher: db.cipher } as unknown as RowDatabase;
  }
});

const rowsRead = (plan: Plan): number =>
  ('Relation Name' in plan ? plan['Actual Rows'] * plan['Actual Loops'] : 0) +
  (plan.Plans ?? []).map(rowsRead).reduce((sum, rows) => sum + rows, 0);
