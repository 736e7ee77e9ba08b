import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import { Failure, type Faults, type RowFault, slowDown } from './faults.ts';
import { caughtUp, confirmation, optionsOf, readEvent, streamNotFound } from './messages.ts';
import { type ReadOptions, selectedBy, subscribedBy } from './read-options.ts';
import type { Recorded, RecordedLog } from './recorded-log.ts';
import { tombstoned } from './write-calls.ts';

type ReadResp = InstanceType<typeof streams.ReadResp>;
export type ReadCall = ServerWritableStream<InstanceType<typeof streams.ReadReq>, ReadResp>;

/** How often somebody subscribed, how many events went out to readers and subscribers, and how many of these calls are under way. */
export type Tally = { subscriptions: number; events: number; open: number };
type Readable = { readonly log: RecordedLog; readonly faults: Faults; readonly tally: Tally };

/** One method of the protocol for all reading: of a stream or of `$all`, up to the end or on and on. */
export async function readCall({ log, faults, tally }: Readable, call: ReadCall): Promise<void> {
  const options = optionsOf(call.request);
  const isSubscription = options.hasSubscription();
  if (isSubscription) tally.subscriptions += 1;
  const send = sender(call, (isSubscription ? faults.subscribe : faults.read).shift() ?? {}, tally);
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

/** No more events come, and nothing says so. */
class Cut extends Error {
  readonly ending: 'silence' | 'end';

  constructor(ending: 'silence' | 'end') {
    super(ending);
    this.ending = ending;
  }
}

type Send = (event: Recorded) => Promise<void>;

/** Throws what comes instead of more. */
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

/** No faster than the other side takes it. */
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
  await write(call, confirmation());
  let isLive = false;
  for (let count = 0; !over.signal.aborted; count += 1) {
    if (count === log.all.length) {
      if (!isLive) await write(call, caughtUp());
      isLive = true;
      await log.grown(count, over.signal);
    }
    const event = log.all[count];
    if (event && log.holds(event) && isSubscribed(event)) await send(event);
  }
}
