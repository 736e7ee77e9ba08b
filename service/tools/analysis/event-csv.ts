import type { StoredEvent } from '#service/event-store/port.ts';
import { csvField } from '#service/platform/csv-field.ts';
import { eventColumns } from './event-columns.ts';

/** The header of the table, by RFC 4180. */
export const csvHeader = eventColumns.map(({ name }) => name).join(',');

/** An event as a CSV record without the line end. An empty field is null, because no exported text is empty. */
export const csvRecord = (event: StoredEvent): string =>
  eventColumns.map((column) => csvField(column.of(event))).join(',');
