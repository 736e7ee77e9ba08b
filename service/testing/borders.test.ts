import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { floorsOf } from './floors.ts';

const run = promisify(execFile);

/** Allowed and forbidden imports. A border that no test violates could be a rule without effect. */
const imports: readonly (readonly [file: string, imported: string, isAllowed: boolean])[] = [
  ['domain/quest/a.ts', 'node:fs', false],
  ['domain/quest/b.ts', 'zod', false],
  ['domain/quest/c.ts', '#service/platform/config.ts', false],
  ['domain/quest/d.ts', '#domain/program/program.ts', false],
  ['domain/quest/e.ts', '#domain/program/program-events.ts', true],
  ['domain/quest/f.ts', '#domain/kernel/decider.ts', true],
  ['domain/quest/g.ts', './quest-events.ts', true],
  ['domain/kernel/h.ts', '#client/app/paths.ts', false],
  ['domain/events.ts', './kernel/day.ts', false],
  ['projections/all-projections.ts', '#service/platform/config.ts', false],
  ['projections/stats/a.ts', '#service/platform/config.ts', false],
  ['projections/stats/b.ts', '#client/app/paths.ts', false],
  ['projections/stats/c.ts', 'koa', false],
  ['projections/stats/d.ts', 'pg', false],
  ['projections/stats/f.ts', '#projections/postgres/pg.ts', true],
  ['projections/stats/g.ts', '#projections/quest/quest-days.ts', false],
  ['projections/history/history-queries.ts', '#projections/quest/quest-days.ts', true],
  ['projections/postgres/a.ts', 'pg', true],
  ['projections/postgres/b.ts', '#projections/engine/tables.ts', false],
  ['domain/quest/i.ts', '#domain/catalogue/quests/lucky-day.ts', true],
  ['service/features/quest/c.ts', '#service/features/workout/workout-routes.ts', false],
  ['service/features/quest/d.ts', '#service/http/identity/member-id.ts', true],
  ['service/features/quest/e.ts', '#service/features/workout/workout-contract.ts', true],
  ['service/features/quest/f.ts', '#service/jobs/erasure/erasures.ts', true],
  ['service/features/quest/g.ts', '#service/tools/analysis/as-of.ts', false],
  ['service/features/quest/h.ts', 'pg', false],
  ['service/features/rules/a.ts', '#service/tools/analysis/as-of.ts', false],
  ['service/features/history/a.ts', '#service/features/workout/workout-routes.ts', false],
  ['service/features/added-later/a.ts', '#service/features/quest/quest-view.ts', false],
  ['service/jobs/mail/a.ts', 'pg', false],
  ['service/event-store/commands/a.ts', '#service/http/errors/http-failures.ts', false],
  ['service/event-store/commands/b.ts', 'pg', false],
  ['service/event-store/commands/c.ts', '#service/event-store/port.ts', true],
  ['service/event-store/hash-chain/a.ts', '#service/http/send-command.ts', false],
  ['service/event-store/hash-chain/b.ts', 'pg', false],
  ['service/event-store/postgres/a.ts', 'pg', true],
  ['service/event-store/postgres/b.ts', '#service/http/send-command.ts', false],
  ['service/event-store/postgres/c.ts', '#client/app/paths.ts', false],
  ['projections/stats/e.ts', '#domain/events.ts', true],
  ['service/platform/a.ts', '#service/event-store/port.ts', false],
  ['service/platform/b.ts', '#service/http/network.ts', false],
  ['service/platform/c.ts', '#service/platform/config.ts', true],
  ['service/languages/a.ts', '#service/platform/config.ts', false],
  ['service/languages/b.ts', '#client/app/paths.ts', false],
  ['service/languages/c.ts', '#domain/kernel/words-of.ts', true],
  ['service/http/g.ts', '#service/languages/texts.ts', true],
  ['service/jobs/mail/b.ts', '#service/languages/texts.ts', true],
  ['service/platform/d.ts', 'pg', false],
  ['service/platform/e.ts', '#client/app/paths.ts', false],
  ['service/platform/embedded-postgres/a.ts', 'pg', true],
  ['service/platform/embedded-postgres/b.ts', '#service/event-store/port.ts', false],
  ['service/platform/embedded-postgres/c.ts', '#client/app/paths.ts', false],
  ['service/event-store/a.ts', '#service/jobs/erasure/erasures.ts', false],
  ['service/event-store/b.ts', '#service/features/quest/quest-draw.ts', false],
  ['service/event-store/c.ts', '#service/tools/analysis/as-of.ts', false],
  ['service/event-store/d.ts', '#service/app/service.ts', false],
  ['service/event-store/e.ts', '#client/app/paths.ts', false],
  ['service/event-store/f.ts', '#service/platform/config.ts', true],
  ['service/event-store/mirror/a.ts', '#service/jobs/erasure/erasures.ts', false],
  ['service/http/a.ts', '#service/jobs/erasure/erasures.ts', false],
  ['service/http/b.ts', '#service/features/app-context.ts', false],
  ['service/http/c.ts', '#service/event-store/postgres/event-log.ts', false],
  ['service/http/d.ts', '#service/event-store/port.ts', true],
  ['service/http/e.ts', 'pg', false],
  ['service/http/f.ts', '#client/app/paths.ts', false],
  ['service/http/identity/a.ts', '#service/tools/demo/seed-demo.ts', false],
  ['service/jobs/erasure/a.ts', '#service/http/session/session-store.ts', false],
  ['service/jobs/erasure/b.ts', '#service/features/stats/recap.ts', false],
  ['service/jobs/erasure/c.ts', '#service/tools/analysis/scratch-schema.ts', false],
  ['service/jobs/erasure/d.ts', '#service/event-store/eventstoredb/reader.ts', false],
  ['service/jobs/erasure/e.ts', '#service/event-store/open-stores.ts', true],
  ['service/jobs/erasure/f.ts', '#client/app/paths.ts', false],
  ['service/features/app-context.ts', '#service/features/push/push-delivery.ts', false],
  ['service/features/quest/i.ts', '#service/app/app.ts', false],
  ['service/features/quest/j.ts', '#service/features/app-context.ts', true],
  ['service/features/quest/k.ts', '#service/platform/shared-secret.ts', true],
  ['service/features/quest/l.ts', '#service/event-store/postgres/event-log.ts', false],
  ['service/features/quest/m.ts', '#service/testing/until.ts', false],
  ['service/tools/cli/a.ts', '#service/app/service.ts', false],
  ['service/tools/cli/b.ts', '#service/testing/bench/measure.ts', false],
  ['service/tools/cli/c.ts', '#service/features/audit/event-preview.ts', true],
  ['service/tools/cli/d.ts', '#service/event-store/postgres/event-log.ts', false],
  ['service/tools/cli/e.ts', '#service/event-store/mirror/mirror-replicator.ts', true],
  ['service/tools/cli/f.ts', 'pg', false],
  ['service/tools/cli/g.ts', '#client/app/paths.ts', false],
  ['service/app/a.ts', '#service/tools/cli/run-tool.ts', false],
  ['service/app/b.ts', '#service/tools/demo/seed-demo.ts', true],
  ['service/app/c.ts', '#service/testing/until.ts', false],
  ['service/app/d.ts', '#service/event-store/mirror/mirrored-store.ts', false],
  ['service/app/e.ts', '#service/main.ts', false],
  ['service/app/f.ts', 'pg', false],
  ['service/app/g.ts', '#client/app/paths.ts', false],
  ['service/app/monitoring/a.ts', '#service/features/push/push-delivery.ts', true],
  ['service/main.ts', '#service/testing/until.ts', false],
  ['service/testing/bench/a.ts', '#client/app/paths.ts', false],
  ['service/features/quest/a.ts', '#client/app/paths.ts', false],
  ['service/features/quest/b.ts', '#projections/stats/stats.ts', true],
  ['service/features/quest/quest-contract.ts', 'koa', false],
  ['service/features/quest/other-contract.ts', '#service/http/errors/error-responses.ts', false],
  ['service/features/quest/third-contract.ts', '#schema', true],
  ['service/features/quest/fourth-contract.ts', 'zod/mini', false],
  ['client/quest/a.ts', '#projections/stats/stats.ts', false],
  ['client/quest/b.ts', '#service/http/errors/error-responses.ts', false],
  ['client/quest/c.ts', '#client/workout/workout-screen.tsx', false],
  ['client/quest/d.ts', '#service/features/quest/quest-contract.ts', true],
  ['client/quest/g.ts', '#service/features/history-import/file-reading/read-history-file.ts', true],
  ['client/quest/h.ts', '#service/features/history-import/import-routes.ts', false],
  ['client/app/c.ts', '#service/features/history-import/file-reading/read-history-file.ts', true],
  ['domain/history-import/readers/a.ts', '#domain/history-import/file-rows.ts', true],
  ['domain/history-import/readers/b.ts', 'papaparse', false],
  ['domain/history-import/readers/c.ts', '#domain/workout/workout-rules.ts', false],
  ['service/features/history-import/file-reading/a.ts', 'papaparse', true],
  ['service/features/history-import/file-reading/b.ts', 'node:fs', false],
  ['service/features/history-import/file-reading/c.ts', '#service/platform/config.ts', false],
  ['service/features/history-import/file-reading/d.ts', '#domain/history-import/readers/strong.ts', true],
  ['client/quest/e.ts', '#client/ui/button.tsx', true],
  ['client/quest/f.ts', '#client/lib/http/swr.ts', true],
  ['client/app/a.ts', '#client/workout/workout-screen.tsx', true],
  ['client/app/b.ts', '#service/http/errors/error-responses.ts', false],
  ['client/ui/a.ts', '#domain/quest/quest-rules.ts', false],
  ['client/ui/b.ts', '#client/quest/quest-card.tsx', false],
  ['client/ui/c.ts', '#domain/kernel/typed-number.ts', true],
  ['client/charts/a.ts', '#client/lib/http/swr.ts', false],
  ['client/wheel/a.ts', '#client/ui/icon.tsx', true],
  ['client/lib/http/a.ts', '#client/quest/quest-card.tsx', false],
  ['client/exercise/a.ts', '#client/workout/workout-screen.tsx', false],
];

