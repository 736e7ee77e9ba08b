import { asInstant, type Instant, isMemberDay } from '#domain/kernel/day.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { openStores, type Stores } from '#service/event-store/open-stores.ts';
import type { StartOrder } from '#service/platform/concurrency.ts';
import { readConfig } from '#service/platform/config.ts';

/** A subcommand of `npm run store`. */
export type Subcommand = {
  /** One line for the list of subcommands. */
  readonly describe: string;
  readonly usage: string;
  /**
   * The signal aborts at the first Ctrl-C; an error thrown after that counts as the interruption.
   * @param args without the name of the subcommand.
   * @returns the exit code: 0 for success, 1 for a finding or a refusal. @throws WrongUsage
   */
  run(args: readonly string[], signal: AbortSignal): Promise<number>;
};

/** Wrong arguments. The message is shown with a hint at `--help`, and the exit code is 2. */
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
  /** @returns the exit code: 0 for success, 1 for a finding. @throws WrongUsage, Refusal */
  work(args: readonly string[], signal: AbortSignal): Promise<number>;
};

/**
 * Runs a command-line tool. Exit code 1: refused; 2: wrong arguments; 3: failure; 130: interruption. The first Ctrl-C lets the tool clean up, the
 * second ends it. A closed output pipe ends it without an error.
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
    process.exitCode = interruption.signal.aborted ? interrupted() : failed(error);
  }
}

type Tool<Options> = {
  readonly usage: string;
  /** Whose order concurrent appends keep; by default that of each stream. */
  readonly order?: StartOrder;
  /** Parses the arguments before any store is opened. @throws WrongUsage */
  readOptions(args: readonly string[]): Options | Promise<Options>;
  /** @returns the exit code: 0 for success, 1 for a finding. */
  work(stores: Stores, options: Options, signal: AbortSignal): Promise<number>;
};

/** Runs a command-line tool with the service's stores, and closes them. */
export const runTool = <Options>({ usage, order, readOptions, work }: Tool<Options>): Promise<void> =>
  runTask({
    usage,
    async work(args, signal) {
      const options = await readOptions(args);
      return withStores((stores) => work(stores, options, signal), order);
    },
  });

function interrupted(): number {
  printError('Interrupted.');
  return 130;
}

function failed(error: unknown): number {
  const isUnparsed = isParseError(error);
  const message = error instanceof Error ? error.message : String(error);
  // The rest of a message of `parseArgs` explains how to pass an option's name as a value.
  printError(isUnparsed ? message.replace(/\. .*|\.?$/s, '.') : message);
  if (error instanceof Refusal) return 1;
  if (!(error instanceof WrongUsage) && !isUnparsed) return 3;
  printError('Add --help to see all options.');
  return 2;
}

/** Opens the configured stores for the duration of the work. */
export async function withStores(
  work: (stores: Stores) => Promise<number>,
  order: StartOrder = 'of-each-name',
): Promise<number> {
  const stores = await openStores(readConfig(), { order });
  try {
    return await work(stores);
  } finally {
    await stores.close();
  }
}

/** Whether `parseArgs` threw the error. */
const isParseError = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** A date, which stands for midnight UTC, or a date and time with an offset. The machine's time zone is never used. */
const shape = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** The instant of an option; undefined when it is absent. @throws WrongUsage */
export function instantOf(option: string, text: string | undefined): Instant | undefined {
  if (text === undefined) return undefined;
  const isOne = shape.test(text) && isMemberDay(text.slice(0, 10));
  const time = isOne ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time))
    throw new WrongUsage(`${option} ${text} is not an ISO 8601 instant such as 2026-03-01T00:00Z.`);
  return asInstant(new Date(time).toISOString());
}

export const now = (): Instant => asInstant(new Date().toISOString());
