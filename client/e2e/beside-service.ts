import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { argumentsFor } from '#service/testing/programs.ts';

const run = promisify(execFile);

/** Writes an event that this release does not know, as a foreign program would. @returns its id */
export async function appendForeignEvent(
  stream: string,
  type: string,
  data: Readonly<Record<string, unknown>>,
): Promise<string> {
  return runBeside('service/testing/append-event', stream, type, JSON.stringify(data));
}

/** Divides the members into parts, as an operator would. */
export const divideMembers = (parts: number): Promise<string> =>
  runBeside('service/tools/cli/projections', 'parts', String(parts));

/** Accepts this quest for a date of a member, as the wheel may draw any other. */
export const acceptQuest = (
  memberId: string,
  { date, zone, questId }: { readonly date: string; readonly zone: string; readonly questId: string },
): Promise<string> => runBeside('service/testing/accept-quest', memberId, date, zone, questId);

/** Runs a program on the database of the running service. @returns what it prints */
async function runBeside(program: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [...argumentsFor(program), ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  });
  return stdout;
}
