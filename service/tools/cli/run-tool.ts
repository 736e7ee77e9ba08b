import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { asInstant, type Instant, isMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { appliedMigrations, type MigrationNews, newsLine } from '#projections/postgres/migrations.ts';
import type { Stores } from '#service/event-store/open-stores.ts';
import type { StartOrder } from '#service/platform/concurrency.ts';
import { applyEnvFiles } from '#service/platform/config.ts';
import { withoutEnvFiles } from '#service/platform/env-file.ts';
import { messageOf } from '#service/platform/message-of.ts';
import { withStores } from './tool-stores.ts';

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

/** @param more arguments beyond those of an operation @throws WrongUsage for any: a mistyped option would otherwise be ignored */
export function refuseMore(more: readonly string[]): void {
  if (more.length > 0) throw new WrongUsage(`Unexpected argument: ${more.join(' ')}.`);
}

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
export const printError = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const codesOfPlaces = /^(EACCES|EDQUOT|EEXIST|EISDIR|ENOENT|ENOSPC|ENOTDIR|EPERM|EROFS)$/;

/**
 * Names a place that cannot be written; other errors stay as they are.
 * @param meaning what follows from it and what to do: `so nothing was written. Name ...`
 */
export function unwritable(error: unknown, place: string, meaning: string): unknown {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  // A Postgres behind a socket file that is away has such codes too.
  if (syscall === 'connect' || !codesOfPlaces.test(code)) return error;
  return new Error(`${place} cannot be written (${code}), ${meaning}`, { cause: error });
}

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
  if (process.argv.includes('--help')) {
    print(`${usage}\n\n${envFileUsage}`);
    return;
  }
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  const pipe = { isClosed: false };
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') process.exit(3);
    pipe.isClosed = true;
    interrupt();
    // A tool that does not look at the signal ends all the same.
    setTimeout(() => process.exit(0), cleanUpMs).unref();
  });
  // Progress and hints are no result: a reader of them that is gone ends nothing.
  process.stderr.on('error', () => {});
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, interrupt);
  try {
    const { args, files } = argumentsAndFiles();
    applyEnvFiles(files);
    subscribe(appliedMigrations, (news) => printError(newsLine(news as MigrationNews)));
    process.exitCode = await work(args, interruption.signal);
  } catch (error) {
    process.exitCode = interruption.signal.aborted ? interrupted(pipe.isClosed) : failed(error);
  }
  // The reader, such as head, has taken what it wanted.
  if (pipe.isClosed) process.exitCode = 0;
}

/** Time for a tool after its output was closed. */
const cleanUpMs = 10_000;

/** Prints a line, and waits while the reader of a pipe is slower. @throws AbortError when the reader is gone, or at an interruption. */
export async function printAll(line: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain', { signal });
}

const envFileUsage = `Settings come from the environment. --env-file FILE reads them from the file of the service instead, such as /etc/rondel.env: lines NAME=value.`;

/** @throws WrongUsage */
function argumentsAndFiles(): ReturnType<typeof withoutEnvFiles> {
  try {
    return withoutEnvFiles(process.argv.slice(2));
  } catch (error) {
    throw new WrongUsage((error as Error).message);
  }
}

/** The first argument that belongs to the tool: the name of a subcommand. */
export function firstArgument(): string {
  try {
    return argumentsAndFiles().args[0] ?? '';
  } catch {
    // The tool refuses the arguments when it runs.
    return '';
  }
}

type Tool<Options> = {
  readonly usage: string;
  /** Whose order concurrent appends keep; by default that of each stream. */
  readonly order?: StartOrder;
  /** Whether the options allow the tool to create the embedded Postgres. */
  mayCreate?(options: Options): boolean;
  /** Parses the arguments before any store is opened. @throws WrongUsage */
  readOptions(args: readonly string[]): Options | Promise<Options>;
  /** @returns the exit code: 0 for success, 1 for a finding. */
  work(stores: Stores, options: Options, signal: AbortSignal): Promise<number>;
};

/** Runs a command-line tool with the service's stores, and closes them. */
export const runTool = <Options>({
  usage,
  order,
  mayCreate,
  readOptions,
  work,
}: Tool<Options>): Promise<void> =>
  runTask({
    usage,
    async work(args, signal) {
      const options = await readOptions(args);
      const given = { ...(order && { order }), mayCreate: mayCreate?.(options) ?? false };
      return withStores((stores) => work(stores, options, signal), given);
    },
  });

/** @param isCut whether the reader of the output has gone, which is no interruption */
function interrupted(isCut: boolean): number {
  if (!isCut) printError('Interrupted.');
  return 130;
}

function failed(error: unknown): number {
  const isUnparsed = isParseError(error);
  const message = messageOf(error);
  // The rest of a message of `parseArgs` explains how to pass an option's name as a value.
  printError(isUnparsed ? message.replace(/\. .*|\.?$/s, '.') : message);
  if (isOfFullDisk(error)) printError(fullDisk);
  if (error instanceof Refusal) return 1;
  if (!(error instanceof WrongUsage) && !isUnparsed) return 3;
  printError('Add --help to see all options.');
  return 2;
}

const fullDisk =
  'The disk of Postgres is full. Make room there, and call this again. npm run doctor shows the disk, and service/operations/incidents.md says more.';

/** Whether Postgres found no room, also as the cause of another error. */
function isOfFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '53100') || isOfFullDisk(error.cause);
}

/** Whether `parseArgs` threw the error. */
const isParseError = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** A date, which means midnight UTC, or a date and time with an offset. The machine's time zone is never used. */
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

/** The date of an option; null when it is absent. @throws WrongUsage */
export function dateOf(option: string, text: string | undefined): MemberDay | null {
  if (text === undefined) return null;
  if (!isMemberDay(text)) throw new WrongUsage(`${option} ${text} is not a date such as 2026-03-03.`);
  return text;
}

export const now = (): Instant => asInstant(new Date().toISOString());
