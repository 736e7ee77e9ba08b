import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { shell } from '../build/screen-preloads.ts';

/** What of Vite's manifest is read: chunks by name. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly imports?: readonly string[];
      readonly dynamicImports?: readonly string[];
    }
  >
>;

const build = join(import.meta.dirname, '../../dist/client');

export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8')) as Manifest;

/** As a file of the build goes over the wire: those that are not worth compressing go as they are. */
export function bytesOf(file: string): number {
  const compressed = join(build, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(build, file)).size;
}

type Sizes = {
  /** Bytes of all that a visitor's first page loads. */
  readonly landing: number;
  /** Bytes of all that a screen loads for a member who opens its address, by chunk. */
  readonly screens: Readonly<Record<string, number>>;
};

/** In bytes, compressed with brotli. */
export const budget = { landing: 92_000, screen: 198_000 } as const;

const app = 'app/app.tsx';
/** The page asks for its scripts by itself, once it is painted. */
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

/** The chunks that what comes with every screen loads by name: the screens, and what comes after every screen. */
const screensOf = (manifest: Manifest): readonly string[] => [
  ...new Set([
    ...[...chunksOf(manifest, [app])].flatMap((name) => chunkOf(manifest, name).dynamicImports ?? []),
    ...Object.keys(parts).filter((name) => name in manifest),
  ]),
];

/** @param weigh what a file weighs on its way */
export function sizesOf(manifest: Manifest, weigh: (file: string) => number): Sizes {
  const sum = (files: readonly string[]): number => files.reduce((bytes, file) => bytes + weigh(file), 0);
  return {
    landing: sum([...landingFiles(manifest)]),
    screens: Object.fromEntries(
      screensOf(manifest).map((screen) => [screen, sum([...screenFiles(manifest, screen)])]),
    ),
  };
}

/** A sentence for each that weighs too much. */
export function tooLarge(sizes: Sizes): readonly string[] {
  const measured: readonly (readonly [string, number, number])[] = [
    ['The landing page', sizes.landing, budget.landing],
    ...Object.entries(sizes.screens).map(([screen, bytes]) => [screen, bytes, budget.screen] as const),
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
