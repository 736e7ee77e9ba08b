import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { Refusal } from '#domain/kernel/refusal.ts';
import { type Connect, connector, withConnection } from '#projections/postgres/connection.ts';
import * as pg from '#projections/postgres/pg.ts';
import { withoutTimeout } from '#projections/postgres/timeouts.ts';
import { csvField } from '#service/platform/csv-field.ts';
import { overTcp } from '#service/platform/embedded-postgres/embedded-postgres.ts';
import {
  createReader,
  dropExpiredReaders,
  dropReader,
  prepareReaders,
} from '#service/tools/analysis/reader-access.ts';
import { print, printError, runTool, WrongUsage } from './run-tool.ts';

const usage = `Opens the database, the embedded one too, with a role that only reads: the read models in the schema read and those of an instant (as_of_…),
without ciphertext, and how often rules refused commands (service.refused_commands). Without -c and --file it asks for statements: each ends with a semicolon; \\d lists the views, \\d NAME the columns of
one with what they mean, \\q ends.

npm run --silent sql -- [options]
  -c SQL            runs this and ends
  --file FILE       runs what is in the file and ends
  --csv             results as CSV in place of a table
  --role NAME       makes a role that stays, for tools such as Metabase and Grafana, or gives it a new password; prints its address once
  --drop-role NAME  removes it
  --help            this text

Each call makes a role that only reads, so the role of DATABASE_URL needs CREATEROLE: alter role NAME createrole. Names of views begin with their
schema: read.workouts.

Exit codes: 0 done, 1 refused (a statement that writes, or a right that is missing), 2 wrong arguments, 3 failed.`;

const millisecondsOfDay = 86_400_000;
/** Codes of Postgres. */
const notPermitted = '42501';
const readOnly = '25006';
const noSuchTable = '42P01';

/** Every value as the text that Postgres sends. */
const asTexts = { getTypeParser: () => (value: string) => value };

type Choices = {
  readonly sql: string | null;
  readonly isCsv: boolean;
  readonly role: string | undefined;
  readonly dropped: string | undefined;
};

async function readOptions(args: readonly string[]): Promise<Choices> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      command: { type: 'string', short: 'c' },
      file: { type: 'string' },
      csv: { type: 'boolean', default: false },
      role: { type: 'string' },
      'drop-role': { type: 'string' },
    },
  });
  const { command, file, csv: isCsv, role, 'drop-role': dropped } = values;
  if ([command, file, role, dropped].filter((value) => value !== undefined).length > 1)
    throw new WrongUsage('Give one of -c, --file, --role and --drop-role.');
  if (role !== undefined && !/^[a-z][a-z0-9_]{0,40}$/.test(role))
    throw new WrongUsage('A role is named by lower-case letters, digits and _.');
  const read = async (path: string) =>
    readFile(path, 'utf8').catch(() => {
      throw new WrongUsage(`There is no file ${path}.`);
    });
  return { sql: file === undefined ? (command ?? null) : await read(file), isCsv, role, dropped };
}

/** Rows as a table for a terminal, with their number. */
function textTable(names: readonly string[], rows: readonly (readonly (string | null)[])[]): string {
  const widths = names.map((name, index) =>
    rows.reduce((most, row) => Math.max(most, row[index]?.length ?? 0), name.length),
  );
  const lineOf = (cells: readonly (string | null)[]) =>
    cells
      .map((cell, index) => (cell ?? '').padEnd(widths[index] ?? 0))
      .join(' | ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('-+-');
  return [
    lineOf(names),
    rule,
    ...rows.map(lineOf),
    `(${rows.length} ${rows.length === 1 ? 'row' : 'rows'})`,
  ].join('\n');
}

await runTool({
  usage,
  readOptions,
  async work({ databaseUrl }, choices) {
    const { dropped } = choices;
    const connect = connector({ connectionString: databaseUrl });
    await withConnection(connect, 'analysts', (owner) =>
      dropped === undefined ? withReaders(owner, databaseUrl, choices) : dropReader(owner, dropped),
    );
    return 0;
  },
});

async function withReaders(owner: pg.Client, databaseUrl: string, choices: Choices): Promise<void> {
  const { sql, isCsv, role } = choices;
  await refuseWithoutCreateRole(owner);
  await prepareReaders(owner);
  await dropExpiredReaders(owner);
  if (role !== undefined) {
    print(overTcp(addressOf(databaseUrl, role, await createReader(owner, role, null))));
    return;
  }
  const name = `rondel_session_${randomBytes(6).toString('hex')}`;
  const validUntil = new Date(Date.now() + millisecondsOfDay);
  const address = addressOf(databaseUrl, name, await createReader(owner, name, validUntil));
  const connect: Connect = connector({ connectionString: address, ...withoutTimeout, types: asTexts });
  try {
    await withConnection(connect, 'sql', (reader) =>
      sql === null ? converse(reader, isCsv) : show(reader, sql, isCsv),
    );
  } finally {
    await dropReader(owner, name);
  }
}

/** @throws Refusal with what to do. */
async function refuseWithoutCreateRole(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ name: string; may: boolean }>(
    'select rolname as name, rolcreaterole or rolsuper as may from pg_roles where rolname = current_user',
  );
  const [{ name, may } = { name: '', may: true }] = rows;
  if (may) return;
  throw new Refusal(
    'no-createrole',
    `The role ${name} of DATABASE_URL may not create roles, and each call of npm run sql makes one that only reads. As an owner of the server: ` +
      `alter role ${name} createrole`,
  );
}

