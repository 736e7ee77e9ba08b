import pg from 'pg';
import { createMemberNumbers, memberOfEvent } from '#projections/engine/member-range.ts';
import { copyIn, copyText } from '#projections/postgres/copy-in.ts';
import { withoutTimeout } from '#projections/postgres/timeouts.ts';
import { hasPersonalFields, storedTypes } from '#service/event-store/event-types/event-codec.ts';
import type { ImportedEvent } from '#service/tools/analysis/imported-event.ts';

/** Takes an event as it will be stored, and returns it with its personal fields encrypted. */
type Encrypt = (event: ImportedEvent) => Promise<ImportedEvent>;

const chunkCharacters = 1 << 18;

/**
 * Fills an empty built-in log, by COPY, with a log in which every member has copies under other ids. Deciding and appending so many events
 * would take hours. Each event is followed by those of the copies.
 */
export async function writeMultiplied(
  connectionString: string,
  events: AsyncIterable<ImportedEvent>,
  copies: number,
  encrypt: Encrypt,
): Promise<void> {
  const client = new pg.Client({ connectionString, ...withoutTimeout });
  await client.connect();
  try {
    await client.query(`set synchronous_commit = off; set maintenance_work_mem = '256MB'`);
    await client.query(`
      insert into log.event_types (type) values ${storedTypes.map((type) => `(${pg.escapeLiteral(type)})`).join()}
      on conflict do nothing`);
    await client.query(withoutIndexes);
    const { rows } = await client.query<{ type: string; no: number }>(
      'select type, type_no as no from log.event_types',
    );
    const typeNumbers = new Map(rows.map(({ type, no }) => [type, no]));
    const streams = new Map<string, StreamOfMember>();
    const lines = eventLines(events, { copies, encrypt, typeNumbers, streams });
    const text =
      'copy log.events (position, id, stream_no, revision, type_no, data, metadata, member_no) from stdin';
    const stored = await copyIn(client, text, chunksOf(lines));
    await copyIn(
      client,
      'copy log.streams (stream_no, stream, revision, begins_at) from stdin',
      chunksOf(streamLines(streams, copies)),
    );
    await client.query('update log.head set position = $1', [stored]);
    await client.query(withIndexes);
    // So that the first read of the log does not write the hint bits of all rows.
    await client.query('vacuum analyze log.events');
  } finally {
    await client.end();
  }
}

const withoutIndexes = `
  alter table log.events drop constraint events_pkey, drop constraint events_id_key, drop constraint events_stream_no_revision_key;
  alter table log.streams drop constraint streams_pkey, drop constraint streams_stream_key`;
const withIndexes = `
  alter table log.events add primary key (position), add unique (id), add unique (stream_no, revision);
  alter table log.streams add primary key (stream_no), add unique (stream);
  select setval(pg_get_serial_sequence('log.streams', 'stream_no'), (select max(stream_no) from log.streams))`;

/** A stream of the decided log. */
type StreamOfMember = { readonly number: number; revision: number };

type Multiplying = {
  readonly copies: number;
  readonly encrypt: Encrypt;
  readonly typeNumbers: ReadonlyMap<string, number>;
  readonly streams: Map<string, StreamOfMember>;
};

async function* eventLines(
  events: AsyncIterable<ImportedEvent>,
  { copies, encrypt, typeNumbers, streams }: Multiplying,
): AsyncGenerator<string> {
  let position = 0;
  const memberNumber = createMemberNumbers();
  for await (const event of events) {
    const stream = streams.get(event.stream) ?? { number: streams.size, revision: -1 };
    streams.set(event.stream, stream);
    stream.revision += 1;
    const type = typeNumbers.get(event.type);
    let lines = '';
    for (const [nth, { id, data, metadata, memberId }] of (
      await storedCopies(event, copies, encrypt)
    ).entries()) {
      position += 1;
      const number = memberNumber(memberId);
      lines += `${position}\t${id}\t${numberOfCopy(stream, copies, nth)}\t${stream.revision}\t${type}\t${data}\t${metadata}\t${number}\n`;
    }
    yield lines;
  }
}

/** `data` and `metadata` in the text format of COPY. */
type Stored = Pick<ImportedEvent, 'id'> & {
  readonly data: string;
  readonly metadata: string;
  readonly memberId: string;
};

async function storedCopies(
  event: ImportedEvent,
  copies: number,
  encrypt: Encrypt,
): Promise<readonly Stored[]> {
  if (!hasPersonalFields(event)) {
    const { id, data, metadata, memberId } = storedAs(event);
    const [ids, datas, metadatas, members] = [id, data, metadata, memberId].map((text) =>
      textsOf(text, copies),
    );
    return (ids ?? []).map((each, nth) => ({
      id: each,
      data: datas?.[nth] ?? '',
      metadata: metadatas?.[nth] ?? '',
      memberId: members?.[nth] ?? '',
    }));
  }
  // All at once, so that their keys are looked up together.
  const copied = textsOf(JSON.stringify(event), copies).map((text) => JSON.parse(text) as ImportedEvent);
  const encrypted = await Promise.all(copied.map((copy) => encrypt(copy)));
  return encrypted.map(storedAs);
}

const storedAs = ({ id, data, metadata }: ImportedEvent): Stored => ({
  id,
  data: copyText(JSON.stringify(data)),
  metadata: copyText(JSON.stringify(metadata)),
  memberId: memberOfEvent(data),
});

async function* streamLines(
  streams: ReadonlyMap<string, StreamOfMember>,
  copies: number,
): AsyncGenerator<string> {
  for (const [name, stream] of streams)
    for (const [nth, copy] of textsOf(name, copies).entries())
      yield `${[numberOfCopy(stream, copies, nth), copyText(copy), stream.revision, 0].join('\t')}\n`;
}

const numberOfCopy = ({ number }: StreamOfMember, copies: number, nth: number): number =>
  number * copies + nth + 1;

const idStarts = /([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{8})[0-9a-f]{4}/g;

/** A text once for each copy: the last four digits of every UUID in it are the number of the copy. */
function textsOf(text: string, copies: number): readonly string[] {
  const parts = text.replace(idStarts, '$1\n').split('\n');
  return Array.from({ length: copies }, (_, nth) => parts.join(nth.toString(16).padStart(4, '0')));
}

async function* chunksOf(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let text = '';
  for await (const line of lines) {
    text += line;
    if (text.length < chunkCharacters) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text.length > 0) yield Buffer.from(text);
}
