import { asInstant } from '#domain/kernel/day.ts';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import type { ErasedStream } from '#domain/kernel/recorded.ts';
import { memberDecider } from '#domain/member/member.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { verifiedEmailOf } from '#domain/member/verified-email.ts';
import { signInStream } from '#domain/sign-in/sign-in-events.ts';
import { approvalByAddress } from '#projections/beta/beta-requests.ts';
import { memberOf } from '#projections/member/members.ts';
import { StaleRevision } from '#service/event-store/commands/execute-command.ts';
import { keyOwner } from '#service/event-store/encryption/encrypting-store.ts';
import { beginning, type EventStore, type StoredEvent } from '#service/event-store/port.ts';
import { type ErasureDeps, type ErasureJob, stepContext } from './erasure-jobs.ts';
import { noteErasedInCopies } from './exported-copies.ts';
import { keepBetaAccess } from './keep-beta-access.ts';
import { otherStreams } from './member-streams.ts';
import { keepPageDown } from './page-taken-down.ts';
import { eraseFromCopies } from './read-model-copies.ts';
import { releaseHandles } from './release-handles.ts';
import { endOf, endStreams, endsOf, type StreamEnd, unlessMovedOn } from './stream-ends.ts';

/**
 * Deletes all data of a member in steps. For an account: first the sessions, then an event that records the erasure, the data key, the
 * streams and the member's own stream. Last come the data that the account keeps, and rows outside the read models. Each step can be
 * repeated, and data that arrives in between is deleted by the next round. @throws LostLock
 */
export async function eraseMember(deps: ErasureDeps, job: ErasureJob): Promise<void> {
  const { store, keys, now, lost } = deps;
  const memberId = asMemberId(job.subject);
  const own = memberStream(memberId);
  // A member who continues to send commands would otherwise add to the streams while they are being deleted.
  if (job.kind === 'account') await deps.endSessions(deps.db, job.subject);
  await keepAccess(deps, job);
  for (let isGone = false; !isGone; ) {
    await releaseHandles(deps, job, memberId);
    const { ends, tombstone } = await announce(deps, job);
    lost.throwIfAborted();
    const owners = [keyOwner(memberId)];
    await (job.kind === 'account' ? keys.eraseOwners(owners) : keys.destroy(owners));
    // Not blocked for ever: an account of an outside provider may return, and add a passkey again.
    if (job.kind === 'account') await keys.destroy([signInStream(memberId)]);
    await endStreams(store, memberId, ends, (step) => stepContext(now, job, step));
    if (ends.length > 0) continue;
    isGone = tombstone === null || (await unlessMovedOn(() => store.deleteStream(own, tombstone)));
  }
  lost.throwIfAborted();
  if (job.kind === 'data') {
    await keepAccount(deps, job);
    await keepPageDown(deps, job);
  }
  await forgetRows(deps, job);
}

/**
 * Where the account stays, an approval that was found by its address becomes one of the member, because the address is erased. Otherwise a
 * page that the member makes public would not be there until the next sign-in.
 */
async function keepAccess({ execute, db, now }: ErasureDeps, job: ErasureJob): Promise<void> {
  if (job.kind !== 'data') return;
  const memberId = asMemberId(job.subject);
  const address = verifiedEmailOf((await memberOf(db, memberId))?.signIn);
  const requestId = address && (await approvalByAddress(db, memberId, address));
  if (!requestId) return;
  await keepBetaAccess(execute, requestId, memberId, stepContext(now, job, 'keep access'));
}

async function keepAccount({ execute, jobs, now }: ErasureDeps, job: ErasureJob): Promise<void> {
  const memberId = asMemberId(job.subject);
  const streams = (await jobs.find(job.id))?.streams ?? [];
  const { zone, registeredAt } = job;
  const command = {
    type: 'KeepAccount',
    memberId,
    zone: zone ?? 'UTC',
    registeredAt: asInstant(registeredAt ?? now()),
    streams,
  } as const;
  await execute(memberDecider, memberStream(memberId), command, stepContext(now, job, 'keep'));
}

