import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const folder = resolve('dist/client');
/** Next to the build folder, because every file in that folder is served. */
const stamp = resolve('dist/client.hash');

/** The folder of the built client. Builds it first when it is missing or older than its sources. */
export async function builtClient(onBuild: () => void): Promise<string> {
  const wanted = await hashOfInputs();
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return folder;
  onBuild();
  await build();
  await writeFile(stamp, wanted);
  return folder;
}

/** Builds in another process: its memory is free afterwards, and its output is shown only when it fails. */
async function build(): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const ended = await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--config', 'client/vite.config.ts', '--logLevel', 'error'],
    { maxBuffer: 16_000_000 },
  ).catch((error: unknown) => error);
  if (!(ended instanceof Error)) return;
  const { stdout = '', stderr = '' } = ended as { stdout?: string; stderr?: string };
  throw new Error(`The client could not be built:\n${stdout}${stderr}`, { cause: ended });
}

/** Hash of all project files that the client's build reads. */
async function hashOfInputs(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [
    'package-lock.json',
    ...(await inputsIn('client')),
    ...(await inputsIn('domain')),
    ...(await contracts()),
  ]) {
    hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

const isTest = (file: string): boolean =>
  /\.(test|spec)\.tsx?$/.test(file) || file.startsWith(join('client', 'e2e'));

const inputsIn = async (root: string): Promise<string[]> =>
  (await filesIn(root)).filter((file) => !isTest(file));

const contracts = async (): Promise<string[]> =>
  (await filesIn('service')).filter((file) => file.endsWith('-contract.ts'));

async function filesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
