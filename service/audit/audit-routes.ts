import type { Context } from 'koa';
import { auditDecider } from '#domain/audit/audit.ts';
import { auditStream } from '#domain/audit/audit-events.ts';
import { betaRequestStream } from '#domain/beta/beta-events.ts';
import type { DomainEvent } from '#domain/events.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { allProjections } from '#projections/all-projections.ts';
import {
  type AuditAction,
  type AuditPlace,
  auditActions,
  auditedAdmins,
  auditTimeline,
  type StoredAuditEntry,
} from '#projections/audit/audit-entries.ts';
import { requestEmailsOf } from '#projections/beta/beta-requests.ts';
import { liveSchema, tableOf } from '#projections/engine/tables.ts';
import { keysOf } from '#projections/engine/working-set.ts';
import { emailsOf } from '#projections/member/members.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import type { AppContext, Handler } from '#service/app-context.ts';
import {
  decode,
  personalPaths,
  UnreadableEvent,
  visitPersonalFields,
} from '#service/event-store/event-types/event-codec.ts';
import { hashOf } from '#service/event-store/hash-chain/hash-chain.ts';
import type { StoredEvent } from '#service/event-store/port.ts';
import type { ApiRoute } from '#service/http/api-route.ts';
import { currentMember } from '#service/http/current-member.ts';
import { Forbidden, HttpFailure, NotFound } from '#service/http/errors/http-failures.ts';
import { bodyOf, pathPart, queryOf } from '#service/http/read-request.ts';
import {
  causedTogether,
  type IndexCursor,
  indexedEvent,
  indexedEvents,
} from '#service/jobs/event-index/index-queries.ts';
import { requestHistory } from '#service/jobs/mail/request-history.ts';
import { type AuditEntry, auditAnswer, auditQuery, historyAnswer, historyQuery } from './audit-contract.ts';
import {
  type EventAnswer,
  eventAnswer,
  eventQuery,
  eventsAnswer,
  eventsQuery,
  openEventAnswer,
  openEventBody,
} from './event-contract.ts';

const eventPageSize = 50;
const maxCaused = 50;
/** Minutes for which a recorded view gives access to the personal fields. */
const viewingMinutes = 15;

const listEvents: Handler =
  ({ db }) =>
  async (ctx) => {
    const { before, limit = eventPageSize, from, to, ...filter } = queryOf(ctx, eventsQuery);
    const times = { from: instantOf(from), to: instantOf(to) };
    const page = { before: cursorOf(before), limit: limit + 1 };
    const found = await indexedEvents(db, { ...filter, ...times }, page);
    const events = found.slice(0, limit);
    const last = events.at(-1);
    ctx.body = { events, next: found.length > limit && last ? `${last.at}_${last.position}` : null };
  };

