import { access, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { hashFileOf } from '#service/tools/analysis/export-events.ts';
import { type ExportFormat, exportFormats, isExportFormat } from '#service/tools/analysis/export-formats.ts';
import { type PersonalChoice, personalChoice, personalOptions } from './personal-options.ts';
import { instantOf, WrongUsage } from './run-tool.ts';

export type ExportChoices = {
  readonly format: ExportFormat;
  /** Undefined for standard output. */
  readonly out: string | undefined;
  /** A folder of tables, one for each type of event; null for one file. */
  readonly tables: { readonly folder: string; readonly from: string | null } | null;
  /** Null without personal fields. */
  readonly personal: PersonalChoice | null;
};
export type ImportChoices = { readonly file: string; readonly sha256: string; readonly mayCreate: boolean };

/** @throws WrongUsage */
export function exportOptions(args: readonly string[], isTerminal: boolean): ExportChoices {
  const { values } = parseArgs({
    args: [...args],
    options: {
      format: { type: 'string', default: 'ndjson' },
      out: { type: 'string' },
      flatten: { type: 'boolean', default: false },
      from: { type: 'string' },
      ...personalOptions,
    },
  });
  const { format, out, flatten, from } = values;
  if (!isExportFormat(format))
    throw new WrongUsage(`There is no format ${format}. There are ${Object.keys(exportFormats).join(', ')}.`);
  if (format === 'parquet' && out === undefined && isTerminal)
    throw new WrongUsage('Parquet is a binary format: name a file with --out.');
  return {
    format,
    out,
    tables: tablesChoice({ format, out, flatten, from }),
    personal: personalChoice(values),
  };
}

type Flattening = Pick<ExportChoices, 'format' | 'out'> & {
  readonly flatten: boolean;
  readonly from: string | undefined;
};

function tablesChoice({ format, out, flatten, from }: Flattening): ExportChoices['tables'] {
  if (!flatten) {
    if (from !== undefined) throw new WrongUsage('--from needs --flatten.');
    return null;
  }
  if (format !== 'parquet') throw new WrongUsage('--flatten writes Parquet: add --format parquet.');
  if (out === undefined) throw new WrongUsage('--flatten writes many files: name a folder with --out.');
  return { folder: out, from: instantOf('--from', from) ?? null };
}

/** @throws WrongUsage */
export async function importOptions(args: readonly string[]): Promise<ImportChoices> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { sha256: { type: 'string' }, 'create-embedded': { type: 'boolean', default: false } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0)
    throw new WrongUsage('Name one file that npm run export has written.');
  await access(file).catch(() => {
    throw new WrongUsage(`There is no file ${file}.`);
  });
  const sha256 = (values.sha256 ?? (await previousHash(file))).toLowerCase();
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new WrongUsage(`"${sha256}" is not a SHA-256 in hex.`);
  return { file, sha256, mayCreate: values['create-embedded'] };
}

async function previousHash(file: string): Promise<string> {
  const text = await readFile(hashFileOf(file), 'utf8').catch(() => {
    throw new WrongUsage(
      `The expected SHA-256 of ${file} is unknown: give --sha256, or put ${hashFileOf(file)} beside it, which the export has written.`,
    );
  });
  return text.split(/\s/, 1)[0] ?? '';
}
