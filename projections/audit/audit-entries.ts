import type { AuditEvent } from '#domain/audit/audit-events.ts';
import type { BetaEvent } from '#domain/beta/beta-events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import type { MemberCleared } from '#domain/member/member-events.ts';
import type { PublicPageGivenBack, PublicPageTakenDown } from '#domain/public-page/public-page-events.ts';
import type { QuestDayReset } from '#domain/quest/quest-events.ts';
import type { RulesEvent, ZoneRulesAdopted } from '#domain/rules/rules-events.ts';
import type { ReportEvent } from '#domain/together/report-events.ts';
import { defineTable, type Projection, type RowOf } from '#projections/engine/projection.ts';
import { type EncryptedRow, openRows, type RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';

type Event =
  | BetaEvent
  | AuditEvent
  | ReportEvent
  | PublicPageGivenBack
  | PublicPageTakenDown
  | QuestDayReset
  | MemberCleared
  | Exclude<RulesEvent, ZoneRulesAdopted>;

export type AuditAction = (typeof auditActions)[Event['type']];

/** The event types in the audit trail, with their action names. */
export const auditActions = {
  BetaRequestSubmitted: 'requested',
  BetaRequestApproved: 'approved',
  BetaRequestDenied: 'denied',
  BetaRequestReopened: 'reopened',
  BetaAccessKept: 'access-kept',
  BetaRequestExpired: 'expired',
  BetaRequestWithdrawn: 'withdrawn',
  QuestDayReset: 'quest-reset',
  MemberReset: 'program-reset',
  MemberDataErased: 'data-cleared',
  AccountKept: 'data-cleared',
  AccountDeleted: 'account-deleted',
  PersonalDataViewed: 'data-viewed',
  SessionsEnded: 'sessions-ended',
  TokensEnded: 'tokens-ended',
  MemberReported: 'member-reported',
  ReportClosed: 'report-closed',
  PublicPageTakenDown: 'page-taken-down',
  PublicPageGivenBack: 'page-given-back',
  WebhooksHalted: 'webhooks-stopped',
  DeadLetterSkipped: 'event-skipped',
  ExportedCopyRemoved: 'copy-removed',
  OutageDeclared: 'outage-declared',
  OutageRevoked: 'outage-revoked',
  RulesAdopted: 'rules-adopted',
} as const satisfies Readonly<Record<Event['type'], string>>;

type AuditState = {
  readonly deed: AuditAction;
  /** The beta request that was decided. */
  readonly request_id: string | null;
  /** The affected member, if the person has an account. */
  readonly member_id: string | null;
  /** The actor: a member id, or `system` for a visitor. */
  readonly done_by: string;
  /** Done by an operator on the command line. */
  readonly is_by_hand: boolean;
  readonly occurred_at: string;
  readonly local_date: MemberDay;
  readonly event_id: string;
  readonly stream: string;
  readonly revision: number;
  readonly note: string | null;
};

type Content = Pick<AuditState, 'request_id' | 'member_id' | 'done_by' | 'note'>;

const table = defineTable<AuditState>()({
  columns: {
    deed: ['text', 'deed'],
    request_id: ['text null', 'request_id'],
    member_id: ['text null', 'member_id'],
    done_by: ['text', 'done_by'],
    is_by_hand: ['boolean', 'is_by_hand'],
    occurred_at: ['text', 'occurred_at'],
    local_date: ['date', 'local_date'],
    event_id: ['text', 'event_id'],
    stream: ['text', 'stream'],
    revision: ['integer', 'revision'],
  },
  personal: { note: null },
  indexes: [
    'occurred_at, key',
    'done_by, occurred_at, key',
    'deed, occurred_at, key',
    'deed, done_by',
    'request_id, key',
    'local_date',
  ],
});

/** One row per recorded action, keyed by its position. Rows never change. */
export const auditEntries: Projection<Event, AuditState, RowOf<typeof table>, null> = {
  name: 'audit_entries',
  version: versions.audit_entries,
  holdsBack: 'owner',
  handles: Object.keys(auditActions) as Event['type'][],
  streams: Object.keys(auditActions) as Event['type'][],
  makesRow: Object.keys(auditActions) as Event['type'][],
  key: ({ position }) => position,
  // An erasure deletes its member's entries here as in the log. The entry of the erasure itself stays until the next erasure.
  owner: ({ event }) => ownerOf(event),
  clears: ({ event }) => clearedBy(event),
  initial: null,
  evolve: (_, recorded) => rowOf(recorded),
  table,
};

/** A member id or a request id; they never collide. */
function ownerOf(event: Event): string | null {
  if ('requestId' in event) return event.requestId;
  return 'memberId' in event ? event.memberId : null;
}

function clearedBy(event: Event): string | null {
  switch (event.type) {
    case 'MemberDataErased':
    case 'AccountKept':
    case 'AccountDeleted':
      return event.memberId;
    case 'BetaRequestExpired':
    case 'BetaRequestWithdrawn':
      return event.requestId;
    default:
      return null;
  }
}

function rowOf({ event, metadata, id, stream, revision }: Recorded<Event>): AuditState {
  const content = contentOf(event, metadata.actor);
  return {
    deed: auditActions[event.type],
    ...content,
    is_by_hand: isByHand(event, metadata.actor, content),
    occurred_at: metadata.occurredAt,
    local_date: metadata.localDate,
    event_id: id,
    stream,
    revision,
  };
}

/** An operator may view personal data, end sessions and tokens, skip events, delete exports and decide on outages and rules without naming an admin. All other actions of the system are automatic. */
const isByHand = ({ type }: Event, actor: string, { done_by: doneBy }: Content): boolean =>
  actor === 'system' &&
  (type === 'PersonalDataViewed' ||
    type === 'SessionsEnded' ||
    type === 'TokensEnded' ||
    type === 'DeadLetterSkipped' ||
    type === 'ExportedCopyRemoved' ||
    type === 'OutageDeclared' ||
    type === 'OutageRevoked' ||
    type === 'RulesAdopted' ||
    (type !== 'BetaRequestSubmitted' && doneBy !== 'system'));

function contentOf(event: Event, actor: string): Content {
  switch (event.type) {
    case 'BetaRequestSubmitted':
      return betaContent(event, event.requestedBy, event.requestedBy ?? actor, null);
    case 'BetaRequestApproved':
    case 'BetaRequestDenied':
    case 'BetaRequestReopened':
      return betaContent(event, null, event.reviewedBy, event.adminNotes);
    case 'BetaAccessKept':
      return betaContent(event, event.keptFor, event.keptFor, null);
    case 'BetaRequestExpired':
    case 'BetaRequestWithdrawn':
      return betaContent(event, null, actor, null);
    case 'PersonalDataViewed':
      return { request_id: null, member_id: event.subject, done_by: event.viewedBy, note: event.reason };
    case 'SessionsEnded':
    case 'TokensEnded':
      return { request_id: null, member_id: event.subject, done_by: event.endedBy, note: event.reason };
    case 'MemberReported':
      return { request_id: null, member_id: event.reportedId, done_by: event.memberId, note: event.words };
    case 'ReportClosed':
      return { request_id: null, member_id: event.reportedId, done_by: event.closedBy, note: event.note };
    case 'PublicPageTakenDown':
      return pageContent(event, event.takenDownBy, event.reason);
    case 'PublicPageGivenBack':
      return pageContent(event, event.givenBackBy, event.note);
    case 'WebhooksHalted':
      return { request_id: null, member_id: event.subject, done_by: event.haltedBy, note: event.reason };
    case 'DeadLetterSkipped':
      return { request_id: null, member_id: null, done_by: event.skippedBy, note: event.reason };
    case 'ExportedCopyRemoved':
      return { request_id: null, member_id: null, done_by: event.removedBy, note: event.note };
    case 'OutageDeclared':
      return { request_id: null, member_id: null, done_by: event.declaredBy, note: event.reason };
    case 'OutageRevoked':
      return { request_id: null, member_id: null, done_by: event.revokedBy, note: event.reason };
    case 'RulesAdopted':
      return { request_id: null, member_id: null, done_by: event.adoptedBy, note: event.reason };
    case 'QuestDayReset':
      return {
        request_id: null,
        member_id: event.memberId,
        done_by: event.resetBy,
        note: event.reason ?? null,
      };
    case 'MemberReset':
      return { request_id: null, member_id: event.memberId, done_by: actor, note: event.reason ?? null };
    case 'MemberDataErased':
    case 'AccountKept':
    case 'AccountDeleted':
      return { request_id: null, member_id: event.memberId, done_by: actor, note: null };
  }
}

const pageContent = (
  { memberId }: PublicPageGivenBack | PublicPageTakenDown,
  doneBy: string,
  note: string,
): Content => ({ request_id: null, member_id: memberId, done_by: doneBy, note });

const betaContent = (
  { requestId }: BetaEvent,
  memberId: string | null,
  doneBy: string,
  note: string | null,
): Content => ({ request_id: requestId, member_id: memberId, done_by: doneBy, note });

type AuditFilter = {
  /** Member id of the actor. */
  readonly by?: string | undefined;
  readonly deed?: AuditAction | undefined;
  readonly requestId?: string | undefined;
  /** First and last date, each in the actor's time zone. */
  readonly from?: MemberDay | undefined;
  readonly to?: MemberDay | undefined;
};

type EntryRow = RowOf<typeof table> &
  /** The key is the position of the event. */
  EncryptedRow<AuditState> & {
    /** The previous action on the same request. */
    readonly deed_before: AuditAction | null;
  };
export type StoredAuditEntry = Omit<EntryRow, 'state' | 'personal'> & {
  readonly note: string | null;
};

/** Where a page ends: the time of its last entry, and its position among entries of the same time. */
export type AuditPlace = { readonly at: string; readonly position: string };

/**
 * Entries that match a filter, newest first by the displayed time. An imported event or a corrected clock can make that order differ from
 * the log's order.
 */
export async function auditTimeline(
  db: RowDatabase,
  { by, deed: action, requestId, from, to }: AuditFilter,
  { before, limit }: { readonly before?: AuditPlace | undefined; readonly limit: number },
): Promise<readonly StoredAuditEntry[]> {
  const values: unknown[] = [];
  const given = (condition: string, value: unknown) =>
    value === undefined ? [] : [`${condition}$${values.push(value)}`];
  const conditions = [
    ...(before
      ? [`(entry.occurred_at, entry.key) < ($${values.push(before.at)}, $${values.push(before.position)})`]
      : []),
    ...given('entry.done_by = ', by),
    ...given('entry.deed = ', action),
    ...given('entry.request_id = ', requestId),
    ...given('entry.local_date >= ', from),
    ...given('entry.local_date <= ', to),
  ];
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const { rows } = await db.query<EntryRow>(
    `select entry.*, earlier.deed as deed_before
     from (select * from ${tables.audit_entries} entry ${where} order by occurred_at desc, key desc limit $${values.push(limit)}) entry
     left join lateral (
       select deed from ${tables.audit_entries} earlier
       where earlier.request_id = entry.request_id and earlier.key < entry.key
       order by earlier.key desc limit 1) earlier on true
     order by entry.occurred_at desc, entry.key desc`,
    values,
  );
  return stored(db, rows);
}

async function stored(
  { cipher }: RowDatabase,
  rows: readonly EntryRow[],
): Promise<readonly StoredAuditEntry[]> {
  const states = await openRows(cipher, auditEntries, rows);
  return rows.map(({ state: _, personal: __, ...row }, index) => ({
    ...row,
    note: states[index]?.note ?? null,
  }));
}

/** More than there are. */
const maxAdmins = 100;

/** The member ids of the admins with entries. */
export async function auditedAdmins(db: RowDatabase): Promise<readonly string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct done_by as id from ${tables.audit_entries}
      where deed in ('approved', 'denied', 'reopened', 'quest-reset', 'data-viewed', 'sessions-ended', 'tokens-ended', 'report-closed', 'page-taken-down', 'page-given-back', 'webhooks-stopped', 'event-skipped', 'copy-removed', 'outage-declared', 'outage-revoked', 'rules-adopted') and done_by <> 'system' order by id limit ${maxAdmins}`,
  );
  return rows.map(({ id }) => id);
}
