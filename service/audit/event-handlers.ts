import type { Context } from 'koa';
import { auditDecider } from '#domain/audit/audit.ts';
import { auditStream } from '#domain/audit/audit-events.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import {
  causedTogether,
  type IndexCursor,
  indexedEvent,
  indexedEvents,
} from '#service/event-index/index-queries.ts';
import { hashOf } from '#service/event-store/event-chain.ts';
import { decode } from '#service/event-store/event-codec.ts';
import type { StoredEvent } from '#service/event-store/store.ts';
import type { Handler, House } from '#service/house.ts';
import { currentMember } from '#service/http/current-member.ts';
import { Forbidden, NotFound } from '#service/http/failures.ts';
import { bodyOf, pathPart, queryOf } from '#service/http/read-request.ts';
import { eventQuery, eventsQuery, openEventBody } from './event-contract.ts';
import { masked, personalIn, rowsOf } from './event-view.ts';

const pageSize = 50;
const mostCaused = 50;
/** How long a look that was noted may be looked again. */
const viewingMinutes = 15;

export const listEvents: Handler =
  ({ db }) =>
  async (ctx) => {
    const { before, limit = pageSize, from, to, ...filter } = queryOf(ctx, eventsQuery);
    const times = { from: instantOf(from), to: instantOf(to) };
    const page = { before: cursorOf(before), limit: limit + 1 };
    const found = await indexedEvents(db, { ...filter, ...times }, page);
    const events = found.slice(0, limit);
    const last = events.at(-1);
    ctx.body = { events, next: found.length > limit && last ? `${last.at}_${last.position}` : null };
  };

export const readEvent: Handler = (house) => async (ctx) => {
  const { viewing } = queryOf(ctx, eventQuery);
  const { row, stored, recorded } = await eventAsked(house, ctx);
  const isOpen = viewing !== undefined;
  if (isOpen) await checkViewing(house, ctx, stored, viewing);
  const { metadata } = recorded;
  const [caused, rows] = await Promise.all([
    causedTogether(house.db, row.correlationId, mostCaused),
    rowsOf(house.db, recorded),
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

/** Notes that the admin looks; what they then see is asked for with the answer, so that it is kept with no answer. */
export const openEvent: Handler = (house) => async (ctx) => {
  const { reason } = bodyOf(ctx, openEventBody);
  const { memberId: viewedBy, today } = currentMember(ctx);
  const { stored } = await eventAsked(house, ctx);
  const { stream: viewedStream, revision: viewedRevision } = stored;
  const look = { viewedBy, subject: subjectOf(stored), viewedStream, viewedRevision, reason };
  const { answer } = await house.send(ctx, auditDecider, auditStream(viewedBy, today), {
    type: 'ViewPersonalData',
    ...look,
  });
  ctx.body = { ...answer, viewing: `${today}.${answer.revision ?? 0}` };
};

async function eventAsked({ db, events }: House, ctx: Context) {
  const id = pathPart(ctx, 'id');
  const row = uuid.test(id) ? await indexedEvent(db, id) : null;
  if (row)
    for await (const stored of events.readStream(row.stream, { from: row.revision, limit: 1 }))
      if (stored.id === id) return { row, stored, recorded: decode(stored) };
  throw new NotFound('There is no such event, or not any more.');
}

/** @throws Forbidden unless this admin has just said why they look at this very event. */
async function checkViewing(
  { events }: House,
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

/** Whose personal data it is, where they have an account. */
function subjectOf({ data }: StoredEvent): MemberId | null {
  const member = data.memberId ?? data.requestedBy;
  return typeof member === 'string' ? asMemberId(member) : null;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const instantOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : new Date(text).toISOString();

function cursorOf(before: string | undefined): IndexCursor | null {
  const [at, position] = before?.split('_') ?? [];
  return at !== undefined && position !== undefined ? { at, position } : null;
}
