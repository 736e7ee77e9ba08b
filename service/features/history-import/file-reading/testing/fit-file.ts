/** A field of a message: its number, its base type, and its value. */
type FieldOf = readonly [number: number, type: 'u8' | 'u16' | 'u32' | 'text', value: number | string];
type MessageOf = readonly [global: number, fields: readonly FieldOf[]];

type FitOptions = { readonly isBigEndian?: boolean; readonly hasDeveloperField?: boolean };

const baseTypes = { u8: 0x02, u16: 0x84, u32: 0x86, text: 0x07 } as const;
const sizes = { u8: 1, u16: 2, u32: 4, text: 16 } as const;

/** A whole FIT file of these messages, each with a definition, and its checksum. */
export function fitFile(messages: readonly MessageOf[], options: FitOptions = {}): Uint8Array<ArrayBuffer> {
  return withHeader(
    messages.flatMap((message) => [...definition(message, options), ...content(message, options)]),
  );
}

/** A whole FIT file around records that are bytes already. */
export function withHeader(records: readonly number[]): Uint8Array<ArrayBuffer> {
  const header = [14, 0x20, 0, 0, ...numberBytes(records.length, 4, false), ...ascii('.FIT'), 0, 0];
  const body = [...header, ...records];
  return Uint8Array.from([...body, ...numberBytes(checksum(body), 2, false)]);
}

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

function definition(
  [global, fields]: MessageOf,
  { isBigEndian = false, hasDeveloperField }: FitOptions,
): number[] {
  return [
    ...[hasDeveloperField ? 0x60 : 0x40, 0, Number(isBigEndian), ...numberBytes(global, 2, isBigEndian)],
    ...[fields.length, ...fields.flatMap(([number, type]) => [number, sizes[type], baseTypes[type]])],
    ...(hasDeveloperField ? [1, 0, 3, 0] : []),
  ];
}

function content([, fields]: MessageOf, { isBigEndian = false, hasDeveloperField }: FitOptions): number[] {
  const values = fields.flatMap(([, type, value]) =>
    typeof value === 'string'
      ? ascii(value.padEnd(sizes.text, '\0'))
      : numberBytes(value, sizes[type], isBigEndian),
  );
  return [0, ...values, ...(hasDeveloperField ? [1, 2, 3] : [])];
}

function numberBytes(value: number, length: number, isBigEndian: boolean): number[] {
  const bytes = Array.from({ length }, (_, place) => Math.floor(value / 256 ** place) % 256);
  return isBigEndian ? bytes.toReversed() : bytes;
}

/** By the table of four bits of the protocol's description, which is another way than the reader's. */
function checksum(bytes: readonly number[]): number {
  const table = [
    0x0000, 0xcc01, 0xd801, 0x1400, 0xf001, 0x3c00, 0x2800, 0xe401, 0xa001, 0x6c00, 0x7800, 0xb401, 0x5000,
    0x9c01, 0x8801, 0x4400,
  ];
  return bytes.reduce(
    (crc, byte) =>
      [byte & 0xf, byte >> 4].reduce(
        (left, half) => (left >> 4) ^ (table[left & 0xf] ?? 0) ^ (table[half] ?? 0),
        crc,
      ),
    0,
  );
}
