import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** What every screen needs beside its own module. */
const shell = ['index.html', 'app/app.tsx'];

export type Screen = {
  readonly module: string;
  /** Paths of the API that it always reads as it begins. */
  readonly reads: readonly string[];
};

/**
 * Writes which scripts the screen of an address needs, the largest first because they take longest, and what it reads, for the service to
 * name them in the page. Without that a browser learns of them one after the other: the shell when the page's scripts have run, the screen when the
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
      const chunks = Object.values(bundle).filter(isScript);
      const importsOf = (file: string): readonly string[] =>
        chunks.find(({ fileName }) => fileName === file)?.imports ?? [];
      const filesOf = (module: string): readonly string[] => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, module));
        if (!chunk) throw new Error(`The build has no chunk for ${module}.`);
        return [...reachable(chunk.fileName, importsOf)];
      };
      const bytesOf = (file: string): number =>
        chunks.find(({ fileName }) => fileName === file)?.code.length ?? 0;
      const preloads = Object.entries(screens).map(([address, { module, reads }]) => {
        const files = [...new Set([...shell, module].flatMap(filesOf))].filter((file) => bytesOf(file) > 0);
        return [address, { scripts: files.sort((a, b) => bytesOf(b) - bytesOf(a)), reads }];
      });
      const source = JSON.stringify(Object.fromEntries(preloads));
      this.emitFile({ type: 'asset', fileName: '.vite/preloads.json', source });
    },
  };
}

/** What holds style sheets alone is no script: Vite leaves it out. */
const isScript = (file: Rolldown.OutputAsset | Chunk): file is Chunk =>
  file.type === 'chunk' && file.moduleIds.some((id) => !id.endsWith('.css'));

/** What is reached from a start by following `next`, the start included. */
export function reachable<Node>(
  start: Node,
  next: (node: Node) => Iterable<Node>,
  seen = new Set<Node>(),
): ReadonlySet<Node> {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const node of next(start)) reachable(node, next, seen);
  return seen;
}