const readEvent: Handler = (app) => async (ctx) => {
  const { viewing } = queryOf(ctx, eventQuery);
  const { row, stored, recorded } = await eventAsked(app, ctx);
  const isOpen = viewing !== undefined;
  if (isOpen) await checkViewing(app, ctx, stored, viewing);
  const { metadata } = recorded;
  const [caused, rows] = await Promise.all([
    causedTogether(app.db, row.correlationId, maxCaused),
    rowsOf(app.db, recorded),
  ]);
  ctx.body = {
    ...row,
    zone: metadata.zone,
    on: metadata.localDate,
    causationId: metadata.causationId,
    command: metadata.commandType ?? null,
    hash: hashOf(stored),
    data: isOpen ? stored.data : masked(stored),
    personal: personalIn(stored),
    isOpen,
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

/** Replaces personal values. */
export const mask = '•••';
/** Limit per event; no event type affects this many rows. */
const maxRows = 50;

/** The personal fields present in an event. */
const personalIn = ({ type, data }: StoredEvent): readonly string[] =>
  personalPaths(type, data).filter((path) => {
    const values: unknown[] = [];
    visitPersonalFields(data, path, (owner, name) => values.push(owner[name]));
    return values.some((value) => value !== null);
  });

export function masked({ type, data }: StoredEvent): StoredEvent['data'] {
  const hidden = structuredClone(data);
  for (const path of personalPaths(type, data))
    visitPersonalFields(hidden, path, (owner, name) => {
      if (owner[name] !== null) owner[name] = mask;
    });
  return hidden;
}

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

const pageSize = 50;

const readAudit: Handler =
  ({ db }) =>
  async (ctx) => {
    const { before, limit = pageSize, request: requestId, ...filter } = queryOf(ctx, auditQuery);
    const page = { before: placeOf(before), limit: limit + 1 };
    const [stored, admins] = await Promise.all([
      auditTimeline(db, { ...filter, requestId }, page),
      auditedAdmins(db),
    ]);
    const [emails, requestEmails] = await Promise.all([
      emailsOf(db, [...stored.map((entry) => entry.done_by), ...admins]),
      requestEmailsOf(
        db,
        stored.flatMap((entry) => entry.request_id ?? []),
      ),
    ]);
    const entries = stored.slice(0, limit).map((entry) => shown(entry, emails, requestEmails));
    const last = entries.at(-1);
    const next = stored.length > limit && last ? `${last.at}_${last.position}` : null;
    ctx.body = { entries, next, admins: byAddress(admins, emails) };
  };

function placeOf(cursor: string | undefined): AuditPlace | undefined {
  const [at, position] = cursor?.split('_') ?? [];
  return at === undefined || position === undefined ? undefined : { at, position };
}

/** Sorts admins without an address, whose accounts are deleted, last. */
function byAddress(
  ids: readonly string[],
  emails: Emails,
): readonly { readonly id: string; readonly email: string | null }[] {
  const orderOf = ({ email }: { readonly email: string | null }) => email ?? '\uffff';
  return ids
    .map((id) => ({ id, email: emails.get(id) ?? null }))
    .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

const readHistory: Handler =
  ({ db, events }) =>
  async (ctx) => {
    const requestId = pathPart(ctx, 'id');
    const { asOf, after = -1, limit = pageSize } = queryOf(ctx, historyQuery);
    const moment = asOf === undefined ? null : new Date(asOf).toISOString();
    const history = await requestHistory(events.readStream(betaRequestStream(requestId)), moment);
    if (!history) throw new NotFound('There is no such beta request.');
    const { entries: all, ...request } = history;
    const rest = all.filter(({ revision }) => revision > after);
    const page = rest.slice(0, limit);
    const emails = await emailsOf(
      db,
      page.map(({ by }) => by),
    );
    const entries = page.map((entry) => ({ ...entry, byEmail: emails.get(entry.by) ?? null }));
    const next = rest.length > limit ? (page.at(-1)?.revision ?? null) : null;
    ctx.body = { ...request, asOf: moment, entries, next };
  };

/** Actions of members on their own data. Admins do not see these members' addresses here. */
const ownActions: ReadonlySet<AuditAction> = new Set([
  auditActions.MemberReset,
  auditActions.MemberDataErased,
  auditActions.AccountDeleted,
  auditActions.BetaRequestWithdrawn,
]);

type Emails = ReadonlyMap<string, string | null>;

function shown(entry: StoredAuditEntry, emails: Emails, requestEmails: Emails): AuditEntry {
  return {
    position: entry.key,
    eventId: entry.event_id,
    deed: entry.deed,
    deedBefore: entry.deed_before,
    requestId: entry.request_id,
    requestEmail: requestEmails.get(entry.request_id ?? '') ?? null,
    memberId: entry.member_id,
    by: entry.done_by,
    byEmail: ownActions.has(entry.deed) ? null : (emails.get(entry.done_by) ?? null),
    byHand: entry.is_by_hand,
    note: entry.note,
    at: entry.occurred_at,
    on: entry.local_date,
    stream: entry.stream,
    revision: entry.revision,
  };
}

export const auditRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/beta/audit',
    summary:
      'Who did what, when and why: decisions on requests and every other deed of an admin, newest first.',
    audience: 'admins',
    query: auditQuery,
    answer: auditAnswer,
    handle: readAudit,
  },
  {
    method: 'GET',
    path: '/api/beta/requests/:id/history',
    summary: 'All that ever happened to a request, from its events: now, or as of a moment.',
    audience: 'admins',
    query: historyQuery,
    answer: historyAnswer,
    handle: readHistory,
  },
  {
    method: 'GET',
    path: '/api/admin/events',
    summary:
      'Where the events lie, newest first: of a stream, a category, a type or a request, between two moments.',
    audience: 'admins',
    query: eventsQuery,
    answer: eventsAnswer,
    handle: listEvents,
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
