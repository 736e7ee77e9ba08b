import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import type { PageLanguage } from '#domain/kernel/page-language.ts';
import { type HoldFor, underBuildLock } from './build-lock.ts';

/** Where the client of a language is built. */
const folderOf = (language: PageLanguage): string =>
  resolve(language === 'en' ? 'dist/client' : join('dist/languages', language));

type Wanted = {
  readonly language?: PageLanguage;
  /** Called before a build, or before the wait for that of another process. */
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
  onBuild();
  await underBuildLock(`${folder}.lock`, async (holdFor) => {
    // Another process may have built it meanwhile.
    if (await isBuilt()) return;
    await build({ language, isPatient, holdFor });
    await writeFile(stamp, wanted);
  });
  return folder;
}

type Build = { readonly language: PageLanguage; readonly isPatient: boolean; readonly holdFor: HoldFor };

/** Builds in another process: its memory is free afterwards, and its output is shown only when it fails. */
async function build({ language, isPatient, holdFor }: Build): Promise<void> {
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
  const ending = running.catch((error: unknown) => error);
  if (running.child.pid) await holdFor(running.child.pid);
  const ended = await ending;
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
