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
  /** Bytes that each screen loads beyond the landing page, by chunk. */
  readonly overLanding: Readonly<Record<string, number>>;
};

/** In bytes, compressed with brotli. */
export const budget = { landing: 85_000, overLanding: 50_000 } as const;

const entry = 'index.html';
const screens = 'app/screens.tsx';
const landing = [entry, 'app/landing.tsx', 'beta/beta-request-form.tsx'];
/** What comes with every screen of the router. */
const shell = [entry, screens, 'design/toaster.tsx'];

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

/** @param bytesOf what a file weighs on its way */
export function sizesOf(manifest: Manifest, bytesOf: (file: string) => number): Sizes {
  const atLanding = landingFiles(manifest);
  const sum = (files: Iterable<string>): number =>
    [...files].reduce((bytes, file) => bytes + bytesOf(file), 0);
  const beyond = (screen: string): number =>
    sum([...filesOf(manifest, [...shell, screen])].filter((file) => !atLanding.has(file)));
  const routes = chunkOf(manifest, screens).dynamicImports ?? [];
  return {
    landing: sum(atLanding),
    overLanding: Object.fromEntries(routes.map((screen) => [screen, beyond(screen)])),
  };
}

/** A sentence for each that weighs too much. */
export function tooLarge({ landing: bytes, overLanding }: Sizes): readonly string[] {
  const routes = Object.entries(overLanding).filter(([, beyond]) => beyond > budget.overLanding);
  return [
    ...(bytes > budget.landing
      ? [`The landing page loads ${bytes} of at most ${budget.landing} bytes.`]
      : []),
    ...routes.map(([screen, beyond]) => `${screen} loads ${beyond} of at most ${budget.overLanding} bytes.`),
  ];
}

function chunkOf(manifest: Manifest, name: string) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no chunk ${name}.`);
  return chunk;
}
