import { randomUUID } from 'node:crypto';
import { convertToCommandError, type EventStoreDBClient } from '@eventstore/db-client';
import { unpackToCommandError } from '@eventstore/db-client/dist/streams/appendToStream/unpackError.js';
import { parseUUID } from '@eventstore/db-client/dist/utils/index.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import services from '@eventstore/db-client/generated/streams_grpc_pb.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';
import type { ClientDuplexStream } from '@grpc/grpc-js';
import type { EventToAppend, ExpectedRevision } from '#service/event-store/port.ts';
import { driverCalls, noDeadline } from './driver-calls.ts';
import { Silence } from './driver-errors.ts';

type Request = InstanceType<typeof messages.BatchAppendReq>;
type Response = InstanceType<typeof messages.BatchAppendResp>;
type Call = ClientDuplexStream<Request, Response>;

export type SentAppend = {
  readonly stream: string;
  /** Commands do not use "stream exists". */
  readonly expected: ExpectedRevision | 'stream-exists';
  readonly events: readonly EventToAppend[];
};

/** The last revision of the stream, and the place of the append's last event, which the server omits for some repetitions. */
export type AppendAnswer = {
  readonly revision: number;
  readonly position: { readonly commit: bigint; readonly prepare: bigint } | null;
};

/** @throws the driver's error for it: WrongExpectedVersionError, StreamDeletedError, UnavailableError and others. */
export type SendAppend = (append: SentAppend) => Promise<AppendAnswer>;

type Waiting = {
  readonly stream: string;
  readonly answer: (response: AppendAnswer) => void;
  readonly refuse: (error: unknown) => void;
};
type Batch = { readonly call: Call; readonly waiting: Map<string, Waiting> };

/**
 * The number of gRPC streams for appends. grpc-js passes on one message per stream in each turn of the event loop, so a single stream would
 * delay simultaneous appends. Eight streams fill a turn, and leave a connection enough of its hundred calls.
 */
const manySenders = 8;

/**
 * Sends appends into a few gRPC streams, in each of which the server stores them one after the other. This takes a tenth of the time of one
 * call per append. Appends to one stream keep their order. The driver's own batches share one table of pending appends in the whole
 * process. There, a broken connection of one client rejects the appends of others, whose later answers end the process. Here each gRPC
 * stream has its own table.
 * @param keepsOrder whether appends to all streams are stored in the order in which they are sent
 */
export function createBatchedAppends(client: EventStoreDBClient, keepsOrder: boolean): SendAppend {
  const senders = Array.from({ length: keepsOrder ? 1 : manySenders }, () => createSender(client));
  return async (append) => {
    const send = senders[numberOf(append.stream) % senders.length] ?? createSender(client);
    return send(append);
  };
}

/** The same for the same text, and evenly spread for ids. */
function numberOf(text: string): number {
  let number = 0;
  for (let at = 0; at < text.length; at += 1) number = (number * 31 + text.charCodeAt(at)) >>> 0;
  return number;
}

function createSender(client: EventStoreDBClient): SendAppend {
  const calls = driverCalls(client);
  // One promise for all that are sent while it is opened, so that none overtakes another.
  let opening: Promise<Batch> | null = null;

  const open = (): Promise<Batch> => {
    const waiting = new Map<string, Waiting>();
    const create = calls.GRPCStreamCreator(services.StreamsClient, 'batchAppend', (streams) =>
      streams
        .batchAppend(...calls.callArguments({ requiresLeader: true }, noDeadline))
        .on('data', (response: Response) => settle(waiting, response)),
    );
    const opened = create().then((call) => {
      const end = (error: unknown) => {
        if (opening === opened) opening = null;
        for (const { refuse } of waiting.values()) refuse(error);
        waiting.clear();
      };
      // Not once: another error, without a listener, would end the process.
      call.on('error', (error) => end(convertToCommandError(error)));
      call.on('end', () => end(new Silence('the server has ended the call')));
      return { call, waiting };
    });
    opened.catch(() => {
      if (opening === opened) opening = null;
    });
    return opened;
  };

  return async (append) => {
    opening ??= open();
    const { call, waiting } = await opening;
    return new Promise<AppendAnswer>((answer, refuse) => {
      const id = randomUUID();
      waiting.set(id, { stream: append.stream, answer, refuse });
      call.write(requestFor(id, append));
    });
  };
}

function settle(waiting: Map<string, Waiting>, response: Response): void {
  const id = parseUUID(response.getCorrelationId()) ?? '';
  const sender = waiting.get(id);
  if (!sender) return;
  waiting.delete(id);
  const status = response.getError();
  const success = response.getSuccess();
  const place = success?.getPosition();
  if (status) sender.refuse(refusalOf(status, sender.stream));
  else
    sender.answer({
      revision: Number(success?.getCurrentRevision()),
      position: place
        ? { commit: BigInt(place.getCommitPosition()), prepare: BigInt(place.getPreparePosition()) }
        : null,
    });
}

/** With a message, which the driver leaves out where the server gave no call for it. */
function refusalOf(status: Parameters<typeof unpackToCommandError>[0], stream: string): Error {
  const error = unpackToCommandError(status, stream);
  error.message ||= `EventStoreDB has refused an append: ${error.type}`;
  return error;
}

function requestFor(id: string, { stream, expected, events }: SentAppend): Request {
  const options = new messages.BatchAppendReq.Options().setStreamIdentifier(
    new shared.StreamIdentifier().setStreamName(Buffer.from(stream)),
  );
  if (expected === 'no-stream') options.setNoStream(new shared.Empty());
  else if (expected === 'stream-exists') options.setStreamExists(new shared.Empty());
  else options.setStreamPosition(String(expected));
  return new messages.BatchAppendReq()
    .setCorrelationId(new shared.UUID().setString(id))
    .setOptions(options)
    .setProposedMessagesList(events.map(proposed))
    .setIsFinal(true);
}

function proposed({ id, type, data, metadata }: EventToAppend) {
  const message = new messages.BatchAppendReq.ProposedMessage()
    .setId(new shared.UUID().setString(id))
    .setData(Buffer.from(JSON.stringify(data)))
    .setCustomMetadata(Buffer.from(JSON.stringify(metadata)));
  message.getMetadataMap().set('type', type).set('content-type', 'application/json');
  return message;
}
