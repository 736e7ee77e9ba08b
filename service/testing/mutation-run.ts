import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { transformWithOxc } from 'vite';

/*
 * Changes one place of the domain's rules at a time, in a copy, and runs the tests of its feature. A change that no test notices survives.
 * `npm run mutate -- --every 10` tries every tenth of all mutants, and with `--offset 1` others. `--feature quest` tries those of one feature.
 */
type Mutant = { readonly file: string; readonly at: number; readonly from: string; readonly to: string };

const swaps: readonly (readonly [pattern: RegExp, to: string])[] = [
  [/ <= /g, ' < '],
  [/ >= /g, ' > '],
  [/ < (?=[\w(])/g, ' <= '],
  [/ > (?=[\w(])/g, ' >= '],
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \?\? /g, ' && '],
  [/ \+ (?=[\w(])/g, ' - '],
  [/ - (?=[\w(])/g, ' + '],
  [/ \* (?=[\w(])/g, ' / '],
  [/ \/ (?=[\w(])/g, ' * '],
  [/ % (?=[\w(])/g, ' / '],
  [/\bMath\.min\b/g, 'Math.max'],
  [/\bMath\.max\b/g, 'Math.min'],
  [/\bMath\.floor\b/g, 'Math.ceil'],
  [/\bMath\.ceil\b/g, 'Math.floor'],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/\.some\(/g, '.every('],
  [/\.every\(/g, '.some('],
  [/ return \[\];/g, ' return [{}];'],
  [/tags: \['\w+', /g, 'tags: ['],
];
const numbers = /(?<![\w.'-])\d+(?:_\d+)*(?:\.\d+)?(?![\w.'])/g;

const { values } = parseArgs({
  options: {
    every: { type: 'string', default: '1' },
    offset: { type: 'string', default: '0' },
    feature: { type: 'string' },
  },
});
const root = await mkdtemp(join(tmpdir(), 'rondel-mutants-'));
await cp('domain', join(root, 'domain'), { recursive: true });
for (const file of ['package.json', 'tsconfig.json']) await cp(file, join(root, file));
await symlink(resolve('node_modules'), join(root, 'node_modules'));

const chosen = (await allMutants()).filter(
  (_, index) => (index + Number(values.offset)) % Number(values.every) === 0,
);
await refuseFailingTests(chosen);
const survivors: Mutant[] = [];
for (const [index, mutant] of chosen.entries()) {
  if (await survives(mutant)) survivors.push(mutant);
  if ((index + 1) % 25 === 0) say(`${index + 1} of ${chosen.length}, ${survivors.length} survived`);
}
for (const mutant of survivors) say(`survived: ${await describe(mutant)}`);
const killed = chosen.length - survivors.length;
say(`${killed} of ${chosen.length} mutants killed (${((killed / chosen.length) * 100).toFixed(1)} %)`);
await rm(root, { recursive: true });

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Failing tests would kill every mutant. */
async function refuseFailingTests(mutants: readonly Mutant[]): Promise<void> {
  const features = new Map(mutants.map((mutant) => [mutant.file.split('/')[1], mutant]));
  for (const [feature, mutant] of features) {
    if (!(await survives({ ...mutant, from: '', to: '' })))
      throw new Error(`The tests of ${feature} fail unchanged.`);
  }
}

/** Catalogue texts are not rules; other excluded code is covered by property tests. */
async function allMutants(): Promise<Mutant[]> {
  const entries = await readdir('domain', { recursive: true, withFileTypes: true });
  const files = entries.map((entry) => relative('.', join(entry.parentPath, entry.name))).filter(isMutated);
  const mutants = await Promise.all(files.sort().map(mutantsOf));
  return mutants.flat();
}

function isMutated(file: string): boolean {
  if (!file.endsWith('.ts') || /\.test\.ts$|-events\.ts$|-commands\.ts$|\/(catalogue|testing)\//.test(file))
    return false;
  return values.feature === undefined || file.startsWith(`domain/${values.feature}/`);
}

async function mutantsOf(file: string): Promise<Mutant[]> {
  const text = await readFile(file, 'utf8');
  const mutants = [
    ...swaps.flatMap(([pattern, to]) =>
      [...text.matchAll(pattern)].map((found) => ({ file, at: found.index, from: found[0], to })),
    ),
    ...[...text.matchAll(numbers)].map((found) => ({
      file,
      at: found.index,
      from: found[0],
      to: `${Number(found[0].replaceAll('_', '')) + 1}`,
    })),
  ].filter(({ at }) => !isComment(text, at));
  const valid = await Promise.all(mutants.map(async (mutant) => isValid(mutated(text, mutant))));
  return mutants.filter((_, index) => valid[index]);
}

/** Whether the place is in a comment, or in a type, which is never executed. */
function isComment(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, text.indexOf('\n', at));
  return /^\s*(\*|\/\/|\/\*|export type|type|readonly|import)/.test(line);
}

function mutated(text: string, { at, from, to }: Mutant): string {
  return text.slice(0, at) + to + text.slice(at + from.length);
}

async function isValid(code: string): Promise<boolean> {
  return transformWithOxc(code, 'mutant.ts').then(
    () => true,
    () => false,
  );
}

async function survives(mutant: Mutant): Promise<boolean> {
  const path = join(root, mutant.file);
  const text = await readFile(path, 'utf8');
  await writeFile(path, mutated(text, mutant));
  const feature = mutant.file.split('/')[1] ?? '';
  const tests =
    feature === 'kernel' ? 'domain/{kernel,streak,quest}/**/*.test.ts' : `domain/${feature}/**/*.test.ts`;
  const flags = [
    '--no-package',
    '--bail',
    '--timeout',
    '10000',
    '--node-option',
    'import=tsx',
    '--reporter',
    'dot',
  ];
  try {
    const mocha = resolve('node_modules/mocha/bin/mocha.js');
    await promisify(execFile)(process.execPath, [mocha, ...flags, tests], { cwd: root, timeout: 60_000 });
    return true;
  } catch {
    return false;
  } finally {
    await writeFile(path, text);
  }
}

async function describe({ file, at, from, to }: Mutant): Promise<string> {
  const text = await readFile(file, 'utf8');
  const line = text.slice(0, at).split('\n').length;
  return `${file}:${line} '${from.trim()}' to '${to.trim()}'`;
}
