import type { DateOrder, DateOrders, FileTime } from '#domain/history-import/file-rows.ts';
import { isMemberDay } from '#domain/kernel/day.ts';

/** Reads the dates of one file, and counts how many of them can be read in one order only. */
export type TimeReader = {
  /** Null when the text is no date. The text before is remembered, because most rows repeat it. */
  read(text: string): FileTime | null;
  orders(): DateOrders;
};

/** @param order of dates such as `01/04/2026` that their own numbers do not decide; the day is first without it */
export function timeReader(order: DateOrder | null): TimeReader {
  const orders = { dayFirst: 0, monthFirst: 0, either: 0 };
  let lastText: string | null = null;
  let lastTime: FileTime | null = null;
  const count = (found: keyof DateOrders) => {
    orders[found] += 1;
  };
  return {
    read(text) {
      if (text === lastText) return lastTime;
      lastText = text;
      lastTime = readTime(text, order ?? 'day-first', count);
      return lastTime;
    },
    orders: () => ({ ...orders }),
  };
}

type Count = (found: keyof DateOrders) => void;
type Clock = { readonly hour: number; readonly minute: number; readonly second: number };

const clockAndZone =
  /(?:^|[T,\s])\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?:\s*([ap])\.?\s*m\.?)?\s*(z|utc|gmt|[+-]\d{2}:?\d{2})?$/i;
const compact = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})([+-]\d{2}:?\d{2})?$/;

function readTime(text: string, order: DateOrder, count: Count): FileTime | null {
  const plain = text.replaceAll(/[\s\u00a0\u2000-\u200a\u202f\u3000]+/g, ' ').trim();
  if (plain.length > 60) return null;
  const digits = compact.exec(plain);
  if (digits) {
    const [, year, month, date, hour, minute, second, zone = ''] = digits;
    return joined(`${year}-${month}-${date}`, clockOf(hour, minute, second, undefined), zone);
  }
  const found = clockAndZone.exec(plain);
  if (!found) return joined(dayOf(plain, order, count), undefined, '');
  const [, hour, minute, second, half, zone = ''] = found;
  const clock = clockOf(hour, minute, second, half);
  return clock === null ? null : joined(dayOf(plain.slice(0, found.index), order, count), clock, zone);
}

function clockOf(
  hours = '',
  minutes = '',
  seconds = '0',
  half: string | undefined = undefined,
): Clock | null {
  const afternoon = half?.toLowerCase() === 'p';
  const typed = Number(hours);
  if (half !== undefined && (typed < 1 || typed > 12)) return null;
  const hour = half === undefined ? typed : (typed % 12) + (afternoon ? 12 : 0);
  const clock = { hour, minute: Number(minutes), second: Number(seconds) };
  return clock.hour < 24 && clock.minute < 60 && clock.second < 60 ? clock : null;
}

function joined(day: string | null, clock: Clock | null | undefined, zone: string): FileTime | null {
  if (day === null || clock === null || !isMemberDay(day)) return null;
  if (clock === undefined) return day;
  return `${day}T${two(clock.hour)}:${two(clock.minute)}:${two(clock.second)}${offsetOf(zone)}`;
}

const two = (value: number): string => String(value).padStart(2, '0');

