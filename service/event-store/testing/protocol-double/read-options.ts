import type streams from '@eventstore/db-client/generated/streams_pb.js';
import { streamOf } from './messages.ts';
import type { Place, Recorded, RecordedLog } from './recorded-log.ts';

export type ReadOptions = InstanceType<typeof streams.ReadReq.Options>;

const backwards = 1;

/** What a read yields: the event at the place that is asked for is the first. */
export function selectedBy(options: ReadOptions, log: RecordedLog) {
  const stream = options.getStream();
  const name = stream ? streamOf(stream) : '$all';
  const events = stream ? log.eventsOf(name) : log.all.filter((event) => log.holds(event));
  if (events === null || events === 'tombstoned') return { name, events };
  const isBackwards = options.getReadDirection() === backwards;
  const ordered = isBackwards ? [...events].reverse() : events;
  const bearing = bearingOf(options);
  const reached = ordered.filter((event) => (isBackwards ? bearing(event) <= 0 : bearing(event) >= 0));
  return { name, events: reached.slice(0, Number(options.getCount())) };
}

/** Whether a subscription yields it: of those after the place that is asked for. */
export function subscribedBy(options: ReadOptions): (event: Recorded) => boolean {
  const isFromStart = !options.getAll()?.hasPosition();
  const bearing = bearingOf(options);
  const byStream = options.getFilter()?.getStreamIdentifier();
  const pattern = byStream ?? options.getFilter()?.getEventType();
  const regex = new RegExp(pattern?.getRegex() ?? '', 'u');
  return (event) => (isFromStart || bearing(event) > 0) && regex.test(byStream ? event.stream : event.type);
}

/** How an event lies to the place that is asked for: before it (negative), at it (0) or after it. */
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
