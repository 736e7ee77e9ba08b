import { STATUS_CODES } from 'node:http';
import type { Context, Middleware } from 'koa';
import { core } from 'zod';
import type { Language } from '#domain/kernel/language.ts';
import { Refusal, type RefusalKind } from '#domain/kernel/refusal.ts';
import { StaleRevision } from '#service/event-store/commands/execute-command.ts';
import { OwnerErased } from '#service/event-store/encryption/data-keys.ts';
import {
  EventIdTaken,
  EventTooLarge,
  OutcomeUnknown,
  RevisionConflict,
  StoreUnavailable,
} from '#service/event-store/port.ts';
import { languageOf } from '#service/http/request-language.ts';
import { sentenceIn } from '#service/languages/sentence-in.ts';
import { contractSentence } from './contract-words.ts';
import { HttpFailure, KeyReused, Unauthorized, Unreadable } from './http-failures.ts';

type Answer = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** For the log, when the message may contain parts of the request. */
  readonly reason?: string;
  readonly headers?: Readonly<Record<string, string>>;
};
/** Maps the errors that it knows. */
type Translator = (error: unknown) => Answer | null;

const bug: Answer = { status: 500, code: 'internal', message: 'Something went wrong. Please try again.' };
const tooLarge: Answer = {
  status: 413,
  code: 'too-large',
  message: 'The request is too large.',
  headers: { Connection: 'close' },
};
const away: Answer = {
  status: 503,
  code: 'store-unavailable',
  message: 'The service is not available at the moment. Please try again.',
  headers: { 'Retry-After': '5' },
};
const statusOf: Readonly<Record<RefusalKind, number>> = {
  invalid: 400,
  missing: 404,
  conflict: 409,
  unavailable: 503,
};
const translators: readonly Translator[] = [
  fromFailure,
  fromCommand,
  fromRefusal,
  fromContract,
  fromStore,
  fromSeveral,
  fromKoa,
];

/**
 * Answers every error thrown by later stages. It runs right after the security headers, because Koa's own handler would drop all headers
 * set so far.
 */
export function translateErrors(): Middleware {
  return async function errors(ctx, next) {
    try {
      await next();
    } catch (error) {
      const answer = answerTo(error);
      if (answer.status >= 500) ctx.state.log.error({ err: error }, answer.code);
      send(ctx, answer);
    }
  };
}

/** Maps an error to a response. Unexpected errors become a generic 500. */
export function answerTo(error: unknown): Answer {
  for (const translate of translators) {
    const answer = translate(error);
    if (answer) return answer;
  }
  return bug;
}

/** Stores the refusal for the request's log line. */
export function noteRefusal(ctx: Context, { code, message, reason = message }: Answer): void {
  ctx.state.refused = { code, reason };
}

function send(ctx: Context, answer: Answer): void {
  const { status, code, headers = {} } = answer;
  const { language, message } = saidTo(ctx, answer.message);
  noteRefusal(ctx, answer);
  ctx.status = status;
  ctx.set({ ...headers, 'X-Error-Code': code, 'Cache-Control': 'no-store', 'Content-Language': language });
  ctx.vary(['Accept', 'Accept-Language', 'Cookie']);
  for (const header of ['ETag', 'Last-Modified', 'Content-Encoding']) ctx.remove(header);
  if (ctx.accepts('text/plain', 'application/problem+json') === 'application/problem+json') {
    const title = STATUS_CODES[status] ?? 'Error';
    ctx.body = JSON.stringify({ type: 'about:blank', title, status, detail: message, code });
    ctx.type = 'application/problem+json';
  } else {
    ctx.body = message;
    ctx.type = 'text/plain; charset=utf-8';
  }
}

/** The sentence in the language of the request; in English where that language has none. */
function saidTo(ctx: Context, english: string): { readonly language: Language; readonly message: string } {
  const language = languageOf(ctx);
  const message = sentenceIn(language, english);
  return message === null ? { language: 'en', message: english } : { language, message };
}

function fromFailure(error: unknown): Answer | null {
  return error instanceof HttpFailure ? error : null;
}

function fromRefusal(error: unknown): Answer | null {
  if (!(error instanceof Refusal)) return null;
  const headers = error.causes.length > 0 ? { 'X-Error-Causes': error.causes.join(', ') } : {};
  return { status: statusOf[error.kind], code: error.code, message: error.message, headers };
}

function fromCommand(error: unknown): Answer | null {
  if (error instanceof OwnerErased) return new Unauthorized();
  if (!(error instanceof StaleRevision)) return null;
  return { status: 412, code: 'stale-revision', message: error.message };
}

function fromContract(error: unknown): Answer | null {
  const issue = error instanceof core.$ZodError ? error.issues[0] : undefined;
  if (!issue) return null;
  const field = issue.path.map(String).join('.') || 'request';
  const message = contractSentence(issue);
  return { status: 400, code: 'invalid-request', message, reason: `${field}: ${issue.code}` };
}

function fromStore(error: unknown): Answer | null {
  if (error instanceof RevisionConflict) {
    const message = 'This was changed at the same moment. Please try again.';
    return { status: 409, code: 'revision-conflict', message };
  }
  if (error instanceof OutcomeUnknown) {
    const message = 'We could not tell whether this was saved. Please try again.';
    return { ...away, code: 'outcome-unknown', message };
  }
  // Event ids are derived from the idempotency key.
  if (error instanceof EventIdTaken) return new KeyReused();
  if (error instanceof EventTooLarge) return tooLarge;
  return error instanceof StoreUnavailable || isDatabaseUnavailable(error) ? away : null;
}

/** The first of several errors decides. */
function fromSeveral(error: unknown): Answer | null {
  return error instanceof AggregateError && error.errors.length > 0 ? answerTo(error.errors[0]) : null;
}

/** Errors of Koa, its router and its body parser have a status. */
function fromKoa(error: unknown): Answer | null {
  if (!(error instanceof Error && 'status' in error && typeof error.status === 'number')) return null;
  const { status } = error;
  if (status < 400 || status >= 500) return null;
  if (status === 400) return new Unreadable();
  if (status === 413) return tooLarge;
  if (status === 415) return { status, code: 'unsupported-type', message: 'Please send JSON.' };
  return { status, code: 'refused', message: `${STATUS_CODES[status] ?? 'Refused'}.` };
}

const socketCodes = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'];
/** 08: connection exceptions. 53300: too many connections. 57P01-57P03: shut down, crashed, starting up. */
const sqlStates = /^(08...|53300|57P0[123])$/;
/** The pool's and the client's own errors have no code. */
const messages = new RegExp(
  `^(${[
    'Connection terminated',
    'Client has encountered a connection error',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
  ].join('|')})`,
);

/** Whether a `pg` error means that the database is unreachable, in contrast to a refused statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // A Postgres that starts again has no Unix socket for a moment.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return socketCodes.includes(code) || sqlStates.test(code) || messages.test(error.message);
}
