import { setImmediate as turn } from 'node:timers/promises';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import {
  type handleBidiStreamingCall,
  type handleClientStreamingCall,
  type handleUnaryCall,
  type ServerReadableStream,
  type sendUnaryData,
  status,
} from '@grpc/grpc-js';
import { type CallFault, Failure, type Faults } from './faults.ts';
import {
  conflictInBatch,
  elsewhere,
  expectedOf,
  optionsOf,
  proposedOf,
  refusedInBatch,
  stored,
  storedInBatch,
  streamOf,
} from './messages.ts';
import type { Expected, Proposed, RecordedLog, Verdict } from './recorded-log.ts';

type AppendReq = InstanceType<typeof streams.AppendReq>;
type AppendResp = InstanceType<typeof streams.AppendResp>;
type BatchReq = InstanceType<typeof streams.BatchAppendReq>;
type BatchResp = InstanceType<typeof streams.BatchAppendResp>;
type DeleteReq = InstanceType<typeof streams.DeleteReq>;
type DeleteResp = InstanceType<typeof streams.DeleteResp>;

export type Limits = { maxAppendBytes: number; maxEventBytes: number };

type Writable = { readonly log: RecordedLog; readonly faults: Faults; readonly limits: Limits };

export const appendCall =
  ({ log, faults, limits }: Writable): handleClientStreamingCall<AppendReq, AppendResp> =>
  async (call, answer) => {
    const requests = await requestsOf(call);
    if (!requests) return;
    const options = optionsOf(requests[0]);
    const [stream, expected] = [streamOf(options), expectedOf(options)];
    const events = requests.slice(1).map((request) => proposedOf(request.getProposedMessage()));
    answerWith(answer, faults.append.shift(), {
      run: () => {
        if (sizeOf(events) > limits.maxAppendBytes) throw tooLarge(limits);
        const verdict = log.append(stream, expected, events);
        if (verdict.kind === 'tombstoned') throw tombstoned(stream);
        return verdict.kind === 'stored'
          ? stored(verdict.revision, verdict.last)
          : elsewhere(expected, verdict.actual);
      },
      conflict: () => elsewhere(expected, 0),
    });
  };

/**
 * Appends one after the other, as they arrive. Each is one request here, because the adapter does not divide them. An append with a fault
 * gets an answer that names the fault; other faults end the call.
 */
export const batchAppendCall =
  (deps: Writable & { readonly tally: { appends: number } }): handleBidiStreamingCall<BatchReq, BatchResp> =>
  (call) => {
    call.on('data', (request: BatchReq) => {
      deps.tally.appends += 1;
      const answer = (error: unknown, answered?: BatchResp | null) => {
        const response = error instanceof Failure ? refusedInBatch(request, error) : answered;
        if (response) call.write(response);
        else call.emit('error', error);
      };
      answerWith<BatchResp>(answer, deps.faults.append.shift(), {
        run: () => batchAppended(deps, request),
        conflict: () => conflictInBatch(request, 0),
      });
    });
    call.on('end', () => call.end());
  };

function batchAppended({ log, limits }: Writable, request: BatchReq): BatchResp {
  const options = optionsOf(request);
  const stream = streamOf(options);
  const events = request.getProposedMessagesList().map(proposedOf);
  if (events.some((event) => sizeOf([event]) > limits.maxEventBytes)) throw eventTooLarge;
  if (sizeOf(events) > limits.maxAppendBytes) throw tooLarge(limits);
  const verdict = log.append(stream, expectedOf(options), events);
  if (verdict.kind === 'tombstoned') throw tombstoned(stream);
  return verdict.kind === 'stored'
    ? storedInBatch(request, verdict)
    : conflictInBatch(request, verdict.actual);
}

/** Null when the connection breaks before all have arrived, which grpc-js reports as the end for one turn. */
async function requestsOf(call: ServerReadableStream<AppendReq, AppendResp>): Promise<AppendReq[] | null> {
  try {
    const requests = await call.toArray();
    await turn();
    return call.cancelled ? null : (requests as AppendReq[]);
  } catch {
    return null;
  }
}

export const deleteCall =
  ({ log, faults }: Writable): handleUnaryCall<DeleteReq, DeleteResp> =>
  ({ request }, answer) => {
    const options = optionsOf(request);
    const [stream, expected] = [streamOf(options), expectedOf(options)];
    answerWith(answer, faults.delete.shift(), {
      run: () => {
        const verdict = log.delete(stream, expected);
        if (verdict.kind === 'tombstoned') throw tombstoned(stream);
        if (verdict.kind === 'elsewhere') throw wrongVersion(stream, expected, verdict);
        return new streams.DeleteResp();
      },
      conflict: () => {
        throw wrongVersion(stream, expected, { kind: 'elsewhere', actual: 0 });
      },
    });
  };

type Work<Answer> = { readonly run: () => Answer; readonly conflict: () => Answer };

function answerWith<Answer>(
  answer: sendUnaryData<Answer>,
  fault: CallFault | undefined,
  { run, conflict }: Work<Answer>,
): void {
  try {
    const result = !fault || fault.isDone ? run() : null;
    if (!fault) answer(null, result);
    else if (fault.answer === 'conflict') answer(null, conflict());
    else if (fault.answer !== 'silence') answer(fault.answer, null);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    answer(error, null);
  }
}

/** As the server counts: two bytes per character of the type. */
const sizeOf = (events: readonly Proposed[]): number =>
  events.reduce((sum, { type, data, metadata }) => sum + 2 * type.length + data.length + metadata.length, 0);

const tooLarge = ({ maxAppendBytes }: Limits) =>
  new Failure(status.INVALID_ARGUMENT, `Maximum Append Size of ${maxAppendBytes} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': `${maxAppendBytes}`,
  });

const eventTooLarge = new Failure(status.INVALID_ARGUMENT, 'exceeds Maximum Append Event Size', {
  exception: 'maximum-append-event-size-exceeded',
});

export const tombstoned = (stream: string) =>
  new Failure(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });

const wrongVersion = (
  stream: string,
  expected: Expected,
  { actual }: Extract<Verdict, { kind: 'elsewhere' }>,
) =>
  new Failure(status.FAILED_PRECONDITION, 'Delete failed due to WrongExpectedVersion.', {
    exception: 'wrong-expected-version',
    'stream-name': stream,
    'expected-version': `${typeof expected === 'number' ? expected : -1}`,
    'actual-version': `${actual ?? -1}`,
  });
