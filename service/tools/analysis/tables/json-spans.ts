/** Where values are in bytes, as text in UTF-8: of a string its characters, of anything else its JSON. */
export type JsonSpans = {
  /** The first byte of each; -1 when it is missing or null. */
  readonly from: Int32Array;
  /** The byte after each. */
  readonly to: Int32Array;
  /** 1 for a string with escapes. */
  readonly isEscaped: Uint8Array;
};

export const spansOf = (count: number): JsonSpans => ({
  from: new Int32Array(count).fill(-1),
  to: new Int32Array(count),
  isEscaped: new Uint8Array(count),
});

/** A field of an object in a text, with what is known about it. */
type Key = {
  /** `"memberId":` */
  readonly text: Uint8Array;
  /** The number of the path, -1 without any. */
  readonly path: number;
  /** The fields of its value that are looked for; null without any. */
  readonly inner: ObjectKeys | null;
  /** The key that followed the last time: events of one type have their fields in one order. */
  next: Key | null;
};

/** The fields of an object. */
type ObjectKeys = { readonly known: Key[]; first: Key | null };

/** Where there is white space between values, or something else that `JSON.stringify` would not write. */
export class NotCompact extends Error {
  override readonly name = 'NotCompact';
}

const code = (character: string): number => character.charCodeAt(0);
const quote = code('"');
const backslash = code('\\');
const comma = code(',');
const colon = code(':');
const openBrace = code('{');
const closeBrace = code('}');
const openBracket = code('[');
const closeBracket = code(']');
const startOfNull = code('n');
const space = code(' ');
/** By how much a byte changes the depth. */
const nesting = new Int8Array(256);
for (const byte of [openBrace, openBracket]) nesting[byte] = 1;
for (const byte of [closeBrace, closeBracket]) nesting[byte] = -1;

/** Keys beyond that are compared each time: those of an object with arbitrary keys would use up the memory. */
const mostKnown = 64;

/**
 * Finds the values of fields in the text of a JSON object without parsing it. Parsing costs a multiple, and collecting the parsed objects
 * costs as much again. The text comes from `JSON.stringify`, so it is valid and without white space.
 */
export class JsonSpanReader {
  readonly #spans: JsonSpans;
  readonly #root: ObjectKeys;
  #bytes: Uint8Array = new Uint8Array();
  #at = 0;

  /** @param paths as `inputs.isRestDay`, for each span; null for one that stays as it is */
  constructor(paths: readonly (string | null)[], spans: JsonSpans) {
    this.#spans = spans;
    this.#root = objectKeys(
      paths.flatMap((path, index) => (path === null ? [] : [{ steps: path.split('.'), index }])),
    );
  }

  /** Sets the spans of what is in the text. @throws NotCompact */
  read(bytes: Uint8Array, from: number, to: number): void {
    this.#bytes = bytes;
    this.#at = from;
    this.#readObject(this.#root);
    if (this.#at !== to) throw new NotCompact();
  }

  #readObject(keys: ObjectKeys): void {
    const bytes = this.#bytes;
    if (bytes[this.#at] !== openBrace) throw new NotCompact();
    this.#at += 1;
    if (bytes[this.#at] === closeBrace) {
      this.#at += 1;
      return;
    }
    let previous: Key | null = null;
    for (let separator: number | undefined = comma; separator !== closeBrace; ) {
      if (separator !== comma) throw new NotCompact();
      previous = this.#readKey(keys, previous);
      this.#readValue(previous);
      separator = bytes[this.#at];
      this.#at += 1;
    }
  }

  #readKey(keys: ObjectKeys, previous: Key | null): Key {
    const expected = previous === null ? keys.first : previous.next;
    if (expected !== null && this.#isAt(expected.text)) {
      this.#at += expected.text.length;
      return expected;
    }
    const key = this.#searchKey(keys.known);
    if (previous === null) keys.first = key;
    else previous.next = key;
    return key;
  }

  #searchKey(known: Key[]): Key {
    const from = this.#at;
    this.#pastString();
    if (this.#bytes[this.#at] !== colon) throw new NotCompact();
    this.#at += 1;
    const text = Uint8Array.from(this.#bytes.subarray(from, this.#at));
    const found = known.find((key) => Buffer.compare(key.text, text) === 0);
    if (found) return found;
    const key: Key = { text, path: -1, inner: null, next: null };
    if (known.length < mostKnown) known.push(key);
    return key;
  }

  #isAt(text: Uint8Array): boolean {
    const bytes = this.#bytes;
    const at = this.#at;
    for (let index = 0; index < text.length; index += 1) if (bytes[at + index] !== text[index]) return false;
    return true;
  }

  #readValue({ path, inner }: Key): void {
    const first = this.#bytes[this.#at];
    if (inner !== null && first === openBrace) {
      this.#readObject(inner);
      return;
    }
    const isString = first === quote;
    const from = this.#at;
    const isEscaped = this.#pastValue();
    if (path === -1 || first === startOfNull) return;
    this.#spans.from[path] = isString ? from + 1 : from;
    this.#spans.to[path] = isString ? this.#at - 1 : this.#at;
    this.#spans.isEscaped[path] = isString && isEscaped ? 1 : 0;
  }

  /** @returns whether it is a string with escapes */
  #pastValue(): boolean {
    const first = this.#bytes[this.#at];
    if (first === quote) return this.#pastString();
    if (first === openBrace || first === openBracket) this.#pastBrackets();
    else this.#pastLiteral();
    return false;
  }

  /** @returns whether it has escapes */
  #pastString(): boolean {
    const bytes = this.#bytes;
    const { length } = bytes;
    if (bytes[this.#at] !== quote) throw new NotCompact();
    let at = this.#at + 1;
    let isEscaped = false;
    for (; at < length; at += 1) {
      const byte = bytes[at];
      if (byte === quote) break;
      if (byte !== backslash) continue;
      isEscaped = true;
      at += 1;
    }
    this.#at = at + 1;
    return isEscaped;
  }

  #pastBrackets(): void {
    const bytes = this.#bytes;
    let depth = 0;
    do {
      const byte = bytes[this.#at] ?? 0;
      if (byte <= space) throw new NotCompact();
      if (byte === quote) this.#pastString();
      else {
        depth += nesting[byte] ?? 0;
        this.#at += 1;
      }
    } while (depth > 0);
  }

  /** A number, true, false or null. */
  #pastLiteral(): void {
    const bytes = this.#bytes;
    let at = this.#at;
    for (let byte = bytes[at]; byte !== comma && byte !== closeBrace; byte = bytes[at]) {
      if (byte === undefined || byte <= space) throw new NotCompact();
      at += 1;
    }
    this.#at = at;
  }
}

type Path = { readonly steps: readonly string[]; readonly index: number };

function objectKeys(paths: readonly Path[]): ObjectKeys {
  const names = [...new Set(paths.map(({ steps: [first = ''] }) => first))];
  const known = names.map((name): Key => {
    const ofName = paths.filter(({ steps: [first] }) => first === name);
    const whole = ofName.find(({ steps }) => steps.length === 1);
    const inner = ofName
      .filter(({ steps }) => steps.length > 1)
      .map(({ steps: [, ...rest], index }) => ({ steps: rest, index }));
    return {
      text: Buffer.from(`${JSON.stringify(name)}:`),
      path: whole?.index ?? -1,
      inner: inner.length > 0 ? objectKeys(inner) : null,
      next: null,
    };
  });
  return { known, first: null };
}
