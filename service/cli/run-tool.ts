import { asInstant, type Instant, isMemberDay } from '#domain/kernel/day.ts';
import { readConfig } from '#service/config.ts';
import { openStores, type Stores } from '#service/open-stores.ts';

/** What `npm run store` can do under one name. */
export type Subcommand = {
  /** One line, for the list of subcommands. */
  readonly describe: string;
  readonly usage: string;
  /**
   * Aborted by the first Ctrl-C; an error that is thrown then counts as the interruption.
   * @param args without the name of the subcommand.
   * @returns the exit code: 0 for success, 1 for a finding or a refusal. @throws WrongUsage
   */
  run(args: readonly string[], signal: AbortSignal): Promise<number>;
};

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

/** Runs a command-line tool over the stores that the service uses, and closes them. */
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

/** A date, which is its midnight in UTC, or a date and a time with its offset: never this machine's own zone. */
const shape = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** The instant that an option names; undefined where it was not given. @throws WrongUsage */
export function instantOf(option: string, text: string | undefined): Instant | undefined {
  if (text === undefined) return undefined;
  const isOne = shape.test(text) && isMemberDay(text.slice(0, 10));
  const time = isOne ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time))
    throw new WrongUsage(`${option} ${text} is no ISO 8601 instant such as 2026-03-01T00:00Z.`);
  return asInstant(new Date(time).toISOString());
}
