import type { MassUnit } from '#domain/body/quantity.ts';
import { westernDigits } from '#domain/kernel/typed-number.ts';

/** `null`: the cell is empty, or a sign for "none". `undefined`: the cell is no number. */
export type CellNumber = number | null | undefined;

const number = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i;
const none: ReadonlySet<string> = new Set(['', '-', '--', 'nan', 'null', 'n/a', 'no data']);

const plainNumber = /^\d+(\.\d+)?$/;

/** A point or a comma begins the decimals; spaces at the ends do not count. Digits may be Arabic or Persian. */
export function numberOf(text: string): CellNumber {
  if (text === '') return null;
  if (plainNumber.test(text)) return Number(text);
  const plain = westernDigits(text.trim());
  if (none.has(plain.toLowerCase())) return null;
  return number.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

/** `kg`, `kgs`, `lb`, `lbs`, `pounds`; null for every other text. */
export function massUnitOf(text: string): MassUnit | null {
  if (text === 'kg' || text === 'lbs') return text;
  const plain = text.trim().toLowerCase().replace(/\.$/, '');
  if (/^(kgs?|kilos?|kilograms?|kilogramm)$/.test(plain)) return 'kg';
  return /^(lbs?|pounds?|pfund)$/.test(plain) ? 'lbs' : null;
}

const metres: ReadonlyMap<string, number> = new Map([
  ['m', 1],
  ['meter', 1],
  ['meters', 1],
  ['metres', 1],
  ['km', 1000],
  ['kilometer', 1000],
  ['mi', 1609.344],
  ['mile', 1609.344],
  ['miles', 1609.344],
  ['yd', 0.9144],
  ['ft', 0.3048],
  ['cm', 0.01],
]);

/** Whole metres; null without a distance or without a known unit. */
export function metresOf(value: CellNumber, unit: string): number | null {
  if (value === undefined || value === null || value <= 0) return null;
  const factor = metres.get(unit.trim().toLowerCase().replace(/\.$/, ''));
  return factor === undefined ? null : Math.round(value * factor);
}

const longestWorkoutMinutes = 600;

/** Whole minutes; null when no workout lasts so long, as when it was left running or written down days later. */
export function plausibleMinutes(minutes: number | null): number | null {
  if (minutes === null || !(minutes > 0) || minutes > longestWorkoutMinutes) return null;
  return Math.max(1, Math.round(minutes));
}

/** `2h 18m`, `59m`, `38min`, `1h 2m 3s`, or whole seconds. */
export function durationMinutes(text: string): number | null {
  const plain = text.trim().toLowerCase();
  const seconds = numberOf(plain);
  if (seconds === null) return null;
  if (seconds !== undefined) return plausibleMinutes(seconds / 60);
  const [found, hours = '0', minutes = '0', rest = '0'] =
    /^(?:(\d+)\s*h[a-z]*\.?)?\s*(?:(\d+)\s*m[a-z]*\.?)?\s*(?:(\d+)\s*s[a-z]*\.?)?$/.exec(plain) ?? [];
  if (found === undefined) return null;
  return plausibleMinutes(Number(hours) * 60 + Number(minutes) + Number(rest) / 60);
}

/** `0:09:21` or `9:21` as seconds; null when the text is no time or 0. */
export function clockSeconds(text: string): number | null {
  const parts = text.trim().split(':').map(Number);
  if (parts.length < 2 || parts.length > 3 || parts.some((part) => !Number.isFinite(part) || part < 0))
    return null;
  return parts.reduce((sum, part) => sum * 60 + part, 0) || null;
}
/** The number of `80.0 kg` and its unit. */
export function amountOf(text: string): { readonly value: CellNumber; readonly unit: MassUnit | null } {
  const [, amount = text, unit = ''] = /^\s*(\S+)\s*([a-z]*)\.?\s*$/i.exec(text) ?? [];
  return { value: numberOf(amount), unit: massUnitOf(unit) };
}
