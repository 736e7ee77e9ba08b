import { readdir, readFile } from 'node:fs/promises';
import { readEventDictionary } from '#service/event-store/event-types/dictionary/event-dictionary.ts';
import { eventTables } from './event-table.ts';

/** The queries that the dbt project builds; the views of an export are the same queries. */
const models = new URL('../dbt/models/', import.meta.url);

const reads = (table: string): string =>
  `read_parquet('${table}/*/*.parquet', hive_partitioning = true, hive_types_autocast = false, union_by_name = true)`;

/** Statements for DuckDB, run in the folder of an export: a view for each table, and one for each model. */
export async function viewsSql(isPersonal: boolean): Promise<string> {
  const tables = [...eventTables(isPersonal).values()].map(
    ({ name }) => `create or replace view ${name} as from ${reads(name)};`,
  );
  const texts = await readModels();
  const views = inOrder(texts).map(([name, text]) => `create or replace view ${name} as\n${rendered(text)};`);
  return `-- Views of this export for DuckDB. Start DuckDB in this folder: duckdb -init views.sql\n${[...tables, ...views].join('\n\n')}\n`;
}

async function readModels(): Promise<Map<string, string>> {
  const files = (await readdir(models)).filter((file) => file.endsWith('.sql')).sort();
  return new Map(
    await Promise.all(
      files.map(
        async (file): Promise<[string, string]> => [
          file.replace(/\.sql$/, ''),
          (await readFile(new URL(file, models), 'utf8')).trimEnd(),
        ],
      ),
    ),
  );
}

/** A dbt query as plain SQL. */
export const rendered = (text: string): string =>
  text.replaceAll(/\{\{ (?:source\('events', '(\w+)'\)|ref\('(\w+)'\)) \}\}/g, '$1$2');

/** Each model after those that it refers to. */
function inOrder(texts: ReadonlyMap<string, string>): [string, string][] {
  const ordered = new Map<string, string>();
  const add = (name: string): void => {
    const text = texts.get(name);
    if (text === undefined || ordered.has(name)) return;
    for (const [, other = ''] of text.matchAll(/ref\('(\w+)'\)/g)) add(other);
    ordered.set(name, text);
  };
  for (const name of texts.keys()) add(name);
  return [...ordered];
}

/** The tables as sources of a dbt project, with what each column means. @param folder of the export, as dbt finds it */
export async function sourcesYml(folder: string, isPersonal: boolean): Promise<string> {
  const entries = new Map((await readEventDictionary()).map((entry) => [entry.type, entry]));
  const tables = [...eventTables(isPersonal).values()].map(({ name, type, columns }) => {
    const { meaning = '', fields = [] } = entries.get(type) ?? {};
    const lines = columns.map(({ name: column, path }) => {
      const field = fields.find((each) => each.path === path);
      const text = field ? `${field.meaning} (${field.unit})` : ofEveryEvent[column];
      return `          - name: ${column}\n            description: ${JSON.stringify(text)}`;
    });
    return `      - name: ${name}\n        description: ${JSON.stringify(meaning)}\n        columns:\n${lines.join('\n')}`;
  });
  const location = reads('{name}').replace("'{name}", `'${folder}/{name}`);
  return `version: 2\n\nsources:\n  - name: events\n    config:\n      external_location: "${location}"\n    tables:\n${tables.join('\n')}\n`;
}

const ofEveryEvent: Readonly<Record<string, string>> = {
  position: 'Its place in the order of all events.',
  event_id: 'Its id.',
  stream: 'The stream that it is in.',
  revision: 'Its place in the stream, from 0.',
  type_version: 'The version of its type in which it is stored.',
  occurred_at: 'When the service accepted the command.',
  recorded_at:
    'When the store took it, by its clock; null when that is unknown, as for events from before November 2026.',
  local_date: 'The date of occurred_at in local_zone.',
  local_zone: 'The time zone of the member then (IANA).',
  actor: "Who caused it: a member's id, or system.",
  command_id: 'The command that it came from.',
  command_type: 'The type of the command; null for older events.',
  correlation_id: 'What it belongs to as a whole.',
  causation_id: 'What caused it: a command or an event.',
};
