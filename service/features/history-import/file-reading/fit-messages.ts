import type { FitMessage, FitValue } from '#domain/history-import/readers/fit.ts';
import { unreadable } from './unreadable.ts';

/** Whether bytes begin as a FIT file does. */
export const isFit = (start: Uint8Array): boolean =>
  (start[0] === 12 || start[0] === 14) && textIn(start, 8, 4) === '.FIT';

const textIn = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** How the values of a kind of message are written, as its latest definition says. */
type Definition = {
  readonly global: number;
  readonly isLittleEndian: boolean;
  readonly fields: readonly Field[];
  /** In bytes, with the fields of developers, which are passed over. */
  readonly size: number;
};
type Field = { readonly number: number; readonly size: number; readonly baseType: number };

/**
 * Reads the messages of a FIT file, or of several that follow each other in one, in their order.
 * @param onMessage gets the values by the number of their field; invalid ones are left out
 * @throws Refusal `fit-broken` when the file is cut off, was changed, or says other sizes than it has
 */
export function readFitMessages(
  bytes: Uint8Array,
  file: string,
  onMessage: (message: FitMessage) => void,
): void {
  for (let at = 0; at < bytes.byteLength; ) at = readPart(bytes, at, file, onMessage);
}

/** @returns the place after the part and its checksum */
function readPart(
  bytes: Uint8Array,
  from: number,
  file: string,
  onMessage: (message: FitMessage) => void,
): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = from + (bytes[from] ?? 0);
  const end = from + 14 <= bytes.byteLength ? start + view.getUint32(from + 4, true) : Number.NaN;
  const isWhole = isFit(bytes.subarray(from, from + 14)) && end + 2 <= bytes.byteLength;
  if (!isWhole || checksumOf(bytes.subarray(from, end)) !== view.getUint16(end, true))
    throw unreadable('fit-broken', file);
  const broken = () => unreadable('fit-broken', file);
  readRecords(view, { start, end }, onMessage, broken);
  return end + 2;
}

type Range = { readonly start: number; readonly end: number };

function readRecords(
  view: DataView,
  { start, end }: Range,
  onMessage: (message: FitMessage) => void,
  broken: () => Error,
): void {
  const reader = { view, end, definitions: new Map<number, Definition>(), time: 0 };
  for (let at = start; at < end; ) {
    const next = isDefinition(view.getUint8(at))
      ? keepDefinition(reader, at)
      : readMessage(reader, at, onMessage);
    if (next === null) throw broken();
    at = next;
  }
}

type Records = {
  readonly view: DataView;
  readonly end: number;
  readonly definitions: Map<number, Definition>;
  /** Of the latest message with a time, in seconds. */
  time: number;
};

/** @returns the place of the next record; null when this one does not fit into the file */
function keepDefinition({ view, end, definitions }: Records, at: number): number | null {
  const found = definitionAt(view, at, end);
  if (found) definitions.set(kindOf(view.getUint8(at)), found.definition);
  return found?.next ?? null;
}

/** As `keepDefinition`; null also for a message whose kind was not defined. */
function readMessage(records: Records, at: number, onMessage: (message: FitMessage) => void): number | null {
  const { view, end, definitions } = records;
  const head = view.getUint8(at);
  const definition = definitions.get(kindOf(head));
  if (!definition || at + 1 + definition.size > end) return null;
  const values = valuesAt(view, at + 1, definition);
  records.time = keepTime(values, head, records.time);
  onMessage({ global: definition.global, values });
  return at + 1 + definition.size;
}

/** The place of a definition among those that are in use. */
const kindOf = (head: number): number => (isShort(head) ? (head >> 5) & 3 : head & 0x0f);

const isShort = (head: number): boolean => (head & 0x80) !== 0;
const isDefinition = (head: number): boolean => !isShort(head) && (head & 0x40) !== 0;

const timeField = 253;

/** The head of a short message has the last five bits of its time. @returns the latest time, in seconds */
function keepTime(values: Map<number, FitValue>, head: number, time: number): number {
  if (isShort(head)) values.set(timeField, time + (((head & 0x1f) - time) & 0x1f));
  const written = values.get(timeField);
  return typeof written === 'number' ? written : time;
}

function definitionAt(
  view: DataView,
  at: number,
  end: number,
): { readonly definition: Definition; readonly next: number } | null {
  const hasDeveloperFields = (view.getUint8(at) & 0x20) !== 0;
  if (at + 6 > end) return null;
  const isLittleEndian = view.getUint8(at + 2) === 0;
  const fieldsAt = at + 6;
  const ownEnd = fieldsAt + 3 * view.getUint8(at + 5);
  if (ownEnd > end || (hasDeveloperFields && ownEnd >= end)) return null;
  const next = hasDeveloperFields ? ownEnd + 1 + 3 * view.getUint8(ownEnd) : ownEnd;
  if (next > end) return null;
  const fields: Field[] = [];
  for (let place = fieldsAt; place < ownEnd; place += 3)
    fields.push({
      ...{ number: view.getUint8(place), size: view.getUint8(place + 1) },
      baseType: view.getUint8(place + 2),
    });
  let size = fields.reduce((sum, field) => sum + field.size, 0);
  for (let place = ownEnd + 1; place < next; place += 3) size += view.getUint8(place + 1);
  return {
    definition: { global: view.getUint16(at + 3, isLittleEndian), isLittleEndian, fields, size },
    next,
  };
}

function valuesAt(
  view: DataView,
  from: number,
  { fields, isLittleEndian }: Definition,
): Map<number, FitValue> {
  const values = new Map<number, FitValue>();
  let at = from;
  for (const { number, size, baseType } of fields) {
    const value =
      baseType === textType ? textAt(view, at, size) : numberAt(view, { at, size, baseType, isLittleEndian });
    if (value !== null) values.set(number, value);
    at += size;
  }
  return values;
}

const textType = 0x07;

function textAt(view: DataView, at: number, size: number): string | null {
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at, size);
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(bytes.subarray(0, end < 0 ? size : end)) || null;
}

/** Bytes of the whole numbers without a sign, by base type. Other numbers are in no message that is read. */
const lengths: ReadonlyMap<number, 1 | 2 | 4> = new Map([
  [0x00, 1],
  [0x02, 1],
  [0x0a, 1],
  [0x84, 2],
  [0x8b, 2],
  [0x86, 4],
  [0x8c, 4],
]);

type NumberField = Pick<Field, 'size' | 'baseType'> & {
  readonly at: number;
  readonly isLittleEndian: boolean;
};

/** The first number of a field; null when all of its bits are set, which means "none". */
function numberAt(view: DataView, { at, size, baseType, isLittleEndian }: NumberField): number | null {
  const length = lengths.get(baseType);
  if (length === undefined || size < length) return null;
  if (length === 1) return valid(view.getUint8(at), 0xff);
  return length === 2
    ? valid(view.getUint16(at, isLittleEndian), 0xffff)
    : valid(view.getUint32(at, isLittleEndian), 0xffffffff);
}

const valid = (value: number, none: number): number | null => (value === none ? null : value);

/** CRC-16 with the polynomial 0x8005, reflected. */
function checksumOf(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) crc = (crc >> 8) ^ (checksums[(crc ^ byte) & 0xff] ?? 0);
  return crc;
}

const checksums = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = (crc & 1) === 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  return crc;
});
