import { expect } from 'chai';
import pg from 'pg';
import { asMemberId } from '#domain/kernel/ids.ts';
import { allProjections } from '#projections/all-projections.ts';
import { bodyEntries } from '#projections/body/body-metrics.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { prepareTables } from '#projections/engine/schema.ts';
import { pointsEntriesOf } from '#projections/points/points-ledgers.ts';
import { activityOf } from '#projections/streak/activities.ts';
import { withCipher } from '#service/event-store/encryption/row-cipher.ts';
import { fixedRowCipher } from '#service/event-store/encryption/testing/fixed-keys.ts';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { openPipelinedPool } from './pool.ts';

const maya = asMemberId('maya');
const lookUp = { name: 'look-up', text: 'select 1 as one' };

describe('a query that may bring many rows', function () {
  this.timeout(60_000);
  let database: TestDatabase;
  let holder: pg.Client;
  let pool: RowDatabase;

  before(async () => {
    database = await testDatabase();
    holder = new pg.Client(database.url);
    await holder.connect();
    await prepareTables(holder, 'read', allProjections);
    pool = withCipher(openPipelinedPool(database.url, 'test', { deadlineMs: 2_000 }), await fixedRowCipher());
  });
  after(async () => {
    await pool.end();
    await holder.end();
    await database.drop();
  });

  const queries = {
    body_metrics: () => bodyEntries(pool, maya, null, null),
    activities: () => activityOf(pool, maya),
    points_ledgers: () => pointsEntriesOf(pool, maya),
  };
  for (const [view, ask] of Object.entries(queries))
    it(`does not block point look-ups (${view})`, async () => {
      await holder.query(`begin; lock table read.${view} in access exclusive mode`);
      const asked = ask();
      await isWaiting();
      expect((await pool.query(lookUp)).rows).to.deep.equal([{ one: 1 }]);
      await holder.query('commit');
      await asked;
    });

  async function isWaiting(): Promise<void> {
    for (let count = 0; count === 0; ) {
      const { rowCount } = await holder.query(
        `select from pg_locks join pg_database d on d.oid = database where not granted and datname = current_database()`,
      );
      count = rowCount ?? 0;
    }
  }
});
