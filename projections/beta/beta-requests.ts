import type { BetaEvent } from '#domain/beta/beta-events.ts';
import { canonicalEmail } from '#domain/beta/beta-rules.ts';
import type { RequestPlace } from '#domain/beta/request-cursor.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { defineTable, type Projection, type RowOf } from '#projections/engine/projection.ts';
import { type EncryptedRow, openRows, type RowDatabase } from '#projections/engine/row-cipher.ts';

type BetaRequestStatus = 'pending' | 'approved' | 'denied';

type BetaRequestState = {
  readonly email: string;
  readonly requestedBy: MemberId | null;
  readonly status: BetaRequestStatus;
  readonly requestedAt: string;
  readonly requestedOn: MemberDay;
  readonly reviewedAt: string | null;
  readonly reviewedBy: MemberId | null;
  readonly adminNotes: string | null;
  readonly revision: number;
};

const initial: BetaRequestState = {
  email: '',
  requestedBy: null,
  status: 'pending',
  requestedAt: '',
  // A row is stored from the submission on, which has a date.
  requestedOn: '' as MemberDay,
  reviewedAt: null,
  reviewedBy: null,
  adminNotes: null,
  revision: -1,
};

const table = defineTable<BetaRequestState>()({
  columns: {
    // As it is compared with an account's.
    canonical_email: ['blind', (request) => canonicalEmail(request.email)],
    requested_by: ['text null', (request) => request.requestedBy],
    status: ['text', (request) => request.status],
    requested_at: ['text', (request) => request.requestedAt],
    requested_on: ['date', (request) => request.requestedOn],
    reviewed_at: ['text null', (request) => request.reviewedAt],
    reviewed_by: ['text null', (request) => request.reviewedBy],
    revision: ['integer', (request) => request.revision],
  },
  personal: { email: '', adminNotes: null },
  indexes: ['canonical_email', 'requested_by', 'status, requested_at, key', 'requested_at, key'],
});

/** One row for each request for beta access, by request id. */
export const betaRequests: Projection<BetaEvent, BetaRequestState, RowOf<typeof table>> = {
  name: 'beta_requests',
  version: 4,
  handles: [
    'BetaRequestSubmitted',
    'BetaRequestApproved',
    'BetaRequestDenied',
    'BetaRequestReopened',
    'BetaRequestExpired',
    'BetaRequestWithdrawn',
  ],
  key: ({ event }) => event.requestId,
  initial,
  evolve(state, { event, metadata, revision }) {
    if (event.type === 'BetaRequestSubmitted') {
      const { email, requestedBy } = event;
      const { occurredAt: requestedAt, localDate: requestedOn } = metadata;
      return { ...initial, email, requestedBy, requestedAt, requestedOn, revision };
    }
    if (event.type === 'BetaRequestExpired' || event.type === 'BetaRequestWithdrawn') return null;
    if (state.requestedAt === '') return null;
    const { adminNotes } = event;
    if (event.type === 'BetaRequestReopened')
      return { ...state, status: 'pending', reviewedAt: null, reviewedBy: null, adminNotes, revision };
    const status = event.type === 'BetaRequestApproved' ? 'approved' : 'denied';
    return {
      ...state,
      status,
      reviewedAt: metadata.occurredAt,
      reviewedBy: event.reviewedBy,
      adminNotes,
      revision,
    };
  },
  table,
};

type RequestRow = Omit<RowOf<typeof table>, 'canonical_email'> & EncryptedRow<BetaRequestState>;
export type StoredBetaRequest = Omit<RequestRow, 'state' | 'personal'> & {
  readonly email: string;
  readonly admin_notes: string | null;
};

/** Requests that expire at once. */
const expiryLimit = 500;
const requests = `select key, state, personal, requested_by, status, requested_at, requested_on, reviewed_at, reviewed_by, revision
  from read.beta_requests r`;

/** Requests after a place in the list: pending ones first, the oldest first, then the decided ones, the newest first. */
export async function listBetaRequests(
  db: RowDatabase,
  { after = null, limit }: { readonly after?: RequestPlace | null; readonly limit: number },
): Promise<readonly StoredBetaRequest[]> {
  const pending = after?.isPending === false ? [] : await pendingAfter(db, after, limit);
  const decided = after?.isPending === false ? after : null;
  const rest = limit - pending.length;
  return stored(db, [...pending, ...(rest > 0 ? await decidedAfter(db, decided, rest) : [])]);
}

async function pendingAfter(db: RowDatabase, after: RequestPlace | null, limit: number) {
  const { rows } = await db.query<RequestRow>(
    `${requests} where r.status = 'pending' and ($1::text is null or (r.requested_at, r.key) > ($1, $2::text))
      order by r.requested_at, r.key limit $3`,
    [after?.requestedAt, after?.id, limit],
  );
  return rows;
}

async function decidedAfter(db: RowDatabase, after: RequestPlace | null, limit: number) {
  const { rows } = await db.query<RequestRow>(
    `${requests} where r.status <> 'pending' and ($1::text is null or (r.requested_at, r.key) < ($1, $2::text))
      order by r.requested_at desc, r.key desc limit $3`,
    [after?.requestedAt, after?.id, limit],
  );
  return rows;
}

/**
 * Ids of the requests that are deleted with an account: those for its own address, and those that it made for an address which belongs to
 * no other account, because such a request is about this account's access.
 * @param verifiedEmail as `canonicalEmail` writes it; null where it is not verified.
 */
export async function requestsOfMember(
  db: RowDatabase,
  memberId: MemberId,
  verifiedEmail: string | null,
): Promise<readonly string[]> {
  const { rows } = await db.query<{ key: string }>(
    `select key from read.beta_requests r
      where canonical_email = $2
         or (requested_by = $1 and not exists (
               select 1 from read.members m where m.email = r.canonical_email and m.key <> $1))
      order by key`,
    [memberId, verifiedEmail && db.cipher.blind(verifiedEmail)],
  );
  return rows.map(({ key }) => key);
}

/** Ids of the requests that are denied or unanswered, and were made or last decided on by a date; the oldest, 500 at most. */
export async function requestsUntouchedSince(db: RowDatabase, date: MemberDay): Promise<readonly string[]> {
  const { rows } = await db.query<{ key: string }>(
    `select key from read.beta_requests
      where status <> 'approved' and left(coalesce(reviewed_at, requested_at), 10) <= $1
      order by requested_at, key limit $2`,
    [date, expiryLimit],
  );
  return rows.map(({ key }) => key);
}

export async function findBetaRequest(db: RowDatabase, requestId: string): Promise<StoredBetaRequest | null> {
  const { rows } = await db.query<RequestRow>(`${requests} where r.key = $1`, [requestId]);
  const [request] = await stored(db, rows);
  return request ?? null;
}

async function stored(db: RowDatabase, rows: readonly RequestRow[]): Promise<readonly StoredBetaRequest[]> {
  const states = await openRows(db.cipher, betaRequests, rows);
  return rows.map(({ state: _, personal: __, ...row }, index) => ({
    ...row,
    email: states[index]?.email ?? '',
    admin_notes: states[index]?.adminNotes ?? null,
  }));
}

/** The addresses that requests are for, by their ids; those that are gone are not among them. */
export async function requestEmailsOf(
  db: RowDatabase,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<EncryptedRow<BetaRequestState>>(
    'select key, state, personal from read.beta_requests where key = any($1::text[])',
    [[...new Set(requestIds)]],
  );
  await openRows(db.cipher, betaRequests, rows);
  return new Map(rows.flatMap(({ key, state }) => (state.email ? [[key, state.email]] : [])));
}
