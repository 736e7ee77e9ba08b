import { firstYear, lastYear, type ZoneTable } from '#domain/kernel/zone-table.ts';

/** Zone rules as a source gives them. `links` are other names of a zone: from the link to its zone. */
export type ZoneSource = {
  /** Such as `2026f`. */
  readonly version: string;
  readonly tables: ReadonlyMap<string, ZoneTable>;
  readonly links: ReadonlyMap<string, string>;
};

/** The changes from 1970 to 2100 that change something. The first offset is that of 1 January 1970. */
export function withinYears({ at, offsets }: ZoneTable): ZoneTable {
  const [from, to] = [Date.UTC(firstYear), Date.UTC(lastYear + 1)];
  const before = at.filter((time) => time <= from).length;
  const kept: { at: number[]; offsets: number[] } = { at: [], offsets: [offsets[before] ?? 0] };
  for (const [index, time] of at.entries()) {
    const offset = offsets[index + 1];
    if (time <= from || time >= to || offset === undefined || offset === kept.offsets.at(-1)) continue;
    kept.at.push(time);
    kept.offsets.push(offset);
  }
  return kept;
}
