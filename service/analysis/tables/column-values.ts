import type { ColumnKind } from './event-table.ts';

/** An encoding of Parquet, as its metadata name it. */
type Encoding = 'PLAIN' | 'RLE_DICTIONARY' | 'DELTA_BINARY_PACKED';

/** The values of a column in one row group, as Parquet stores them. */
export type EncodedValues = {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
  /** Values that are stored once, for `RLE_DICTIONARY`. */
  readonly dictionary: { readonly bytes: Buffer; readonly count: number } | null;
  /** Of numbers; null without any. */
  readonly range: { readonly min: number; readonly max: number } | null;
};

/**
 * Collects values of one column in bytes and typed arrays. As objects, the values of all columns would survive several collections of
 * garbage, which cost more than all the rest of an export.
 */
export type ColumnValues = {
  /** @param value as in the event, never null; of a list its JSON */
  add(value: unknown): void;
  /** The values since the last call, in buffers that the next values overwrite. */
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
      return wholeNumbers(createMilliseconds(), 64);
    case 'date':
      return wholeNumbers(createDays(), 32);
    case 'integer':
      return wholeNumbers(Number, 32);
    case 'bigint':
      return wholeNumbers(Number, 64);
  }
}

/** Bytes that grow. */
class Bytes {
  buffer = Buffer.allocUnsafeSlow(256);
  length = 0;

  /** Makes room for as many more. */
  reserve(more: number): void {
    const needed = this.length + more;
    if (needed <= this.buffer.length) return;
    const grown = Buffer.allocUnsafeSlow(Math.max(needed, this.buffer.length * 2));
    this.buffer.copy(grown, 0, 0, this.length);
    this.buffer = grown;
  }

  /** In UTF-8, after the length in four bytes. */
  text(value: string): void {
    // A UTF-16 unit takes three bytes at most.
    this.reserve(4 + value.length * 3);
    const written = this.buffer.write(value, this.length + 4, 'utf8');
    this.buffer.writeUInt32LE(written, this.length);
    this.length += 4 + written;
  }

  varint(value: number): void {
    this.reserve(10);
    let left = value;
    for (; left >= 128; left = Math.floor(left / 128)) this.byte((left % 128) + 128);
    this.byte(left);
  }

  /** Small numbers of either sign in few bytes. */
  zigzag(value: number): void {
    this.varint(value < 0 ? -value * 2 - 1 : value * 2);
  }

  byte(value: number): void {
    this.buffer[this.length] = value;
    this.length += 1;
  }

  take(): Buffer {
    const taken = this.buffer.subarray(0, this.length);
    this.length = 0;
    return taken;
  }
}

const plain = (bytes: Buffer): EncodedValues => ({ encoding: 'PLAIN', bytes, dictionary: null, range: null });

/** Ids hardly repeat within a group, so a dictionary would make them larger. */
function plainTexts(): ColumnValues {
  const bytes = new Bytes();
  return {
    add: (value) => bytes.text(value as string),
    take: () => plain(bytes.take()),
  };
}

const uuidBytes = 16;
const isDash = (at: number) => at === 8 || at === 13 || at === 18 || at === 23;

function uuids(): ColumnValues {
  const bytes = new Bytes();
  return {
    add(value) {
      bytes.reserve(uuidBytes);
      const text = value as string;
      for (let at = 0; at < text.length; at += 2) {
        if (isDash(at)) at += 1;
        bytes.byte((digitAt(text, at) << 4) | digitAt(text, at + 1));
      }
    },
    take: () => plain(bytes.take()),
  };
}

/** Of a digit the low bits of its code; a letter is nine further. */
function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code > 57 ? (code & 15) + 9 : code & 15;
}

