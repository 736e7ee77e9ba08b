import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/*
 * npm run languages -- add sv: makes the files of a language as copies of the English texts, with the types that hold a translation. What is
 * left of English afterwards `npm run check:languages -- sv` lists. The page is client/languages/README.md.
 */
const root = join(import.meta.dirname, '../..');
const client = join(root, 'client');
const [command, tag = ''] = process.argv.slice(2);
if (command !== 'add' || !/^[a-z]{2}(-[A-Z]{2})?$/.test(tag)) {
  process.stderr.write('npm run languages -- add TAG, such as add sv or add pt-PT\n');
  process.exit(2);
}
const folder = join(client, 'languages', tag);
const dictionaries = join(root, 'domain/catalogue/languages', tag);
if (existsSync(folder) || existsSync(dictionaries)) {
  process.stderr.write(`There are files of ${tag} already.\n`);
  process.exit(1);
}

const copies = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('-copy.ts') && !/^(languages|app\/component-page)/.test(name),
);
for (const name of copies) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  cpSync(join(client, name), file);
}
const file = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
file(
  join(folder, 'lib/format/locale.ts'),
  `import { localeHere } from '#client/lib/format/locale-here.ts';
import { wordsOf } from '#domain/kernel/words-of.ts';

/** The language of these texts, with the region of the browser. Numbers, dates, lists and plurals follow it. */
export const locale = localeHere('${tag}');

export const { numberText, listText, itemsText, plural, clockTime, spokenTime } = wordsOf('${tag}', locale);
`,
);
for (const name of ['names', 'quests', 'workouts', 'guides', 'content', 'help', 'reasons'])
  file(
    join(dictionaries, `${name}.ts`),
    `import type { Dictionary } from '../dictionary.ts';

export const ${name}: Dictionary = {};
`,
  );
file(
  join(dictionaries, 'glossary.ts'),
  `import type { Glossary } from '../dictionary.ts';

export const glossary: Glossary = {};
`,
);
process.stdout.write(
  `${copies.length} files of texts are in ${relative(root, folder)}, and dictionaries in ${relative(root, dictionaries)}. Next: add ${tag} and its plural categories to domain/kernel/language.ts and domain/kernel/words-of.ts, and follow client/languages/README.md.\n`,
);
