import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lastYear, timeOf, type YearlyChange, type ZoneTable } from '#domain/kernel/zone-table.ts';
import { withinYears, type ZoneSource } from './zone-source.ts';

const minute = 60_000;

/**
 * The compiled zones of a machine (`/usr/share/zoneinfo`), by RFC 9636. A link looks like a zone there, so each name has a table.
 * @throws Error when the folder names no version or has no zones
 */
export async function readZoneinfo(folder: string): Promise<ZoneSource> {
  const version = await versionOf(folder);
  const tables = new Map<string, ZoneTable>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() && !entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length).replace(/^\/+/, '');
    if (!/^[A-Z]/.test(name)) continue;
    const bytes = await readFile(path).catch(() => null);
    if (bytes?.toString('latin1', 0, 4) === 'TZif') tables.set(name, withinYears(readTzif(bytes)));
  }
  if (tables.size === 0) throw new Error(`${folder} has no compiled zones.`);
  return { version, tables, links: new Map() };
}

async function versionOf(folder: string): Promise<string> {
  const [, version] =
    /^# version (\d{4}[a-z]+)/.exec(await readFile(join(folder, 'tzdata.zi'), 'utf8')) ?? [];
  if (version === undefined) throw new Error(`${folder}/tzdata.zi does not begin with its version.`);
  return version;
}

/** The changes of a TZif file of version 2 or later, up to 2100. @throws RangeError for a file of version 1 */
export function readTzif(bytes: Buffer): ZoneTable {
  const skipped = bytesOf(countsAt(bytes, 0), 4);
  const start = 44 + skipped;
  if (bytes[4] === 0) throw new RangeError('A TZif file of version 1 has no years after 2037.');
  const counts = countsAt(bytes, start);
  const times = start + 44;
  const indices = times + counts.times * 8;
  const types = indices + counts.times;
  const offset = (type: number) => bytes.readInt32BE(types + type * 6) * 1000;
  const at = Array.from(
    { length: counts.times },
    (_, index) => Number(bytes.readBigInt64BE(times + index * 8)) * 1000,
  );
  const offsets = [offset(0), ...at.map((_, index) => offset(bytes.readUInt8(indices + index)))];
  const footer = bytes.toString('latin1', start + 44 + bytesOf(counts, 8)).trim();
  return withFooter({ at, offsets }, footer);
}

type Counts = Record<'isUt' | 'isStd' | 'leaps' | 'times' | 'types' | 'letters', number>;

const countsAt = (bytes: Buffer, start: number): Counts => ({
  isUt: bytes.readUInt32BE(start + 20),
  isStd: bytes.readUInt32BE(start + 24),
  leaps: bytes.readUInt32BE(start + 28),
  times: bytes.readUInt32BE(start + 32),
  types: bytes.readUInt32BE(start + 36),
  letters: bytes.readUInt32BE(start + 40),
});

const bytesOf = ({ isUt, isStd, leaps, times, types, letters }: Counts, width: number): number =>
  times * (width + 1) + types * 6 + letters + leaps * (width + 4) + isStd + isUt;

const name = '(?:[A-Za-z]+|<[^>]+>)';
const posix = new RegExp(String.raw`^${name}([-+\d:]+)(?:${name}([-+\d:]*),(M[^,]+),(M[^,]+))?$`);

/** Continues a zone after its last change by the rule at the end of the file, such as `EST5EDT,M3.2.0,M11.1.0`. */
function withFooter(table: ZoneTable, footer: string): ZoneTable {
  const [, standard, summer, starts, ends] = posix.exec(footer) ?? [];
  if (standard === undefined || starts === undefined || ends === undefined) return table;
  const offset = -minutesIn(standard) * minute;
  const inSummer = summer === '' || summer === undefined ? offset + 60 * minute : -minutesIn(summer) * minute;
  const changes = [
    { change: yearly(starts, inSummer), before: offset },
    { change: yearly(ends, offset), before: inSummer },
  ];
  const [at, offsets] = [[...table.at], [...table.offsets]];
  const last = at.at(-1) ?? 0;
  const later = [];
  for (let year = new Date(last).getUTCFullYear(); year <= lastYear; year += 1)
    for (const { change, before } of changes)
      later.push({ time: timeOf(change, year, before), to: change.offset });
  for (const { time, to } of later.filter((change) => change.time > last).sort((a, b) => a.time - b.time)) {
    at.push(time);
    offsets.push(to);
  }
  return { at, offsets };
}

/** `M3.2.0/2`: the second Sunday of March at 02:00 of the clock before; the fifth is the last one. */
function yearly(rule: string, offset: number): YearlyChange {
  const [date = '', time = '2'] = rule.slice(1).split('/');
  const [month = 1, week = 1, weekday = 0] = date.split('.').map(Number);
  const lastDate = new Date(Date.UTC(2001, month, 0)).getUTCDate();
  const fromDate = week === 5 ? lastDate - 6 : (week - 1) * 7 + 1;
  return { month: month - 1, fromDate, weekday, minute: minutesIn(time), offset };
}

/** `5`, `-3:30`, `02:00:00` in minutes. */
function minutesIn(text: string): number {
  const [hours = '0', minutes = '0', seconds = '0'] = text.replace(/^[-+]/, '').split(':');
  const size = Number(hours) * 60 + Number(minutes) + Number(seconds) / 60;
  return text.startsWith('-') ? -size : size;
}
