import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

let opened: DestinationStream | null = null;

/**
 * Standard output, written in larger pieces, because a write for each line costs as much as a twentieth of a command. A piece is written when
 * it has 16 kB, after 200 ms, and when the process ends, unless it is killed.
 */
function standardOutput(): DestinationStream {
  opened ??= pino.destination({ dest: 1, minLength: 16_000, periodicFlush: 200, sync: false });
  return opened;
}

/**
 * The service's log: JSON lines, by default on standard output. Only selected fields of an error are logged, because database errors
 * contain the refused values, which may be a member's. Email addresses are removed, because other parties, such as a mail server, quote
 * them in their messages.
 */
export function createLogger(
  level: Config['logLevel'],
  destination: DestinationStream = standardOutput(),
): Logger {
  return pino({ level, serializers: { err: namedError } }, destination);
}

function namedError(error: unknown): unknown {
  if (!(error instanceof Error)) return withoutAddresses(String(error));
  const type = error.name;
  const message = withoutAddresses(error.message);
  const stack = error.stack === undefined ? undefined : withoutAddresses(error.stack);
  const code = 'code' in error ? String(error.code) : undefined;
  return { type, message, stack, code, ...(error.cause !== undefined && { cause: namedError(error.cause) }) };
}

/** Excludes a slash before the at-sign, which package paths in a stack contain. The bounds keep matching of long texts fast. */
const address = /(?:"[^"\n]{0,320}"|[^\s<>"(),:;/\\[\]]{1,320})@[^\s<>"(),;/\\]{1,320}/g;

const longest = 10_000;

const withoutAddresses = (text: string): string => text.slice(0, longest).replace(address, '*');
