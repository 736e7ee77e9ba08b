import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { isRefusedByPostgres, ProjectionFailed } from './failures.ts';
import type { Table } from './tables.ts';
import type { WorkingSet } from './working-set.ts';
import { rowTexts } from './write-batch.ts';

/** The part of pg's own connection that COPY needs and its types leave out. */
type CopyConnection = {
  readonly stream: Duplex;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
};

const chunkCharacters = 1 << 16;

/**
 * Writes all rows of a set into an empty table by COPY, five times as fast as inserting them. The connection must not be a pipelined one.
 * @returns how many rows.
 * @throws ProjectionFailed when a row cannot be made or Postgres refuses it.
 */
export async function copyRows(client: pg.Client, table: Table, set: WorkingSet): Promise<number> {
  const names = ['key', 'owner', 'state', ...table.columns.map(({ name }) => name)].map(pg.escapeIdentifier);
  try {
    return await copyIn(client, `copy ${table.name} (${names.join(', ')}) from stdin`, chunks(table, set));
  } catch (error) {
    throw isRefusedByPostgres(error) ? new ProjectionFailed(table.projection.name, error) : error;
  }
}

function* chunks(table: Table, set: WorkingSet): Generator<Buffer> {
  let text = '';
  for (const [key, row] of set.rows) {
    if (!set.isLiving(key, row)) continue;
    text += `${rowTexts(table, key, row).map(copyText).join('\t')}\n`;
    if (text.length < chunkCharacters) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text.length > 0) yield Buffer.from(text);
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function copyText(text: string | null): string {
  if (text === null) return '\\N';
  // Quicker than one look for any of them, most of all in JSON, which is long.
  const isPlain =
    !text.includes('\\') && !text.includes('\n') && !text.includes('\r') && !text.includes('\t');
  return isPlain ? text : text.replace(/[\\\n\r\t]/g, (found) => escapes[found] ?? found);
}

function copyIn(client: pg.Client, statement: string, data: Iterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0;
    let failure: unknown = null;
    const submittable = {
      submit: (connection: unknown) => (connection as CopyConnection).query(statement),
      handleCopyInResponse(connection: CopyConnection) {
        send(connection, data, () => failure !== null).catch((error: unknown) => {
          failure = error;
          connection.sendCopyFail('the rows could not be made');
        });
      },
      handleCommandComplete({ text }: { text: string }) {
        rows = Number(text.split(' ').at(-1));
      },
      handleError(error: unknown) {
        failure ??= error;
        reject(failure);
      },
      handleReadyForQuery: () => resolve(rows),
    };
    client.query(submittable);
  });
}

/** Sends no faster than Postgres takes it, so that memory holds a few chunks and not the table. */
async function send(connection: CopyConnection, data: Iterable<Buffer>, hasFailed: () => boolean) {
  for (const chunk of data) {
    if (hasFailed()) return;
    connection.sendCopyFromChunk(chunk);
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
  }
  connection.endCopyFrom();
}
