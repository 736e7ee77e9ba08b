import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { barsSvg } from './bars-svg.ts';

const questions = new URL('./', import.meta.url);

type Row = Readonly<Record<string, unknown>>;

/**
 * The pages of all worked analyses, by file name: Markdown and SVG.
 * @param tables a folder of `export --flatten` @param source what the figures are of, in words
 */
export async function workedAnalyses(tables: string, source: string): Promise<ReadonlyMap<string, string>> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    await connection.run(`set file_search_path = ${quoted(tables)}; set timezone = 'UTC'`);
    await connection.run(await readFile(join(tables, 'views.sql'), 'utf8'));
    const pages = new Map<string, string>();
    for (const file of (await readdir(questions)).filter((name) => name.endsWith('.sql')).sort()) {
      const text = await readFile(new URL(file, questions), 'utf8');
      const rows = (await connection.runAndReadAll(text)).getRowObjectsJson();
      const name = file.replace(/\.sql$/, '');
      const question = questionIn(text);
      pages.set(`${name}.md`, page(name, question, rows, source));
      pages.set(`${name}.svg`, picture(question, rows));
    }
    return pages;
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

type Question = {
  readonly title: string;
  readonly text: string;
  readonly sql: string;
  readonly label: string;
  readonly value: string;
  readonly unit: string;
};

/** @throws when the comments at the head are not title, text and `bars: LABEL, VALUE (UNIT)` */
function questionIn(text: string): Question {
  const lines = text.trimEnd().split('\n');
  const comments = lines.filter((line) => line.startsWith('-- ')).map((line) => line.slice(3));
  const [, label = '', value = '', unit = ''] =
    /^bars: (\w+), (\w+) \((.+)\)$/.exec(comments.at(-1) ?? '') ?? [];
  const [title = ''] = comments;
  if (title === '' || label === '')
    throw new Error(`A worked analysis begins with its title and ends its comments with bars: ${title}`);
  const sql = lines.filter((line) => !line.startsWith('-- ')).join('\n');
  return { title, text: comments.slice(1, -1).join('\n'), sql, label, value, unit };
}

function page(name: string, { title, text, sql }: Question, rows: readonly Row[], source: string): string {
  const table = markdownTable(rows);
  return `# ${title}\n\n${text} Made by \`npm run analyses\` of ${source}.\n\n![${title}](${name}.svg)\n\n${table}\n\n\`\`\`sql\n${sql}\n\`\`\`\n`;
}

/** Columns have one width, as the formatter of the project writes tables. */
export function markdownTable(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => columns.map((column) => String(row[column] ?? '')));
  const widths = columns.map((column, index) =>
    Math.max(3, column.length, ...cells.map((row) => row[index]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  return [line(columns), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}

const picture = ({ title, label, value, unit }: Question, rows: readonly Row[]): string =>
  barsSvg(
    `${title} (${unit})`,
    rows.map((row) => ({ label: String(row[label]), value: Number(row[value]) })),
  );
