import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { argumentsFor } from './programs.ts';

/**
 * Starts the service in a separate process, without the client, and resolves when it answers.
 * @param errors whether its standard error is inherited or collected in `stderr` of the process.
 * @param folder with the sources of another release
 */
export async function spawnApp(
  env: Readonly<Record<string, string>>,
  errors: 'inherit' | 'pipe' = 'inherit',
  folder?: string,
): Promise<ChildProcess> {
  const program = 'service/testing/serve';
  // Relative to the folder of the other release.
  const args = folder === undefined ? argumentsFor(program) : ['--import', 'tsx', `${program}.ts`];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env, WITHOUT_CLIENT: 'yes' },
    stdio: ['ignore', 'pipe', errors],
    ...(folder !== undefined && { cwd: folder }),
  });
  let errorOutput = '';
  child.stderr?.on('data', (piece) => {
    errorOutput = `${errorOutput}${String(piece)}`.slice(-2_000);
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (said) => String(said).includes('serving') && resolve());
    child.once('exit', () => reject(new Error(`The service ended before it answered. ${errorOutput}`)));
  });
  return child;
}

/** Ends a process if it still runs, and waits for its end. */
export async function stopApp(child: ChildProcess | null, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
