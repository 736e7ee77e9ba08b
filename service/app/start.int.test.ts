import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

describe('npm start', function () {
  this.timeout(120_000);

  let project = '';
  before(async () => {
    project = await mkdtemp(join(tmpdir(), 'rondel-start-'));
    for (const part of [
      'domain',
      'projections',
      'service',
      'client/styles',
      'package.json',
      'package-lock.json',
    ])
      await cp(join(root, part), join(project, part), { recursive: true });
    await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
  });
  after(() => rm(project, { recursive: true }));

  /** A start that ends at once, because its port is none. */
  async function start(): Promise<string> {
    return run(process.execPath, ['service/app/start.mjs'], { cwd: project, env: { PORT: 'x' } }).then(
      () => 'it did not end with an error',
      ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
    );
  }
  const bundle = async () =>
    JSON.parse(await readFile(join(project, 'dist/service.json'), 'utf8')) as { main: string };
  /** Each file with its contents. */
  async function bundledFiles(): Promise<[file: string, code: string][]> {
    const dist = join(project, 'dist');
    const files = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.mjs'));
    return Promise.all(
      files.map(async (name): Promise<[string, string]> => {
        const file = join(dist, name);
        return [file, await readFile(file, 'utf8')];
      }),
    );
  }

  it('runs the sources at first, and bundles them for the next start', async () => {
    expect(await start())
      .to.include('PORT must be a whole number')
      .and.not.include('bundled');
    await appendFile(join(project, (await bundle()).main), "console.log('from the bundle');");
  });

  it('bundles ASCII alone, because one other letter doubles the memory of a file', async () => {
    for (const [name, code] of await bundledFiles()) expect(/[^\0-\x7f]/.exec(code), name).to.equal(null);
  });

  it('bundles the programs of other processes where the service looks for them', async () => {
    const found: string[] = [];
    for (const [file, code] of await bundledFiles())
      for (const [, name = ''] of code.matchAll(/new URL\(["']([^"']+\.mjs)["']/g)) {
        const program = new URL(name, pathToFileURL(file));
        expect(existsSync(program), program.href).to.equal(true);
        found.push(basename(program.pathname));
      }
    expect(found).to.deep.equal(['insights-part.mjs']);
  });

  it('runs the bundle while no source has changed', async () => {
    expect(await start())
      .to.include('PORT must be a whole number')
      .and.include('from the bundle');
  });

  it('runs a changed source, keeps the bundle before it, and removes one that was not finished', async () => {
    const before = (await bundle()).main;
    await appendFile(join(project, 'domain/kernel/day.ts'), '// changed\n');
    // No process has such a high number: Linux ends at 4,194,304.
    const interrupted = join(project, 'dist/service-999999999-making');
    await mkdir(interrupted);
    expect(await start())
      .to.include('PORT must be a whole number')
      .and.not.include('from the bundle');
    expect((await bundle()).main).not.to.equal(before);
    expect(await readdir(join(project, 'dist'))).not.to.include(basename(interrupted));
    expect(await readFile(join(project, before), 'utf8')).to.include('from the bundle');
  });

  it('runs the sources where a bundle is broken', async () => {
    await writeFile(join(project, 'dist/service.json'), '{');
    expect(await start()).to.include('PORT must be a whole number');
  });
});
