import { setTimeout as pause } from 'node:timers/promises';
import { Metadata, status } from '@grpc/grpc-js';

/** A status that ends a call, with what the server says beside it. */
export class Failure extends Error {
  readonly code: status;
  readonly details: string;
  readonly metadata = new Metadata();

  constructor(code: status, details: string, trailers: Readonly<Record<string, string>> = {}) {
    super(details);
    this.code = code;
    this.details = details;
    for (const [key, value] of Object.entries(trailers)) this.metadata.set(key, value);
  }
}

/** What goes wrong with one call that asks for one answer. */
export type CallFault = {
  /** Whether what was asked is done all the same. */
  readonly isDone: boolean;
  /** `conflict`: it is called one, though it is none. */
  readonly answer: Failure | 'silence' | 'conflict';
};

/** What goes wrong with one call that is answered by a row of events. */
export type RowFault = {
  /** How many events come before the ending; all, when there is none. */
  readonly events?: number;
  /** `end`: as if there were no more. */
  readonly ending?: Failure | 'silence' | 'end';
  /** What happens as the call comes, before anything is read. */
  readonly atFirst?: () => void;
  /** How long each event takes. */
  readonly pauseMilliseconds?: number;
};

/** Each call takes the next fault of its kind, as long as there are any. */
export type Faults = {
  readonly append: CallFault[];
  readonly delete: CallFault[];
  readonly read: RowFault[];
  readonly subscribe: RowFault[];
};

export const noFaults = (): Faults => ({ append: [], delete: [], read: [], subscribe: [] });

export const unavailable = new Failure(status.UNAVAILABLE, 'the line is cut');
export const overloaded = new Failure(status.UNAVAILABLE, 'Server Is Too Busy');
export const exhausted = new Failure(status.RESOURCE_EXHAUSTED, 'too many requests');
export const timedOut = new Failure(status.ABORTED, 'Operation timed out');

export const notLeader = (leader: { readonly port: number }): Failure =>
  new Failure(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': '127.0.0.1',
    'leader-endpoint-port': `${leader.port}`,
  });

export async function slowDown({ pauseMilliseconds = 0 }: RowFault): Promise<void> {
  if (pauseMilliseconds > 0) await pause(pauseMilliseconds);
}
