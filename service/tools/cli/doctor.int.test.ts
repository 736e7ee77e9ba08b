import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { startFakeServer } from '#service/event-store/eventstoredb/testing/fake-server/fake-server.ts';
import { startMailServer } from '#service/jobs/mail/testing/mail-server.ts';
import { startTestApp, type TestApp } from '#service/testing/start-test-app.ts';
import { startTool } from '#service/testing/start-tool.ts';

type Finding = { readonly check: string; readonly state: string; readonly says: string };

describe('npm run doctor', function () {
  this.timeout(60_000);
  let app: TestApp;
  let folder: string;

  before(async () => {
    app = await startTestApp();
    folder = await mkdtemp(join(tmpdir(), 'rondel-doctor-'));
  });
  after(async () => {
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
      const [ending, findings] = await examine({ EVENTSTORE_URL: server.url });
      server.stop();
      expect([ending, findings.get('EventStoreDB')?.state]).to.deep.equal([0, state]);
      expect(findings.get('EventStoreDB')?.says).to.match(says);
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
    ['data folder', () => ({ DATA_DIR: join(folder, 'file/data') }), /cannot be created or written/],
    [
      'erasure journal',
      () => ({ ERASURE_JOURNAL: '/proc/none/journal' }),
      /cannot be written.*Set ERASURE_JOURNAL/,
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

  it('exits with 3 and every problem of a configuration that cannot be read', async () => {
    const { ending, err } = await startTool({ PORT: 'x', HOST: '0.0.0.0' }, 'doctor').ended;
    expect([ending, err.includes('PORT must be'), err.includes('HOST let')]).to.deep.equal([3, true, false]);
    expect(err).to.include('- PORT must be');
  });
});
