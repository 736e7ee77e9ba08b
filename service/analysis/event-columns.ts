import type { StoredEvent } from '#service/event-store/port.ts';

/** A column of the exported table of events. */
export type EventColumn = {
  readonly name: string;
  readonly kind: 'text' | 'integer' | 'instant' | 'date';
  /** An instant or a date as ISO 8601; null where there is none. */
  of(event: StoredEvent): string | number | null;
};

/** What analysts join and filter by, as columns; the rest of an event is JSON. */
export const eventColumns: readonly EventColumn[] = [
  { name: 'position', kind: 'text', of: ({ position }) => position },
  { name: 'stream', kind: 'text', of: ({ stream }) => stream },
  { name: 'revision', kind: 'integer', of: ({ revision }) => revision },
  { name: 'id', kind: 'text', of: ({ id }) => id },
  { name: 'type', kind: 'text', of: ({ type }) => type },
  { name: 'member_id', kind: 'text', of: ({ data }) => textOf(data.memberId) },
  { name: 'occurred_at', kind: 'instant', of: ({ metadata }) => textOf(metadata.occurredAt) },
  { name: 'local_date', kind: 'date', of: ({ metadata }) => textOf(metadata.localDate) },
  { name: 'zone', kind: 'text', of: ({ metadata }) => textOf(metadata.zone) },
  { name: 'actor', kind: 'text', of: ({ metadata }) => textOf(metadata.actor) },
  { name: 'command_id', kind: 'text', of: ({ metadata }) => textOf(metadata.commandId) },
  { name: 'correlation_id', kind: 'text', of: ({ metadata }) => textOf(metadata.correlationId) },
  { name: 'causation_id', kind: 'text', of: ({ metadata }) => textOf(metadata.causationId) },
  { name: 'data', kind: 'text', of: ({ data }) => JSON.stringify(data) },
];

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
