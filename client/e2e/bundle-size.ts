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

type Sizes = {
  /** Bytes of all that a visitor's first page loads. */
  readonly landing: number;
  /** Bytes that come with every screen of the router, beyond the landing page. */
  readonly shell: number;
  /** Bytes that each screen loads beyond the landing page and the shell, by chunk. */
  readonly screens: Readonly<Record<string, number>>;
};

/** In bytes, compressed with brotli. */
export const budget = { landing: 85_000, shell: 50_000, screen: 50_000 } as const;

const entry = 'index.html';
const router = 'app/screens.tsx';
const landing = [entry, 'app/landing.tsx'];
/** What a member's screens load beside themselves, whichever it is. */
const shell = [entry, router, 'notices/notices.tsx'];
/** What comes at once with a chunk that the router names: a layout of the dashboard never comes without its frame. */
const companions: Readonly<Record<string, string>> = {
  'app/compact-dashboard.tsx': 'app/dashboard.tsx',
  'app/overview-dashboard.tsx': 'app/dashboard.tsx',
};

/** The files that the named chunks need before they run: their own and all that those import, not what may come later. */
export function filesOf(manifest: Manifest, names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    chunkOf(manifest, name).imports?.forEach(visit);
  };
  names.forEach(visit);
  return new Set([...seen].map((name) => chunkOf(manifest, name).file));
}

export const landingFiles = (manifest: Manifest): ReadonlySet<string> => filesOf(manifest, landing);

/** All that a screen loads by itself for a member who opens its address. */
export const screenFiles = (manifest: Manifest, screen: string): ReadonlySet<string> =>
  filesOf(manifest, [...shell, screen, ...(companions[screen] ? [companions[screen]] : [])]);

/** @param bytesOf what a file weighs on its way */
export function sizesOf(manifest: Manifest, bytesOf: (file: string) => number): Sizes {
  const sum = (files: Iterable<string>): number =>
    [...files].reduce((bytes, file) => bytes + bytesOf(file), 0);
  const beyond = (files: ReadonlySet<string>, known: ReadonlySet<string>): number =>
    sum([...files].filter((file) => !known.has(file)));
  const atLanding = landingFiles(manifest);
  const inShell = filesOf(manifest, shell);
  const known = new Set([...atLanding, ...inShell]);
  const screens = chunkOf(manifest, router).dynamicImports ?? [];
  return {
    landing: sum(atLanding),
    shell: beyond(inShell, atLanding),
    screens: Object.fromEntries(
      screens.map((screen) => [screen, beyond(screenFiles(manifest, screen), known)]),
    ),
  };
}

/** A sentence for each that weighs too much. */
export function tooLarge(sizes: Sizes): readonly string[] {
  const measured: readonly (readonly [string, number, number])[] = [
    ['The landing page', sizes.landing, budget.landing],
    ['The shell', sizes.shell, budget.shell],
    ...Object.entries(sizes.screens).map(([screen, bytes]) => [screen, bytes, budget.screen] as const),
  ];
  return measured
    .filter(([, bytes, limit]) => bytes > limit)
    .map(([name, bytes, limit]) => `${name} loads ${bytes} of at most ${limit} bytes.`);
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
