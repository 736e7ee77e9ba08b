import type { StoredEvent } from '#service/event-store/port.ts';
import { eventColumns } from './event-columns.ts';

/** The header of the table, by RFC 4180. */
export const csvHeader = eventColumns.map(({ name }) => name).join(',');

/** An event as a record of CSV, without the line end. Nothing is null but by being empty, and no text of ours is empty. */
export const csvRecord = (event: StoredEvent): string =>
  eventColumns.map((column) => csvField(column.of(event))).join(',');

/** A value as RFC 4180 has it. */
export function csvField(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
