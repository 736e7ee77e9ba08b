import { join } from 'node:path';

type Graph = {
  readonly getModuleInfo: (
    id: string,
  ) => Readonly<
    Record<'importedIds' | 'dynamicallyImportedIds' | 'dynamicImporters', readonly string[]>
  > | null;
};
type Screen = { readonly name: string; readonly ids: readonly string[] };

const idOf = (file: string): string => join(import.meta.dirname, file);
const landing = idOf('app/landing.tsx');
const shell = idOf('app/screens.tsx');
/** Comes with either of its layouts, never alone. */
const dashboard = idOf('app/dashboard.tsx');
/** Comes after whatever screen: it must not bring another one along. */
const aside = idOf('app/member-aside.tsx');

/** What this many screens need comes with the shell. */
const manyScreens = 5;

/**
 * Lays together what the same screens need: a screen then loads few files, and no code that it has no use for. Without this, what
 * is shared with code that is loaded later would lie in dozens of small files.
 */
export function chunkNamer(): (id: string, graph: Graph) => string | null {
  let nameOf: ((id: string) => string | null) | undefined;
  return (id, graph) => {
    nameOf ??= namerOf(graph);
    return nameOf(id);
  };
}

function namerOf(graph: Graph): (id: string) => string | null {
  const everywhere = reachOf([shell], graph);
  const screens = screensOf(graph);
  const reaches = screens.map(({ name, ids }) => ({ name, reach: reachOf(ids, graph) }));
  const beside = reachOf([aside], graph);
  // What is loaded by its name stays a file of its own.
  const isLoaded = (id: string): boolean =>
    id === shell || (graph.getModuleInfo(id)?.dynamicImporters ?? []).length > 0;
  return (id) => {
    if (isLoaded(id)) return null;
    const names = reaches.filter(({ reach }) => reach.has(id)).map(({ name }) => name);
    if (everywhere.has(id) || names.length >= manyScreens) return 'shell';
    // What one screen alone needs lies with that screen.
    if (beside.has(id)) names.push('aside');
    return names.length > 1 ? names.join('-') : null;
  };
}

function screensOf(graph: Graph): readonly Screen[] {
  const loadedBy = (file: string) => graph.getModuleInfo(idOf(file))?.dynamicallyImportedIds ?? [];
  return [
    ...loadedBy('app/router.tsx')
      .filter((id) => id !== landing && id !== dashboard)
      .map((id) => ({ name: nameOf(id), ids: [id] })),
    ...loadedBy('app/dashboard-layouts.ts').map((id) => ({ name: nameOf(id), ids: [dashboard, id] })),
  ];
}

/** `profile` of `…/profile-screen.tsx`. */
const nameOf = (id: string): string => id.replace(/^.*[\\/]/, '').replace(/(-screen|-dashboard)?\.tsx$/, '');

/** All that has to run before these modules: what they import, not what they load later. */
function reachOf(ids: readonly string[], graph: Graph): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  ids.forEach(visit);
  return seen;
}
