import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Dictionary, Glossary } from '#domain/catalogue/languages/dictionary.ts';
import { type Language, languages } from '#domain/kernel/language.ts';
import { wholeLanguages } from '#domain/kernel/page-language.ts';
import { sentencePatterns } from '#service/languages/en/sentences.ts';
import { catalogueTexts, type DictionaryName } from './catalogue-texts.ts';
import { lostParameters, namesTaken } from './parameters-used.ts';
import { productNames, sameInBoth } from './same-in-both.ts';

/*
 * `npm run check:languages`: compares the texts of each language with the English ones. Types compare keys and plural forms; this check
 * finds files, texts and dictionaries that are missing, texts that are still English, and words that the glossary does not want.
 */

const root = join(import.meta.dirname, '../..');
type Translation = Exclude<Language, 'en'>;
const translations = languages.filter((language): language is Translation => language !== 'en');

/** Shown on the page of components alone, which is for the people who build screens. */
const isShownToPeople = (path: string): boolean => !path.endsWith('component-page-copy.ts');

const filesBelow = (folder: string): readonly string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        path.replaceAll('\\', '/'),
      )
    : [];

/** The files with texts of the client, below its folder. */
export const clientCopies = (): readonly string[] =>
  filesBelow('client')
    .filter((path) => path.endsWith('-copy.ts') && !path.startsWith('languages/') && isShownToPeople(path))
    .toSorted();

/** A text, or a function that makes one. */
type Leaf = { readonly path: string; readonly value: unknown };

/** All texts of a module by their place in it, such as `questCopy.title`. */
export function leavesOf(value: unknown, path = ''): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** Words of more than three letters, without what is written the same in all languages. */
const hasEnglishWord = (text: string): boolean =>
  /\p{L}{4}/u.test(text.replaceAll(/https?:\S+|\b[\w.-]+\.(?:com|org|md|zip|csv|json)\b/gu, ''));

/** Technical words among the texts: variants of toasts, ids, names of streams, addresses and examples of JSON. */
const isTechnical = (text: string): boolean => /^([a-z0-9-]+|[a-z]+[A-Z]\S*|\/\S*|\{.*\})$/.test(text);

/** A translated policy ends with the sentence that the English one binds. */
const isOfTranslation = (path: string): boolean => /^policySections\.6\./.test(path);

/** Names of other products. */
const isOfOthers = (path: string): boolean => path.startsWith('appNames.');

/**
 * Problems of one module of a language, a sentence each.
 * @param same texts that are the same in both languages
 */
export function problemsOf(
  english: unknown,
  translated: unknown,
  same: ReadonlySet<string>,
): readonly string[] {
  const theirs = new Map(leavesOf(translated).map(({ path, value }) => [path, value]));
  const ours = leavesOf(english);
  const known = new Set(ours.map(({ path }) => path));
  return [
    ...ours.flatMap((leaf) => problemOf(leaf, theirs.get(leaf.path), same) ?? []),
    ...[...theirs.keys()]
      .filter((path) => !known.has(path) && !isOfTranslation(path))
      .map((path) => `${path} is no text of English`),
  ];
}

function problemOf({ path, value }: Leaf, other: unknown, same: ReadonlySet<string>): string | null {
  if (other === undefined) return value === undefined ? null : `${path} is missing`;
  if (typeof other !== typeof value) return `${path} is a ${typeof other}, in English a ${typeof value}`;
  if (typeof value === 'function') return lostIn(path, value as Text, other as Text, same);
  if (typeof value !== 'string' || value !== other || isOfOthers(path)) return null;
  return hasEnglishWord(value) && !isTechnical(value) && !same.has(value) && !productNames.has(value)
    ? `${path} is still English: ${value}`
    : null;
}

type Text = Parameters<typeof lostParameters>[0];

/** A translation may leave out what its grammar does not need: its path then stands in the list of what is rightly the same. */
function lostIn(path: string, english: Text, translated: Text, same: ReadonlySet<string>): string | null {
  const lost = same.has(path) ? [] : lostParameters(english, translated);
  return lost.length === 0 ? null : `${path} does not say its parameter ${lost.join(' and ')}`;
}

/** The names in braces of a sentence. */
const namesIn = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();

/** Problems of the sentences of refusals in a language. @param forms by the English sentence: a text, or a function of what is in its braces */
export function sentenceProblems(
  english: readonly string[],
  forms: Readonly<Record<string, unknown>>,
  same: ReadonlySet<string>,
): readonly string[] {
  return english.flatMap((sentence) => {
    const form = forms[sentence];
    if (form === undefined) return [`the sentence is missing: ${sentence}`];
    if (form === sentence)
      return hasEnglishWord(sentence) && !same.has(sentence) ? [`still English: ${sentence}`] : [];
    const said = typeof form === 'function' ? namesTaken(form as Text) : namesIn(String(form));
    const lost = namesIn(sentence).filter((name) => !said.includes(name));
    return lost.map((name) => `{${name}} is lost: ${sentence}`);
  });
}

