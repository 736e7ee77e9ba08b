import type { Context } from 'koa';
import { auditDecider } from '#domain/audit/audit.ts';
import { auditStream } from '#domain/audit/audit-events.ts';
import type { DomainEvent } from '#domain/events.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { allProjections } from '#projections/all-projections.ts';
import { liveSchema, tableOf } from '#projections/engine/tables.ts';
import { keysOf } from '#projections/engine/working-set.ts';
import { membersByEmail } from '#projections/member/members.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { eventAt, readEach } from '#service/event-store/event-at.ts';
import { eventMeanings } from '#service/event-store/event-types/dictionary/event-meanings.ts';
import {
  decode,
  personalPaths,
  UnreadableEvent,
  visitPersonalFields,
} from '#service/event-store/event-types/event-codec.ts';
import { hashOf } from '#service/event-store/hash-chain/hash-chain.ts';
import { positionIn, type StoredEvent, StoreUnavailable } from '#service/event-store/port.ts';
import type { AppContext, AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { Forbidden, HttpFailure, NotFound } from '#service/http/errors/http-failures.ts';
import { bodyOf, pathPart, queryOf } from '#service/http/read-request.ts';
import { memberStreamNames } from '#service/jobs/erasure/member-streams.ts';
import {
  causedTogether,
  type IndexCursor,
  indexedEvent,
  indexedEvents,
  nearestStream,
  neighboursInStream,
} from '#service/jobs/event-index/index-queries.ts';
import {
  type EventAnswer,
  eventAnswer,
  eventQuery,
  eventsAnswer,
  eventsQuery,
  eventTypesAnswer,
  type IndexedEvent,
  type ListedEvent,
  openEventAnswer,
  openEventBody,
} from './event-contract.ts';
import { masked, previewOf } from './event-preview.ts';

const eventPageSize = 50;
const maxCaused = 50;
/** Minutes for which a recorded view gives access to the personal fields. */
const viewingMinutes = 15;

const listEvents: Handler =
  ({ db, events }) =>
  async (ctx) => {
    const { before, limit = eventPageSize, from, to, member, upTo, ...filter } = queryOf(ctx, eventsQuery);
    const streams = member === undefined ? undefined : await streamsOfMember({ db, events }, member);
    const position = upTo === undefined ? undefined : (positionIn(upTo) ?? undefined);
    const limits = { from: instantOf(from), to: instantOf(to), upTo: position };
    const page = { before: cursorOf(before), limit: limit + 1 };
    const found = await indexedEvents(db, { ...filter, ...limits, streams }, page);
    const listed = found.slice(0, limit);
    const last = listed.at(-1);
    ctx.body = {
      events: await withPreviews(events, listed),
      next: found.length > limit && last ? `${last.at}_${last.position}` : null,
      nearestStream: found.length === 0 ? await streamMeantBy(db, filter.stream) : null,
    };
  };

/** Without previews while the event store is unavailable: the index still says where the events are. */
const withPreviews = (
  events: AppContext['events'],
  rows: readonly IndexedEvent[],
): Promise<readonly ListedEvent[]> =>
  readEach(rows, async (row) => ({ ...row, preview: await previewAt(events, row) }));

async function previewAt(events: AppContext['events'], row: IndexedEvent): Promise<string> {
  try {
    const stored = await eventAt(events, row);
    if (stored) return previewOf(stored);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  }
  return '';
}

/** The streams of every account with an address, or of one by its id. */
async function streamsOfMember(
  { db, events }: Pick<AppContext, 'db' | 'events'>,
  member: string,
): Promise<readonly string[]> {
  const ids = member.includes('@')
    ? (await membersByEmail(db, member)).map(({ memberId }) => memberId)
    : [asMemberId(member)];
  return (await Promise.all(ids.map((id) => memberStreamNames(events, id)))).flat();
}

/** Null for a stream that exists, and where no name is near. */
async function streamMeantBy(db: Pool, stream: string | undefined): Promise<string | null> {
  if (stream === undefined) return null;
  if ((await indexedEvents(db, { stream }, { before: null, limit: 1 })).length > 0) return null;
  return nearestStream(db, stream);
}

const listTypes: Handler = () => async (ctx) => {
  const types = Object.entries(eventMeanings).map(([type, { meaning }]) => ({ type, meaning }));
  ctx.body = { types: types.sort((one, other) => (one.type < other.type ? -1 : 1)) };
};

const readEvent: Handler = (app) => async (ctx) => {
  const { viewing } = queryOf(ctx, eventQuery);
  const { row, stored, recorded } = await eventAsked(app, ctx);
  const isOpen = viewing !== undefined;
  if (isOpen) await checkViewing(app, ctx, stored, viewing);
  const { metadata } = recorded;
  const [caused, rows, neighbours] = await Promise.all([
    causedTogether(app.db, row.correlationId, maxCaused),
    rowsOf(app.db, recorded),
    neighboursInStream(app.db, row),
  ]);
  ctx.body = {
    ...row,
    zone: metadata.zone,
    on: metadata.localDate,
    storedAt: stored.storedAt ?? null,
    causationId: metadata.causationId,
    command: metadata.commandType ?? null,
    tokenId: metadata.tokenId ?? null,
    hash: hashOf(stored),
    data: isOpen ? stored.data : masked(stored),
    personal: personalIn(stored),
    isOpen,
    ...neighbours,
    caused,
    rows,
  };
};

/** Records the view. The personal fields are requested separately with the returned token, so that no stored answer contains them. */
const openEvent: Handler = (app) => async (ctx) => {
  const { reason } = bodyOf(ctx, openEventBody);
  const { memberId: viewedBy, today } = currentMember(ctx);
  const { stored } = await eventAsked(app, ctx);
  const { stream: viewedStream, revision: viewedRevision } = stored;
  const look = { viewedBy, subject: subjectOf(stored), viewedStream, viewedRevision, reason };
  const { answer } = await app.send(ctx, auditDecider, auditStream(viewedBy, today), {
    type: 'ViewPersonalData',
    ...look,
  });
  ctx.body = { ...answer, viewing: `${today}.${answer.revision ?? 0}` };
};

async function eventAsked({ db, events }: AppContext, ctx: Context) {
  const id = pathPart(ctx, 'id');
  const row = uuid.test(id) ? await indexedEvent(db, id) : null;
  if (row)
    for await (const stored of events.readStream(row.stream, { from: row.revision, limit: 1 }))
      if (stored.id === id) return { row, stored, recorded: recordedOf(stored) };
  throw new NotFound('There is no such event, or not any more.');
}

/** @throws HttpFailure for an event of a foreign program or of another release, whose personal fields are unknown. */
function recordedOf(stored: StoredEvent) {
  try {
    return decode(stored);
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    throw new HttpFailure(422, 'unreadable-event', `This release cannot read the event: ${error.message}.`);
  }
}

/** @throws Forbidden unless this admin has recently given a reason for viewing this event. */
async function checkViewing(
  { events }: AppContext,
  ctx: Context,
  { stream, revision }: StoredEvent,
  viewing: string,
): Promise<void> {
  const { memberId, at } = currentMember(ctx);
  const [date = '', nth = ''] = viewing.split('.');
  const oldest = new Date(Date.parse(at) - viewingMinutes * 60_000).toISOString();
  const noted = events.readStream(auditStream(memberId, asMemberDay(date)), { from: Number(nth), limit: 1 });
  for await (const { data, metadata } of noted) {
    const isThis = data.viewedStream === stream && data.viewedRevision === revision;
    if (isThis && String(metadata.occurredAt) >= oldest) return;
  }
  throw new Forbidden('viewing-not-noted', 'Say first why you look at it.');
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const instantOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : new Date(text).toISOString();

function cursorOf(before: string | undefined): IndexCursor | null {
  const [at, position] = before?.split('_') ?? [];
  return at !== undefined && position !== undefined ? { at, position } : null;
}

/** Limit per event; no event type affects this many rows. */
const maxRows = 50;

/** The personal fields present in an event. */
const personalIn = ({ type, data }: StoredEvent): readonly string[] =>
  personalPaths(type, data).filter((path) => {
    const values: unknown[] = [];
    visitPersonalFields(data, path, (owner, name) => values.push(owner[name]));
    return values.some((value) => value !== null);
  });

/** The member whose personal data an event contains, if the person has an account. */
export function subjectOf({ data }: StoredEvent): MemberId | null {
  const member = data.memberId ?? data.requestedBy;
  return typeof member === 'string' ? asMemberId(member) : null;
}

/** The rows of read models that an event affected, and whether they still exist. */
async function rowsOf(db: Pool, recorded: Recorded<DomainEvent>): Promise<EventAnswer['rows']> {
  const places = allProjections
    .filter(({ handles }) => handles.includes(recorded.event.type))
    .flatMap((projection) => keysOf(projection, recorded).map((key) => ({ readModel: projection.name, key })))
    .slice(0, maxRows);
  const keys = new Map<string, string[]>();
  for (const { readModel, key } of places) keys.set(readModel, [...(keys.get(readModel) ?? []), key]);
  const there = new Set<string>();
  for (const projection of allProjections.filter(({ name }) => keys.has(name))) {
    const { rows } = await db.query<{ key: string }>(
      `select key from ${tableOf(projection, liveSchema, 'current').name} where key = any($1::text[])`,
      [keys.get(projection.name)],
    );
    for (const { key } of rows) there.add(`${projection.name} ${key}`);
  }
  return places.map(({ readModel, key }) => ({
    readModel,
    key,
    isThere: there.has(`${readModel} ${key}`),
  }));
}

export const eventRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/events',
    summary:
      'Where the events lie, newest first, with a line of each: of a type, a member, a stream, a category and a request, between two moments, up to a position.',
    audience: 'admins',
    query: eventsQuery,
    answer: eventsAnswer,
    handle: listEvents,
  },
  {
    method: 'GET',
    path: '/api/admin/event-types',
    summary: 'Every type of event that this release knows, and what it means.',
    audience: 'admins',
    answer: eventTypesAnswer,
    handle: listTypes,
  },
  {
    method: 'GET',
    path: '/api/admin/events/:id',
    summary:
      'An event with what caused it and what came of it; its personal fields are masked unless they were opened.',
    audience: 'admins',
    query: eventQuery,
    answer: eventAnswer,
    refusals: [
      [403, 'viewing-not-noted'],
      [422, 'unreadable-event'],
    ],
    handle: readEvent,
  },
  {
    method: 'POST',
    path: '/api/admin/events/:id/open',
    summary:
      'Notes that the admin looks at the personal fields of an event, and why; for a quarter of an hour they are open.',
    audience: 'admins',
    body: openEventBody,
    answer: openEventAnswer,
    refusals: [
      [400, 'reason-required'],
      [422, 'unreadable-event'],
    ],
    handle: openEvent,
  },
];
