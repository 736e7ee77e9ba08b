import type { StoredEvent } from '#service/event-store/port.ts';
import { eventColumns } from './event-columns.ts';

/** The header of the table, by RFC 4180. */
export const csvHeader = eventColumns.map(({ name }) => name).join(',');

/** An event as a CSV record without the line end. An empty field is null, because no exported text is empty. */
export const csvRecord = (event: StoredEvent): string =>
  eventColumns.map((column) => csvField(column.of(event))).join(',');

/** A value in the format of RFC 4180. */
export function csvField(value: string | number | bigint | object | null): string {
  const text = value === null ? '' : textOf(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const textOf = (value: string | number | bigint | object): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);
