import { Bytes, lengthBytes } from './bytes.ts';
import type { ColumnKind } from './event-table.ts';
import { TextNumbers } from './text-numbers.ts';

/** An encoding of Parquet, as its metadata name it. */
type Encoding = 'PLAIN' | 'RLE_DICTIONARY' | 'DELTA_BINARY_PACKED';

/** The values of a column in one row group, as Parquet stores them. */
export type EncodedValues = {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
  /** Values that are stored once, for `RLE_DICTIONARY`. */
  readonly dictionary: { readonly bytes: Buffer; readonly count: number } | null;
  /** Range of the numbers; null without numbers. */
  readonly range: { readonly min: number; readonly max: number } | null;
};

/**
 * Collects values of one column in bytes and typed arrays. As objects, the values of all columns would survive several collections of
 * garbage, which cost more than all the rest of an export.
 */
export type ColumnValues = {
  /** @param value as in the event, never null; of a list its JSON */
  add(value: unknown): void;
  /** The same from its text in UTF-8: of a string its characters, of anything else its JSON. */
  addText(bytes: Uint8Array, from: number, to: number): void;
  /** The values since the last call, in buffers that the next values, or those taken of another column, overwrite. */
  take(): EncodedValues;
};

export function columnValues(kind: ColumnKind): ColumnValues {
  switch (kind) {
    case 'id':
      return plainTexts();
    case 'uuid':
      return uuids();
    case 'text':
    case 'json':
      return repeatedTexts();
    case 'boolean':
      return booleans();
    case 'double':
      return doubles();
    case 'instant':
      return wholeNumbers(millisecondsOf, millisecondsIn, 64);
    case 'date':
      return wholeNumbers(daysOf, daysIn, 32);
    case 'integer':
      return wholeNumbers(Number, numberIn, 32);
    case 'bigint':
      return wholeNumbers(Number, numberIn, 64);
  }
}

/** The values that were taken last. All columns share these bytes, because new ones would be most of the garbage of an export. */
const valuesTaken = new Bytes();
const levelsTaken = new Bytes();

const plain = (bytes: Buffer): EncodedValues => ({ encoding: 'PLAIN', bytes, dictionary: null, range: null });

/** Ids hardly repeat within a group, so a dictionary would make them larger. */
function plainTexts(): ColumnValues {
  const texts = new Bytes();
  return {
    add: (value) => texts.text(value as string),
    addText: (bytes, from, to) => texts.textIn(bytes, from, to),
    take: () => plain(texts.take()),
  };
}

const uuidBytes = 16;
const uuidLength = 36;
/** Where the digits of each byte begin in the text. */
const uuidPlaces = Uint8Array.of(0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34);
/** The value of each hexadecimal digit by its code. */
const digitOf = new Uint8Array(256);
for (let digit = 0; digit < 16; digit += 1)
  for (const text of [digit.toString(16), digit.toString(16).toUpperCase()])
    digitOf[text.charCodeAt(0)] = digit;

function uuids(): ColumnValues {
  const values = new Bytes();
  const text = Buffer.alloc(uuidLength);
  const addText = (bytes: Uint8Array, from: number) => {
    values.reserve(uuidBytes);
    const { buffer, length } = values;
    for (let nth = 0; nth < uuidBytes; nth += 1) {
      const at = from + (uuidPlaces[nth] as number);
      const high = digitOf[bytes[at] as number] as number;
      buffer[length + nth] = (high << 4) | (digitOf[bytes[at + 1] as number] as number);
    }
    values.length = length + uuidBytes;
  };
  return {
    add(value) {
      text.write(value as string, 'latin1');
      addText(text, 0);
    },
    addText,
    take: () => plain(values.take()),
  };
}

const digitAt = (bytes: Uint8Array, at: number): number => digitOf[bytes[at] ?? 0] ?? 0;

/** Each different text once, and for each row its number. */
function repeatedTexts(): ColumnValues {
  const numbers = new TextNumbers();
  const text = new Bytes();
  let rows = new Uint32Array(64);
  let count = 0;
  const addText = (bytes: Uint8Array, from: number, to: number) => {
    if (count === rows.length) rows = grown(rows, new Uint32Array(count * 2));
    rows[count] = numbers.of(bytes, from, to);
    count += 1;
  };
  return {
    add(value) {
      text.text(value as string);
      const { length } = text;
      addText(text.take(), lengthBytes, length);
    },
    addText,
    take() {
      const { size } = numbers;
      const width = Math.ceil(Math.log2(Math.max(2, size)));
      valuesTaken.reserve(1);
      valuesTaken.byte(width);
      packed(valuesTaken, rows, count, width);
      count = 0;
      const dictionary = { bytes: numbers.take(), count: size };
      return { encoding: 'RLE_DICTIONARY', bytes: valuesTaken.take(), dictionary, range: null };
    },
  };
}

