import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** What every screen needs beside its own module, and what the page loads by itself. */
const shell = 'app/screens.tsx';
const page = 'index.html';

export type Screen = {
  readonly module: string;
  /** Paths of the API that it always reads as it begins. */
  readonly reads: readonly string[];
};

/**
 * Writes which scripts the screen of an address needs beyond those that the page names, and what it reads, for the service to name them in
 * the page too. Without that a browser learns of them one after the other: the shell when the page's scripts have run, the screen when the
 * shell has, and what is read when they are rendered.
 * @param screens the screen at each address
 */
export function screenPreloads(screens: Readonly<Record<string, Screen>>): Plugin {
  let root = '';
  return {
    name: 'screen-preloads',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
      const filesOf = (module: string): readonly string[] => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, module));
        if (!chunk) throw new Error(`The build has no chunk for ${module}.`);
        return [...importsOf(chunk, bundle)];
      };
      const named = new Set(filesOf(page));
      const preloads = Object.entries(screens).map(([address, { module, reads }]) => {
        const files = new Set([...filesOf(shell), ...filesOf(module)]);
        return [address, { scripts: [...files].filter((file) => !named.has(file)), reads }];
      });
      const source = JSON.stringify(Object.fromEntries(preloads));
      this.emitFile({ type: 'asset', fileName: '.vite/preloads.json', source });
    },
  };
}

/** The files of a chunk and of all that it imports. */
function importsOf(chunk: Chunk, bundle: Rolldown.OutputBundle, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') importsOf(imported, bundle, seen);
  }
  return seen;
}
