import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import type { core } from 'zod';
import * as light from './schema.ts';
import { outcomesOf, type Samples } from './testing/outcomes.ts';
import { samplesOf } from './testing/schema-samples.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const contracts = readdirSync(join(root, 'service'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('-contract.ts'))
  .map((file) => join(root, 'service', file));

/** The schemas that the contracts export, with samples of each. */
async function allSamples(): Promise<readonly Samples[]> {
  const found = contracts.map(async (file) => {
    const exported = Object.entries((await import(file)) as Readonly<Record<string, unknown>>);
    return exported.flatMap(([name, schema]) =>
      isSchema(schema) ? [{ file, name, samples: samplesOf(schema) }] : [],
    );
  });
  const all = (await Promise.all(found)).flat();
  return JSON.parse(JSON.stringify(all)) as readonly Samples[];
}

const isSchema = (value: unknown): value is core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

async function outcomesInBrowser(asked: readonly Samples[]): Promise<readonly (readonly string[])[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rondel-schemas-'));
  try {
    const file = join(folder, 'samples.json');
    await writeFile(file, JSON.stringify(asked));
    const script = join(import.meta.dirname, 'testing/print-outcomes.ts');
    const { stdout } = await run(
      process.execPath,
      ['--conditions=browser', '--import', 'tsx', script, file],
      { cwd: root, maxBuffer: 1e9 },
    );
    return JSON.parse(stdout) as readonly (readonly string[])[];
  } finally {
    await rm(folder, { recursive: true });
  }
}

const sources = readdirSync(join(root, 'client'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|^(e2e|build)\//.test(file),
);

/** What the client asks of schemas that it imports from contracts: `historyAnswer.parse`. */
function usesIn(file: string): readonly string[] {
  const source = readFileSync(join(root, 'client', file), 'utf8');
  const names = [...source.matchAll(/^import \{([^}]*)\} from '#service[^']*-contract\.ts'/gm)]
    .flatMap(([, named = '']) => named.split(','))
    .map((name) => name.trim())
    .filter((name) => /(Answer|Body|Query|^currentUser|^program|Kind)$/.test(name));
  return names.flatMap((name) => [...source.matchAll(new RegExp(`\\b${name}\\.\\w+`, 'g'))].flat());
}

describe('schemas in a browser', () => {
  it('are asked for nothing that only zod has', () => {
    const others = sources.flatMap(usesIn).filter((use) => !/\.(parse|safeParse)$/.test(use));
    expect(others).to.deep.equal([]);
  });

  it('read every contract as zod reads it', async () => {
    const asked = await allSamples();
    const [expected, read] = [await Promise.all(asked.map(outcomesOf)), await outcomesInBrowser(asked)];
    const differing = asked.flatMap(({ name, samples }, nth) =>
      samples.flatMap((sample, of) =>
        expected[nth]?.[of] === read[nth]?.[of]
          ? []
          : [
              `${name} ${JSON.stringify(sample).slice(0, 300)}: ${expected[nth]?.[of]} ${read[nth]?.[of]}`.slice(
                0,
                900,
              ),
            ],
      ),
    );
    expect(differing).to.deep.equal([]);
    const neverRead = asked.filter((_, nth) => expected[nth]?.every((outcome) => outcome === 'refused'));
    expect(neverRead.map(({ name }) => name)).to.deep.equal([]);
  }).timeout(60_000);

  it('name the field that does not follow its contract', () => {
    const answer = light.object({ days: light.array(light.object({ count: light.number() })) });
    expect(() => answer.parse({ days: [{ count: 1 }, { count: '2' }] })).to.throw(
      TypeError,
      "The answer does not follow its contract at 'days.1.count'.",
    );
  });
});
