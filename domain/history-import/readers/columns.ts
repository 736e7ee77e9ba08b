/** The first record of a table: its names in lower case, without a byte order mark and outer spaces. */
export type Header = readonly string[];

export const headerOf = (cells: readonly string[]): Header =>
  cells.map((cell) =>
    cell
      .replace(/^\ufeff/, '')
      .trim()
      .replaceAll(/\s+/g, ' ')
      .toLowerCase(),
  );

/** The place of the first of some names; -1 without any. */
export function columnOf(header: Header, ...names: readonly string[]): number {
  for (const name of names) {
    const place = header.indexOf(name);
    if (place >= 0) return place;
  }
  return -1;
}

export const hasAll = (header: Header, ...names: readonly string[]): boolean =>
  names.every((name) => header.includes(name));

/** Empty for a missing cell and for the place -1. */
export const cellAt = (cells: readonly string[], place: number): string => cells[place] ?? '';