function grown<Values extends Uint32Array | Float64Array | Uint8Array>(old: Values, larger: Values): Values {
  larger.set(old);
  return larger;
}

/** The hybrid of runs and packed bits that Parquet uses for levels and numbers of a dictionary: a run when all are equal. */
function packed(bytes: Bytes, values: ArrayLike<number>, count: number, width: number): void {
  if (count === 0) return;
  const [first = 0] = [values[0]];
  let equal = 1;
  while (equal < count && values[equal] === first) equal += 1;
  if (equal === count) {
    bytes.varint(count * 2);
    for (let left = width, rest = first; left > 0; left -= 8, rest >>>= 8) bytes.byte(rest & 255);
    return;
  }
  const groups = Math.ceil(count / 8);
  bytes.varint(groups * 2 + 1);
  packBits(bytes, values, { from: 0, to: count, places: groups * 8 }, width);
}

type Span = { readonly from: number; readonly to: number; readonly places: number };

/** The low bits of each value one after the other, the lowest first; places without a value are 0. */
function packBits(bytes: Bytes, values: ArrayLike<number>, { from, to, places }: Span, width: number): void {
  const size = (places * width) / 8;
  bytes.reserve(size);
  const { buffer, length } = bytes;
  buffer.fill(0, length, length + size);
  let [at, bit] = [length, 0];
  for (let index = from; index < to; index += 1) {
    let value = values[index] ?? 0;
    for (let left = width; left > 0; ) {
      const taken = Math.min(8 - bit, left);
      const share = 1 << taken;
      // A remainder, because numbers may have more than the 32 bits of the bit operators.
      const part = value % share;
      buffer[at] = (buffer[at] ?? 0) | (part << bit);
      value = (value - part) / share;
      left -= taken;
      bit += taken;
      if (bit === 8) [at, bit] = [at + 1, 0];
    }
  }
  bytes.length = length + size;
}

const startOfTrue = 't'.charCodeAt(0);

function booleans(): ColumnValues {
  let values = new Uint8Array(64);
  let count = 0;
  const add = (value: unknown) => {
    if (count === values.length) values = grown(values, new Uint8Array(count * 2));
    values[count] = value ? 1 : 0;
    count += 1;
  };
  return {
    add,
    addText: (bytes, from) => add(bytes[from] === startOfTrue),
    take() {
      packBits(valuesTaken, values, { from: 0, to: count, places: Math.ceil(count / 8) * 8 }, 1);
      count = 0;
      return plain(valuesTaken.take());
    },
  };
}

function doubles(): ColumnValues {
  const values = new Bytes();
  const add = (value: unknown) => {
    values.reserve(8);
    values.length = values.buffer.writeDoubleLE(Number(value), values.length);
  };
  return {
    add,
    addText: (bytes, from, to) => add(numberIn(bytes, from, to)),
    take: () => plain(values.take()),
  };
}

/** Larger numbers are stored whole: differences of differences must fit 32 bits, or the safe integers. */
const mostOf = { 32: 2 ** 29, 64: 2 ** 50 } as const;

type NumberIn = (bytes: Uint8Array, from: number, to: number) => number;

/** @param numberOf of a value, within the safe integers @param inText the same of its text */
function wholeNumbers(numberOf: (value: unknown) => number, inText: NumberIn, bits: 32 | 64): ColumnValues {
  let values = new Float64Array(64);
  let count = 0;
  const add = (value: number) => {
    if (count === values.length) values = grown(values, new Float64Array(count * 2));
    values[count] = value;
    count += 1;
  };
  return {
    add: (value) => add(numberOf(value)),
    addText: (bytes, from, to) => add(inText(bytes, from, to)),
    take() {
      const taken = values.subarray(0, count);
      count = 0;
      const range = rangeOf(taken);
      const most = mostOf[bits];
      if (range && (range.min < -most || range.max > most)) return { ...plain(whole(taken, bits)), range };
      return { encoding: 'DELTA_BINARY_PACKED', bytes: differences(taken), dictionary: null, range };
    },
  };
}

function whole(values: Float64Array, bits: 32 | 64): Buffer {
  const bytes = Buffer.alloc((values.length * bits) / 8);
  for (const [index, value] of values.entries())
    if (bits === 32) bytes.writeInt32LE(value, index * 4);
    else bytes.writeBigInt64LE(BigInt(value), index * 8);
  return bytes;
}

function rangeOf(values: Float64Array): EncodedValues['range'] {
  if (values.length === 0) return null;
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { min, max };
}

const inBlock = 128;
const inMiniblock = 32;

/**
 * Encodes the first value, and for each further value its difference to the value before. Each 32 differences take as few bits as their
 * largest needs.
 */