function addressOf(databaseUrl: string, name: string, password: string): string {
  const address = new URL(databaseUrl);
  address.username = name;
  address.password = password;
  return address.href;
}

type Answer = {
  readonly fields: readonly { readonly name: string }[];
  readonly rows: readonly (string | null)[][];
};

async function show(reader: pg.Client, asked: string, isCsv: boolean): Promise<void> {
  const text = statementOf(asked);
  const answer: unknown = await reader.query({ text, rowMode: 'array' }).catch((error: unknown) => {
    throw explained(error);
  });
  for (const { fields, rows } of [answer].flat() as Answer[]) {
    if (fields.length === 0) continue;
    const names = fields.map(({ name }) => name);
    if (!isCsv) print(textTable(names, rows));
    else for (const row of [names, ...rows]) print(row.map(csvField).join(','));
  }
}

/** `\\d` and `\\d NAME` are the only commands that are not SQL. */
function statementOf(asked: string): string {
  return asked.trimStart().startsWith('\\d')
    ? described(asked.trim().slice(2).trim().replace(/;$/, ''))
    : asked;
}

/** Adds advice to an error of Postgres. */
function explained(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  const { code, message } = error;
  if (code === notPermitted || code === readOnly)
    return new Refusal(
      'read-only',
      `${message}. The role of this command only reads the views that \\d lists.`,
    );
  if (code === noSuchTable && !/"\w+\.\w+"/.test(message))
    return new Error(
      `${message}. Names begin with their schema, such as read.workouts; \\d lists the views.`,
      {
        cause: error,
      },
    );
  return error;
}

async function converse(reader: pg.Client, isCsv: boolean): Promise<void> {
  const isTerminal = process.stdin.isTTY === true;
  const lines = createInterface({ input: process.stdin, output: process.stderr, prompt: 'sql> ' });
  const prompt = () => {
    if (isTerminal) lines.prompt();
  };
  prompt();
  let waiting = '';
  for await (const line of lines) {
    if (line.trim() === '\\q') break;
    const isMeta = waiting === '' && line.startsWith('\\d');
    waiting += `${line}\n`;
    if (isMeta || line.trimEnd().endsWith(';')) {
      const sql = waiting;
      waiting = '';
      await show(reader, sql, isCsv).catch((error: Error) => printError(error.message));
    }
    prompt();
  }
  lines.close();
}

/** The views that the role may read, or the columns of one. */
function described(name: string): string {
  if (name === '')
    return `select format('%I.%I', nspname, relname) as view, obj_description(c.oid) as meaning from pg_class c join pg_namespace n on n.oid = relnamespace
      where relkind in ('v', 'r') and nspname ~ '^(read$|as_of_|service$)' and has_any_column_privilege(c.oid, 'select') order by 1`;
  return `select attname as column, format_type(atttypid, atttypmod) as type, col_description(attrelid, attnum) as meaning from pg_attribute
    where attrelid = to_regclass(${pg.escapeLiteral(name)}) and attnum > 0 and has_column_privilege(attrelid, attnum, 'select') order by attnum`;
}
