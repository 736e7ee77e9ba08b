import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtName, bundlePrograms } from '#service/app/bundle.ts';

/** Programs that tests, or these programs, start as separate processes. */
const programs = [
  'service/main',
  'service/testing/serve',
  ...['accept-quest', 'append-event', 'set-timer'].map((program) => `service/testing/${program}`),
  'service/http/identity/testing/outside-provider',
  'service/features/reminders/testing/killed-sender',
  'projections/engine/testing/engine-process',
  'service/tools/analysis/replay-part',
  'service/tools/analysis/insights/insights-part',
  ...[
    'admin',
    'backup',
    'demo',
    'doctor',
    'events',
    'export',
    'import',
    'outages',
    'projections',
    'replay',
    'restore',
    'sql',
    'store',
    'verify-wheel',
    'why',
    'zones',
  ].map((tool) => `service/tools/cli/${tool}`),
];

const projectRoot = join(import.meta.dirname, '../..');

/**
 * The arguments with which Node runs a program: from its sources, or as `buildPrograms` has built it for a whole run of the tests.
 * @param program its path in the project without `.ts`
 */
export function argumentsFor(program: string): readonly string[] {
  const { BUILT_PROGRAMS } = process.env;
  const built = BUILT_PROGRAMS && join(BUILT_PROGRAMS, builtName(program));
  if (built && existsSync(built)) return [built];
  return ['--import', 'tsx', join(projectRoot, `${program}.ts`)];
}

/**
 * Bundles the programs for a whole run of the tests, which starts more than a hundred. Without source maps, which Node would read at each
 * start: a test file that runs by itself starts the sources.
 * @param folder inside the project, where the packages are found
 */
export async function buildPrograms(folder: string): Promise<void> {
  await bundlePrograms(programs, folder, { minifyWhitespace: true });
}
