import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { type PageLanguage, pseudoLanguage } from '#domain/kernel/page-language.ts';

const client = join(import.meta.dirname, '..');
const pseudoText = join(import.meta.dirname, 'pseudo-text.ts');
/** Marks the English texts below those of the pseudo language. */
const below = '?english';
/** Modules with texts for people. */
const hasTexts = /(-copy|client\/lib\/words\/[\w-]+)\.ts$/;

/**
 * Builds the client in a language: a file below `languages/<tag>` takes the place of the client's file of the same path. Modules keep their
 * names, so chunks, class names and the manifest are those of English. Their imports are found from where the file really is.
 */
export const languageOverlay = (language: PageLanguage): Plugin =>
  language === pseudoLanguage ? pseudoOverlay() : overlayOf(join(client, 'languages', language));

function overlayOf(folder: string): Plugin {
  /** The file in the place of a module; null where there is none. */
  const translated = (id: string): string | null => {
    const path = relative(client, id);
    const file = join(folder, path);
    return /^(\.\.|languages\b)/.test(path) || !existsSync(file) ? null : file;
  };
  const isTranslation = (id: string): boolean => id.startsWith(`${folder}/`);
  /** The module whose place a translation takes; else the file itself. */
  const replacedBy = (id: string): string => {
    const replaced = join(client, relative(folder, id));
    return isTranslation(id) && existsSync(replaced) ? replaced : id;
  };
  return {
    name: 'language-overlay',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^[.#]/ },
      async handler(source, importer, options) {
        const file = translated(importer ?? '') ?? importer ?? '';
        if (!isTranslation(file)) return null;
        const found = await this.resolve(source, file, { ...options, skipSelf: true });
        return found && { ...found, id: replacedBy(found.id) };
      },
    },
    load(id) {
      const file = translated(id);
      if (file === null) return null;
      this.addWatchFile(file);
      return readFile(file, 'utf8');
    },
  };
}

/** Takes the English texts as they are, and marks each of them while the client runs. */
const pseudoOverlay = (): Plugin => ({
  name: 'language-overlay',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith(below) ? source : null),
  async load(id) {
    if (id.endsWith(below))
      return { code: await readFile(id.slice(0, -below.length), 'utf8'), moduleType: 'ts' };
    if (!hasTexts.test(id) || id.includes('/languages/')) return null;
    return pseudoModule(id, await readFile(id, 'utf8'));
  },
});

/** A module with the same exports, whose texts are marked. */
function pseudoModule(id: string, source: string): string {
  const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  return [
    `import * as english from ${JSON.stringify(id + below)};`,
    `import { marked } from ${JSON.stringify(pseudoText)};`,
    ...names.map((name) => `export const ${name} = marked(english.${name});`),
  ].join('\n');
}
