import { betaRequestStream } from '#domain/beta/beta-events.ts';
import { type Deed, deeds } from '#projections/audit/audit-entries.ts';
import { auditedAdmins, auditTimeline, type StoredAuditEntry } from '#projections/audit/audit-queries.ts';
import { emailsOf } from '#projections/member/member-queries.ts';
import type { Handler } from '#service/house.ts';
import { NotFound } from '#service/http/failures.ts';
import { pathPart, queryOf } from '#service/http/read-request.ts';
import { type AuditEntry, auditQuery, historyQuery } from './audit-contract.ts';
import { requestHistory } from './request-history.ts';

const pageSize = 50;

export const readAudit: Handler =
  ({ db }) =>
  async (ctx) => {
    const { before, limit = pageSize, request: requestId, ...filter } = queryOf(ctx, auditQuery);
    const page = { before, limit: limit + 1 };
    const [stored, admins] = await Promise.all([
      auditTimeline(db, { ...filter, requestId }, page),
      auditedAdmins(db),
    ]);
    const entries = stored.slice(0, limit).map(shown);
    const next = stored.length > limit ? (entries.at(-1)?.position ?? null) : null;
    ctx.body = { entries, next, admins };
  };

export const readHistory: Handler =
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

/** Done by members to what is their own: whose address it is, is nobody's business here. */
const ownDeeds: ReadonlySet<Deed> = new Set([
  deeds.MemberReset,
  deeds.MemberDataErased,
  deeds.AccountDeleted,
  deeds.BetaRequestWithdrawn,
]);

function shown(entry: StoredAuditEntry): AuditEntry {
  return {
    position: entry.key,
    eventId: entry.event_id,
    deed: entry.deed,
    deedBefore: entry.deed_before,
    requestId: entry.request_id,
    requestEmail: entry.request_email,
    memberId: entry.member_id,
    by: entry.done_by,
    byEmail: ownDeeds.has(entry.deed) ? null : entry.done_by_email,
    byHand: entry.is_by_hand,
    note: entry.note,
    at: entry.occurred_at,
    on: entry.local_date,
    stream: entry.stream,
    revision: entry.revision,
  };
}
