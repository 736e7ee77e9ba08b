import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { PageLanguage } from '#domain/kernel/page-language.ts';

/** Where the client of a language is built. */
const folderOf = (language: PageLanguage): string =>
  resolve(language === 'en' ? 'dist/client' : join('dist/languages', language));

type Wanted = {
  readonly language?: PageLanguage;
  /** Called before a build. */
  readonly onBuild: () => void;
  /** Whether other work of this machine goes first. */
  readonly isPatient?: boolean;
};

/**
 * The folder of the built client. Builds it first when it is missing or older than its sources. A build in another language has only the
 * files that the English one does not have, so that one goes first.
 */
export async function builtClient({ language = 'en', onBuild, isPatient = false }: Wanted): Promise<string> {
  const folder = folderOf(language);
  /** Next to the build folder, because every file in that folder is served. */
  const stamp = `${folder}.hash`;
  const wanted = await hashOfInputs(language);
  const isBuilt = async (): Promise<boolean> => (await readFile(stamp, 'utf8').catch(() => '')) === wanted;
  if (await isBuilt()) return folder;
  await alone(`${folder}.lock`, async () => {
    // Another process may have built it meanwhile.
    if (await isBuilt()) return;
    onBuild();
    await build(language, isPatient);
    await writeFile(stamp, wanted);
  });
  return folder;
}

/** A lock that is older was left by a process that died in the middle of a build. */
const longestBuildMs = 120_000;

/** Processes of one checkout build one after the other: two builds in one folder would take each other's files away. */
async function alone(lock: string, act: () => Promise<void>): Promise<void> {
  await mkdir(dirname(lock), { recursive: true });
  while (!(await takeLock(lock))) await setTimeout(200);
  const unlock = (): void => rmSync(lock, { recursive: true, force: true });
  process.once('exit', unlock);
  try {
    await act();
  } finally {
    process.off('exit', unlock);
    unlock();
  }
}

/** Takes the lock if no other process has it. @returns whether it was taken */
async function takeLock(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const made = await stat(lock).catch(() => null);
  if (made && Date.now() - made.mtimeMs > longestBuildMs) await rm(lock, { recursive: true, force: true });
  return false;
}

/** Builds in another process: its memory is free afterwards, and its output is shown only when it fails. */
async function build(language: PageLanguage, isPatient: boolean): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const running = promisify(execFile)(
    process.execPath,
    [vite, 'build', '--config', 'client/vite.config.ts', '--logLevel', 'error'],
    { maxBuffer: 16_000_000, env: { ...process.env, CLIENT_LANGUAGE: language } },
  );
  if (isPatient && running.child.pid) setPriority(running.child.pid, constants.priority.PRIORITY_LOW);
  // A service that ends leaves no build behind.
  const stop = (): void => void running.child.kill();
  process.once('exit', stop);
  const ended = await running.catch((error: unknown) => error);
  process.off('exit', stop);
  if (!(ended instanceof Error)) return;
  const { stdout = '', stderr = '' } = ended as { stdout?: string; stderr?: string };
  throw new Error(`The client could not be built:\n${stdout}${stderr}`, { cause: ended });
}

/** The texts of other languages than English. */
const translations = [join('client', 'languages'), join('domain', 'catalogue', 'languages')];

/** Hash of all project files that the client's build in a language reads. */
async function hashOfInputs(language: PageLanguage): Promise<string> {
  const hash = createHash('sha256').update(language);
  for (const file of [
    'package-lock.json',
    ...(await inputsIn('client', language)),
    ...(await inputsIn('domain', language)),
    ...(await contracts()),
  ]) {
    hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

const isTest = (file: string): boolean =>
  /\.(test|spec)\.tsx?$/.test(file) || file.startsWith(join('client', 'e2e'));

/** A file of another language; files that all languages share lie beside their folders. */
const isForeign = (file: string, language: PageLanguage): boolean =>
  translations.some((folder) => {
    const [tag, ...path] = file.startsWith(folder + sep) ? file.slice(folder.length + 1).split(sep) : [];
    return path.length > 0 && tag !== language;
  });

const inputsIn = async (root: string, language: PageLanguage): Promise<string[]> =>
  (await filesIn(root)).filter((file) => !isTest(file) && !isForeign(file, language));

const contracts = async (): Promise<string[]> =>
  (await filesIn('service')).filter((file) => file.endsWith('-contract.ts'));

async function filesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
