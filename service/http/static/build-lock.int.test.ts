import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { underBuildLock } from './build-lock.ts';

/** Takes the lock, says so, and never ends. The second argument is a process that needs the lock as well. */
const program = `
  const { underBuildLock } = await import(${JSON.stringify(new URL('build-lock.ts', import.meta.url).href)});
  const [lock, other] = process.argv.slice(1);
  await underBuildLock(lock, async (holdFor) => {
    if (other) await holdFor(Number(other));
    console.log('taken');
    await new Promise((resolve) => setTimeout(resolve, 600_000));
  });
`;

describe('the lock of a build', function () {
  this.timeout(20_000);
  let folder: string;
  let lock: string;
  let children: ChildProcess[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rondel-build-'));
    lock = join(folder, 'client.lock');
    children = [];
  });
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(folder, { recursive: true });
  });

  function start(...args: readonly string[]): ChildProcess {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    return child;
  }
  async function kill(child: ChildProcess): Promise<void> {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
  async function startHolder(...args: readonly string[]): Promise<ChildProcess> {
    const holder = start('--import', 'tsx', '--input-type=module', '--eval', program, lock, ...args);
    if (holder.stdout) await once(holder.stdout, 'data');
    return holder;
  }

  it('is taken at once after its process was killed', async () => {
    await kill(await startHolder());
    let isBuilt = false;
    await underBuildLock(lock, async () => {
      isBuilt = true;
    });
    expect(isBuilt).to.equal(true);
    expect(await readdir(folder)).to.deep.equal([]);
  });

  it('stays taken while the build of a killed process runs', async () => {
    const build = start('--eval', 'setTimeout(() => {}, 600_000)');
    await kill(await startHolder(String(build.pid)));
    let isRunning = true;
    build.once('exit', () => {
      isRunning = false;
    });
    const waiting = underBuildLock(lock, async () => {
      expect(isRunning).to.equal(false);
    });
    // By then the lock was looked at, because that takes less time than a start of Node.
    await once(start('--eval', ''), 'exit');
    await kill(build);
    await waiting;
  });
});
