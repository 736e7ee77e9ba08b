import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { argumentsFor } from './programs.ts';
import type { TestApp } from './start-test-app.ts';

type StartedTool = {
  readonly child: ChildProcess;
  /** The exit code or signal, and the trimmed output. The line that names the stores is apart from the other errors. */
  readonly ended: Promise<{
    readonly ending: unknown;
    readonly out: string;
    readonly err: string;
    readonly stores: readonly string[];
  }>;
};

/** Runs a command-line tool like npm, with only the given environment. */
export function startTool(env: NodeJS.ProcessEnv, tool: string, ...args: readonly string[]): StartedTool {
  const child = spawn(process.execPath, [...argumentsFor(`service/tools/cli/${tool}`), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<unknown>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code));
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const end = async () => {
    const [ending, [out, err]] = await Promise.all([exited, said]);
    const lines = err.split('\n');
    const names = (line: string) => /^(Database|Store): /.test(line);
    const others = lines.filter((line) => !names(line)).join('\n');
    return { ending, out: out.trim(), err: others.trim(), stores: lines.filter(names) };
  };
  return { child, ended: end() };
}

/** Starts a command-line tool on the database of a running app. */
export function startToolOf(app: TestApp, tool: string, ...args: readonly string[]): StartedTool {
  const env = { ...process.env, DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
  return startTool(env, tool, ...args);
}

/** The same with more variables. */
export const startToolWith = (
  more: Readonly<Record<string, string>>,
  { databaseUrl: DATABASE_URL, dataDir: DATA_DIR }: TestApp,
  tool: string,
  ...args: readonly string[]
): StartedTool => startTool({ ...process.env, ...more, DATABASE_URL, DATA_DIR }, tool, ...args);

/** Runs a command-line tool on the database of a running app. Returns its output or its error. */
export async function runToolOf(
  app: TestApp,
  tool: string,
  ...args: readonly string[]
): Promise<readonly [code: unknown, text: string]> {
  const { ending, out, err } = await startToolOf(app, tool, ...args).ended;
  return [ending, ending === 0 ? out : err];
}
