import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { Refusal } from '#domain/kernel/refusal.ts';
import { beginning } from '#service/event-store/port.ts';

const part = z.object({
  /** Relative to the folder. */
  path: z.string(),
  table: z.string(),
  rows: z.int().min(0),
});
const manifest = z.object({
  format: z.literal('rondel-tables/1'),
  isPersonal: z.boolean(),
  from: z.string().nullable(),
  /** The last event that is in the files. */
  position: z.string(),
  /** Erased people whose rows are not deleted yet, because the run was interrupted: rows before the position are theirs. */
  erasures: z.record(z.string(), z.string()).default({}),
  parts: z.array(part),
});
export type Manifest = Readonly<z.infer<typeof manifest>>;
export type TablePart = z.infer<typeof part>;

const manifestName = 'export.json';
const draftName = `${manifestName}.part`;

/**
 * The manifest of a folder. A new folder gets one at once, so that the next run continues where this one is killed.
 * @throws Refusal when the folder holds something else, or was made with other options.
 */
export async function openManifest(
  folder: string,
  options: Pick<Manifest, 'isPersonal' | 'from'>,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await readManifest(folder);
  if (found === null) {
    if ((await readdir(folder)).some((name) => name !== draftName))
      throw new Refusal(
        'not-an-export',
        `${folder} is not empty and has no ${manifestName}: it is no folder of an export. Name a new folder, or one that this command has made.`,
      );
    const begun: Manifest = {
      ...{ format: 'rondel-tables/1', ...options, position: beginning, erasures: {}, parts: [] },
    };
    await writeManifest(folder, begun);
    return begun;
  }
  if (found.isPersonal !== options.isPersonal)
    throw new Refusal(
      'other-options',
      `${folder} was made ${found.isPersonal ? 'with' : 'without'} personal fields. Do the same again, or name a new folder.`,
    );
  if (options.from !== null && options.from !== found.from)
    throw new Refusal(
      'other-options',
      `${folder} begins ${found.from === null ? 'with the first event' : `at ${found.from}`}, not at ${options.from}. Leave --from out to go on, or name a new folder.`,
    );
  return found;
}

/** Null when there is none. */
async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : manifest.parse(JSON.parse(text));
}

/** Replaces the manifest in one step. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const draft = join(folder, draftName);
  await writeFile(draft, `${JSON.stringify(content, null, 1)}\n`, { mode: 0o600 });
  await rename(draft, join(folder, manifestName));
}
