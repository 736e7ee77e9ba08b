import type { StoredEvent } from '#service/event-store/port.ts';
import { positionNumber } from './tables/event-table.ts';

/** A column of the exported event table. */
export type EventColumn = {
  readonly name: string;
  readonly kind: 'text' | 'integer' | 'bigint' | 'instant' | 'date' | 'json';
  /** An instant or a date is ISO 8601; JSON is its value; null when missing. */
  of(event: StoredEvent): string | number | bigint | StoredEvent['data'] | null;
};

/** The parts of an event that analysts join and filter by. The rest is a JSON column. */
export const eventColumns: readonly EventColumn[] = [
  { name: 'position', kind: 'bigint', of: positionNumber },
  { name: 'stream', kind: 'text', of: ({ stream }) => stream },
  { name: 'revision', kind: 'integer', of: ({ revision }) => revision },
  { name: 'id', kind: 'text', of: ({ id }) => id },
  { name: 'type', kind: 'text', of: ({ type }) => type },
  { name: 'member_id', kind: 'text', of: ({ data }) => textOf(data.memberId) },
  { name: 'occurred_at', kind: 'instant', of: ({ metadata }) => textOf(metadata.occurredAt) },
  { name: 'recorded_at', kind: 'instant', of: ({ storedAt }) => storedAt ?? null },
  { name: 'local_date', kind: 'date', of: ({ metadata }) => textOf(metadata.localDate) },
  { name: 'zone', kind: 'text', of: ({ metadata }) => textOf(metadata.zone) },
  { name: 'actor', kind: 'text', of: ({ metadata }) => textOf(metadata.actor) },
  { name: 'command_id', kind: 'text', of: ({ metadata }) => textOf(metadata.commandId) },
  { name: 'correlation_id', kind: 'text', of: ({ metadata }) => textOf(metadata.correlationId) },
  { name: 'causation_id', kind: 'text', of: ({ metadata }) => textOf(metadata.causationId) },
  { name: 'data', kind: 'json', of: ({ data }) => data },
];

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
