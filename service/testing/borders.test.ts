import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';

const run = promisify(execFile);

/** Which file may import what. A border that nobody can break in a test may be a border that finds nothing. */
const imports: readonly (readonly [file: string, imported: string, isAllowed: boolean])[] = [
  ['domain/quest/a.ts', 'node:fs', false],
  ['domain/quest/b.ts', 'zod', false],
  ['domain/quest/c.ts', '#service/config.ts', false],
  ['domain/quest/d.ts', '#domain/program/program.ts', false],
  ['domain/quest/e.ts', '#domain/program/program-events.ts', true],
  ['domain/quest/f.ts', '#domain/kernel/decider.ts', true],
  ['domain/quest/g.ts', './quest-events.ts', true],
  ['domain/kernel/h.ts', '#client/app/paths.ts', false],
  ['domain/events.ts', './kernel/day.ts', false],
  ['projections/all-projections.ts', '#service/config.ts', false],
  ['projections/stats/a.ts', '#service/config.ts', false],
  ['projections/stats/b.ts', '#client/app/paths.ts', false],
  ['projections/stats/c.ts', 'koa', false],
  ['projections/stats/d.ts', 'pg', true],
  ['projections/stats/e.ts', '#domain/events.ts', true],
  ['service/quest/a.ts', '#client/app/paths.ts', false],
  ['service/quest/b.ts', '#projections/stats/stats.ts', true],
  ['service/quest/quest-contract.ts', 'koa', false],
  ['service/quest/other-contract.ts', '#service/http/errors.ts', false],
  ['service/quest/third-contract.ts', 'zod/mini', true],
  ['client/quest/a.ts', '#projections/stats/stats.ts', false],
  ['client/quest/b.ts', '#service/http/errors.ts', false],
  ['client/quest/c.ts', '#client/workout/workout-screen.tsx', false],
  ['client/quest/d.ts', '#service/quest/quest-contract.ts', true],
  ['client/quest/e.ts', '#client/design/button.tsx', true],
  ['client/app/a.ts', '#client/workout/workout-screen.tsx', true],
  ['client/app/b.ts', '#service/http/errors.ts', false],
  ['client/design/a.ts', '#domain/quest/quest-rules.ts', false],
  ['client/design/b.ts', '#client/quest/quest-card.tsx', false],
];

describe('the borders between the folders', () => {
  let refused: Set<string>;

  before(async function () {
    this.timeout(20_000);
    refused = await refusedFiles();
  });

  for (const [file, imported, isAllowed] of imports) {
    it(`${file} ${isAllowed ? 'may' : 'may not'} import ${imported}`, () => {
      expect(refused.has(file)).to.equal(!isAllowed);
    });
  }
});

/** The files that the project's own lint configuration refuses for their import, in a folder that holds nothing else. */
async function refusedFiles(): Promise<Set<string>> {
  const folder = await mkdtemp(join(tmpdir(), 'rondel-borders-'));
  try {
    const config = JSON.parse(await readFile('biome.json', 'utf8')) as Record<string, unknown>;
    await writeFile(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
    for (const [file, imported] of imports) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), `import { it } from '${imported}';\n\nexport const used = it;\n`);
    }
    const biome = resolve('node_modules/@biomejs/biome/bin/biome');
    const only = '--only=style/noRestrictedImports';
    const report = await run(
      process.execPath,
      [biome, 'lint', only, '--reporter=json', '--max-diagnostics=200'],
      {
        cwd: folder,
      },
    ).catch((failed: { stdout: string }) => failed);
    const { diagnostics } = JSON.parse(report.stdout) as {
      diagnostics: { category: string; location: { path: string | { file: string } } }[];
    };
    return new Set(
      diagnostics
        .filter(({ category }) => category === 'lint/style/noRestrictedImports')
        .map(({ location }) => (typeof location.path === 'string' ? location.path : location.path.file)),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
