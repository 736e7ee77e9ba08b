import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Language } from '#domain/kernel/language.ts';
import { shell } from '../build/screen-preloads.ts';

/** The part of Vite's manifest that is read: chunks by name. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly imports?: readonly string[];
      readonly dynamicImports?: readonly string[];
      readonly assets?: readonly string[];
    }
  >
>;

const english = join(import.meta.dirname, '../../dist/client');
const folderOf = (language: Language): string =>
  language === 'en' ? english : join(import.meta.dirname, '../../dist/languages', language);

export const readManifest = (language: Language = 'en'): Manifest =>
  JSON.parse(readFileSync(join(folderOf(language), '.vite/manifest.json'), 'utf8')) as Manifest;

/** Where a file of a language's build is: what English has too lies there alone. */
function placeOf(file: string, language: Language): string {
  const own = join(folderOf(language), file);
  return existsSync(own) ? own : join(english, file);
}

/** As a file of the build goes over the wire: those that are not worth compressing go as they are. */
export function bytesOf(file: string, language: Language = 'en'): number {
  const place = placeOf(file, language);
  return statSync(existsSync(`${place}.br`) ? `${place}.br` : place).size;
}

/** The bytes of the fonts that the build of a language has and English has not: its page loads them first. */
export function fontBytesOf(language: Language): number {
  const assets = join(folderOf(language), 'assets');
  return readdirSync(assets)
    .filter((name) => name.endsWith('.woff2') && !existsSync(join(english, 'assets', name)))
    .reduce((bytes, name) => bytes + statSync(join(assets, name)).size, 0);
}

/** The scripts of a language's build that contain a text. */
export const scriptsWith = (manifest: Manifest, text: string, language: Language): readonly string[] =>
  [...new Set(Object.values(manifest).map(({ file }) => file))].filter(
    (file) => file.endsWith('.js') && readFileSync(placeOf(file, language), 'utf8').includes(text),
  );

type Sizes = {
  /** Bytes of all that a visitor's first page loads, most of them at the first act. */
  readonly landing: number;
  /** Bytes of all that a screen loads for a member who opens its address, by chunk. */
  readonly screens: Readonly<Record<string, number>>;
};

/** In bytes, compressed with brotli. */
type Limits = { readonly landing: number; readonly screen: number };
export const budget: Limits = { landing: 92_000, screen: 190_000 };

/** The same with the fonts of another language, and with its dictionaries: in English the catalogue itself has those words. */
export const languageBudgets: Readonly<Record<Exclude<Language, 'en'>, Limits>> = {
  de: { landing: 93_500, screen: 214_500 },
  fr: { landing: 93_500, screen: 214_500 },
  es: { landing: 93_500, screen: 214_500 },
  'pt-BR': { landing: 93_500, screen: 214_500 },
  // Its font has 24 kB.
  ar: { landing: 118_000, screen: 238_500 },
};

const app = 'app/app.tsx';
/** The page asks for its scripts by itself, at the visitor's first act. */
const landing = ['landing.html', 'app/landing-start.tsx'];
/** The chunks that the named ones need before they run: themselves and all that they import, not what may come later. */
function chunksOf(manifest: Manifest, names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    chunkOf(manifest, name).imports?.forEach(visit);
  };
  names.forEach(visit);
  return seen;
}

/** The files of `chunksOf`. */
export const filesOf = (manifest: Manifest, names: readonly string[]): ReadonlySet<string> =>
  new Set([...chunksOf(manifest, names)].map((name) => chunkOf(manifest, name).file));

export const landingFiles = (manifest: Manifest): ReadonlySet<string> => filesOf(manifest, landing);

/** Loaded as a screen opens, with the screen: its layout in a wide window, or its cards below what is seen first. */
const parts: Readonly<Record<string, string>> = {
  'app/overview.tsx': 'app/dashboard.tsx',
  'member/profile-cards.tsx': 'member/profile-screen.tsx',
};
/** All that a screen loads until it is shown to a member who opens its address, or until a part of it is shown. */
export function screenFiles(manifest: Manifest, screen: string): ReadonlySet<string> {
  const base = parts[screen];
  return filesOf(manifest, [...shell, screen, ...(base ? [base] : [])]);
}

/** Scripts of the workers that the page of every screen starts. */
export const workerFiles = (manifest: Manifest): readonly string[] =>
  (chunkOf(manifest, 'index.html').assets ?? []).filter((file) => file.endsWith('.js'));

/** The chunks that what comes with every screen loads by name: the screens, and what comes after every screen. */
const screensOf = (manifest: Manifest): readonly string[] => [
  ...new Set([
    ...[...chunksOf(manifest, [app])].flatMap((name) => chunkOf(manifest, name).dynamicImports ?? []),
    ...Object.keys(parts).filter((name) => name in manifest),
  ]),
];

/**
 * @param weigh what a file weighs on its way
 * @param always the bytes that each page loads besides
 */
export function sizesOf(manifest: Manifest, weigh: (file: string) => number, always = 0): Sizes {
  const sum = (files: readonly string[]): number =>
    files.reduce((bytes, file) => bytes + weigh(file), always);
  return {
    landing: sum([...landingFiles(manifest)]),
    screens: Object.fromEntries(
      screensOf(manifest).map((screen) => [
        screen,
        sum([...screenFiles(manifest, screen), ...workerFiles(manifest)]),
      ]),
    ),
  };
}

/** A sentence for each that weighs too much. */
export function tooLarge(sizes: Sizes, limits: Limits = budget): readonly string[] {
  const measured: readonly (readonly [string, number, number])[] = [
    ['The landing page', sizes.landing, limits.landing],
    ...Object.entries(sizes.screens).map(([screen, bytes]) => [screen, bytes, limits.screen] as const),
  ];
  return measured
    .filter(([, bytes, limit]) => bytes > limit)
    .map(([what, bytes, limit]) => `${what} loads ${bytes} of at most ${limit} bytes.`);
}

/** Chunks that import each other, also by way of others: which of them runs first is then left to chance. */
export const circles = (manifest: Manifest): readonly string[] =>
  Object.entries(manifest).flatMap(([name, { file, imports = [] }]) =>
    filesOf(manifest, imports).has(file) ? [name] : [],
  );

function chunkOf(manifest: Manifest, name: string) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no chunk ${name}.`);
  return chunk;
}

/** The scripts that the page has asked for, as the manifest names them, and style sheets: they are in the page, so there should be none. */
export function scriptsOf(page: Page): Set<string> {
  const loaded = new Set<string>();
  page.on('response', (answer) => {
    const path = new URL(answer.url()).pathname;
    if (/\.(js|css)$/.test(path)) loaded.add(path.slice(1));
  });
  return loaded;
}
