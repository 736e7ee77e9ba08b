import { readFile } from 'node:fs/promises';

/** @returns what tells the share of the machine's time that its host has given to others since, in percent; null where Linux does not say. */
export async function stolenShare(): Promise<() => Promise<number | null>> {
  const before = await processorTimes();
  return async () => {
    const after = await processorTimes();
    const spent = after.map((time, index) => time - (before[index] ?? 0));
    const all = spent.reduce((sum, time) => sum + time, 0);
    const stolen = spent[stolenColumn];
    return stolen === undefined || all === 0 ? null : (100 * stolen) / all;
  };
}

const stolenColumn = 7;

/** Of all processors together, in ticks: user, nice, system, idle, iowait, irq, softirq, steal. */
async function processorTimes(): Promise<number[]> {
  const text = await readFile('/proc/stat', 'utf8').catch(() => '');
  const times = /^cpu +(.*)$/m.exec(text)?.[1]?.split(' ') ?? [];
  return times.slice(0, stolenColumn + 1).map(Number);
}
