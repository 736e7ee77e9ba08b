import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from '#service/config.ts';

/**
 * The service's log: JSON lines on standard output unless said otherwise. Of an error only what names it is written; the database
 * adds to its own the values that it refused, and those may be a member's.
 */
export function createLogger(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const options: LoggerOptions = { level, serializers: { err: namedError } };
  return destination ? pino(options, destination) : pino(options);
}

function namedError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const { name: type, message, stack } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return { type, message, stack, code, ...(error.cause !== undefined && { cause: namedError(error.cause) }) };
}