/** Problems of the dictionaries of a language, a sentence each. */
export function dictionaryProblems(
  dictionaries: Readonly<Record<string, Dictionary | undefined>>,
): readonly string[] {
  return Object.entries(catalogueTexts).flatMap(([name, wanted]) => {
    const dictionary = dictionaries[name];
    if (!dictionary) return [`the dictionary ${name} is missing`];
    return [
      ...[...wanted]
        .filter((text) => !Object.hasOwn(dictionary, text))
        .map((text) => `${name} has no text for: ${text}`),
      ...Object.keys(dictionary)
        .filter((text) => !wanted.has(text))
        .map((text) => `${name} has a text that the catalogue does not have: ${text}`),
    ];
  });
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Words that stand for a term and that the glossary does not want. */
export function unwantedWords(texts: readonly string[], glossary: Glossary): readonly string[] {
  const unwanted = Object.entries(glossary).flatMap(([term, { avoid = [] }]) =>
    avoid.map((word) => ({
      ...{ term, word },
      test: new RegExp(`(?<![\\p{L}-])(?:${word}|${capitalised(word)})(?!\\p{L})`, 'u'),
    })),
  );
  return texts
    .filter((text) => !isTechnical(text))
    .flatMap((text) =>
      unwanted
        .filter(({ test }) => test.test(text))
        .map(({ term, word }) => `“${word}” does not stand for ${term}: ${text}`),
    );
}

const load = async (path: string): Promise<Readonly<Record<string, unknown>> | null> => {
  const file = join(root, path);
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Record<string, unknown>) : null;
};

const dictionaryNames = [...Object.keys(catalogueTexts), 'reasons'] as readonly (
  | DictionaryName
  | 'reasons'
)[];

type Found = { readonly problems: readonly string[]; readonly texts: readonly string[] };

async function copyFound(language: Translation, copy: string): Promise<Found> {
  const path = `client/languages/${language}/${copy}`;
  const translated = await load(path);
  if (!translated) return { problems: [`${path} is missing`], texts: [] };
  const problems = problemsOf(await load(`client/${copy}`), translated, sameInBoth[language]);
  return {
    problems: problems.map((problem) => `${path}: ${problem}`),
    texts: leavesOf(translated).flatMap(({ value }) => (typeof value === 'string' ? value : [])),
  };
}

/** The files with texts of the service, but those that make other texts. */
const serviceTexts = (): readonly string[] =>
  filesBelow('service/languages/en').filter((path) => !/^(format|sentences|texts)\.ts$/.test(path));

async function serviceFound(language: Translation): Promise<Found> {
  const folder = `service/languages/${language}`;
  const same = sameInBoth[language];
  const files = await Promise.all(
    serviceTexts().map(async (name) => {
      const path = `${folder}/${name}`;
      const translated = await load(path);
      if (!translated) return { problems: [`${path} is missing`], texts: [] };
      const english = (await load(`service/languages/en/${name}`)) ?? {};
      // A file of a language may have more: words that its sentences share.
      const shared = Object.fromEntries(Object.keys(english).map((key) => [key, translated[key]]));
      return {
        problems: problemsOf(english, shared, same).map((problem) => `${path}: ${problem}`),
        texts: leavesOf(translated).flatMap(({ value }) => (typeof value === 'string' ? value : [])),
      };
    }),
  );
  const sentences = (await load(`${folder}/sentences.ts`))?.sentences ?? {};
  const forms = sentences as Readonly<Record<string, unknown>>;
  return {
    problems: [
      ...files.flatMap(({ problems }) => problems),
      ...sentenceProblems(sentencePatterns, forms, same).map(
        (problem) => `${folder}/sentences.ts: ${problem}`,
      ),
    ],
    texts: [
      ...files.flatMap(({ texts }) => texts),
      ...Object.values(forms).flatMap((form) => (typeof form === 'string' ? form : [])),
    ],
  };
}

/** All problems of a language, a sentence each. */
export async function problemsIn(language: Translation): Promise<readonly string[]> {
  const copies = await Promise.all([
    ...clientCopies().map((copy) => copyFound(language, copy)),
    serviceFound(language),
  ]);
  const folder = `domain/catalogue/languages/${language}`;
  const loaded = await Promise.all(
    dictionaryNames.map(async (name) => [name, (await load(`${folder}/${name}.ts`))?.[name]] as const),
  );
  const dictionaries = Object.fromEntries(loaded) as Record<string, Dictionary | undefined>;
  const glossary = (await load(`${folder}/glossary.ts`))?.glossary as Glossary | undefined;
  const texts = [
    ...copies.flatMap((copy) => copy.texts),
    ...Object.values(dictionaries).flatMap((dictionary) => Object.values(dictionary ?? {})),
  ];
  return [
    ...copies.flatMap(({ problems }) => problems),
    ...dictionaryProblems(dictionaries).map((problem) => `${folder}: ${problem}`),
    ...(dictionaries.reasons ? [] : [`${folder}: the dictionary reasons is missing`]),
    ...(glossary
      ? unwantedWords(texts, glossary).map((problem) => `${language}: ${problem}`)
      : [`${folder}: the glossary is missing`]),
  ];
}

/** Says how a language stands. @returns how many problems an offered language has */
async function report(language: Translation, isListed: boolean): Promise<number> {
  const problems = await problemsIn(language);
  const isOffered = wholeLanguages.some((whole) => whole === language);
  const count = problems.length === 0 ? 'whole' : `${problems.length} problems`;
  process.stdout.write(`${language}: ${count}${isOffered ? '' : ', not offered'}.\n`);
  if (isListed || isOffered) process.stdout.write(problems.map((problem) => `  ${problem}\n`).join(''));
  return isOffered ? problems.length : 0;
}

async function main(): Promise<void> {
  const counts = await Promise.all(
    translations.map((language) => report(language, process.argv.includes(language))),
  );
  process.exitCode = counts.every((count) => count === 0) ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
