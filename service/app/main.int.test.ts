import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { argumentsFor } from '#service/testing/programs.ts';
import { until } from '#service/testing/until.ts';

/** `npm start` with only this environment and these options; what it writes until it ends. */
async function start(
  env: Readonly<Record<string, string>>,
  ...options: readonly string[]
): Promise<readonly [code: unknown, out: string, err: string]> {
  const child: ChildProcess = spawn(process.execPath, [...argumentsFor('service/main'), ...options], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = Promise.all([text(child.stdout as Readable), text(child.stderr as Readable)]);
  const [code] = (await once(child, 'exit')) as [unknown];
  return [code, ...(await said)];
}

const key = () => randomBytes(32).toString('base64');
const productionEnv = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'http://127.0.0.1:3999',
  DATABASE_URL: 'postgres://127.0.0.1:1/rondel',
  SESSION_KEYS: key(),
  MASTER_KEY: key(),
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'client',
  OIDC_CLIENT_SECRET: 'secret',
};

describe('the options of a start', function () {
  this.timeout(60_000);

  it('are listed by --help, which starts nothing', async () => {
    const [code, out] = await start({ PORT: 'x' }, '--help');
    expect(code).to.equal(0);
    expect(out).to.include('npm start -- [options]').and.not.include('PORT');
  });
  it('that are unknown are refused', async () => {
    const [code, out] = await start({ PORT: 'x' }, '--env-fil=x');
    expect(code).to.equal(1);
    expect(out).to.include('There is no option --env-fil=x, so nothing was started.');
  });
});

describe('a start of the service that cannot succeed', function () {
  this.timeout(60_000);

  it('is one JSON line in production, with every problem of the configuration', async () => {
    const [code, out, err] = await start({ NODE_ENV: 'production' });
    const line = JSON.parse(out) as { level: number; msg: string; err: { message: string; stack?: string } };
    expect([code, err, line.level, line.msg]).to.deep.equal([1, '', 60, 'the service cannot start']);
    expect(line.err.message).to.include('- SESSION_KEYS is required in production');
    expect(
      out.split('SESSION_KEYS is required in production'),
      'the sentence, once and without a stack',
    ).to.have.length(2);
    expect(line.err.stack).to.equal(undefined);
  });

  it('is one JSON line where the output is no terminal', async () => {
    const [code, out, err] = await start({ PORT: 'x' });
    expect([code, err]).to.deep.equal([1, '']);
    const line = JSON.parse(out) as { err: { message: string } };
    expect(line.err.message).to.equal(
      'The configuration is wrong:\n- PORT must be a whole number from 1 to 65535',
    );
  });

  it('reads the settings from the file of --env-file, and ends when it cannot', async () => {
    const child = spawn(
      process.execPath,
      [...argumentsFor('service/main'), '--env-file=/nowhere/rondel.env'],
      {
        env: {},
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(child.exitCode).not.to.equal(0);
    expect(said).to.include('/nowhere/rondel.env');
  });

  for (const [variable, env] of [
    ['DATA_DIR', { DATA_DIR: '/proc/none' }],
    ['ERASURE_JOURNAL', { DATA_DIR: '/tmp', ERASURE_JOURNAL: '/proc/none/erasures.ndjson' }],
  ] as const)
    it(`is one line that names a place of ${variable} which cannot be written, with exit code 1`, async () => {
      const [code, out, err] = await start({ ...productionEnv, ...env });
      expect([code, err]).to.deep.equal([1, '']);
      const line = JSON.parse(out) as { err: { message: string; stack?: string } };
      expect(line.err.message).to.match(
        new RegExp(`^The service cannot start: /proc/none\\S* cannot be written .*Set ${variable} to a`),
      );
      expect(line.err.stack).to.equal(undefined);
    });

  it('names host, port and cause of an unreachable Postgres in seconds, no password', async () => {
    const env = {
      DATABASE_URL: 'postgres://rondel:hidden@127.0.0.1:1/rondel',
      ROLE: 'jobs',
      DATA_DIR: '/tmp',
    };
    const child = spawn(process.execPath, argumentsFor('service/main'), {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const began = performance.now();
    let said = '';
    child.stdout.on('data', (piece) => {
      said += String(piece);
    });
    await until(() => said.includes('accepts no connection'));
    expect(performance.now() - began).to.be.below(15_000);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(said).to.match(/Postgres at 127\.0\.0\.1:1\/rondel accepts no connection: .*ECONNREFUSED/);
    expect(said).not.to.include('hidden');
  });
});
