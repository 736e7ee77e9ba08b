/** About how many bytes a plain value takes in memory, rather too many than too few: text is counted as if it were not Latin. */
export function sizeInMemory(value: unknown): number {
  if (typeof value === 'string') return 16 + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  if (value instanceof Set) return sizeOfAll(value, 200, 40);
  if (value instanceof Map) return sizeOfAll([...value.keys(), ...value.values()], 200, 40);
  return Array.isArray(value) ? sizeOfAll(value, 32, 8) : sizeOfAll(Object.values(value), 56, 16);
}

function sizeOfAll(values: Iterable<unknown>, empty: number, place: number): number {
  let size = empty;
  for (const value of values) size += place + sizeInMemory(value);
  return size;
}