/** Deletes rows that no event clears. */
async function forgetRows(
  { db, store, endSessions }: ErasureDeps,
  { kind, subject }: ErasureJob,
): Promise<void> {
  await db.query('delete from service.kept_answers where member_id = $1', [subject]);
  await db.query('delete from service.export_mails where member_id = $1', [subject]);
  await db.query('delete from service.recap_mails where member_id = $1', [subject]);
  await db.query('delete from service.calendar_feeds where member_id = $1', [subject]);
  await db.query('delete from service.push_sends where member_id = $1', [subject]);
  await db.query('delete from service.token_uses where member_id = $1', [subject]);
  await db.query('delete from service.webhook_queues where member_id = $1', [subject]);
  await db.query('delete from service.webhook_deliveries where member_id = $1', [subject]);
  await db.query('delete from service.snapshots where member_id = $1', [subject]);
  await eraseFromCopies(db, [subject]);
  await noteErasedInCopies(db, subject, await store.head());
  if (kind === 'account') {
    await db.query('delete from service.passkey_uses where member_id = $1', [subject]);
    await endSessions(db, subject);
  }
}

type Announced = {
  /** The ends of the remaining streams, except the member's own. */
  readonly ends: readonly StreamEnd[];
  /** Revision of the erasure event, the last of the member's stream; null when that stream is deleted. */
  readonly tombstone: number | null;
};

/** Ensures that the member's stream ends with an event that names every existing stream with its current revision. */
async function announce(deps: ErasureDeps, job: ErasureJob): Promise<Announced> {
  const { store, jobs } = deps;
  const memberId = asMemberId(job.subject);
  const own = await eventsOf(store, memberStream(memberId));
  const last = own.at(-1);
  const announced = last && isTombstone(last, job) ? streamsIn(last) : null;
  const before = announced ?? (await jobs.find(job.id))?.streams ?? [];
  // How the member signs in stays with the account.
  const signIn = job.kind === 'account' ? [signInStream(memberId)] : [];
  const others = [...signIn, ...(await otherStreams(store, memberId, own, deps.now()))];
  const ends = await endsOf(store, [...others, ...before.map(({ name }) => name)].filter(isOther));
  if (!last) return { ends, tombstone: null };
  if (announced && ends.every((end) => end.isEnded || isAmong(announced, end))) {
    await jobs.keepStreams(job.id, announced);
    return { ends, tombstone: last.revision };
  }
  const open = ends.filter(({ isEnded }) => !isEnded);
  const earlier = [...(await streamsOfEarlierLives(store, memberId, own)), ...own.flatMap(streamsIn)];
  await appendTombstone(deps, job, last.revision, united([...earlier, ...before, ...open, endOf(last)]));
  return announce(deps, job);

  function isOther(name: string): boolean {
    return name !== memberStream(memberId);
  }
}

/**
 * The streams named by the account's earlier deletion. Its tombstone is the last event of a deleted stream, so no read of the stream yields
 * it. When the stream is deleted again, the log drops this tombstone, so the next tombstone must name these streams too. Only a returned
 * account needs the search. A cleared account starts with an event that names them.
 */
async function streamsOfEarlierLives(
  store: EventStore,
  memberId: MemberId,
  [first]: readonly StoredEvent[],
): Promise<readonly ErasedStream[]> {
  if (!first || first.revision === 0 || first.type === 'AccountKept') return [];
  const streams: ErasedStream[] = [];
  const tombstones = { types: new Set(['AccountDeleted', 'MemberDataErased']), personal: new Set<string>() };
  for await (const batch of store.readBatches({ after: beginning, ...tombstones }))
    for (const event of batch) if (event.data.memberId === memberId) streams.push(...streamsIn(event));
  return streams;
}

const isTombstone = ({ type }: StoredEvent, { kind }: ErasureJob): boolean =>
  type === (kind === 'data' ? 'MemberDataErased' : 'AccountDeleted');

const streamsIn = ({ data }: StoredEvent): readonly ErasedStream[] =>
  Array.isArray(data.streams) ? (data.streams as readonly ErasedStream[]) : [];

const isAmong = (announced: readonly ErasedStream[], { name, revision }: StreamEnd): boolean =>
  announced.some((stream) => stream.name === name && stream.revision === revision);

/** The last of several ends of each stream. */
function united(streams: readonly ErasedStream[]): readonly ErasedStream[] {
  const byName = new Map<string, ErasedStream>();
  for (const { name, revision, hash } of streams)
    if (revision >= (byName.get(name)?.revision ?? -1)) byName.set(name, { name, revision, hash });
  return [...byName.values()];
}

/** Does nothing when another writer changed the member's stream meanwhile; the caller reads it again. */
async function appendTombstone(
  { execute, now, lost }: ErasureDeps,
  job: ErasureJob,
  ifRevision: number,
  streams: readonly ErasedStream[],
): Promise<void> {
  const memberId = asMemberId(job.subject);
  const type = job.kind === 'data' ? 'EraseMemberData' : 'DeleteAccount';
  const context = { ...stepContext(now, job, `tell ${ifRevision}`), ifRevision };
  lost.throwIfAborted();
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
