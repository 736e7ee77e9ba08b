import { betaRequestStream } from '#domain/beta/beta-events.ts';
import {
  type AuditAction,
  type AuditPlace,
  auditActions,
  auditedAdmins,
  auditTimeline,
  type StoredAuditEntry,
} from '#projections/audit/audit-entries.ts';
import { requestEmailsOf } from '#projections/beta/beta-requests.ts';
import { emailsOf } from '#projections/member/members.ts';
import type { AppRoute, Handler } from '#service/features/app-context.ts';
import { NotFound } from '#service/http/errors/http-failures.ts';
import { pathPart, queryOf } from '#service/http/read-request.ts';
import { requestHistory } from '#service/jobs/request-history.ts';
import { type AuditEntry, auditAnswer, auditQuery, historyAnswer, historyQuery } from './audit-contract.ts';

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
    // The answer has no language of the mail.
    const { entries: all, language: _, ...request } = history;
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

export const auditRoutes: readonly AppRoute[] = [
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
];
