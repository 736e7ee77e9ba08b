import {
  personalPaths,
  registrationOf,
  visitPersonalFields,
} from '#service/event-store/event-types/event-codec.ts';
import type { StoredEvent } from '#service/event-store/port.ts';

/** Replaces personal values. */
export const mask = '•••';

export function masked({ type, data }: StoredEvent): StoredEvent['data'] {
  const hidden = structuredClone(data);
  for (const path of personalPaths(type, data))
    visitPersonalFields(hidden, path, (owner, name) => {
      if (owner[name] !== null) owner[name] = mask;
    });
  return hidden;
}

const maxLength = 140;
const maxValueLength = 40;

/**
 * A line of an event's content: its fields of a single value, without personal fields and ids, and the number of entries of its lists.
 * Empty for an event that this release does not know, because any of its fields may be personal.
 */
export function previewOf(stored: StoredEvent): string {
  if (stored.failure || !registrationOf(stored.type)) return '';
  const fields = Object.entries(masked(stored)).flatMap(([name, value]) => {
    const text = name === 'memberId' ? null : textOf(value);
    return text === null ? [] : [`${name}: ${text}`];
  });
  return shortened(fields.join(', '), maxLength);
}

/** The place of the event says whose it is; other ids and hashes would fill the line. */
const startsWithId = /^([0-9a-f]{8}-[0-9a-f]{4}-|[0-9a-f]{16})/;

function textOf(value: unknown): string | null {
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string' || value === '' || value === mask || startsWithId.test(value)) return null;
  return shortened(value, maxValueLength);
}

const shortened = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
