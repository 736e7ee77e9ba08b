import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import pg from 'pg';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import { dayAt } from '#domain/kernel/zone-history.ts';
import { emptySummary, type StreakSummary, streakAt } from '#domain/streak/streak-summary.ts';
import { allProjections } from '#projections/all-projections.ts';
import { viewNames } from '#projections/engine/projection.ts';
import { demoMember } from '#service/http/identity/demo-people.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { startTool } from '#service/testing/start-tool.ts';

type StreakRow = {
  readonly member_id: string;
  readonly current_streak: number;
  readonly best_streak: number;
  readonly skip_tokens: number;
};

describe('npm run sql', function () {
  this.timeout(120_000);
  let app: TestApp;
  let folder: string;
  let reader: pg.Client;

  async function sql(...args: string[]) {
    const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
    const { ending, out, err } = await startTool(env, 'sql', ...args).ended;
    return { code: Number(ending), out, err };
  }
  async function streakOf(id: string, at: Instant): Promise<StreakRow> {
    const { rows } = await reader.query<{ summary: StreakSummary }>(
      'select summary from read.activities where key = $1',
      [id],
    );
    const [{ summary } = { summary: emptySummary() }] = rows;
    const { currentStreak, bestStreak, skipTokens } = streakAt(summary, dayAt(summary.zones, at));
    return { member_id: id, current_streak: currentStreak, best_streak: bestStreak, skip_tokens: skipTokens };
  }
  const refused = async (text: string): Promise<string> =>
    reader.query(text).then(
      () => `answered: ${text}`,
      (error: pg.DatabaseError) => error.code ?? '',
    );

  before(async () => {
    app = await startTestApp();
    folder = await mkdtemp(join(tmpdir(), 'rondel-sql-'));
    const { out } = await sql('--role', 'metabase_test');
    reader = new pg.Client(out);
    await reader.connect();
  });
  after(async () => {
    await reader.end();
    await sql('--drop-role', 'metabase_test');
    await app.stop();
    await rm(folder, { recursive: true });
  });

  it('prints the result of a statement as a table, or as CSV', async () => {
    const text = "select 1 as one, 'a,b' as two, null as three";
    expect(await sql('-c', text)).to.deep.equal({
      code: 0,
      out: 'one | two | three\n----+-----+------\n1   | a,b |\n(1 row)',
      err: '',
    });
    const file = join(folder, 'some.sql');
    await writeFile(file, `${text}; select count(*) > 0 as has_points from read.points_ledgers;`);
    const { out } = await sql('--file', file, '--csv');
    expect(out).to.equal('one,two,three\n1,"a,b",\nhas_points\nt');
  });

  it('refuses wrong arguments', async () => {
    expect((await sql('-c', 'select 1', '--role', 'x')).code).to.equal(2);
    expect((await sql('--role', 'No; drop')).code).to.equal(2);
    expect(await sql('--drop-role', 'rondel')).to.include({ code: 1 });
  });

  it('never takes over a role of something else', async () => {
    const { code, err } = await sql('--role', new URL(app.databaseUrl).username);
    expect(code).to.equal(1);
    expect(err).to.include('is a role of something else');
  });

  it('refuses a writing statement with exit code 1, and names what may be read', async () => {
    const { code, err } = await sql('-c', 'delete from read.workouts');
    expect([
      code,
      err.includes('The role of this command only reads the views that \\d lists.'),
    ]).to.deep.equal([1, true]);
  });

  it('says that names begin with their schema when a name without one is unknown', async () => {
    const { code, err } = await sql('-c', 'select * from workouts');
    expect([code, err.includes('Names begin with their schema, such as read.workouts')]).to.deep.equal([
      3,
      true,
    ]);
  });

  it('lists the views for -c "\\d", and the columns of one for -c "\\d read.workouts"', async () => {
    const [views, columns] = [await sql('-c', '\\d'), await sql('-c', '\\d read.workouts')];
    expect([views.code, columns.code], views.err + columns.err).to.deep.equal([0, 0]);
    expect(views.out).to.include('read.workouts');
    expect(columns.out).to.match(/^column +\| type +\| meaning$/m);
  });

  it('prints no prompt when its statements come by a pipe', async () => {
    const { err } = await sql();
    expect(err).to.equal('');
  });

  it('says which right is missing when the role of DATABASE_URL may create no roles', async () => {
    const role = `own_${process.pid}`;
    const owner = new pg.Client(app.databaseUrl);
    await owner.connect();
    await owner.query(`create role ${role} login password 'own' nocreaterole in role pg_read_all_data`);
    const database = owner.database ?? '';
    await owner.query(`grant all on database ${database} to ${role}`);
    const address = new URL(app.databaseUrl);
    Object.assign(address, { username: role, password: 'own' });
    const env = { DATABASE_URL: address.href, DATA_DIR: app.dataDir };
    const { ending, err } = await startTool(env, 'sql', '-c', 'select 1').ended;
    await owner.query(`drop owned by ${role}; drop role ${role}`);
    await owner.end();
    expect([ending, err.includes(`alter role ${role} createrole`)], err).to.deep.equal([1, true]);
  });

  it('leaves no role of a session behind', async () => {
    await sql('-c', 'select nonsense');
    const { rows } = await reader.query(
      "select from pg_roles where rolname like 'rondel_session_%' and rolvaliduntil < now()",
    );
    expect(rows).to.deep.equal([]);
  });

  describe('gives a role that', () => {
    it('reads every column except ciphertext and keyed hashes, each with its meaning', async () => {
      const { rows } = await reader.query<{
        view: string;
        column: string;
        meaning: string | null;
        open: boolean;
      }>(
        `select relname as view, attname as column, col_description(attrelid, attnum) as meaning,
           has_column_privilege(attrelid, attnum, 'select') as open
         from pg_attribute join pg_class c on c.oid = attrelid
         where relnamespace = 'read'::regnamespace and relkind = 'v' and attnum > 0 order by 1, attnum`,
      );
      const models = new Set(rows.map(({ view }) => view));
      expect([...models].sort()).to.deep.equal(allProjections.flatMap(viewNames).sort());
      const closed = rows.filter(({ open }) => !open).map(({ view, column }) => `${view}.${column}`);
      expect(closed.filter((name) => !name.endsWith('.personal'))).to.deep.equal([
        'beta_requests.canonical_email',
        'blocks.blocked',
        'members.email',
        'public_pages.handle',
        'sign_in_accounts.email',
      ]);
      const unsaid = rows.filter(({ open, meaning }) => open && (meaning ?? '').split(' ').length < 2);
      expect(unsaid).to.deep.equal([]);
      for (const view of models) {
        const columns = rows
          .filter((row) => row.view === view && row.open)
          .map(({ column }) => `"${column}"`);
        await reader.query(`select ${columns.join()} from read.${view}`);
      }
    });

    it('reads no ciphertext, no table behind a view, and nothing outside the read models', async () => {
      const { rows } = await reader.query<{ name: string }>(
        `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
          where relkind in ('r', 'm', 'v') and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
            and not (nspname = 'read' and relkind = 'v')
            and c.oid <> 'service.refused_commands'::regclass
            -- The list of applied migrations is readable by every role of the database.
            and nspname <> 'migrations'`,
      );
      expect(rows.length).to.be.above(30);
      for (const { name } of rows)
        expect([name, await refused(`select * from ${name}`)]).to.deep.equal([name, '42501']);
      expect(await refused('select personal from read.members')).to.equal('42501');
      expect(await refused('select email from read.members')).to.equal('42501');
    });

    it('cannot write, also when it turns read-only transactions off', async () => {
      await reader.query('set default_transaction_read_only = off');
      for (const text of [
        'update read.points_ledgers set total = 0',
        'delete from read.quest_days',
        'create table read.mine (a integer)',
        'create table public.mine (a integer)',
        'create schema mine',
        'create role mine',
        'set role rondel',
        'alter role metabase_test superuser',
        "copy (select 1) to '/tmp/rondel-copied'",
      ])
        expect([text, await refused(text)]).to.deep.equal([text, '42501']);
      await reader.query('set default_transaction_read_only = on');
    });

    it('reads the state as of an instant', async () => {
      const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
      await startTool(env, 'replay', '--as-of', '2026-02-01T12:00Z', '--only', 'points').ended;
      const { rows } = await reader.query('select total from as_of_20260201_120000.points_ledgers');
      expect(rows.length).to.be.above(0);
    });

    it('reads the streak of each member, now and as of an instant', async () => {
      const numbers = 'select member_id, current_streak, best_streak, skip_tokens from';
      const { rows: live } = await reader.query<StreakRow>(`${numbers} read.streaks`);
      expect(live.length).to.be.above(0);
      const now = asInstant(new Date().toISOString());
      for (const row of live) expect(row).to.deep.equal(await streakOf(row.member_id, now));
      const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
      await startTool(env, 'replay', '--as-of', '2026-02-01T12:00Z', '--only', 'streak').ended;
      const schema = 'as_of_20260201_120000';
      const { rows: then } = await reader.query<StreakRow>(`${numbers} ${schema}.streaks`);
      const { rows: known } = await reader.query<StreakRow>(
        `select key as member_id, current_streak, best_streak, skip_tokens from ${schema}.activities`,
      );
      expect(then).to.have.deep.members(known);
      expect(then.some(({ current_streak: streak }) => streak > 0)).to.equal(true);
    });

    it('still reads after a rebuild has replaced the views', async () => {
      const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
      await startTool(env, 'replay', '--only', 'points,streak').ended;
      const { rows } = await reader.query('select total from read.points_ledgers');
      expect(rows.length).to.be.above(0);
    });

    it('reads how often rules refused commands, with the meaning of the columns', async () => {
      const { rows } = await reader.query<{ column: string; meaning: string | null }>(
        `select attname as column, col_description(attrelid, attnum) as meaning from pg_attribute
          where attrelid = 'service.refused_commands'::regclass and attnum > 0`,
      );
      expect(rows.filter(({ meaning }) => !meaning)).to.deep.equal([]);
      await reader.query(`select ${rows.map(({ column }) => column).join()} from service.refused_commands`);
    });

    it('finds no address of a member anywhere it may read', async () => {
      const { rows } = await reader.query<{ text: string }>(
        'select string_agg(state::text, $1) as text from read.members',
        [' '],
      );
      expect(rows[0]?.text).not.to.include(demoMember.email);
    });
  });
});
