import type { WorkingSet } from './working-set.ts';

/** Rows that are measured for each projection; the others are taken to be like them. */
const sampledRows = 200;

/** About how many bytes of memory the rows of a set take. */
export function bytesIn({ rows }: Pick<WorkingSet, 'rows'>): number {
  const every = Math.ceil(rows.size / sampledRows);
  let [sampled, bytes, nth] = [0, 0, 0];
  for (const [key, { state }] of rows) {
    nth += 1;
    if (nth % every !== 0) continue;
    sampled += 1;
    bytes += bytesOfRow + bytesOf(key) + bytesOf(state);
  }
  return sampled === 0 ? 0 : (bytes * rows.size) / sampled;
}

/** A place in the map, the row itself, and the owner and position in it. */
const bytesOfRow = 250;

/**
 * About how many bytes a plain value takes in V8, without what values share. Numbers and short texts are counted as if none were shared, so
 * it is rather too much than too little.
 */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return 24 + value.length;
  if (typeof value !== 'object' || value === null) return 8;
  if (Array.isArray(value)) return 40 + sumOf(value, 8);
  const values = Object.values(value);
  // An object with many names, such as one with a name for each day, is a dictionary, which has its names to itself.
  return values.length > namesOfRecord
    ? 100 + sumOf(Object.keys(value), 40) + sumOf(values, 0)
    : 40 + sumOf(values, 8);
}

const namesOfRecord = 20;

function sumOf(values: readonly unknown[], each: number): number {
  let bytes = each * values.length;
  for (const value of values) bytes += bytesOf(value);
  return bytes;
}
