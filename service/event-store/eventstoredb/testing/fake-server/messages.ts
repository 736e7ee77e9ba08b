import shared from '@eventstore/db-client/generated/shared_pb.js';
import statuses from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import type { Failure } from './faults.ts';
import type { Expected, Place, Proposed, Recorded } from './recorded-log.ts';

type Request<Options> = { getOptions(): Options | undefined } | undefined;
type Identified = { getStreamIdentifier(): InstanceType<typeof shared.StreamIdentifier> | undefined };
type Expecting = { hasNoStream(): boolean; hasStreamExists(): boolean } & (
  | { hasRevision(): boolean; getRevision(): string }
  | { hasStreamPosition(): boolean; getStreamPosition(): string }
);

export function optionsOf<Options>(request: Request<Options>): Options {
  const options = request?.getOptions();
  if (!options) throw new Error('a request without options');
  return options;
}

export const streamOf = (options: Identified): string =>
  Buffer.from(options.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();

/** The adapter always sends an expected revision; a request without one is a mistake. */
export function expectedOf(options: Expecting): Expected {
  if (options.hasNoStream()) return 'no-stream';
  if (options.hasStreamExists()) return 'stream-exists';
  const isBatched = 'hasStreamPosition' in options;
  if (isBatched ? options.hasStreamPosition() : options.hasRevision())
    return Number(isBatched ? options.getStreamPosition() : options.getRevision());
  throw new Error('a write that expects any revision');
}

type Message = InstanceType<
  typeof streams.AppendReq.ProposedMessage | typeof streams.BatchAppendReq.ProposedMessage
>;

export function proposedOf(message: Message | undefined): Proposed {
  if (!message) throw new Error('an append of something that is no event');
  const metadata = message.getMetadataMap();
  return {
    id: message.getId()?.getString() ?? '',
    type: metadata.get('type') ?? '',
    contentType: metadata.get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

export function readEvent(recorded: Recorded): InstanceType<typeof streams.ReadResp> {
  const event = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(recorded.id))
    .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(recorded.stream)))
    .setStreamRevision(`${recorded.revision}`)
    .setCommitPosition(`${recorded.commit}`)
    .setPreparePosition(`${recorded.prepare}`)
    .setData(recorded.data)
    .setCustomMetadata(recorded.metadata);
  event
    .getMetadataMap()
    .set('type', recorded.type)
    .set('content-type', recorded.contentType)
    // In units of 100 nanoseconds.
    .set('created', `${recorded.at * 10_000}`);
  const resolved = new streams.ReadResp.ReadEvent().setEvent(event).setCommitPosition(`${recorded.commit}`);
  return new streams.ReadResp().setEvent(resolved);
}

export const streamNotFound = (stream: string): InstanceType<typeof streams.ReadResp> =>
  new streams.ReadResp().setStreamNotFound(
    new streams.ReadResp.StreamNotFound().setStreamIdentifier(
      new shared.StreamIdentifier().setStreamName(Buffer.from(stream)),
    ),
  );

export const confirmation = (): InstanceType<typeof streams.ReadResp> =>
  new streams.ReadResp().setConfirmation(
    new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId('the double'),
  );

export const caughtUp = (): InstanceType<typeof streams.ReadResp> =>
  new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp());

export function stored(revision: number, at: Place | null): InstanceType<typeof streams.AppendResp> {
  const success = new streams.AppendResp.Success().setCurrentRevision(`${revision}`);
  if (at)
    success.setPosition(
      new streams.AppendResp.Position().setCommitPosition(`${at.commit}`).setPreparePosition(`${at.prepare}`),
    );
  else success.setNoPosition(new shared.Empty());
  return new streams.AppendResp().setSuccess(success);
}

export const storedInBatch = (
  request: InstanceType<typeof streams.BatchAppendReq>,
  { revision, last }: { readonly revision: number; readonly last: Place | null },
): InstanceType<typeof streams.BatchAppendResp> => {
  const success = new streams.BatchAppendResp.Success().setCurrentRevision(`${revision}`);
  if (last)
    success.setPosition(
      new shared.AllStreamPosition()
        .setCommitPosition(`${last.commit}`)
        .setPreparePosition(`${last.prepare}`),
    );
  else success.setNoPosition(new shared.Empty());
  return new streams.BatchAppendResp().setCorrelationId(request.getCorrelationId()).setSuccess(success);
};

/** An answer to one append in a batch that says why it is not stored. */
function notStored(
  request: InstanceType<typeof streams.BatchAppendReq>,
  reason: string,
  details: { serializeBinary(): Uint8Array },
): InstanceType<typeof streams.BatchAppendResp> {
  const packed = new any.Any();
  packed.pack(details.serializeBinary(), `event_store.client.${reason}`);
  return new streams.BatchAppendResp()
    .setCorrelationId(request.getCorrelationId())
    .setError(new statuses.Status().setDetails(packed).setMessage(reason));
}

export function conflictInBatch(
  request: InstanceType<typeof streams.BatchAppendReq>,
  actual: number | null,
): InstanceType<typeof streams.BatchAppendResp> {
  const conflict = new shared.WrongExpectedVersion();
  if (actual === null) conflict.setCurrentNoStream(new shared.Empty());
  else conflict.setCurrentStreamRevision(`${actual}`);
  return notStored(request, 'WrongExpectedVersion', conflict);
}

/** Null for a failure that is not one of the append alone. */
export function refusedInBatch(
  request: InstanceType<typeof streams.BatchAppendReq>,
  { metadata }: Failure,
): InstanceType<typeof streams.BatchAppendResp> | null {
  switch (metadata.get('exception')[0]) {
    case 'stream-deleted':
      return notStored(request, 'StreamDeleted', new shared.StreamDeleted());
    case 'access-denied':
      return notStored(request, 'AccessDenied', new shared.AccessDenied());
    case 'maximum-append-size-exceeded': {
      const limit = Number(metadata.get('maximum-append-size')[0]);
      const details = new shared.MaximumAppendSizeExceeded().setMaxappendsize(limit);
      return notStored(request, 'MaximumAppendSizeExceeded', details);
    }
    case 'maximum-append-event-size-exceeded':
      return notStored(request, 'MaximumAppendEventSizeExceeded', new shared.Empty());
    default:
      return null;
  }
}

export function elsewhere(
  expected: Expected,
  actual: number | null,
): InstanceType<typeof streams.AppendResp> {
  const conflict = new streams.AppendResp.WrongExpectedVersion();
  if (actual === null) conflict.setCurrentNoStream(new shared.Empty());
  else conflict.setCurrentRevision(`${actual}`);
  if (expected === 'no-stream') conflict.setExpectedNoStream(new shared.Empty());
  else if (expected === 'stream-exists') conflict.setExpectedStreamExists(new shared.Empty());
  else conflict.setExpectedRevision(`${expected}`);
  return new streams.AppendResp().setWrongExpectedVersion(conflict);
}
