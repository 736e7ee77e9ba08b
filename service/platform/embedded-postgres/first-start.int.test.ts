import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const program = `
  const { startEmbeddedPostgres } = await import(process.argv[1]);
  await startEmbeddedPostgres(process.argv[2]).catch((error) => console.error(error.message));
`;

describe('the first start of the embedded Postgres', function () {
  this.timeout(60_000);
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rondel-first-start-'));
    // Postgres runs under another account when the tests run as root.
    await chmod(folder, 0o755);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** In a process that can write no byte to any file, as on a full disk. @returns what it says */
  async function startWithoutRoom(): Promise<string> {
    const address = new URL('embedded-postgres.ts', import.meta.url).href;
    const node = [process.execPath, '--import', 'tsx', '--input-type=module', '--eval', program];
    const limited = ['-c', 'trap "" XFSZ; ulimit -f 0; exec "$@"', 'sh', ...node, address, folder];
    const child = spawn('/bin/sh', limited, { stdio: ['ignore', 'ignore', 'pipe'] });
    const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    return said;
  }

  it('names the file that has no room, and succeeds once there is room', async () => {
    const said = await startWithoutRoom();
    expect(said).to.include(`The secret ${join(folder, 'pg18.password')} cannot be stored (`);
    expect(await readdir(folder)).to.deep.equal([]);
    const { stop } = await startEmbeddedPostgres(folder);
    await stop();
  });
});
