import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { argumentsFor } from '#service/testing/programs.ts';

/** `npm start` with only this environment; what it writes until it ends. */
async function start(
  env: Readonly<Record<string, string>>,
): Promise<readonly [code: unknown, out: string, err: string]> {
  const child: ChildProcess = spawn(process.execPath, argumentsFor('service/main'), {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = Promise.all([text(child.stdout as Readable), text(child.stderr as Readable)]);
  const [code] = (await once(child, 'exit')) as [unknown];
  return [code, ...(await said)];
}

describe('a start of the service that cannot succeed', function () {
  this.timeout(60_000);

  it('is one JSON line in production, with every problem of the configuration', async () => {
    const [code, out, err] = await start({ NODE_ENV: 'production' });
    const line = JSON.parse(out) as { level: number; msg: string; err: { message: string } };
    expect([code, err, line.level, line.msg]).to.deep.equal([1, '', 60, 'the service cannot start']);
    expect(line.err.message).to.include('- SESSION_KEYS is required in production');
  });

  it('is one JSON line where the output is no terminal', async () => {
    const [code, out, err] = await start({ PORT: 'x' });
    expect([code, err]).to.deep.equal([1, '']);
    const line = JSON.parse(out) as { err: { message: string } };
    expect(line.err.message).to.equal(
      'The configuration is wrong:\n- PORT must be a whole number from 1 to 65535',
    );
  });
});
