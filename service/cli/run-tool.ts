import { readConfig } from '#service/config.ts';
import { openStores, type Stores } from '#service/open-stores.ts';

/** A wrong call of a tool: its message is shown with the usage, and the exit code is 2. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
export const printError = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

type Task = {
  readonly usage: string;
  /** @returns the exit code: 0 for success, 1 for a finding. @throws WrongUsage */
  work(args: readonly string[], signal: AbortSignal): Promise<number>;
};

/**
 * Runs a command-line tool. Exit code 2 is a wrong call, 3 a failure, 130 an interruption: the first Ctrl-C lets the tool tidy up, the
 * second ends it. A reader that closes the pipe early ends it quietly.
 */
export async function runTask({ usage, work }: Task): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 3));
  if (process.argv.includes('--help')) {
    print(usage);
    return;
  }
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, interrupt);
  try {
    process.exitCode = await work(process.argv.slice(2), interruption.signal);
  } catch (error) {
    process.exitCode = interruption.signal.aborted ? interrupted() : failed(error, usage);
  }
}

type Tool<Options> = {
  readonly usage: string;
  /** Looks at the command line before anything is opened. @throws WrongUsage */
  readOptions(args: readonly string[]): Options | Promise<Options>;
  /** @returns the exit code: 0 for success, 1 for a finding. */
  work(stores: Stores, options: Options, signal: AbortSignal): Promise<number>;
};

/** Runs a command-line tool over the stores that the service uses, and lets go of them. */
export const runTool = <Options>({ usage, readOptions, work }: Tool<Options>): Promise<void> =>
  runTask({
    usage,
    async work(args, signal) {
      const options = await readOptions(args);
      return withStores((stores) => work(stores, options, signal));
    },
  });

function interrupted(): number {
  printError('Interrupted.');
  return 130;
}

function failed(error: unknown, usage: string): number {
  printError(error instanceof Error ? error.message : String(error));
  if (!(error instanceof WrongUsage) && !isParseError(error)) return 3;
  printError(`\n${usage}`);
  return 2;
}

/** Opens the stores that the service is configured with, for as long as the work lasts. */
export async function withStores(work: (stores: Stores) => Promise<number>): Promise<number> {
  const stores = await openStores(readConfig());
  try {
    return await work(stores);
  } finally {
    await stores.close();
  }
}

/** Of `parseArgs`. */
const isParseError = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