describe('the borders between the folders', () => {
  let refused: Set<string>;

  before(async function () {
    this.timeout(20_000);
    refused = await filesRefusedBy(
      'style/noRestrictedImports',
      imports.map(([file, imported]) => [
        file,
        `import { it } from '${imported}';\n\nexport const used = it;\n`,
      ]),
    );
  });

  for (const [file, imported, isAllowed] of imports) {
    it(`${file} ${isAllowed ? 'may' : 'may not'} import ${imported}`, () => {
      expect(refused.has(file)).to.equal(!isAllowed);
    });
  }
});

describe('the floors', () => {
  const wings = readdirSync('service', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['decisions', 'operations'].includes(entry.name))
    .map(({ name }) => join('service', name));

  it('of the service are at most seven, of at most thirteen entries at its top', () => {
    expect(readdirSync('service')).to.have.length.at.most(13);
    expect(floorsOf('service').floors).to.have.length.within(2, 7);
  });

  for (const folder of ['service', ...wings])
    it(`of ${folder} have no import that runs up`, () => {
      const { arrows, floors, upward } = floorsOf(folder);
      expect(arrows).to.have.length.greaterThan(2);
      expect(floors).to.have.length.at.most(7);
      expect(upward.flatMap(({ imports }) => imports)).to.deep.equal([]);
    });

  it('show the import that closes a circle', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rondel-floors-'));
    try {
      for (const [file, imported] of [
        ['low/a.ts', './b.ts'],
        ['low/b.ts', '../high/d.ts'],
        ['middle/c.ts', '../low/a.ts'],
        ['high/d.ts', '../middle/c.ts'],
        ['high/e.ts', '../low/a.ts'],
      ] as const) {
        await mkdir(dirname(join(folder, file)), { recursive: true });
        await writeFile(join(folder, file), `export { it } from '${imported}';\n`);
      }
      const { floors, upward } = floorsOf(folder);
      expect(floors).to.deep.equal([['low'], ['middle'], ['high']]);
      expect(upward.flatMap(({ imports }) => imports)).to.deep.equal([
        [join(folder, 'low/b.ts'), join(folder, 'high/d.ts')],
      ]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

/** Which files may contain literal text in JSX. */
const screens: readonly (readonly [file: string, content: string, isAllowed: boolean])[] = [
  ['client/quest/quest-screen.tsx', '<p>Spin the wheel</p>', false],
  ['client/ui/card.tsx', '<>Details</>', false],
  ['client/app/frame.tsx', '<p>{count}, left</p>', false],
  ['client/help/help-screen.tsx', '<p>{copy.lead}</p>', true],
  ['client/progress/ring.tsx', '<b>%</b>', true],
];

describe('literal text in screens', () => {
  let refused: Set<string>;

  before(async function () {
    this.timeout(20_000);
    refused = await filesRefusedBy(
      'style/noJsxLiterals',
      screens.map(([file, content]) => [file, `export const Screen = () => ${content};\n`]),
    );
  });

  for (const [file, content, isAllowed] of screens) {
    it(`${file} ${isAllowed ? 'may' : 'may not'} contain ${content}`, () => {
      expect(refused.has(file)).to.equal(!isAllowed);
    });
  }
});

/** The files that a rule of the project's lint configuration refuses, in an otherwise empty folder. */
async function filesRefusedBy(
  rule: string,
  files: readonly (readonly [file: string, source: string])[],
): Promise<Set<string>> {
  const folder = await mkdtemp(join(tmpdir(), 'rondel-borders-'));
  try {
    const config = JSON.parse(await readFile('biome.json', 'utf8')) as Record<string, unknown>;
    await writeFile(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
    for (const [file, source] of files) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), source);
    }
    const biome = resolve('node_modules/@biomejs/biome/bin/biome');
    const report = await run(
      process.execPath,
      [biome, 'lint', `--only=${rule}`, '--reporter=json', '--max-diagnostics=300'],
      {
        cwd: folder,
      },
    ).catch((failed: { stdout: string }) => failed);
    const { diagnostics } = JSON.parse(report.stdout) as {
      diagnostics: { category: string; location: { path: string | { file: string } } }[];
    };
    return new Set(
      diagnostics
        .filter(({ category }) => category === `lint/${rule}`)
        .map(({ location }) => (typeof location.path === 'string' ? location.path : location.path.file)),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
