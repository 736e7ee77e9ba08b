import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect } from 'chai';
import pg from 'pg';
import { lockSession } from '#projections/postgres/locks.ts';
import { tables } from '#projections/versions.ts';
import { positionOf } from '#service/event-store/postgres/log-connection.ts';
import type { AuditAnswer, AuditEntry } from '#service/features/audit/audit-contract.ts';
import { demoMember } from '#service/http/identity/demo-people.ts';
import { testDatabase } from '#service/testing/database.ts';
import { admin, startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { startTool } from '#service/testing/start-tool.ts';
import { until } from '#service/testing/until.ts';

type Run = { readonly code: number; readonly out: string; readonly err: string };

const tools = ['events', 'replay', 'why', 'export', 'import'] as const;
type Call = readonly [tool: (typeof tools)[number], ...args: string[]];

type Place = { readonly databaseUrl: string; readonly dataDir: string };

/** Runs a tool like npm, with only the database and the key folder in its environment. */
async function run({ databaseUrl, dataDir }: Place, ...[tool, ...args]: Call): Promise<Run> {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const { ending, out, err } = await startTool(env, tool, ...args).ended;
  return { code: Number(ending), out, err };
}

const reason = 'Asked for what we hold.';
const withPersonal = ['--with-personal', '--reason', reason] as const;

describe('the command-line tools', function () {
  this.timeout(60_000);
  let app: TestApp;
  let folder: string;
  const call = (...args: Call) => run(app, ...args);
  async function query<Row extends object>(text: string): Promise<Row[]> {
    const client = new pg.Client(app.databaseUrl);
    await client.connect();
    const { rows } = await client.query<Row>(text);
    await client.end();
    return rows;
  }

  async function countLooks(): Promise<number> {
    const rows = await query<{ count: number }>(
      `select count(*)::integer as count from log.events join log.event_types using (type_no) where type = 'PersonalDataViewed'`,
    );
    return rows[0]?.count ?? 0;
  }

  /** The newest audit entry, once the newest event is visible. */
  async function newestLook(): Promise<AuditEntry | undefined> {
    const ada = await app.signIn(admin);
    const count = await countLooks();
    for (;;) {
      const { entries } = await ada.get<AuditAnswer>('/api/beta/audit?deed=data-viewed');
      if (entries.length === count) return entries[0];
    }
  }

  before(async () => {
    app = await startTestApp();
    folder = await mkdtemp(join(tmpdir(), 'rondel-tools-'));
  });
  after(async () => {
    await app.stop();
    await rm(folder, { recursive: true });
  });

  for (const tool of tools)
    it(`${tool} shows its usage, and refuses unknown arguments in two lines`, async () => {
      const nowhere = { databaseUrl: '', dataDir: folder };
      const [help, nonsense] = await Promise.all([
        run(nowhere, tool, '--help'),
        run(nowhere, tool, '--nonsense'),
      ]);
      expect([help.code, help.err]).to.deep.equal([0, '']);
      expect(help.out).to.match(new RegExp(`npm run (--silent )?${tool} -- `));
      expect(nonsense.code).to.equal(2);
      expect(nonsense.err).to.equal("Unknown option '--nonsense'.\nAdd --help to see all options.");
    });

  it('exit with 3 and without usage when they cannot work', async () => {
    const { code, err } = await run({ databaseUrl: 'mysql://elsewhere', dataDir: folder }, 'events');
    expect(code).to.equal(3);
    expect(err).to.include('DATABASE_URL must be').and.not.to.include('npm run');
  });

  it('replay verifies every row, names each difference, and repairs it', async () => {
    const equal = await call('replay', '--verify');
    expect(equal.code).to.equal(0);
    expect(equal.out).to.match(/^All \d+ rows equal what the events say\.$/m);

    const [changed] = await query<{ key: string; total: number }>(
      'update read.points_ledgers set total = total + 1 returning key, total',
    );
    const differing = await call('replay', '--verify', '--only', 'points,streak');
    expect(differing.code).to.equal(1);
    const { key = '', total = 0 } = changed ?? {};
    expect(differing.out).to.include(`  member ${key}\n    total: live ${total}, events ${total - 1}\n`);
    const output = await call('replay', '--verify', '--only', 'points', '--json');
    expect(JSON.parse(output.out)).to.deep.include({ isEqual: false });

    expect((await call('replay', '--only', 'points')).out).to.match(/^Rebuilt from \d+ events in/m);
    expect((await call('replay', '--verify')).code).to.equal(0);
  });

  it('replay cannot compare in a database without read models, and names the way', async () => {
    const { url, drop } = await testDatabase();
    const { code, err } = await run({ databaseUrl: url, dataDir: app.dataDir }, 'replay', '--verify');
    await drop();
    expect(code).to.equal(3);
    expect(err).to.match(/^The read model \w+ has no rows of version \d+ in this database, .* npm start\.$/);
  });

  it('replay says to make room where the disk of Postgres is full', async () => {
    await query(
      `create function no_room() returns event_trigger language plpgsql as $$
         begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
    );
    await query('create event trigger full_disk on ddl_command_start execute function no_room()');
    const verified = await call('replay', '--verify');
    const rebuilt = await call('replay', '--only', 'points');
    await query('drop event trigger full_disk');
    await query('drop function no_room()');
    for (const { code, err } of [verified, rebuilt]) {
      expect(code).to.equal(3);
      expect(err).to.match(/could not extend file\nThe disk of Postgres is full\. Make room there, /);
    }
    expect(await call('replay', '--verify')).to.include({ code: 0 });
  });

  it('replay rebuilds equal rows in several processes, and names a failed read model', async () => {
    const [one, several] = [
      await call('replay', '--json'),
      await call('replay', '--json', '--processes', '3'),
    ];
    const { rows, events, position } = JSON.parse(one.out) as Record<string, unknown>;
    expect(JSON.parse(several.out)).to.deep.include({ rows, events, position });
    expect(await call('replay', '--verify')).to.include({ code: 0 });
    await query(`create view ${tables.routines}_next as select 1`);
    const failed = await call('replay', '--processes', '9');
    await query(`drop view ${tables.routines}_next`);
    expect(failed).to.include({ code: 3, out: '' });
    expect(failed.err).to.contain('routines');
    expect(await call('replay', '--verify')).to.include({ code: 0 });
  });

  it('replay --print leaves no schema behind when the reader of its output goes away', async () => {
    const scratch = `select nspname from pg_namespace where nspname like 'scratch%'`;
    const before = await query(scratch);
    const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
    const { child, ended } = startTool(env, 'replay', '--as-of', '2026-03-01T12:00Z', '--print', '--json');
    child.stdout?.once('data', () => child.stdout?.destroy());
    // The output is cut off, so only the exit is awaited.
    ended.catch(() => {});
    const [code] = (await once(child, 'exit')) as [number | null];
    expect([code, await query(scratch)]).to.deep.equal([0, before]);
  });

  it('replay stores or prints the state as of an instant', async () => {
    const asked = ['--only', 'points', '--as-of', '2026-02-01T12:00Z'];
    const kept = await call('replay', ...asked, '--json');
    const { schema, rows } = JSON.parse(kept.out) as { schema: string; rows: object };
    expect([schema, rows]).to.deep.equal(['as_of_20260201_120000', { points_ledgers: 1 }]);
    const [stored] = await query<{ key: string; total: number }>(
      `select key, total from ${schema}.points_ledgers`,
    );
    const printed = await call('replay', ...asked, '--print');
    expect(printed.out).to.equal(`points_ledgers ${stored?.key} {"total":${stored?.total}}`);
  });

  it('replay, why and events show the records up to a position', async () => {
    const asked = ['--recorded-by', '60'];
    const kept = await call('replay', '--only', 'points', ...asked, '--occurred-by', '2026-03-01', '--json');
    expect(JSON.parse(kept.out)).to.include({
      schema: 'as_of_20260301_000000_60',
      occurredBy: '2026-03-01T00:00:00.000Z',
      recordedBy: positionOf('60'),
    });
    const shown = await call('events', ...asked);
    const events = shown.out.split('\n').map((line) => JSON.parse(line) as Record<string, string>);
    expect(events.at(-1)?.position).to.equal(positionOf('60'));
    const storedAt = String(events.at(-1)?.storedAt);
    expect(Date.now() - Date.parse(storedAt)).to.be.below(3_600_000);
    const points = await call('why', '--member', demoMember.email, '--points', '--json', ...asked);
    const { total, asOf } = JSON.parse(points.out) as { total: number; asOf: string };
    expect([total > 0 && total < 100, asOf]).to.deep.equal([true, storedAt]);
    const beyondTheEnd = await call(
      'why',
      '--member',
      demoMember.email,
      '--points',
      '--recorded-by',
      '9999999',
    );
    expect(`${beyondTheEnd.code},${beyondTheEnd.err}`).to.match(
      /^2,The log has no position 9999999: its last event/,
    );
  });

  it('replay compares with other rules', async () => {
    const file = join(folder, 'rules.json');
    await writeFile(file, '{"points":{"workout":3}}');
    const { code, out } = await call('replay', '--rules', file, '--json');
    expect(code).to.equal(0);
    const { totals } = JSON.parse(out) as { totals: { sumBefore: number; sumAfter: number }[] };
    const [{ sumBefore, sumAfter } = { sumBefore: 0, sumAfter: 0 }] = totals;
    expect(sumAfter - sumBefore).to.be.greaterThan(20);
    const picture = join(folder, 'picture.svg');
    const lines = await call('replay', '--rules', file, '--picture', picture);
    expect(await readFile(picture, 'utf8')).to.match(/^<svg .+>points<\/text>.+<\/svg>\n$/s);
    expect(lines.out).to.include(`points: ${sumBefore} -> ${sumAfter} in all (+${sumAfter - sumBefore})`);
  });

  it('replay prints a template of rules that changes no streak, and its schema', async () => {
    const template = await call('replay', '--rules-template');
    const file = join(folder, 'template.json');
    await writeFile(
      file,
      JSON.stringify({ streak: (JSON.parse(template.out) as { streak: object }).streak }),
    );
    const { out } = await call('replay', '--rules', file);
    expect(out).to.include('Nothing would change for anybody.');
    const schema = await call('replay', '--rules-schema');
    expect(JSON.parse(schema.out)).to.have.nested.property(
      'properties.streak.properties.nightGraceEndsAtHour.default',
      3,
    );
  });

  it('replay says whose streak a longer night grace would keep', async () => {
    const file = join(folder, 'night.json');
    await writeFile(file, '{"streak":{"nightGraceEndsAtHour":4}}');
    const { code, out } = await call('replay', '--rules', file);
    expect(code).to.equal(0);
    expect(out).to.include('  streak.nightGraceEndsAtHour = 4');
    expect(out).to.include('At most: ');
  });

  it('why explains a day of the streak', async () => {
    const about = ['--day', '2026-01-10', '--as-of', '2026-02-20T23:00Z'];
    const { code, out } = await call('why', '--member', demoMember.email, '--streak', ...about);
    expect(code).to.equal(0);
    expect(out).to.match(/^2026-01-10 active: something was done; run \d+ -> \d+, tokens /m);
    expect(out).to.match(/^ {4}QuestCompleted: run \+1$/m);
    expect(out).to.match(/^ {4}QuestSpun: no effect on the date$/m);
  });

  it('why explains every point', async () => {
    const { code, out } = await call('why', '--member', demoMember.email, '--points', '--json');
    const { total, entries } = JSON.parse(out) as { total: number; entries: { points: number }[] };
    expect([code, entries.reduce((sum, { points }) => sum + points, 0)]).to.deep.equal([0, total]);
    expect(total).to.be.greaterThan(100);
  });

  it('why explains the session of each check-in, and records that it was read', async () => {
    const about = ['--member', demoMember.email, '--session'];
    const refused = await call('why', ...about);
    expect([refused.code, refused.err]).to.deep.equal([
      2,
      '--session shows check-ins, which are personal: it needs --with-personal.\nAdd --help to see all options.',
    ]);
    const { code, out } = await call('why', ...about, ...withPersonal);
    expect(code).to.equal(0);
    expect(out).to.match(
      /^\d{4}-\d\d-\d\d low-energy: energy [12], mood \d.*, last efforts .*; sets (50|67) %, rests 1\d\d %, easier forms/m,
    );
    expect(out).to.match(/^ {4}CheckedIn: a check-in$/m);
    expect(await newestLook()).to.include({ note: reason, byHand: true });
  });

  it('why exits with 1 for a member without events and for an unknown address', async () => {
    const nobody = await call('why', '--member', 'nobody', '--points');
    expect([nobody.code, nobody.err.slice(0, 38)]).to.deep.equal([
      1,
      'Nothing is known of the member nobody ',
    ]);
    const address = await call('why', '--member', 'x@y.example', '--points');
    expect([address.code, address.err]).to.deep.equal([
      1,
      'There is no member with the address x@y.example.',
    ]);
  });

  it('export and import transfer a log to an empty database and back', async () => {
    const { url, drop } = await testDatabase();
    const [file, again] = [join(folder, 'events.ndjson'), join(folder, 'again.ndjson')];
    const written = await call('export', ...withPersonal, '--out', file);
    const [, sha256 = ''] = /SHA-256 ([0-9a-f]{64})/.exec(written.err) ?? [];
    expect(written.code).to.equal(0);
    const other = { databaseUrl: url, dataDir: folder };
    const stored = await run(other, 'import', file);
    expect(stored.code).to.equal(0);
    expect(stored.out).to.include(`SHA-256 ${sha256}`);
    // An export with personal fields would record itself first. Each store says when it took an event.
    const exported = async (store: Parameters<typeof run>[0]) => {
      expect((await run(store, 'export', '--out', again)).code).to.equal(0);
      return (await readFile(again, 'utf8')).replaceAll(/"recordedAt":"[^"]+",?/g, '');
    };
    expect(await exported(other)).to.equal(await exported(app));
    await drop();
  });

  it('export prints events without personal fields, and their count on standard error', async () => {
    const { code, out, err } = await call('export');
    const lines = out.split('\n');
    expect(code).to.equal(0);
    expect(err).to.match(new RegExp(`^${lines.length} events, SHA-256 `));
    expect(out).not.to.include('@rondel.example');
  });

  it('export ends with 0 and without a word when the reader of its output is gone', async () => {
    const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
    const { child, ended } = startTool(env, 'export');
    let said = '';
    child.stderr?.on('data', (piece) => {
      said += String(piece);
    });
    child.stdout?.destroy();
    ended.catch(() => {});
    const [code] = (await once(child, 'close')) as [number | null];
    expect(code).to.equal(0);
    expect(said).to.match(/^Database: .*\n$/);
  });

  it('export writes its file also when the reader of its progress is gone', async () => {
    const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
    const file = join(folder, 'unwatched.ndjson');
    const { child, ended } = startTool(env, 'export', '--out', file);
    child.stderr?.destroy();
    ended.catch(() => {});
    const [code] = (await once(child, 'close')) as [number | null];
    expect([code, (await readdir(folder)).includes(basename(file))]).to.deep.equal([0, true]);
  });

  it('export names a place that cannot be written, and a way out', async () => {
    const file = join(folder, 'nowhere/events.ndjson');
    const { code, err } = await call('export', '--out', file);
    expect(code).to.equal(3);
    expect(err).to.include(
      `${file} cannot be written (ENOENT), so the export is not complete. Name with --out`,
    );
  });

  it('export writes a folder of tables, and adds only newer events to it', async () => {
    const tables = ['--format', 'parquet', '--flatten', '--out', join(folder, 'tables')];
    const first = await call('export', ...tables);
    expect([first.code, first.out]).to.deep.equal([0, '']);
    expect(first.err).to.match(/^[\d,]+ new events at [\d,]+\/s, [\d,]+ in /m);
    await app.signIn('later@rondel.example');
    expect((await call('export', ...tables)).err).to.match(/^1 new events at /m);
    expect((await call('export', ...tables, ...withPersonal)).code).to.equal(1);
  });

  it('export is refused for a folder that another run writes to', async () => {
    const place = join(folder, 'tables of two');
    const db = new pg.Client(app.databaseUrl);
    await db.connect();
    await lockSession(db, `export ${hostname()} ${place}`);
    const looks = await countLooks();
    const second = await call('export', ...withPersonal, '--format', 'parquet', '--flatten', '--out', place);
    await db.end();
    expect(second).to.include({ code: 1, out: '' });
    expect(second.err).to.match(
      /^Another npm run export writes to .*tables of two, so nothing was written\./,
    );
    expect(await readdir(folder)).not.to.include('tables of two');
    expect(await countLooks()).to.equal(looks);
  });

  it('export fails when its lock is lost, because another run may have begun to write there', async () => {
    const file = join(folder, 'lost.ndjson');
    const db = new pg.Client(app.databaseUrl);
    await db.connect();
    await db.query('begin; lock table service.exported_copies in exclusive mode');
    const running = call('export', ...withPersonal, '--out', file);
    await until(async () => (await query(`select 1 from pg_locks where not granted`)).length > 0);
    await query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name like 'projections export %'`,
    );
    await db.end();
    const { code, err } = await running;
    expect(code).to.equal(3);
    expect(err).to.match(/^The connection to Postgres that held the lock "export .*lost\.ndjson" was lost, /);
    expect(await readdir(folder)).not.to.include('lost.ndjson');
  });

  it('events hides personal fields', async () => {
    const { code, out, err } = await call('events', '--member', demoMember.email);
    expect([code, err]).to.deep.equal([0, '']);
    expect(out).to.include('"email":"•••"').and.not.to.include(demoMember.email);
    expect(await call('events', '--with-personal')).to.include({ code: 2, out: '' });
  });

  it('events shows personal fields with a reason, and records the view', async () => {
    const asked = ['--member', demoMember.email, '--type', 'MemberRegistered'];
    const shown = await call('events', ...asked, ...withPersonal, '--as', admin);
    expect([shown.code, shown.err]).to.deep.equal([0, '']);
    expect(shown.out).to.include(`"email":"${demoMember.email}"`);
    const ada = await app.signIn(admin);
    const { id: adminId } = await ada.get('/api/auth/user');
    const { memberId } = (JSON.parse(shown.out) as { data: { memberId: string } }).data;
    const recorded = await call('events', '--type', 'PersonalDataViewed', '--member', String(adminId));
    const look = { viewedBy: adminId, subject: memberId, viewedStream: `member-${memberId}` };
    expect((JSON.parse(recorded.out) as { data: object }).data).to.deep.include(look);
    expect(await newestLook()).to.include({ note: reason, memberId, byEmail: admin, byHand: true });
  });

  it('events with several options prints what meets all of them, up to a limit', async () => {
    const { out } = await call(
      'events',
      '--type',
      'WorkoutLogged',
      '--member',
      demoMember.email,
      '--limit',
      '2',
    );
    const lines = out.split('\n').map((line) => JSON.parse(line) as { type: string; stream: string });
    expect(lines.map(({ type }) => type.replace(/\.v\d+$/, ''))).to.deep.equal([
      'WorkoutLogged',
      'WorkoutLogged',
    ]);
    expect(lines[0]?.stream).to.equal(lines[1]?.stream);
  });

  it('events names the nearest event type and the nearest stream for a mistyped one', async () => {
    expect(await call('events', '--type', 'WorkoutLoged')).to.deep.equal({
      code: 2,
      out: '',
      err: 'There is no event type WorkoutLoged. The nearest name is WorkoutLogged.\nAdd --help to see all options.',
    });
    const [{ stream } = { stream: '' }] = await query<{ stream: string }>(
      `select stream from service.event_index where stream like 'workout-%' limit 1`,
    );
    for (const mistyped of [stream.replace('workout', 'workouts'), stream.slice(0, -1), stream.toUpperCase()])
      expect(await call('events', '--stream', mistyped)).to.deep.equal({
        code: 1,
        out: '',
        err: `There is no stream ${mistyped}, or it was erased. The nearest name is ${stream}.`,
      });
    const erased = 'workout-00000000-0000-4000-8000-000000000000';
    const { err } = await call('events', '--stream', erased);
    expect(err).to.equal(`There is no stream ${erased}, or it was erased.`);
  });

  it('events with --follow prints stored events, then each new one, once', async () => {
    const email = 'followed@rondel.example';
    const member = await app.member(email);
    const log = () =>
      member.send('POST', '/api/workouts', {
        templateId: 'cardio-kickstart',
        date: '2026-03-01',
        durationMinutes: 20,
        perceivedExertion: 7,
        moodAfter: 4,
        isCompleted: true,
      });
    await log();
    const { child, ended } = startTool(
      { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir },
      'events',
      ...['--follow', '--limit', '3', '--type', 'WorkoutLogged', '--member', email],
    );
    await once(child.stdout as Readable, 'data');
    await log();
    await log();
    const { ending, out } = await ended;
    const revisions = out.split('\n').map((line) => (JSON.parse(line) as { revision: number }).revision);
    expect([ending, revisions]).to.deep.equal([0, [0, 1, 2]]);
  });

  it("events records a view without an admin as the operator's", async () => {
    const stream = `audit-system-${new Date().toISOString().slice(0, 10)}`;
    await call('events', '--type', 'MemberRegistered', ...withPersonal);
    expect(await newestLook()).to.include({
      note: reason,
      memberId: null,
      by: 'system',
      byHand: true,
      stream,
    });
  });

  it('events shows nothing for a person who is not an admin, or without a reason', async () => {
    const nobody = await call('events', ...withPersonal, '--as', demoMember.email);
    expect([nobody.code, nobody.out]).to.deep.equal([1, '']);
    expect(nobody.err).to.include(`${demoMember.email} is not an admin.`);
    const nothing = await call('events', '--with-personal', '--reason', ' ');
    expect([nothing.code, nothing.out]).to.deep.equal([1, '']);
    expect(nothing.err).to.include('Say why you need to see personal data.');
  });

  it('export records that it contains personal fields', async () => {
    const { code, out } = await call('export', ...withPersonal);
    expect([code, out.includes(demoMember.email)]).to.deep.equal([0, true]);
    expect(out.split('\n').at(-1)).to.include('"viewedStream":"$all"').and.to.include(reason);
  });

  it('import refuses a store with other events, and exits with 1', async () => {
    const file = join(folder, 'earlier.ndjson');
    await call('export', ...withPersonal, '--out', file);
    await app.signIn('newcomer@rondel.example');
    const { code, err } = await call('import', file);
    expect([code, err.split(':')[0]]).to.deep.equal([1, 'The store is not empty']);
  });
});
