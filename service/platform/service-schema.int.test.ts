import { expect } from 'chai';
import pg from 'pg';
import { type TestDatabase, testDatabase } from '#service/testing/database.ts';
import { createServiceTables } from './service-schema.ts';

describe('the tables of the service', () => {
  let database: TestDatabase;
  let pool: pg.Pool;

  beforeEach(async () => {
    database = await testDatabase();
    pool = new pg.Pool({ connectionString: database.url });
    // The database may be dropped before the last connection has closed.
    pool.on('error', () => {});
  });
  afterEach(async () => {
    await pool.end();
    await database.drop();
  });

  it('are created once when several processes start at the same moment', async () => {
    await Promise.all([1, 2, 3, 4].map(() => createServiceTables(pool)));
    await createServiceTables(pool);
    const { rows } = await pool.query<{ tablename: string }>(
      "select tablename from pg_tables where schemaname = 'service'",
    );
    const tables = rows.map(({ tablename }) => tablename);
    expect(tables).to.include.members(['kept_answers', 'rate_limits', 'sessions']);
  });

  it('are logged, unless a crash of the database may empty them', async () => {
    await createServiceTables(pool);
    const { rows } = await pool.query<{ relname: string }>(
      `select relname from pg_class where relnamespace = 'service'::regnamespace and relkind = 'r'
          and relpersistence = 'u' order by relname`,
    );
    const unlogged = rows.map(({ relname }) => relname);
    expect(unlogged).to.deep.equal(['kept_answers', 'rate_limits', 'snapshots']);
  });

  it('keep their rows', async () => {
    await createServiceTables(pool);
    await pool.query("insert into service.rate_limits (key) values ('kept')");
    await createServiceTables(pool);
    expect((await pool.query('select key from service.rate_limits')).rows).to.deep.equal([{ key: 'kept' }]);
  });

  it('lose plain-text answers and sessions of an older version, with their files', async () => {
    await createServiceTables(pool);
    await pool.query(`
      delete from migrations.applied where name in ('plain-answers', 'plain-sessions');
      insert into service.sessions (id_hash, user_id, data, expires_at)
        values ('hash', 'maya', '{"member":{"email":"maya@rondel.example"}}', now() + interval '1 day');
      insert into service.kept_answers (member_id, key, fingerprint, status, body)
        values ('maya', 'monday', 'hash', 200, '{"weight":187.3}')`);
    await createServiceTables(pool);
    const size = `select (pg_relation_size('service.kept_answers') + pg_relation_size('service.sessions'))::int as bytes`;
    expect((await pool.query(size)).rows).to.deep.equal([{ bytes: 0 }]);
  });

  it('are created completely or not at all', async () => {
    await pool.query('create schema service; create table service.rate_limits (key text)');
    const failure: unknown = await createServiceTables(pool).catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(Error);
    const { rows } = await pool.query("select to_regclass('service.sessions') as sessions");
    expect(rows).to.deep.equal([{ sessions: null }]);
  });
});
