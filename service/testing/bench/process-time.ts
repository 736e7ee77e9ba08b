import { readdir, readFile } from 'node:fs/promises';

/** A tick of the clock by which Linux counts processor time, in microseconds. */
const microsecondsPerTick = 10_000;

type Running = {
  readonly id: number;
  readonly parent: number;
  readonly command: string;
  readonly microseconds: number;
};

/**
 * The processor time that processes and all their children have used so far, in microseconds, in steps of 10 ms. Needs the /proc of Linux.
 * @param isRoot picks the processes; their children are counted too.
 */
export async function processorTime(isRoot: IsRoot): Promise<number> {
  return (await runningBelow(isRoot)).reduce((sum, { microseconds }) => sum + microseconds, 0);
}

/**
 * Begins to measure. The returned function has the processor time since then, of the processes that still run: one that ends meanwhile,
 * as a connection of Postgres, takes nothing away.
 */
export async function processorTimeFromNow(isRoot: IsRoot): Promise<() => Promise<number>> {
  const before = new Map((await runningBelow(isRoot)).map(({ id, microseconds }) => [id, microseconds]));
  return async () =>
    (await runningBelow(isRoot)).reduce(
      (sum, { id, microseconds }) => sum + microseconds - (before.get(id) ?? 0),
      0,
    );
}

type IsRoot = (running: Pick<Running, 'id' | 'command'>) => boolean;

async function runningBelow(isRoot: IsRoot): Promise<readonly Running[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(names.map(runningOf))).flatMap((found) => (found ? [found] : []));
  const ours = new Set(all.filter(isRoot).map(({ id }) => id));
  // Until no child is added: ids wrap around, so a child may have a lower one than its parent.
  for (let size = 0; size < ours.size; ) {
    size = ours.size;
    for (const { id, parent } of all) if (ours.has(parent)) ours.add(id);
  }
  return all.filter(({ id }) => ours.has(id));
}

async function runningOf(name: string): Promise<Running | null> {
  try {
    const [stat, command] = await Promise.all([
      readFile(`/proc/${name}/stat`, 'utf8'),
      readFile(`/proc/${name}/cmdline`, 'utf8'),
    ]);
    // proc(5): after the name in parentheses come state and parent; the 12th and 13th fields from there are user and system time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      id: Number(name),
      parent: Number(fields[1]),
      command,
      microseconds: (Number(fields[11]) + Number(fields[12])) * microsecondsPerTick,
    };
  } catch {
    // The process has ended meanwhile.
    return null;
  }
}
