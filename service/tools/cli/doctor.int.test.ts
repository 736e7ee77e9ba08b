import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import pg from 'pg';
import { startFakeServer } from '#service/event-store/eventstoredb/testing/fake-server/fake-server.ts';
import { sampleEvent } from '#service/event-store/testing/samples.ts';
import { noteBackup } from '#service/features/operations/system-overview.ts';
import { startMailServer } from '#service/jobs/mail/testing/mail-server.ts';
import { testDatabase } from '#service/testing/database.ts';
import { argumentsFor } from '#service/testing/programs.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { startTool } from '#service/testing/start-tool.ts';
import { eventsOf } from '#service/testing/test-stores.ts';
import { until } from '#service/testing/until.ts';
import { diskOfPostgres } from './disk-space.ts';

type Finding = { readonly check: string; readonly state: string; readonly says: string };

describe('npm run doctor', function () {
  this.timeout(60_000);
  let app: TestApp;
  let folder: string;
  let client: pg.Client;
  const query = (text: string) => client.query(text);

  before(async () => {
    app = await startTestApp();
    client = new pg.Client(app.databaseUrl);
    await client.connect();
    folder = await mkdtemp(join(tmpdir(), 'rondel-doctor-'));
  });
  after(async () => {
    await client.end();
    await app.stop();
    await rm(folder, { recursive: true });
  });

  /** The findings by their checks, and the exit code. */
  async function examine(
    env: Readonly<Record<string, string>>,
  ): Promise<readonly [unknown, ReadonlyMap<string, Finding>]> {
    const whole = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir, ...env };
    const { ending, out, err } = await startTool(whole, 'doctor', '--json').ended;
    expect(err).to.equal('');
    const { findings } = JSON.parse(out) as { findings: readonly Finding[] };
    return [ending, new Map(findings.map((finding) => [finding.check, finding]))];
  }
  const wrongIn = (findings: ReadonlyMap<string, Finding>) =>
    [...findings.values()].filter(({ state }) => state === 'wrong').map(({ check }) => check);

  it('finds nothing wrong beside a running service', async () => {
    const [ending, findings] = await examine({});
    expect([ending, wrongIn(findings)]).to.deep.equal([0, []]);
    expect(findings.get('Postgres')?.says).to.match(/^version 1\d/);
    expect(findings.get('master key')?.says).to.match(/^opens \d+ data keys$/);
    expect(findings.get('mail')?.state).to.equal('not used');
  });

  it('accepts a mail server that answers', async () => {
    const server = await startMailServer();
    const [ending, findings] = await examine(server.env);
    expect([ending, findings.get('mail')?.state]).to.deep.equal([0, 'ok']);
    await server.close();
  });

  for (const [version, state, says] of [
    ['26.1.0', 'ok', /^KurrentDB 26\.1\.0, empty$/],
    ['23.10.6', 'warning', /^EventStoreDB 23\.10\.6, empty\. .*out of support.*Upgrade to KurrentDB 26/],
  ] as const)
    it(`names an event store of version ${version} with the state ${state}, and exits with 0`, async () => {
      const server = await startFakeServer({ version });
      const fresh = await testDatabase();
      const [ending, findings] = await examine({ DATABASE_URL: fresh.url, EVENTSTORE_URL: server.url });
      server.stop();
      await fresh.drop();
      expect([ending, findings.get('EventStoreDB')?.state]).to.deep.equal([0, state]);
      expect(findings.get('EventStoreDB')?.says).to.match(says);
    });

  it('names a database and an event store that do not belong together', async () => {
    const [server, fresh] = [await startFakeServer(), await testDatabase()];
    const says = async (env: Readonly<Record<string, string>>) =>
      (await examine({ EVENTSTORE_URL: server.url, ...env }))[1].get('stores')?.says;
    expect(await says({})).to.match(/^The event store is empty, but the read models /);
    const other = await startTestApp({ database: fresh, env: { EVENTSTORE_URL: server.url } });
    const own = { DATABASE_URL: fresh.url };
    expect(await says({})).to.match(/^The database has none of the data keys .* lost-keys /);
    expect(await says(own)).to.equal('database and event store belong together');
    const db = new pg.Client(fresh.url);
    await db.connect();
    const far = '00000000000000999999/00000000000000999999';
    await db.query('update read.checkpoint set position = $1', [far]);
    await db.end();
    expect(await says(own)).to.match(
      new RegExp(`have followed a log up to ${far}, and the last event .* at `),
    );
    await other.stop();
    server.stop();
  });

  it('prints a line for each check', async () => {
    const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
    const { ending, out } = await startTool(env, 'doctor').ended;
    expect([ending, out.split('\n')[0]]).to.deep.equal([0, 'ok      configuration: can be read']);
  });

  const faults: readonly (readonly [check: string, env: () => Record<string, string>, says: RegExp])[] = [
    [
      'master key',
      () => ({ DATA_DIR: folder }),
      /wrapped by the master key with the mark \w+, which this host does not have/,
    ],
    [
      'database address',
      () => ({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }),
      /Postgres at 127\.0\.0\.1:1\/none accepts no connection: .*ECONNREFUSED/,
    ],
    ['data folder', () => ({ DATA_DIR: join(folder, 'file/data') }), /cannot be written \(ENOTDIR/],
    [
      'erasure journal',
      () => ({ ERASURE_JOURNAL: '/proc/none/journal' }),
      /^\/proc\/none\/journal cannot be written.*Set ERASURE_JOURNAL/,
    ],
    [
      'sign-in provider',
      () => ({ OIDC_ISSUER: `${app.origin}/elsewhere`, OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' }),
      /^The sign-in provider .*\/elsewhere does not answer: Discovery answered \d+\. Until it does, nobody can sign in/,
    ],
    ['mail', () => ({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@rondel.example' }), /ECONNREFUSED/],
  ];
  for (const [check, env, says] of faults)
    it(`names a ${check} that cannot work, and exits with 1`, async () => {
      await writeFile(join(folder, 'file'), '');
      const [ending, findings] = await examine(env());
      expect([ending, wrongIn(findings)]).to.deep.equal([1, [check]]);
      expect(findings.get(check)?.says).to.match(says);
    });

  const unshare = 'unshare';
  const mountSpace = ['--user', '--map-root-user', '--mount'];

  it('looks at everything else when the disk of the data folder is full', async function () {
    if (spawnSync(unshare, [...mountSpace, 'true']).status !== 0) this.skip();
    const full = await mkdtemp(join(folder, 'full-'));
    // The folder itself takes the only inode of the disk.
    const mounted = 'mount -t tmpfs -o nr_inodes=1 tmpfs "$0" && exec "$@"';
    const doctor = [process.execPath, ...argumentsFor('service/tools/cli/doctor'), '--json'];
    const child = spawn(unshare, [...mountSpace, 'sh', '-c', mounted, full, ...doctor], {
      env: { DATABASE_URL: app.databaseUrl, DATA_DIR: full },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const { findings } = JSON.parse(await text(child.stdout)) as { readonly findings: readonly Finding[] };
    const found = new Map(findings.map((finding) => [finding.check, finding]));
    expect(found.get('data folder')?.says)
      .to.match(/cannot be written \(ENOSPC: the disk is full\)\..* Make room there/)
      .and.not.include('Set DATA_DIR');
    // In that space of mounts, this account may not enter the folder of the test's Postgres.
    expect([...found.keys()]).to.include.members(['erasure journal', 'database address', 'mail']);
  });

  it('shows the free space under a local Postgres, and names an invisible disk', async () => {
    const [, findings] = await examine({});
    expect(findings.get('disk of Postgres')?.says).to.match(/pg\S*, \d+\.\d GB of \d+\.\d GB free/);
    await query("create role doctored login password 'seen'");
    const address = new URL(app.databaseUrl);
    [address.username, address.password] = ['doctored', 'seen'];
    const stranger = new pg.Client(address.href);
    await stranger.connect();
    const says = await diskOfPostgres(stranger);
    await stranger.end();
    await query('drop role doctored');
    expect(says).to.match(/may not ask Postgres for its data folder.*grant pg_read_all_settings to doctored/);
  });

  it('finds who leads, and that no backup was written yet', async () => {
    const [ending, findings] = await examine({});
    expect(findings.get('read models')?.says).to.match(/^\d+ follow the log; \S+ \d+ leads$/);
    expect(findings.get('work in the background')?.state).to.equal('ok');
    const { state, says } = findings.get('last backup') ?? {};
    expect([ending, state, says?.includes('npm run backup')]).to.deep.equal([0, 'warning', true]);
  });

  it('names an old backup, and accepts a new one', async () => {
    const note = (at: string) => noteBackup(client, { at, events: 7, bytes: 700 });
    await note(new Date(Date.now() - 40 * 3_600_000).toISOString());
    const [ending, findings] = await examine({});
    expect([ending, wrongIn(findings)]).to.deep.equal([1, ['last backup']]);
    expect(findings.get('last backup')?.says).to.match(/40 h ago, 7 events: look why/);
    await note(new Date().toISOString());
    const [again, later] = await examine({});
    expect([again, later.get('last backup')?.state]).to.deep.equal([0, 'ok']);
  });

  it('names mails that wait for hours and mails that were given up, as a warning', async () => {
    await query(
      `insert into service.recap_mails (member_id, week, key, asked_at, due_at, settled_at, outcome)
       values ('m-1', '2026-W10', gen_random_uuid(), now() - interval '3 hours', now() + interval '1 hour', null, null),
              ('m-2', '2026-W10', gen_random_uuid(), now(), now(), now(), 'given up')`,
    );
    const [ending, findings] = await examine({});
    const { state, says } = findings.get('work in the background') ?? {};
    expect([ending, state]).to.deep.equal([0, 'warning']);
    expect(says).to.match(
      /recap-mails: 1 wait, the oldest for 3 h\..*recap-mails: 1 given up\. npm run admin -- mails/,
    );
    await query('delete from service.recap_mails');
  });

  it('names read models with dead letters and parked ones', async () => {
    const events = await eventsOf(app);
    await events.append('body-from-tomorrow', 'no-stream', [
      { ...sampleEvent(), type: 'MeasurementsLogged.v9', data: { memberId: randomUUID() } },
    ]);
    await events.append('betaRequest-lost', 'no-stream', [
      { ...sampleEvent(), type: 'BetaRequestDenied.v9', data: {} },
    ]);
    await events.close();
    const says = await until(async () => {
      const [, findings] = await examine({});
      const found = findings.get('read models');
      return found?.state === 'wrong' && found.says.includes('parked') && found.says;
    });
    expect(says).to.include(
      'body_metrics could not process one event (dead letters): npm run projections -- show',
    );
    expect(says).to.match(/beta_requests is parked.*npm run projections -- show beta_requests/);
  });

  it('exits with 3 and every problem of a configuration that cannot be read', async () => {
    const { ending, err } = await startTool({ PORT: 'x', HOST: '0.0.0.0' }, 'doctor').ended;
    expect([ending, err.includes('PORT must be'), err.includes('HOST let')]).to.deep.equal([3, true, false]);
    expect(err).to.include('- PORT must be');
  });
});

describe('npm run doctor beside processes of which none leads the read models', function () {
  this.timeout(60_000);

  it('warns while no process runs, and names the missing role beside a web process', async () => {
    const { url, drop } = await testDatabase();
    const first = await startTestApp({ database: { url, drop: async () => {} }, keepsDataDir: true });
    await first.stop();
    const alone = await examine(first);
    expect(alone.readModels?.says).to.include('No process of the service is connected');
    expect([alone.ending, alone.readModels?.state]).to.deep.equal([0, 'warning']);
    const web = await startTestApp({ sharingStoresOf: first, env: { ROLE: 'web' } });
    const beside = await examine(first);
    await web.stop();
    await drop();
    await rm(first.dataDir, { recursive: true });
    expect([beside.ending, beside.readModels?.state]).to.deep.equal([1, 'wrong']);
    expect(beside.readModels?.says).to.include('none leads the read models').and.include('role "projector"');
  });

  async function examine({ databaseUrl, dataDir }: Pick<TestApp, 'databaseUrl' | 'dataDir'>) {
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
    const { ending, out } = await startTool(env, 'doctor', '--json').ended;
    const { findings } = JSON.parse(out) as { findings: readonly Finding[] };
    return { ending, readModels: findings.find(({ check }) => check === 'read models') };
  }
});
