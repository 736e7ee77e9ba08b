import type { Source } from '#domain/history-import/sources.ts';
import { type CellNumber, numberOf } from './file-numbers.ts';
import type { Reading } from './reading.ts';

/** A kind of JSON file. The place of an item in its list, from 1, counts as its line. */
export type JsonFormat = {
  readonly source: Source;
  readonly name: string;
  readonly isIt: (value: unknown) => boolean;
  readonly read: (value: unknown, reading: Reading) => void;
};

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const fieldsIn = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isFields) : [];
export const hasKeys = (value: unknown, ...keys: readonly string[]): boolean =>
  isFields(value) && keys.every((key) => key in value);

export function numberIn(value: unknown): CellNumber {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' ? numberOf(value) : undefined;
}
export const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
