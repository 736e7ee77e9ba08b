/** Values as JSON text, because JavaScript cannot represent all of them, and some are not valid JSON. */
type Text = string;

const depth = 10_000;
const quoted = (values: readonly string[]): readonly Text[] => values.map((value) => JSON.stringify(value));

/** Values of types that no field accepts. */
export const wrongTypes: readonly Text[] = [
  'null',
  'true',
  '[]',
  '[null]',
  '{}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":null,"valueOf":1}',
  '{"length":1e9}',
  '[[[[[[]]]]]]',
  'NaN',
  'undefined',
  "'single'",
];
/** Each is close to the size limit of a body. */
export const deeplyNested: readonly Text[] = [
  '['.repeat(depth) + ']'.repeat(depth),
  `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
];

export const hostileNumbers: readonly Text[] = [
  '0',
  '-0',
  '-0.0',
  '1',
  '-1',
  '0.1',
  '0.30000000000000004',
  '1e-320',
  '1e308',
  '1e999',
  '-1e999',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999999',
  'Infinity',
  '"1"',
  '"NaN"',
  '10000',
  '10000.001',
];

export const hostileStrings: readonly Text[] = [
  ...quoted([
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\u{1F9D8}\u200D\u2640\uFE0F',
    '\u202Egnp.exe',
    '\u2028',
    'I\u0307\u0130\u00DF\uFB01',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    '../../../etc/passwd',
    "'; drop table log.events; --",
    '<img src=x onerror=alert(1)>',
    'a\r\nSet-Cookie: sid=1',
    '%00%ff',
    '1e3',
    '-0',
    'x'.repeat(81),
    'x'.repeat(60_000),
  ]),
  '"\\ud800"',
  '"a\\udfff\\ud800b"',
  '"\\u0000"',
];
/** Inserted into the middle of an otherwise valid text. */
export const hostileInsides: readonly string[] = [
  '\\u0000',
  '\\ud800',
  '\\u202e',
  '\\r\\n',
  '\\ud83e\\uddd8',
  "'",
  '<b>',
  ' ',
];

export const hostileDates: readonly Text[] = quoted([
  '2026-02-29',
  '2026-02-30',
  '2026-13-01',
  '0000-01-01',
  '0001-01-01',
  '0099-12-31',
  '1582-10-10',
  '1970-01-01',
  '2011-12-30',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '2026-3-1',
  '2026-03-10T00:00:00Z',
  '\u0662\u0660\u0662\u0666-03-10',
]);

export const hostileInstants: readonly Text[] = quoted([
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '0001-01-01T00:00:00.000Z',
  '1969-12-31T23:59:59.999Z',
  '2026-02-30T00:00:00Z',
  '2026-03-10T24:00:00Z',
  '2026-03-10T23:59:60Z',
  '2026-03-10T08:00:00+99:99',
  '2026-03-10T08:00:00.123456789012Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
]);

/** For paths and queries: already escaped, or escaped incorrectly. */
export const hostileParts: readonly Text[] = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%F0%9F%A7%98',
  '%',
  '%E0%A4%A',
  '%25',
  '..%2F..%2Fetc',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'null',
  '%27%20or%201=1--',
  '%0d%0aX-Evil:%201',
  '%E2%80%AE',
  '0000-01-01',
  '0001-01-01',
  '2026-02-30',
  '9999-12-31',
  '-1',
  '1e999',
  '0x10',
  '9007199254740993',
  'x'.repeat(2_000),
];