/** Each different text once, and for each row its number. */
function repeatedTexts(): ColumnValues {
  const numbers = new Map<string, number>();
  const different = new Bytes();
  let rows = new Uint32Array(64);
  let [count, last, lastNumber] = [0, '', -1];
  const numberOf = (text: string): number => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, numbers.size);
    different.text(text);
    return numbers.size - 1;
  };
  return {
    add(value) {
      const text = value as string;
      if (lastNumber === -1 || text !== last) {
        lastNumber = numberOf(text);
        last = text;
      }
      if (count === rows.length) rows = grown(rows, new Uint32Array(count * 2));
      rows[count] = lastNumber;
      count += 1;
    },
    take() {
      const width = Math.ceil(Math.log2(Math.max(2, numbers.size)));
      const bytes = new Bytes();
      bytes.reserve(1);
      bytes.byte(width);
      packed(bytes, rows, count, width);
      const dictionary = { bytes: Buffer.from(different.take()), count: numbers.size };
      numbers.clear();
      [count, last, lastNumber] = [0, '', -1];
      return { encoding: 'RLE_DICTIONARY', bytes: bytes.take(), dictionary, range: null };
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

function booleans(): ColumnValues {
  let values = new Uint8Array(64);
  let count = 0;
  return {
    add(value) {
      if (count === values.length) values = grown(values, new Uint8Array(count * 2));
      values[count] = value ? 1 : 0;
      count += 1;
    },
    take() {
      const bytes = new Bytes();
      packBits(bytes, values, { from: 0, to: count, places: Math.ceil(count / 8) * 8 }, 1);
      count = 0;
      return plain(bytes.take());
    },
  };
}

function doubles(): ColumnValues {
  const bytes = new Bytes();
  return {
    add(value) {
      bytes.reserve(8);
      bytes.length = bytes.buffer.writeDoubleLE(Number(value), bytes.length);
    },
    take: () => plain(bytes.take()),
  };
}

/** Larger numbers are stored whole: differences of differences must fit 32 bits, or the safe integers. */
const mostOf = { 32: 2 ** 29, 64: 2 ** 50 } as const;

/** @param numberOf of a value, within the safe integers */
function wholeNumbers(numberOf: (value: unknown) => number, bits: 32 | 64): ColumnValues {
  let values = new Float64Array(64);
  let count = 0;
  return {
    add(value) {
      if (count === values.length) values = grown(values, new Float64Array(count * 2));
      values[count] = numberOf(value);
      count += 1;
    },
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

/** The first value, and of the others how much each is larger than the one before, in as few bits as the largest of 32 needs. */
function differences(values: Float64Array): Buffer {
  const bytes = new Bytes();
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

const millisecondsOfDay = 86_400_000;
/** `2026-03-01T12:00:00.000Z` */
const instantLength = 24;

/** Of an instant in ISO 8601 or as a date. Those of a group are of few days. */
function createMilliseconds() {
  const daysOf = createDays();
  return (value: unknown): number => {
    if (typeof value !== 'string') return Number(value);
    if (value.length !== instantLength || value[23] !== 'Z') return Date.parse(value);
    const hours = twoDigits(value, 11);
    const seconds = (hours * 60 + twoDigits(value, 14)) * 60 + twoDigits(value, 17);
    const milliseconds = twoDigits(value, 20) * 10 + digitAt(value, 22);
    return daysOf(value.slice(0, 10)) * millisecondsOfDay + seconds * 1000 + milliseconds;
  };
}

const twoDigits = (text: string, at: number): number => digitAt(text, at) * 10 + digitAt(text, at + 1);

/** Of a date in ISO 8601 or as a date. A group has few. */
function createDays() {
  const known = new Map<unknown, number>();
  return (date: unknown): number => {
    if (date instanceof Date) return date.getTime() / millisecondsOfDay;
    const days = known.get(date) ?? Date.parse(date as string) / millisecondsOfDay;
    known.set(date, days);
    return days;
  };
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
      const bytes = new Bytes();
      bytes.reserve(4);
      bytes.length = 4;
      packed(bytes, levels, count, 1);
      bytes.buffer.writeUInt32LE(bytes.length - 4, 0);
      count = 0;
      return bytes.take();
    },
  };
}
