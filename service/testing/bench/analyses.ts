import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { print, runTask, WrongUsage } from '#service/tools/cli/run-tool.ts';

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
    const pages = await (tables === undefined ? ofGenerated() : ofTables(tables));
    await mkdir(folder, { recursive: true });
    for (const [name, text] of pages) await writeFile(join(folder, name), text);
    print(`${pages.size} files in ${folder}`);
    return 0;
  },
});

type Pages = ReadonlyMap<string, string>;

/** The modules use packages for development, which a production machine does not have. @throws Error with what to do */
async function withPackages<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(
      'npm run analyses needs the development packages, which this installation does not have. Run npm ci in a checkout, and give it the tables of npm run export: --tables DIR.',
      { cause: error },
    );
  }
}

async function ofTables(tables: string): Promise<Pages> {
  const { workedAnalyses } = await withPackages(
    () => import('#service/tools/analysis/worked/worked-analyses.ts'),
  );
  return workedAnalyses(resolve(tables), `the tables in ${tables}`);
}

async function ofGenerated(): Promise<Pages> {
  const { generatedAnalyses } = await withPackages(() => import('./generated-analyses.ts'));
  const { withTemporaryPostgres } = await import('./temporary-postgres.ts');
  let pages: Pages = new Map();
  await withTemporaryPostgres(async ({ url, folder }) => {
    pages = await generatedAnalyses(url, folder);
  });
  return pages;
}
