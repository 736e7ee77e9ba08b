import { rmSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isAlive } from '#service/platform/embedded-postgres/postmaster.ts';

/** Names another process that needs the lock, because it may outlive the one that took it. */
export type HoldFor = (pid: number) => Promise<void>;

/**
 * Processes of one checkout build one after the other: two builds in one folder would take each other's files away. The lock is a folder
 * with a file for each process that needs it.
 */
export async function underBuildLock(
  lock: string,
  build: (holdFor: HoldFor) => Promise<void>,
): Promise<void> {
  await mkdir(dirname(lock), { recursive: true });
  while (!(await takeLock(lock))) await setTimeout(200);
  const unlock = (): void => rmSync(lock, { recursive: true, force: true });
  process.once('exit', unlock);
  const holdFor: HoldFor = (pid) => writeFile(join(lock, `${ofThisHost}${pid}`), '');
  try {
    await holdFor(process.pid);
    await build(holdFor);
  } finally {
    process.off('exit', unlock);
    unlock();
  }
}

/** Containers can share a checkout, and see no processes of each other. */
const ofThisHost = `${hostname()}.`;

/** Takes the lock if no other process needs it. @returns whether it was taken */
async function takeLock(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  if (await isAbandoned(lock)) await rm(lock, { recursive: true, force: true });
  return false;
}

/** Where the processes cannot be seen, a lock that is older was left by one that died in the middle of a build. */
const longestBuildMs = 120_000;

async function isAbandoned(lock: string): Promise<boolean> {
  const made = await stat(lock).catch(() => null);
  if (!made) return false;
  if (Date.now() - made.mtimeMs > longestBuildMs) return true;
  const holders = await readdir(lock).catch(() => []);
  return holders.length > 0 && holders.every(hasEnded);
}

const hasEnded = (holder: string): boolean =>
  holder.startsWith(ofThisHost) && !isAlive(Number(holder.slice(ofThisHost.length)));