function offsetOf(zone: string): string {
  if (zone === '') return '';
  if (/^[a-z]/i.test(zone)) return 'Z';
  return zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`;
}

const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;

function dayOf(text: string, order: DateOrder, count: Count): string | null {
  const plain = text.replace(/[\s,T]+$/, '').trim();
  const first = yearFirst.exec(plain);
  if (first) return dayText(Number(first[1]), Number(first[3]), Number(first[4]));
  const last = yearLast.exec(plain);
  return last ? numericDay(last, order, count) : namedDay(plain);
}

/** A date with dots has its day first everywhere. */
function numericDay(found: RegExpExecArray, order: DateOrder, count: Count): string | null {
  const [one, other] = [Number(found[1]), Number(found[3])];
  const year = fullYear(found[4] ?? '');
  if (found[2] === '.') return dayText(year, other, one);
  if (one > 12 && other > 12) return null;
  if (one > 12) count('dayFirst');
  else if (other > 12) count('monthFirst');
  else if (one !== other) count('either');
  const isDayFirst = one > 12 || (other <= 12 && order === 'day-first');
  return isDayFirst ? dayText(year, other, one) : dayText(year, one, other);
}

/** Two digits mean the years 1970-2069. */
const fullYear = (text: string): number =>
  text.length === 4 ? Number(text) : Number(text) + (Number(text) < 70 ? 2000 : 1900);

function dayText(year: number, month: number, date: number): string | null {
  if (year < 1900 || year > 2100) return null;
  return `${year}-${two(month)}-${two(date)}`;
}

/** `3 Jul 2024`, `Jan 25, 2026`, `21 de set. de 2026`, `29-Aug-26`. */
function namedDay(text: string): string | null {
  const words = text.split(/[\s,-]+/).filter((word) => word !== '' && word.toLowerCase() !== 'de');
  if (words.length !== 3) return null;
  const [first = '', second = '', year = ''] = words;
  if (!/^(\d{4}|\d{2})$/.test(year)) return null;
  const [month, date] = /^\d/.test(first) ? [monthOf(second), first] : [monthOf(first), second];
  const day = /^(\d{1,2})(?:\.|st|nd|rd|th|er)?$/i.exec(date)?.[1];
  return month === undefined || day === undefined ? null : dayText(fullYear(year), month, Number(day));
}

/** Month names of English, German, French, Spanish, Portuguese, Dutch and Italian, without accents; then short forms. */
const monthNames: readonly string[] = [
  'january januar janner janvier enero janeiro januari gennaio',
  'february februar feber fevrier febrero fevereiro februari febbraio',
  'march marz mars marzo marco maart mrz mrt',
  'april avril abril aprile',
  'may mai mayo maio mei maggio',
  'june juni juin junio junho giugno',
  'july juli juillet julio julho luglio',
  'august aout agosto augustus',
  'september septembre septiembre setembro settembre',
  'october oktober octobre octubre outubro ottobre',
  'november novembre noviembre novembro',
  'december dezember decembre diciembre dezembro dicembre',
];

type NamedMonth = { readonly name: string; readonly month: number };

/** Whole names, then the first four and three letters where only one month begins so. */
function monthTable(): ReadonlyMap<string, number> {
  const names = monthNames.flatMap((line, index) =>
    line.split(' ').map((name) => ({ name, month: index + 1 })),
  );
  const whole = names.map(({ name, month }) => [name, month] as const);
  return new Map([...shortNames(names, 3), ...shortNames(names, 4), ...whole]);
}

function shortNames(names: readonly NamedMonth[], length: number): readonly (readonly [string, number])[] {
  const meant = new Map<string, Set<number>>();
  for (const { name, month } of names) {
    const start = name.slice(0, length);
    meant.set(start, (meant.get(start) ?? new Set()).add(month));
  }
  return [...meant].flatMap(([start, [month, ...others]]) =>
    month === undefined || others.length > 0 ? [] : [[start, month] as const],
  );
}

const months = monthTable();

function monthOf(text: string): number | undefined {
  const word = text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f.]/g, '')
    .toLowerCase();
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return undefined;
  return months.get(word) ?? months.get(word.slice(0, 4)) ?? months.get(word.slice(0, 3));
}

/** Minutes between two times of one clock; null when one has no clock or a zone. */
export function minutesBetween(from: FileTime, to: FileTime): number | null {
  if (from.length !== to.length || from.length < 19) return null;
  const minutes = (Date.parse(asUtc(to)) - Date.parse(asUtc(from))) / 60_000;
  return Number.isFinite(minutes) ? minutes : null;
}

const asUtc = (time: FileTime): string => (time.length === 19 ? `${time}Z` : time);

/**
 * A moment of a file that counts seconds. Null when it is none.
 * @param seconds since 1970
 * @param offset seconds from UTC to the clock of that moment; null when the file has none
 */
export function momentText(seconds: number, offset: number | null): FileTime | null {
  const shift = offset ?? 0;
  if (!(seconds > 0 && seconds < lastSecond && Math.abs(shift) <= mostOffset)) return null;
  const text = new Date((seconds + shift) * 1_000).toISOString().slice(0, 19);
  if (offset === null) return `${text}Z`;
  const minutes = Math.round(Math.abs(shift) / 60);
  return `${text}${shift < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The year 2100, and the most that a zone of Android is from UTC. */
const lastSecond = 4_102_444_800;
const mostOffset = 18 * 3_600;
