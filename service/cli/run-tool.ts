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

type Tool<Options> = {
  readonly usage: string;
  /** Looks at the command line before anything is opened. @throws WrongUsage */
  readOptions(args: readonly string[]): Options | Promise<Options>;
  /** @returns the exit code: 0 for success, 1 for a finding. */
  work(stores: Stores, options: Options, signal: AbortSignal): Promise<number>;
};

/**
 * Runs a command-line tool over the stores that the service uses, and lets go of them. Exit code 2 is a wrong call, 3 a failure, 130 an
 * interruption: the first Ctrl-C lets the tool tidy up, the second ends it. A reader that closes the pipe early ends it quietly.
 */
export async function runTool<Options>({ usage, readOptions, work }: Tool<Options>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 3));
  if (process.argv.includes('--help')) {
    print(usage);
    return;
  }
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, interrupt);
  try {
    const options = await readOptions(process.argv.slice(2));
    process.exitCode = await withStores((stores) => work(stores, options, interruption.signal));
  } catch (error) {
    process.exitCode = interruption.signal.aborted ? interrupted() : failed(error, usage);
  }
}

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

async function withStores(work: (stores: Stores) => Promise<number>): Promise<number> {
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
