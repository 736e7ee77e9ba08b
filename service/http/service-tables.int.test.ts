import { expect } from 'chai';
import pg from 'pg';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { createServiceTables } from './service-tables.ts';

describe('the tables of the service', () => {
  let database: TestDatabase;
  let pool: pg.Pool;

  beforeEach(async () => {
    database = await testDatabase();
    pool = new pg.Pool({ connectionString: database.url });
    // Dropping the database may come before the last connection has closed.
    pool.on('error', () => {});
  });
  afterEach(async () => {
    await pool.end();
    await database.drop();
  });

  it('are created once, however many processes start at the same moment', async () => {
    await Promise.all([1, 2, 3, 4].map(() => createServiceTables(pool)));
    await createServiceTables(pool);
    const { rows } = await pool.query<{ tablename: string }>(
      "select tablename from pg_tables where schemaname = 'service'",
    );
    const tables = rows.map(({ tablename }) => tablename);
    expect(tables).to.include.members(['kept_answers', 'rate_limits', 'sessions', 'steps']);
  });

  it('keep what is in them', async () => {
    await createServiceTables(pool);
    await pool.query("insert into service.rate_limits (key) values ('kept')");
    await createServiceTables(pool);
    expect((await pool.query('select key from service.rate_limits')).rows).to.deep.equal([{ key: 'kept' }]);
  });

  it('are all there or none of them', async () => {
    await pool.query('create schema service; create table service.rate_limits (key text)');
    const failure: unknown = await createServiceTables(pool).catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(Error);
    const { rows } = await pool.query("select to_regclass('service.sessions') as sessions");
    expect(rows).to.deep.equal([{ sessions: null }]);
  });
});
