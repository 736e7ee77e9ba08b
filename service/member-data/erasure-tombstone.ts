import type { ErasedStream } from '#domain/kernel/erased-stream.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { memberDecider } from '#domain/member/member.ts';
import { memberStream } from '#domain/member/member-events.ts';
import type { EventStore, StoredEvent } from '#service/event-store/store.ts';
import { StaleRevision } from '#service/http/failures.ts';
import type { ErasureJob } from './erasure-jobs.ts';
import { type ErasureMeans, stepContext } from './erasure-means.ts';
import { otherStreams } from './member-streams.ts';
import { endOf, endsOf, type StreamEnd } from './stream-ends.ts';

export type Announced = {
  /** Of the streams that are still there, the member's own aside. */
  readonly ends: readonly StreamEnd[];
  /** Revision of the event that says so, which is the last of the member's stream; null when that is gone. */
  readonly tombstone: number | null;
};

/** Makes sure that the member's stream ends with an event that names every stream that is there, at the revision where it is. */
export async function announce(means: ErasureMeans, job: ErasureJob): Promise<Announced> {
  const { store, jobs } = means;
  const memberId = asMemberId(job.subject);
  const own = await eventsOf(store, memberStream(memberId));
  const last = own.at(-1);
  const told = last && isTombstone(last, job) ? streamsIn(last) : null;
  const before = told ?? (await jobs.find(job.id))?.streams ?? [];
  const others = await otherStreams(store, memberId, own, means.now());
  const ends = await endsOf(store, [...others, ...before.map(({ name }) => name)].filter(isOther));
  if (!last) return { ends, tombstone: null };
  if (told && ends.every((end) => end.isEnded || isAmong(told, end))) {
    await jobs.keepStreams(job.id, told);
    return { ends, tombstone: last.revision };
  }
  const open = ends.filter(({ isEnded }) => !isEnded);
  await tell(means, job, last.revision, united([...own.flatMap(streamsIn), ...before, ...open, endOf(last)]));
  return announce(means, job);

  function isOther(name: string): boolean {
    return name !== memberStream(memberId);
  }
}

const isTombstone = ({ type }: StoredEvent, { kind }: ErasureJob): boolean =>
  type === (kind === 'data' ? 'MemberDataErased' : 'AccountDeleted');

const streamsIn = ({ data }: StoredEvent): readonly ErasedStream[] =>
  Array.isArray(data.streams) ? (data.streams as readonly ErasedStream[]) : [];

const isAmong = (told: readonly ErasedStream[], { name, revision }: StreamEnd): boolean =>
  told.some((stream) => stream.name === name && stream.revision === revision);

/** Of several ends of a stream the last. */
function united(streams: readonly ErasedStream[]): readonly ErasedStream[] {
  const byName = new Map<string, ErasedStream>();
  for (const { name, revision, hash } of streams)
    if (revision >= (byName.get(name)?.revision ?? -1)) byName.set(name, { name, revision, hash });
  return [...byName.values()];
}

/** Does nothing where somebody wrote to the member's stream meanwhile: it is to be looked at again. */
async function tell(
  { execute, now }: ErasureMeans,
  job: ErasureJob,
  ifRevision: number,
  streams: readonly ErasedStream[],
): Promise<void> {
  const memberId = asMemberId(job.subject);
  const type = job.kind === 'data' ? 'EraseMemberData' : 'DeleteAccount';
  const context = { ...stepContext(now, job, `tell ${ifRevision}`), ifRevision };
  try {
    await execute(memberDecider, memberStream(memberId), { type, memberId, streams }, context);
  } catch (error) {
    if (!(error instanceof StaleRevision)) throw error;
  }
}

async function eventsOf(store: EventStore, stream: string): Promise<readonly StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const event of store.readStream(stream)) events.push(event);
  return events;
}
