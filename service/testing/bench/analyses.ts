import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { workedAnalyses } from '#service/tools/analysis/worked/worked-analyses.ts';
import { print, runTask, WrongUsage } from '#service/tools/cli/run-tool.ts';
import { generatedAnalyses } from './generated-analyses.ts';
import { withTemporaryPostgres } from './temporary-postgres.ts';

const usage = `Answers the questions in service/tools/analysis/worked, each as a page of Markdown with SQL, figures and a picture. Needs the development packages.

npm run analyses -- [options]
  --tables DIR   of a folder that export --flatten has made; by default of a generated history
  --out DIR      where the pages go; with --tables needed, by default service/tools/analysis/worked
  --help         this text

Exit codes: 0 done, 2 wrong arguments, 3 failed.`;

const pagesFolder = resolve(import.meta.dirname, '../../tools/analysis/worked');

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
