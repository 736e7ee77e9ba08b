import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { build } from 'vite';
import type { PageLanguage } from '#domain/kernel/page-language.ts';
import { languageOverlay } from './language-overlay.ts';

const client = join(import.meta.dirname, '..');

/** The exports of a built module. */
async function builtIn(language: PageLanguage | null, module: string): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), 'rondel-overlay-'));
  try {
    await build({
      configFile: false,
      root: client,
      logLevel: 'error',
      plugins: language === null ? [] : [languageOverlay(language)],
      ssr: { noExternal: true },
      build: { ssr: join(client, module), outDir: folder, copyPublicDir: false },
    });
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    const [file = ''] = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    const source = await readFile(join(folder, file), 'utf8');
    return { ...((await import(pathToFileURL(join(folder, file)).href)) as object), source };
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('a build in another language', function () {
  this.timeout(60_000);
  // A build sets it, and the tests after this one are of a service that is not in production.
  const { NODE_ENV } = env;
  after(() => {
    Reflect.deleteProperty(env, 'NODE_ENV');
    Object.assign(env, NODE_ENV === undefined ? {} : { NODE_ENV });
  });

  const module = 'quest/quest-end-copy.ts';
  type QuestEnd = {
    readonly questEndCopy: {
      readonly streakIsSafe: string;
      readonly pegs: (days: number, goal: number) => string;
    };
    readonly source: string;
  };

  it('uses the file of that language and its plural forms, not the English file', async () => {
    const { questEndCopy, source } = (await builtIn('de', module)) as QuestEnd;
    expect(questEndCopy.streakIsSafe).to.equal('Deine Serie ist sicher');
    expect(questEndCopy.pegs(1250, 2000)).to.equal('1.250 von 2.000 Tagen');
    expect(source.match(/wordsOf\(/g), 'one module of words').to.have.lengthOf(2);
  });

  it('keeps what the language has no file for', async () => {
    const { pageCopy } = (await builtIn('de', 'lib/page-copy.ts')) as { pageCopy: { appName: string } };
    expect(pageCopy.appName).to.equal('Rondel Fitness');
  });

  it('marks each text of the pseudo language once, and what its functions return', async () => {
    const { questEndCopy } = (await builtIn('en-XA', module)) as QuestEnd;
    expect(questEndCopy.streakIsSafe).to.equal('⟦Yóöúür štrééáák íïš šááféé⟧');
    expect(questEndCopy.pegs(3, 7)).to.match(/^⟦3 [^⟦⟧]+⟧$/);
  });
});
