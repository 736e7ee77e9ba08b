import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Writes an event that this release does not know, as a foreign program would. @returns its id */
export async function appendForeignEvent(
  stream: string,
  type: string,
  data: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', 'service/testing/append-event.ts', stream, type, JSON.stringify(data)],
    { cwd: join(import.meta.dirname, '../..'), env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR } },
  );
  return stdout;
}
