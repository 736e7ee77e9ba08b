import { setTimeout as pause } from 'node:timers/promises';
import { Metadata, status } from '@grpc/grpc-js';

/** A gRPC status that ends a call, with the server's metadata. */
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

/** A fault of one unary call. */
export type CallFault = {
  /** Whether the operation is executed nevertheless. */
  readonly isDone: boolean;
  /** `conflict`: reported as a conflict without being one. */
  readonly answer: Failure | 'silence' | 'conflict';
};

/** A fault of one streaming call. */
export type RowFault = {
  /** Number of events before the ending; all when absent. */
  readonly events?: number;
  /** `end`: as if there were no more events. */
  readonly ending?: Failure | 'silence' | 'end';
  /** Called before anything is read. */
  readonly atFirst?: () => void;
  /** Delay of each event. */
  readonly pauseMilliseconds?: number;
};

/** Each call consumes the next fault of its kind, if any. */
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

/** The answers of servers to a position where no record begins: to a read, and to a subscription. */
export type PositionErrors = { readonly read: Failure; readonly subscription: Failure };

export const positionErrors = {
  'EventStoreDB 23.10': {
    read: new Failure(status.UNKNOWN, 'Unexpected ReadAllResult: Error'),
    subscription: new Failure(status.UNKNOWN, 'Exception was thrown by handler.'),
  },
  'EventStoreDB 24.10 and KurrentDB': {
    read: new Failure(status.UNKNOWN, 'Unexpected ReadAllResult: InvalidPosition >> Invalid position.'),
    subscription: new Failure(status.INVALID_ARGUMENT, 'Trying to read from an invalid position.'),
  },
} as const satisfies Record<string, PositionErrors>;

export const notLeader = (leader: { readonly port: number }): Failure =>
  new Failure(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': '127.0.0.1',
    'leader-endpoint-port': `${leader.port}`,
  });

export async function slowDown({ pauseMilliseconds = 0 }: RowFault): Promise<void> {
  if (pauseMilliseconds > 0) await pause(pauseMilliseconds);
}
