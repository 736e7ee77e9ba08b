import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';

/** An import of one file by another, both relative to the root of the project. */
type Import = readonly [importer: string, imported: string];
/** Several imports, from one entry of a folder to another. */
type Arrow = { readonly from: string; readonly to: string; readonly imports: readonly Import[] };

export type Floors = {
  /** Entry names by floor, the lowest first. An entry is above all that it imports, without the arrows in `upward`. */
  readonly floors: readonly (readonly string[])[];
  readonly arrows: readonly Arrow[];
  /** Arrows that run up: without them, no entry imports another in a circle. */
  readonly upward: readonly Arrow[];
};

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(test|spec|d)\.tsx?$/.test(file);

/** The sources below a folder. Files of tests are no sources: a test may import everything. */
function sourcesIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter(isSource).map((file) => join(folder, file));
}

/** The files of the project that a source imports, also types and dynamic imports of a literal. */
function importsOf(file: string, text: string): readonly string[] {
  const { module } = parseSync(file, text);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map((entry) => entry.moduleRequest?.value ?? ''),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return named.flatMap((name) => {
    if (name.startsWith('#')) return [name.slice(1)];
    return name.startsWith('.') ? [normalize(join(dirname(file), name))] : [];
  });
}

/** Sorts the entries at the top of a folder into floors, by the imports among them. */
export function floorsOf(folder: string): Floors {
  const entryOf = (file: string): string => relative(folder, file).split('/')[0] ?? '';
  const isBelow = (file: string): boolean => !relative(folder, file).startsWith('..');
  const imports = new Map<string, Import[]>();
  const entries = new Set<string>();
  for (const file of sourcesIn(folder)) {
    entries.add(entryOf(file));
    for (const imported of importsOf(file, readFileSync(file, 'utf8'))) {
      if (!isBelow(imported) || entryOf(imported) === entryOf(file)) continue;
      const key = `${entryOf(file)}\n${entryOf(imported)}`;
      imports.set(key, [...(imports.get(key) ?? []), [file, imported]]);
    }
  }
  const arrows = [...imports].map(([key, all]): Arrow => {
    const [from = '', to = ''] = key.split('\n');
    return { from, to, imports: all };
  });
  const order = orderOf([...entries].sort(), arrows);
  const upward = arrows.filter(({ from, to }) => order.indexOf(from) < order.indexOf(to));
  return {
    floors: sorted(
      order,
      arrows.filter((arrow) => !upward.includes(arrow)),
    ),
    arrows,
    upward,
  };
}

/**
 * Orders the entries so that few arrows run up (Eades, Lin and Smyth). Takes entries that import none of the rest, then those that none of
 * the rest imports. In a circle, it takes the entry that is imported most and imports least.
 */
function orderOf(entries: readonly string[], arrows: readonly Arrow[]): readonly string[] {
  const left = new Set(entries);
  const bottom: string[] = [];
  const top: string[] = [];
  const count = (name: string, end: 'from' | 'to') =>
    arrows.filter((arrow) => arrow[end] === name && left.has(arrow.from) && left.has(arrow.to)).length;
  const take = (name: string, into: string[]) => {
    left.delete(name);
    into.push(name);
  };
  while (left.size > 0) {
    const names = [...left];
    const lowest = names.find((name) => count(name, 'from') === 0);
    const highest = names.find((name) => count(name, 'to') === 0);
    const weight = (name: string) => count(name, 'to') - count(name, 'from');
    if (lowest !== undefined) take(lowest, bottom);
    else if (highest !== undefined) take(highest, top);
    else
      take(
        names.reduce((best, name) => (weight(name) > weight(best) ? name : best)),
        bottom,
      );
  }
  return [...bottom, ...top.reverse()];
}

/** @param order each entry after all that it imports */
function sorted(order: readonly string[], arrows: readonly Arrow[]): readonly (readonly string[])[] {
  const floorOf = new Map<string, number>();
  for (const name of order) {
    const below = arrows.filter(({ from }) => from === name).map(({ to }) => floorOf.get(to) ?? 0);
    floorOf.set(name, Math.max(0, ...below) + 1);
  }
  const height = Math.max(0, ...floorOf.values());
  return Array.from({ length: height }, (_, floor) =>
    order.filter((name) => floorOf.get(name) === floor + 1),
  );
}

function print(folder: string): void {
  const { floors, arrows, upward } = floorsOf(folder);
  const entries = floors.flat().length;
  process.stdout.write(
    `${folder}: ${entries} entries on ${floors.length} floors, ${arrows.length} arrows, ${upward.length} of them upward\n`,
  );
  for (const [below, names] of [...floors.entries()].reverse())
    process.stdout.write(`  ${below + 1}  ${names.join('  ')}\n`);
  for (const [importer, imported] of upward.flatMap(({ imports }) => imports))
    process.stdout.write(`  up: ${importer} -> ${imported}\n`);
}

/** `npm run floors -- FOLDER ...` prints the floors of folders; without one, of the service and each of its wings. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const named = process.argv.slice(2);
  const wings = readdirSync('service', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && sourcesIn(join('service', entry.name)).length > 0)
    .map(({ name }) => join('service', name));
  for (const folder of named.length > 0 ? named : ['service', ...wings]) print(folder);
}
