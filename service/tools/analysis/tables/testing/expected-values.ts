import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { parquetReadObjects } from 'hyparquet';
import { decode, typeNamed } from '#service/event-store/event-types/event-codec.ts';
import type { Fields } from '#service/event-store/event-types/registry/registration.ts';
import type { StoredEvent } from '#service/event-store/port.ts';
import { withoutFields } from '#service/tools/analysis/personal-fields.ts';
import { eventTables, type TableColumn } from '#service/tools/analysis/tables/event-table.ts';

/** Every table of an export has a row for each event of its type, with the values that decoding gives. */
export async function expectAllValues(
  folder: string,
  events: readonly StoredEvent[],
  isPersonal: boolean,
): Promise<void> {
  for (const [type, { name, columns, hiddenInLists }] of eventTables(isPersonal)) {
    const ofType = events.filter((event) => typeNamed(event.type) === type);
    const expected = ofType.map((event) => {
      const data = withoutFields({ ...decode(event).event }, hiddenInLists);
      return Object.fromEntries(columns.map((column) => [column.name, cellOf(column, event, data)]));
    });
    expect(await rowsOf(join(folder, name)), name).to.deep.equal(expected);
  }
}

/** In the order of their positions. */
async function rowsOf(table: string): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for (const path of (await readdir(table, { recursive: true })).filter((each) => each.endsWith('.parquet')))
    rows.push(
      ...(await parquetReadObjects({ file: new Uint8Array(await readFile(join(table, path))).buffer })),
    );
  return rows.sort((one, other) => Number(one.position) - Number(other.position));
}

/** As the reader of Parquet gives it. */
function cellOf(column: TableColumn, event: StoredEvent, data: Fields): unknown {
  const value = column.path === null ? commonValue(column.name, event) : valueAt(data, column.path);
  if (value === null) return null;
  if (column.kind === 'json') return JSON.stringify(value);
  if (column.kind === 'bigint') return BigInt(value as number);
  return column.kind === 'instant' || column.kind === 'date' ? new Date(value as string) : value;
}

const valueAt = (data: Fields, path: string): unknown =>
  path.split('.').reduce<unknown>((value, step) => (value as Fields | null)?.[step], data) ?? null;

function commonValue(name: string, event: StoredEvent): unknown {
  const { metadata } = event;
  const values: Fields = {
    position: Number(event.position.slice(0, 20)),
    event_id: event.id,
    stream: event.stream,
    revision: event.revision,
    type_version: Number(/\d+$/.exec(event.type)?.[0] ?? 1),
    occurred_at: metadata.occurredAt,
    recorded_at: event.storedAt,
    local_date: metadata.localDate,
    local_zone: metadata.zone,
    actor: metadata.actor,
    command_id: metadata.commandId,
    command_type: metadata.commandType,
    correlation_id: metadata.correlationId,
    causation_id: metadata.causationId,
  };
  return values[name] ?? null;
}
