import type { DestinationStream } from 'pino';
import { MigrationRefused } from '#projections/postgres/migrations.ts';
import { type Config, WrongConfiguration, writesJsonLines } from '#service/platform/config.ts';
import { createLogger } from '#service/platform/logger.ts';
import { messageOf } from '#service/platform/message-of.ts';

/** Where a start says how far it is: JSON lines for programs, sentences in a terminal. */
export type StartOutput = {
  /** The next part of the start begins. */
  step(name: string): void;
  /** The start is complete. @param address shown alone in a line */
  ready(address: string | null, sentences: readonly string[]): void;
  warn(sentence: string): void;
  say(sentence: string): void;
  fail(error: unknown): void;
  /** The destination of the service's log; undefined for standard output. */
  log(level: Config['logLevel']): DestinationStream | undefined;
};

type Stream = { write(text: string): unknown };
/** `now` in milliseconds since the process began: a person waits from then on. */
type Terminal = { readonly out: Stream; readonly err: Stream; readonly now: () => number };

export const startOutput = (): StartOutput =>
  writesJsonLines()
    ? jsonOutput()
    : terminalOutput({ out: process.stdout, err: process.stderr, now: () => performance.now() });

function jsonOutput(): StartOutput {
  const logger = createLogger('info');
  return {
    step: (name) => logger.debug(name),
    ready(address, sentences) {
      logger.info({ ...(address !== null && { address }) }, sentences.join(' '));
    },
    warn: (sentence) => logger.warn(sentence),
    say: (sentence) => logger.info(sentence),
    fail: (error) =>
      logger.fatal({ err: isExplained(error) ? withoutStack(error) : error }, 'the service cannot start'),
    log: () => undefined,
  };
}

/** A refusal to start says all that an operator needs: its place in the code would only hide the sentence. */
const isExplained = (error: unknown): error is Error =>
  error instanceof WrongConfiguration || error instanceof MigrationRefused;
const withoutStack = (error: Error): Error => Object.assign(error, { stack: undefined });

/** A first start has these parts: the client, Postgres, the people, the read models, the web app. */
const parts = 5;
const replaced = '\r\x1b[2K';

/** Sentences. The steps share one line, with a bar as soon as the start takes longer than two seconds. */
export function terminalOutput({ out, err, now }: Terminal): StartOutput {
  let steps = 0;
  const line = (text: string): void => void out.write(`${steps > 0 ? replaced : ''}${text}\n`);
  return {
    step(name) {
      steps += 1;
      const done = Math.min(steps, parts);
      const bar = now() > 2000 ? `${'█'.repeat(done * 4)}${'░'.repeat((parts - done) * 4)} ` : '';
      out.write(`${replaced}${bar}Preparing: ${name} ...`);
    },
    ready(address, sentences) {
      line(`Ready after ${(now() / 1000).toFixed(1)} s.`);
      steps = 0;
      if (address !== null) line(`\n  ${address}\n`);
      for (const sentence of sentences) line(sentence);
    },
    warn: line,
    say: line,
    fail(error) {
      if (steps > 0) out.write('\n');
      err.write(`${messageOf(error)}\n`);
    },
    log: (level) => ({ write: (json) => shown(json, level).forEach(line) }),
  };
}

type LogLine = {
  readonly level: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string; readonly stack?: string };
} & Readonly<Record<string, unknown>>;

const warning = 40;
const left = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err', 'locks', 'projections']);

/** A line of the log as a reader at a terminal wants it: warnings and errors, and everything with LOG_LEVEL=debug. */
function shown(json: string, level: Config['logLevel']): readonly string[] {
  const line = JSON.parse(json) as LogLine;
  const all = level === 'debug' || level === 'trace';
  if (line.level < warning && !all) return [];
  const { method, path, status, durationMs } = line;
  if (line.msg === 'request') return [[method, path, status, durationMs, 'ms'].join(' ')];
  const fields = Object.entries(line)
    .filter(([name]) => !left.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const kind = line.level < warning ? '' : line.level > warning ? 'Error: ' : 'Warning: ';
  const reason = line.err?.message;
  const text = [`${kind}${line.msg ?? ''}`, reason, fields.join(' ')].filter(Boolean).join(': ');
  return all && line.err?.stack !== undefined ? [text, line.err.stack] : [text];
}
