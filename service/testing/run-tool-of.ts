import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { RunningHouse } from './running-house.ts';

const run = promisify(execFile);

/** Runs a command-line tool beside a running house, on its database. What it printed: its result, or why there is none. */
export async function runToolOf(
  house: RunningHouse,
  tool: string,
  ...args: readonly string[]
): Promise<readonly [code: number, text: string]> {
  const env = { ...process.env, DATABASE_URL: house.databaseUrl, DATA_DIR: house.dataDir };
  return run(process.execPath, ['--import', 'tsx', `service/cli/${tool}.ts`, ...args], { env }).then(
    ({ stdout }) => [0, stdout.trim()],
    ({ code, stderr }: { code: number; stderr: string }) => [code, stderr.trim()],
  );
}