function differences(values: Float64Array): Buffer {
  const bytes = valuesTaken;
  bytes.varint(inBlock);
  bytes.varint(inBlock / inMiniblock);
  bytes.varint(values.length);
  bytes.zigzag(values[0] ?? 0);
  for (let from = 1; from < values.length; from += inBlock) writeBlock(bytes, values, from);
  return bytes.take();
}

const block = new Float64Array(inBlock);

function writeBlock(bytes: Bytes, values: Float64Array, from: number): void {
  const count = Math.min(inBlock, values.length - from);
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < count; index += 1) {
    const difference = (values[from + index] ?? 0) - (values[from + index - 1] ?? 0);
    block[index] = difference;
    if (difference < least) least = difference;
  }
  for (let index = 0; index < count; index += 1) block[index] = (block[index] ?? 0) - least;
  bytes.zigzag(least);
  writeMiniblocks(bytes, count);
}

function writeMiniblocks(bytes: Bytes, count: number): void {
  const widths = Array.from({ length: inBlock / inMiniblock }, (_, nth) => {
    let most = 0;
    for (let index = nth * inMiniblock; index < Math.min(count, (nth + 1) * inMiniblock); index += 1)
      most = Math.max(most, block[index] ?? 0);
    return bitsOf(most);
  });
  bytes.reserve(widths.length);
  for (const width of widths) bytes.byte(width);
  for (const [nth, width] of widths.entries()) {
    const from = nth * inMiniblock;
    if (from >= count) return;
    packBits(bytes, block, { from, to: Math.min(count, from + inMiniblock), places: inMiniblock }, width);
  }
}

const bitsOf = (value: number): number =>
  value < 2 ** 31 ? 32 - Math.clz32(value) : 32 + bitsOf(Math.floor(value / 2 ** 32));

const textIn = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString();

/** Every whole number with so many digits is exact while it is put together. */
const mostDigits = 15;

/** Reads a number in JSON. */
export function numberIn(bytes: Uint8Array, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const digit = (bytes[at] ?? 0) - 48;
    if (digit < 0 || digit > 9 || to - from > mostDigits) return Number(textIn(bytes, from, to));
    number = number * 10 + digit;
  }
  return number;
}

const millisecondsOfDay = 86_400_000;
/** `2026-03-01T12:00:00.000Z` */
const instantLength = 24;
const codeOfZ = 'Z'.charCodeAt(0);

/** @param value in ISO 8601, or a number, or a date */
const millisecondsOf = (value: unknown): number =>
  typeof value === 'string' ? Date.parse(value) : Number(value);

function millisecondsIn(bytes: Uint8Array, from: number, to: number): number {
  if (to - from !== instantLength || bytes[to - 1] !== codeOfZ) return Date.parse(textIn(bytes, from, to));
  const hours = twoDigits(bytes, from + 11);
  const seconds = (hours * 60 + twoDigits(bytes, from + 14)) * 60 + twoDigits(bytes, from + 17);
  const milliseconds = twoDigits(bytes, from + 20) * 10 + digitAt(bytes, from + 22);
  return daysIn(bytes, from) * millisecondsOfDay + seconds * 1000 + milliseconds;
}

const twoDigits = (bytes: Uint8Array, at: number): number => digitAt(bytes, at) * 10 + digitAt(bytes, at + 1);

/** @param date in ISO 8601, or a date */
const daysOf = (date: unknown): number =>
  (date instanceof Date ? date.getTime() : Date.parse(date as string)) / millisecondsOfDay;

/** Days until the first of each month of a year that begins in March, so that the leap day is the last. */
const daysBefore = [306, 337, 0, 31, 61, 92, 122, 153, 184, 214, 245, 275];
/** From the first of March of the year 0 to 1970. */
const daysUntil1970 = 719_468;

/** Days since 1970 of a date in ISO 8601, in the calendar that is in force today. */
function daysIn(bytes: Uint8Array, from: number): number {
  const month = twoDigits(bytes, from + 5);
  const year = twoDigits(bytes, from) * 100 + twoDigits(bytes, from + 2) - (month < 3 ? 1 : 0);
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  const day = (daysBefore[month - 1] ?? 0) + twoDigits(bytes, from + 8) - 1;
  return year * 365 + leapDays + day - daysUntil1970;
}

/** Whether each row has a value, in the form of Parquet's levels: 1 when it has. */
export function presence() {
  let levels = new Uint8Array(64);
  let count = 0;
  return {
    add(isPresent: boolean): void {
      if (count === levels.length) levels = grown(levels, new Uint8Array(count * 2));
      levels[count] = isPresent ? 1 : 0;
      count += 1;
    },
    take(): Buffer {
      const bytes = levelsTaken;
      bytes.reserve(4);
      bytes.length = 4;
      packed(bytes, levels, count, 1);
      bytes.buffer.writeUInt32LE(bytes.length - 4, 0);
      count = 0;
      return bytes.take();
    },
  };
}
