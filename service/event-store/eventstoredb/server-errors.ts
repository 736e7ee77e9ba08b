import {
  ErrorType,
  isCommandError,
  MaxAppendSizeExceededError,
  NotLeaderError,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';

/**
 * - `turned away`: nothing was done for certain, and a later attempt may succeed.
 * - `passing`: a later attempt may succeed; of a write, the outcome is unknown.
 * - `no such position`: no record begins there, or the server cannot read its disk.
 */
type Meaning = 'turned away' | 'passing' | 'no such position' | 'too large' | 'conflict' | 'deleted stream';

type KnownError = {
  readonly meaning: Meaning;
  /** The driver's class for it. */
  readonly error?: abstract new (
    ...args: never[]
  ) => Error;
  /** The status of gRPC; an answer to one append in a batch has a type instead. */
  readonly status?: number;
  readonly type?: ErrorType;
  readonly text?: RegExp;
  /** The servers that were seen to answer so; `driver`: the driver itself, on every server. */
  readonly seenOn: readonly string[];
};

const all = ['23.10', '24.10', '25.1', '26.1'];
const driver = ['driver'];

/** Every error that the adapter can tell from others. The first row that fits holds. */
export const knownErrors: readonly KnownError[] = [
  { meaning: 'turned away', error: NotLeaderError, seenOn: all },
  {
    meaning: 'turned away',
    text: /Failed to discover|No connection established|Name resolution failed|Channel closed before call started/,
    seenOn: driver,
  },
  { meaning: 'turned away', text: /Server Is (?:Not Ready|(?:Too )?Busy)/, seenOn: all },
  { meaning: 'conflict', error: WrongExpectedVersionError, seenOn: all },
  { meaning: 'deleted stream', error: StreamDeletedError, seenOn: all },
  { meaning: 'too large', error: MaxAppendSizeExceededError, seenOn: all },
  { meaning: 'too large', text: /MaximumAppendEventSizeExceeded/, seenOn: ['25.1', '26.1'] },
  { meaning: 'no such position', status: 2, text: /ReadAllResult: Error/, seenOn: ['23.10'] },
  { meaning: 'no such position', status: 2, text: /Exception was thrown by handler/, seenOn: ['23.10'] },
  {
    meaning: 'no such position',
    status: 2,
    text: /ReadAllResult: InvalidPosition/,
    seenOn: ['24.10', '25.1', '26.1'],
  },
  {
    meaning: 'no such position',
    status: 3,
    text: /from an invalid position/,
    seenOn: ['24.10', '25.1', '26.1'],
  },
  { meaning: 'passing', status: 1, seenOn: all },
  { meaning: 'passing', type: ErrorType.DEADLINE_EXCEEDED, seenOn: all },
  { meaning: 'passing', status: 4, seenOn: all },
  { meaning: 'passing', status: 10, text: /timed out|timeout/i, seenOn: all },
  { meaning: 'passing', status: 14, seenOn: all },
];

/** Null for an error that is in no row. */
export function meaningOf(error: unknown): Meaning | null {
  return error instanceof Error ? (knownErrors.find((row) => fits(row, error))?.meaning ?? null) : null;
}

function fits({ error: kind, status, type, text }: KnownError, error: Error): boolean {
  if (kind) return error instanceof kind;
  const code = isCommandError(error) ? error.code : undefined;
  if (status !== undefined && code !== status) return false;
  if (type !== undefined && !(isCommandError(error) && error.type === type)) return false;
  return text === undefined || text.test(error.message);
}

/** gRPC: unknown, resource exhausted, aborted, internal. Their texts tell what has failed. */
const unclearCodes: ReadonlySet<unknown> = new Set([2, 8, 10, 13]);

/** Whether an error in no row may pass: its status does not tell, and its text is new to the adapter. */
export function isUnclear(error: unknown): error is Error {
  if (!(error instanceof Error && isCommandError(error)) || meaningOf(error) !== null) return false;
  return unclearCodes.has(error.code) || (error.code === undefined && error.type === ErrorType.UNKNOWN);
}
