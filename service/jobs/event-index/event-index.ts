import { plainText } from '#projections/engine/column-encoding.ts';
import { typeNamed } from '#service/event-store/event-types/event-codec.ts';
import { hashOf } from '#service/event-store/hash-chain/hash-chain.ts';
import { erasedBy } from '#service/event-store/hash-chain/hash-chain-verifier.ts';
import type { Position, StoredEvent } from '#service/event-store/port.ts';
import type { Querying, Subscriber } from '#service/jobs/subscriber.ts';
import { indexedInstant } from './index-columns.ts';

/**
 * Indexes the location of each event by stream, category, type, correlation and time, because event stores find events only by stream.
 * Contains no event data. Also serves to verify the hash chain.
 */
export const eventIndex: Subscriber = {
  name: 'event index',
  startsAt: 'beginning',
  async apply(client, events) {
    await insert(
      client,
      events.filter((event) => !endsStream(event)),
    );
    await forget(client, events);
  },
};

const columns = {
  id: 'uuid',
  position: 'bigint',
  prepare_position: 'bigint',
  occurred_at: 'timestamptz',
  stream: 'text',
  revision: 'integer',
  type: 'text',
  command_id: 'text',
  correlation_id: 'text',
  actor: 'text',
  hash: 'bytea',
  token_id: 'text',
} as const;
const names = Object.keys(columns).join(', ');
const arrays = Object.values(columns).map((type, index) => `$${index + 1}::${type}[]`);
const changes = Object.keys(columns).map((name) => `${name} = excluded.${name}`);
/** Another event has the place of an earlier one where the event store was restored from a backup. */
const insertAll = `insert into service.event_index as known (${names}) select * from unnest(${arrays.join(', ')})
  on conflict (stream, revision) do update set ${changes.join(', ')} where known.id <> excluded.id`;

async function insert(client: Querying, events: readonly StoredEvent[]): Promise<void> {
  // A statement must not meet a place twice.
  const byPlace = new Map(events.map((event) => [`${event.revision} ${event.stream}`, event]));
  const rows = [...byPlace.values()].map(rowOf);
  const values = Object.keys(columns).map((name) => rows.map((row) => row[name as keyof typeof columns]));
  await client.query({ name: 'event-index-insert', text: insertAll, values });
}

const rowOf = (event: StoredEvent) => ({
  id: event.id,
  ...placeOf(event.position),
  occurred_at: indexedInstant(textOf(event.metadata.occurredAt)),
  stream: event.stream,
  revision: event.revision,
  type: typeNamed(event.type),
  command_id: textOf(event.metadata.commandId),
  correlation_id: textOf(event.metadata.correlationId),
  actor: textOf(event.metadata.actor),
  hash: storedHash(hashOf(event)),
  token_id: textOf(event.metadata.tokenId) || null,
});

function placeOf(at: Position) {
  const [position = '0', prepare = position] = at.split('/');
  return { position, prepare_position: prepare === position ? null : prepare };
}

const storedHash = (hash: string | null): string | null =>
  hash !== null && /^[0-9a-f]{64}$/.test(hash) ? `\\x${hash}` : null;

/** Longer than any id of this service, and short enough for an index of Postgres. */
const longestText = 200;

/** An event of another program can have any metadata. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? plainText(value.slice(0, longestText)) : '';

/** The last event of an erased stream has no content except the stream's name, which contains a member and a date. */
const endsStream = ({ type }: StoredEvent): boolean => typeNamed(type) === 'StreamErased';

/** Deletes erased events from the index, so that no row reveals the dates of an erased member's activity. */
async function forget(client: Querying, events: readonly StoredEvent[]): Promise<void> {
  const ended = events.filter(endsStream).map(({ stream: name, revision }) => ({ name, revision }));
  const erased = [...events.flatMap(erasedBy), ...ended];
  if (erased.length === 0) return;
  await client.query(
    `delete from service.event_index as indexed using unnest($1::text[], $2::integer[]) as erased(stream, revision)
     where indexed.stream = erased.stream and indexed.revision <= erased.revision`,
    [erased.map(({ name }) => name), erased.map(({ revision }) => revision)],
  );
}
