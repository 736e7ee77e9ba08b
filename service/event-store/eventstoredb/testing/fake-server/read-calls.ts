import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import { Failure, type Faults, type RowFault, slowDown } from './faults.ts';
import { caughtUp, confirmation, optionsOf, readEvent, streamNotFound, streamOf } from './messages.ts';
import type { Place, Recorded, RecordedLog } from './recorded-log.ts';
import { tombstoned } from './write-calls.ts';

type ReadResp = InstanceType<typeof streams.ReadResp>;
export type ReadCall = ServerWritableStream<InstanceType<typeof streams.ReadReq>, ReadResp>;

/** Number of subscriptions, of events sent to readers and subscribers, of open reads, of appends in batches, and of compressed answers. */
export type Tally = {
  subscriptions: number;
  events: number;
  open: number;
  appends: number;
  compressed: number;
};
type Readable = { readonly log: RecordedLog; readonly faults: Faults; readonly tally: Tally };

/** The protocol's method for all reads: of a stream or of `$all`, up to the end or continuously. */
export async function readCall({ log, faults, tally }: Readable, call: ReadCall): Promise<void> {
  const options = optionsOf(call.request);
  const isSubscription = options.hasSubscription();
  if (isSubscription) tally.subscriptions += 1;
  const fault = (isSubscription ? faults.subscribe : faults.read).shift() ?? {};
  fault.atFirst?.();
  const send = sender(call, fault, tally);
  const answer = isSubscription ? follow : readOnce;
  tally.open += 1;
  await answer(log, call, options, send)
    .finally(() => {
      tally.open -= 1;
    })
    .then(
      () => call.end(),
      (error: unknown) => breakOff(call, error),
    );
}

function breakOff(call: ReadCall, error: unknown): void {
  if (error instanceof Failure) call.emit('error', error);
  else if (!(error instanceof Cut)) throw error;
  else if (error.ending === 'end') call.end();
}

/** The stream goes silent without an end. */
class Cut extends Error {
  readonly ending: 'silence' | 'end';

  constructor(ending: 'silence' | 'end') {
    super(ending);
    this.ending = ending;
  }
}

type Send = (event: Recorded) => Promise<void>;

/** Sends events until the fault occurs, then throws it. */
function sender(call: ReadCall, fault: RowFault, tally: Tally): Send {
  let rest = fault.events ?? (fault.ending ? 0 : Number.POSITIVE_INFINITY);
  return async (event) => {
    if (rest === 0) throw fault.ending instanceof Failure ? fault.ending : new Cut(fault.ending ?? 'end');
    rest -= 1;
    await slowDown(fault);
    tally.events += 1;
    await write(call, readEvent(event));
  };
}

/** Waits while the receiver is slower. */
async function write(call: ReadCall, response: ReadResp): Promise<void> {
  if (call.write(response) || call.cancelled) return;
  await new Promise<void>((resolve) => {
    const goOn = () => {
      call.off('drain', goOn).off('cancelled', goOn);
      resolve();
    };
    call.on('drain', goOn).on('cancelled', goOn);
  });
}

async function readOnce(log: RecordedLog, call: ReadCall, options: ReadOptions, send: Send): Promise<void> {
  if (isAstray(options, log)) throw log.positionErrors.read;
  const { name, events } = selectedBy(options, log);
  if (events === 'tombstoned') throw tombstoned(name);
  if (events === null) return write(call, streamNotFound(name));
  for (const event of events) {
    if (call.cancelled) return;
    await send(event);
  }
}

async function follow(log: RecordedLog, call: ReadCall, options: ReadOptions, send: Send): Promise<void> {
  const isSubscribed = subscribedBy(options);
  const over = new AbortController();
  call.on('cancelled', () => over.abort());
  if (isAstray(options, log)) throw log.positionErrors.subscription;
  await write(call, confirmation());
  let isLive = false;
  for (let count = startOf(options, log); !over.signal.aborted; count += 1) {
    if (count === log.all.length) {
      if (!isLive) await write(call, caughtUp());
      isLive = true;
      await log.grown(count, over.signal);
    }
    const event = log.all[count];
    if (event && log.holds(event) && isSubscribed(event)) await send(event);
  }
}

type ReadOptions = InstanceType<typeof streams.ReadReq.Options>;

const backwards = 1;

/** The result of a read, starting with the event at the requested place. */
function selectedBy(options: ReadOptions, log: RecordedLog) {
  const stream = options.getStream();
  const name = stream ? streamOf(stream) : '$all';
  const events = stream ? log.eventsOf(name) : log.all;
  if (events === null || events === 'tombstoned') return { name, events };
  const selected: Recorded[] = [];
  const count = Number(options.getCount());
  for (const event of fromPlace(events, options)) {
    if (selected.length === count) break;
    if (log.holds(event)) selected.push(event);
  }
  return { name, events: selected };
}

/** The events from the requested place on, in the requested direction. */
function* fromPlace(events: readonly Recorded[], options: ReadOptions): Iterable<Recorded> {
  const bearing = bearingOf(options);
  if (options.getReadDirection() === backwards) {
    const count = countUntil(events, (event) => bearing(event) > 0);
    for (let nth = count - 1; nth >= 0; nth -= 1) yield events[nth] as Recorded;
  } else {
    const before = countUntil(events, (event) => bearing(event) >= 0);
    for (let nth = before; nth < events.length; nth += 1) yield events[nth] as Recorded;
  }
}

/** The number of events before the first for which the test holds: it holds for all that follow, because places only grow. */
function countUntil(events: readonly Recorded[], test: (event: Recorded) => boolean): number {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (test(events[middle] as Recorded)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * The number of log events before a subscription's first one. The server starts after the first event at or after the position, which is
 * another one if the event at the position was scavenged.
 */
function startOf(options: ReadOptions, log: RecordedLog): number {
  if (!options.getAll()?.hasPosition()) return 0;
  const bearing = bearingOf(options);
  let first = countUntil(log.all, (event) => bearing(event) >= 0);
  while (first < log.all.length && !log.holds(log.all[first] as Recorded)) first += 1;
  return Math.min(first + 1, log.all.length);
}

/** Whether a subscription yields the event. */
function subscribedBy(options: ReadOptions): (event: Recorded) => boolean {
  const byStream = options.getFilter()?.getStreamIdentifier();
  const pattern = byStream ?? options.getFilter()?.getEventType();
  const regex = new RegExp(pattern?.getRegex() ?? '', 'u');
  return (event) => regex.test(byStream ? event.stream : event.type);
}

/** Whether a read starts at a place where no record starts, which fails on the server. Beyond the end is none of them. */
function isAstray(options: ReadOptions, log: RecordedLog): boolean {
  if (!options.getAll()?.hasPosition()) return false;
  const bearing = bearingOf(options);
  const next = log.all[countUntil(log.all, (event) => bearing(event) >= 0)];
  return next !== undefined && bearing(next) !== 0;
}

/** Compares an event with the requested place: before it (negative), at it (0) or after it. */
function bearingOf(options: ReadOptions): (event: Recorded) => number {
  const stream = options.getStream();
  if (stream?.hasRevision()) return ({ revision }) => revision - Number(stream.getRevision());
  const position = options.getAll()?.getPosition();
  if (!position) return () => 0;
  const [commit, prepare] = [BigInt(position.getCommitPosition()), BigInt(position.getPreparePosition())];
  return (event) => compare(event, { commit, prepare });
}

const compare = (one: Place, other: Place): number =>
  Number(one.commit === other.commit ? one.prepare - other.prepare : one.commit - other.commit);
