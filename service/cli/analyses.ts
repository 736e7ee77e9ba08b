import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generatedAnalyses } from '#service/analysis/worked/generated-analyses.ts';
import { workedAnalyses } from '#service/analysis/worked/worked-analyses.ts';
import { withTemporaryPostgres } from '#service/bench/temporary-postgres.ts';
import { print, runTask, WrongUsage } from './run-tool.ts';

const usage = `Answers the questions in service/analysis/worked, each as a page of Markdown with SQL, figures and a picture. Needs the development packages.

npm run analyses -- [options]
  --tables DIR   of a folder that export --flatten has made; by default of a generated history
  --out DIR      where the pages go; with --tables needed, by default service/analysis/worked
  --help         this text

Exit codes: 0 done, 2 wrong arguments, 3 failed.`;

const pagesFolder = resolve(import.meta.dirname, '../analysis/worked');

await runTask({
  usage,
  async work(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { tables: { type: 'string' }, out: { type: 'string' } },
    });
    const { tables, out } = values;
    if (tables !== undefined && out === undefined)
      throw new WrongUsage('Name a folder for the pages with --out.');
    const folder = out ?? pagesFolder;
    await mkdir(folder, { recursive: true });
    const pages = await (tables === undefined
      ? ofGenerated()
      : workedAnalyses(resolve(tables), `the tables in ${tables}`));
    for (const [name, text] of pages) await writeFile(join(folder, name), text);
    print(`${pages.size} files in ${folder}`);
    return 0;
  },
});

async function ofGenerated(): Promise<ReadonlyMap<string, string>> {
  let pages: ReadonlyMap<string, string> = new Map();
  await withTemporaryPostgres(async ({ url, folder }) => {
    pages = await generatedAnalyses(url, folder);
  });
  return pages;
}
