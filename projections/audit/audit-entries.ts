import type { PersonalDataViewed } from '#domain/audit/audit-events.ts';
import type { BetaEvent } from '#domain/beta/beta-events.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import type { MemberCleared } from '#domain/member/member-events.ts';
import type { QuestDayReset } from '#domain/quest/quest-events.ts';
import type { Projection } from '#projections/engine/projection.ts';

type Event = BetaEvent | PersonalDataViewed | QuestDayReset | MemberCleared;

export type Deed = (typeof deeds)[Event['type']];

/** What stands in the audit trail, and under which word. */
export const deeds = {
  BetaRequestSubmitted: 'requested',
  BetaRequestApproved: 'approved',
  BetaRequestDenied: 'denied',
  BetaRequestReopened: 'reopened',
  BetaRequestExpired: 'expired',
  BetaRequestWithdrawn: 'withdrawn',
  QuestDayReset: 'quest-reset',
  MemberReset: 'program-reset',
  MemberDataErased: 'data-cleared',
  AccountKept: 'data-cleared',
  AccountDeleted: 'account-deleted',
  PersonalDataViewed: 'data-viewed',
} as const satisfies Readonly<Record<Event['type'], string>>;

export type AuditRow = {
  readonly deed: string;
  /** Of the request for access that was decided on. */
  readonly request_id: string | null;
  /** Whom it was done to, where they have an account. */
  readonly member_id: string | null;
  /** Whose deed it is: a member id, or `system` for a visitor. */
  readonly done_by: string;
  /** Done on the command line, by an operator in somebody's name. */
  readonly is_by_hand: boolean;
  readonly note: string | null;
  readonly occurred_at: string;
  readonly local_date: string;
  readonly event_id: string;
  readonly stream: string;
  readonly revision: number;
};

type Content = Pick<AuditRow, 'request_id' | 'member_id' | 'done_by' | 'note'>;

/** One row for each deed, by its position: written once, and never changed. */
export const auditEntries: Projection<Event, AuditRow | null, AuditRow> = {
  name: 'audit_entries',
  version: 2,
  handles: Object.keys(deeds) as Event['type'][],
  streams: Object.keys(deeds) as Event['type'][],
  key: ({ position }) => position,
  // What is erased from the log goes from here too; that it went stays, as there, until it goes again.
  owner: ({ event }) => ownerOf(event),
  clears: ({ event }) => clearedBy(event),
  initial: null,
  evolve: (_, recorded) => rowOf(recorded),
  table: {
    columns: {
      deed: 'text',
      request_id: 'text null',
      member_id: 'text null',
      done_by: 'text',
      is_by_hand: 'boolean',
      note: 'text null',
      occurred_at: 'text',
      local_date: 'date',
      event_id: 'text',
      stream: 'text',
      revision: 'integer',
    },
    indexes: ['done_by, key', 'deed, key', 'deed, done_by', 'request_id, key', 'local_date'],
    row: (state) => state ?? nothing,
  },
};

/** A member, or a request: ids of both are unlike. */
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

function rowOf({ event, metadata, id, stream, revision }: Recorded<Event>): AuditRow {
  const content = contentOf(event, metadata.actor);
  return {
    deed: deeds[event.type],
    ...content,
    is_by_hand:
      event.type !== 'BetaRequestSubmitted' && metadata.actor === 'system' && content.done_by !== 'system',
    occurred_at: metadata.occurredAt,
    local_date: metadata.localDate,
    event_id: id,
    stream,
    revision,
  };
}

function contentOf(event: Event, actor: string): Content {
  switch (event.type) {
    case 'BetaRequestSubmitted':
      return {
        request_id: event.requestId,
        member_id: event.requestedBy,
        done_by: event.requestedBy ?? actor,
        note: null,
      };
    case 'BetaRequestApproved':
    case 'BetaRequestDenied':
    case 'BetaRequestReopened':
      return {
        request_id: event.requestId,
        member_id: null,
        done_by: event.reviewedBy,
        note: event.adminNotes,
      };
    case 'BetaRequestExpired':
    case 'BetaRequestWithdrawn':
      return { request_id: event.requestId, member_id: null, done_by: actor, note: null };
    case 'PersonalDataViewed':
      return { request_id: null, member_id: event.subject, done_by: event.viewedBy, note: event.reason };
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

const nothing: AuditRow = {
  deed: '',
  request_id: null,
  member_id: null,
  done_by: '',
  is_by_hand: false,
  note: null,
  occurred_at: '',
  local_date: '0001-01-01',
  event_id: '',
  stream: '',
  revision: 0,
};
