import { maxAppendBytes, type SerializedAppend, type SerializedEvent } from './append-rules.ts';

const maxAppends = 512;
const maxBytes = 8 * maxAppendBytes;

/**
 * The next appends that can be stored together: at most one for each stream, since the second depends on what becomes of the first,
 * and never one before an earlier one of its stream.
 */
export function takeBatch<Append extends SerializedAppend>(queue: readonly Append[]) {
  const batch: Append[] = [];
  const rest: Append[] = [];
  const streams = new Set<string>();
  let bytes = 0;
  for (const append of queue) {
    const hasRoom = batch.length < maxAppends && bytes + append.bytes <= maxBytes;
    if (hasRoom && !streams.has(append.stream)) {
      batch.push(append);
      bytes += append.bytes;
    } else {
      rest.push(append);
    }
    streams.add(append.stream);
  }
  return { batch, rest };
}

const appendBatch = `
  select * from log.append_batch(
    string_to_array($1, E'\\n'), $2, $3, $4, $5, $6, $7,
    string_to_array($8, E'\\n')::json[], string_to_array($9, E'\\n')::json[])`;

const appendOne = `
  select * from log.append_one(
    $1, $2, $3, $4, string_to_array($5, E'\\n')::json[], string_to_array($6, E'\\n')::json[])`;

/** The statement that stores a batch; it answers with a verdict for each append. */
export function statementOf(
  batch: readonly SerializedAppend[],
  typeNumbers: ReadonlyMap<string, number>,
): { readonly name: string; readonly text: string; readonly values: string[] } {
  const [first, ...others] = batch;
  return first && others.length === 0
    ? { name: 'append-one', text: appendOne, values: argumentsOfOne(first, typeNumbers) }
    : { name: 'append', text: appendBatch, values: argumentsOf(batch, typeNumbers) };
}

function argumentsOfOne(
  { stream, expected, events }: SerializedAppend,
  typeNumbers: ReadonlyMap<string, number>,
): string[] {
  return [stream, String(revisionOf(expected)), ...columnsOf(events, typeNumbers)];
}

/**
 * The arguments of `appendBatch`. Texts are joined by line feeds, which neither names nor JSON contain: an array literal would have
 * every quotation mark of every event escaped here and unescaped there.
 */
function argumentsOf(batch: readonly SerializedAppend[], typeNumbers: ReadonlyMap<string, number>): string[] {
  const commands: number[] = [];
  const nths: number[] = [];
  const events: SerializedEvent[] = [];
  for (const [index, append] of batch.entries())
    for (const [nth, event] of append.events.entries()) {
      commands.push(index + 1);
      nths.push(nth + 1);
      events.push(event);
    }
  return [
    lines(batch.map(({ stream }) => stream)),
    array(batch.map(({ expected }) => revisionOf(expected))),
    array(batch.map((append) => append.events.length)),
    array(commands),
    array(nths),
    ...columnsOf(events, typeNumbers),
  ];
}

function columnsOf(
  events: readonly SerializedEvent[],
  typeNumbers: ReadonlyMap<string, number>,
): readonly string[] {
  return [
    array(events.map(({ id }) => id)),
    array(events.map(({ type }) => typeNumbers.get(type) ?? Number.NaN)),
    lines(events.map(({ data }) => data)),
    lines(events.map(({ metadata }) => metadata)),
  ];
}

const revisionOf = (expected: SerializedAppend['expected']): number =>
  expected === 'no-stream' ? -1 : expected;

const lines = (texts: readonly string[]): string => texts.join('\n');
const array = (values: readonly (string | number)[]): string => `{${values.join(',')}}`;
