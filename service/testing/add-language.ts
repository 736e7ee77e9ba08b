import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sentencePatterns } from '#service/languages/en/sentences.ts';

/*
 * npm run languages -- add sv: makes the files of a language as copies of the English texts. What is left of English afterwards
 * `npm run check:languages -- sv` lists. The page is client/languages/README.md.
 */
const root = join(import.meta.dirname, '../..');

/** The dictionaries of the catalogue, and the functions of the client that look words up in one of them. */
const lookUps = {
  names: 'nameText',
  quests: 'questText',
  workouts: 'workoutText',
  guides: 'guideText',
  content: 'contentText',
  help: 'helpText',
} as const;

const fileOf = (lookUp: string): string => `lib/words/${lookUp.replace('Text', '-text')}.ts`;
const localeFile = 'lib/format/locale.ts';

/**
 * A file of the client with imports that work in the folder of a language, and that take what the language has from that folder.
 * @param place of the file below `client`
 * @param made the places below `client` that the language has
 */
export function movedInto(tag: string, source: string, place: string, made: ReadonlySet<string>): string {
  return source.replaceAll(
    /(?<= from ')(\.{1,2}\/|#client\/)([^']+)(?=')/g,
    (_, start: string, rest: string) => {
      const path = start === '#client/' ? rest : posix.join(posix.dirname(place), start, rest);
      return made.has(path) ? `#client/languages/${tag}/${path}` : `#client/${path}`;
    },
  );
}

function clientFiles(tag: string): ReadonlyMap<string, string> {
  const client = join(root, 'client');
  const copies = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('-copy.ts') && !/^(languages|app\/component-page)/.test(name));
  const words = Object.values(lookUps).map(fileOf);
  const made = new Set([...copies, ...words, fileOf('reasonText'), localeFile]);
  const text = (name: string): string => movedInto(tag, readFileSync(join(client, name), 'utf8'), name, made);
  const catalogue = '#domain/catalogue/languages';
  return new Map([
    ...copies.map((name) => [name, text(name)] as const),
    [localeFile, text(localeFile).replaceAll(`'en-GB'`, `'${tag}'`).replaceAll(`'en'`, `'${tag}'`)],
    ...Object.entries(lookUps).map(
      ([name, lookUp]) =>
        [
          fileOf(lookUp),
          `import { inDictionary } from '${catalogue}/dictionary.ts';
import { ${name} } from '${catalogue}/${tag}/${name}.ts';

export const ${lookUp} = inDictionary(${name});
`,
        ] as const,
    ),
    [
      fileOf('reasonText'),
      `import { numberText } from '#client/languages/${tag}/${localeFile}';
import { sentencesIn } from '${catalogue}/dictionary.ts';
import { names } from '${catalogue}/${tag}/names.ts';
import { reasons } from '${catalogue}/${tag}/reasons.ts';

export const reasonText = sentencesIn([reasons, names], numberText);
`,
    ],
  ]);
}

const catalogueFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ...[...Object.keys(lookUps), 'reasons'].map(
      (name) =>
        [
          `${name}.ts`,
          `import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

export const ${name}: Dictionary = {};
`,
        ] as const,
    ),
    [
      'glossary.ts',
      `import type { Glossary } from '#domain/catalogue/languages/dictionary.ts';

export const glossary: Glossary = {};
`,
    ],
  ]);

function serviceFiles(tag: string): ReadonlyMap<string, string> {
  const english = join(root, 'service/languages/en');
  const read = (name: string): string => readFileSync(join(english, name), 'utf8');
  const kinds = readdirSync(english).filter((name) => !/^(format|sentences|texts)\.ts$/.test(name));
  const texts = kinds.map((name) =>
    name.replace('.ts', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  const imports = texts.map((text, nth) => `import { ${text} } from './${kinds[nth]}';\n`).join('');
  return new Map([
    ...kinds.map((name) => [name, read(name)] as const),
    ['format.ts', read('format.ts').replace(`'en-GB'`, `'${tag}'`).replace(`'en'`, `'${tag}'`)],
    [
      'sentences.ts',
      `import type { Sentences } from '../en/sentences.ts';

export const sentences: Sentences = {
${sentencePatterns.map((sentence) => `  ${JSON.stringify(sentence)}: ${JSON.stringify(sentence)},\n`).join('')}};
`,
    ],
    [
      'texts.ts',
      `import { content } from '#domain/catalogue/languages/${tag}/content.ts';
import { names } from '#domain/catalogue/languages/${tag}/names.ts';
import type { Translation } from '../translation.ts';
${imports}import { sentences } from './sentences.ts';

export const texts: Translation = {
  texts: { ${texts.join(', ')} },
  sentences,
  dictionaries: [names, content],
};
`,
    ],
  ]);
}

/** The files of a language by their path below the project, with English texts. */
export const filesFor = (tag: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({
      'client/languages': clientFiles(tag),
      'domain/catalogue/languages': catalogueFiles(),
      'service/languages': serviceFiles(tag),
    }).flatMap(([folder, files]) =>
      [...files].map(([name, text]) => [`${folder}/${tag}/${name}`, text] as const),
    ),
  );

function add(tag: string): void {
  const folders = ['client/languages', 'domain/catalogue/languages', 'service/languages'];
  if (folders.some((folder) => existsSync(join(root, folder, tag)))) {
    process.stderr.write(`There are files of ${tag} already.\n`);
    process.exitCode = 1;
    return;
  }
  for (const [path, text] of filesFor(tag)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  process.stdout.write(
    `The files of ${tag} are in ${folders.map((folder) => `${folder}/${tag}`).join(', ')}. Next: client/languages/README.md.\n`,
  );
}

function main(): void {
  const [command, tag = ''] = process.argv.slice(2);
  if (command === 'add' && /^[a-z]{2}(-[A-Z]{2})?$/.test(tag)) add(tag);
  else {
    process.stderr.write('npm run languages -- add TAG, such as add sv or add pt-PT\n');
    process.exitCode = 2;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
