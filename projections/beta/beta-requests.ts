import type { BetaEvent } from '#domain/beta/beta-events.ts';
import { canonicalEmail, retentionEnd } from '#domain/beta/beta-rules.ts';
import type { RequestPlace } from '#domain/beta/request-cursor.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { defineTable, type Projection, type RowOf, stateColumns } from '#projections/engine/projection.ts';
import { type EncryptedRow, openRows, type RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';

type BetaRequestStatus = 'pending' | 'approved' | 'denied';

type BetaRequestState = {
  readonly email: string;
  readonly requestedBy: MemberId | null;
  /** The account that kept the access after its address changed. */
  readonly keptFor: MemberId | null;
  readonly status: BetaRequestStatus;
  readonly requestedAt: string;
  readonly requestedOn: MemberDay;
  readonly reviewedAt: string | null;
  readonly reviewedBy: MemberId | null;
  readonly adminNotes: string | null;
  /** Words of the last decision to the person who asked. */
  readonly words: string | null;
  /** The first date on which a denied address may ask again. */
  readonly askAgainFrom: MemberDay | null;
  readonly revision: number;
};

const initial: BetaRequestState = {
  email: '',
  requestedBy: null,
  keptFor: null,
  status: 'pending',
  requestedAt: '',
  // Rows are stored only from the submission on, which sets the date.
  requestedOn: '' as MemberDay,
  reviewedAt: null,
  reviewedBy: null,
  adminNotes: null,
  words: null,
  askAgainFrom: null,
  revision: -1,
};

const table = defineTable<BetaRequestState>()({
  columns: {
    // The form that is compared with account addresses.
    canonical_email: ['blind', (request) => canonicalEmail(request.email)],
    requested_by: ['text null', 'requestedBy'],
    kept_for: ['text null', 'keptFor'],
    status: ['text', 'status'],
    requested_at: ['text', 'requestedAt'],
    requested_on: ['date', 'requestedOn'],
    reviewed_at: ['text null', 'reviewedAt'],
    reviewed_by: ['text null', 'reviewedBy'],
    revision: ['integer', 'revision'],
  },
  personal: { email: '', adminNotes: null, words: null },
  indexes: ['canonical_email', 'requested_by', 'kept_for', 'status, requested_at, key', 'requested_at, key'],
});

/** One row per beta request, by request id. */
export const betaRequests: Projection<BetaEvent, BetaRequestState, RowOf<typeof table>> = {
  name: 'beta_requests',
  version: versions.beta_requests,
  holdsBack: 'owner',
  handles: [
    'BetaRequestSubmitted',
    'BetaRequestApproved',
    'BetaRequestDenied',
    'BetaRequestReopened',
    'BetaAccessKept',
    'BetaRequestExpired',
    'BetaRequestWithdrawn',
  ],
  key: ({ event }) => event.requestId,
  clears: ({ event }) =>
    event.type === 'BetaRequestExpired' || event.type === 'BetaRequestWithdrawn' ? event.requestId : null,
  initial,
  evolve(state, { event, metadata, revision }) {
    if (event.type === 'BetaRequestSubmitted') {
      const { email, requestedBy } = event;
      const { occurredAt: requestedAt, localDate: requestedOn } = metadata;
      return { ...initial, email, requestedBy, requestedAt, requestedOn, revision };
    }
    if (event.type === 'BetaRequestExpired' || event.type === 'BetaRequestWithdrawn') return null;
    if (state.requestedAt === '') return null;
    if (event.type === 'BetaAccessKept') return { ...state, keptFor: event.keptFor, revision };
    const { adminNotes } = event;
    if (event.type === 'BetaRequestReopened')
      return {
        ...{ ...state, status: 'pending', reviewedAt: null, reviewedBy: null, adminNotes },
        ...{ words: null, askAgainFrom: null, revision },
      };
    const status = event.type === 'BetaRequestApproved' ? 'approved' : 'denied';
    return {
      ...state,
      status,
      reviewedAt: metadata.occurredAt,
      reviewedBy: event.reviewedBy,
      adminNotes,
      words: event.words ?? null,
      askAgainFrom: deniedUntil(event, metadata.localDate),
      revision,
    };
  },
  table,
};

/** A denial of an earlier release names no date: its address may ask again once the request has expired. */
function deniedUntil(event: BetaEvent, on: MemberDay): MemberDay | null {
  return event.type === 'BetaRequestDenied' ? (event.askAgainFrom ?? retentionEnd(on)) : null;
}

type RequestRow = Omit<RowOf<typeof table>, 'canonical_email'> & EncryptedRow<BetaRequestState>;
export type StoredBetaRequest = Omit<RequestRow, 'state' | 'personal'> & {
  readonly email: string;
  readonly admin_notes: string | null;
};

/** Maximum number of requests that one run expires. */
const expiryLimit = 500;
const requests = `select ${stateColumns(betaRequests)} from ${tables.beta_requests} r`;

/** Requests after a cursor: pending ones first, oldest first; then decided ones, newest first. */
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
 * Ids of the requests that are deleted with an account: the requests for its present and earlier addresses. Requests that it made for an
 * address without an account are included, because they concern this account's access. A request for the address of another account stays:
 * with two ways of signing in, a person can have two accounts with one address, and deletes one of them.
 * @param verifiedEmail in the form of `canonicalEmail`; null when it is not verified.
 */
export async function requestsOfMember(
  db: RowDatabase,
  memberId: MemberId,
  verifiedEmail: string | null,
): Promise<readonly string[]> {
  const { rows } = await db.query<{ key: string }>(
    `select key from ${tables.beta_requests} r
      where kept_for = $1
         or ((canonical_email = $2 or requested_by = $1) and not exists (
               select 1 from ${tables.members} m where m.email = r.canonical_email and m.key <> $1))
      order by key`,
    [memberId, verifiedEmail && db.cipher.blind(verifiedEmail)],
  );
  return rows.map(({ key }) => key);
}

/** Whether the requests for an address are approved or pending. Addresses have the form of `canonicalEmail`. */
export const addressLookups = (db: RowDatabase) => ({
  isAddressApproved: (verifiedEmail: string): Promise<boolean> => hasRequest(db, verifiedEmail, 'approved'),
  isAddressPending: (verifiedEmail: string): Promise<boolean> => hasRequest(db, verifiedEmail, 'pending'),
});

/** The id of the approved request for an address in the form of `canonicalEmail`; null for none. */
export async function approvedRequest(db: RowDatabase, verifiedEmail: string): Promise<string | null> {
  const { rows } = await db.query<{ key: string }>(
    `select key from ${tables.beta_requests} where status = 'approved' and canonical_email = $1 limit 1`,
    [db.cipher.blind(verifiedEmail)],
  );
  return rows[0]?.key ?? null;
}

/** The approved request for the address of a member; null where there is none, or where another account may need the approval too. */
export async function approvalByAddress(
  db: RowDatabase,
  memberId: MemberId,
  verifiedEmail: string,
): Promise<string | null> {
  const { rows } = await db.query<{ key: string }>(
    `select key from ${tables.beta_requests} r
      where status = 'approved' and canonical_email = $2 and kept_for is null
        and not exists (select 1 from ${tables.members} m where m.email = r.canonical_email and m.key <> $1)
      limit 1`,
    [memberId, db.cipher.blind(verifiedEmail)],
  );
  return rows[0]?.key ?? null;
}

/** The status of a member's newest request: one for their verified address, or one that they made for another address. */
export async function requestOfMember(
  db: RowDatabase,
  memberId: MemberId,
  verifiedEmail: string | null,
): Promise<Pick<BetaRequestState, 'status' | 'words' | 'askAgainFrom'> | null> {
  const { rows } = await db.query<EncryptedRow<BetaRequestState>>({
    name: 'request-of-member',
    text: `${requests} where r.canonical_email = $2 or r.requested_by = $1 or r.kept_for = $1
            order by (r.status = 'approved') desc, r.requested_at desc limit 1`,
    values: [memberId, verifiedEmail && db.cipher.blind(verifiedEmail)],
  });
  const [state] = await openRows(db.cipher, betaRequests, rows);
  return state ?? null;
}

async function hasRequest(
  db: RowDatabase,
  verifiedEmail: string,
  status: 'approved' | 'pending',
): Promise<boolean> {
  const { rows } = await db.query({
    name: 'has-request',
    text: `select from ${tables.beta_requests} where status = $2 and canonical_email = $1 limit 1`,
    values: [db.cipher.blind(verifiedEmail), status],
  });
  return rows.length > 0;
}

/** Ids of denied or unanswered requests that were made or last decided on or before a date; oldest first, at most 500. */
export async function requestsUntouchedSince(db: RowDatabase, date: MemberDay): Promise<readonly string[]> {
  const { rows } = await db.query<{ key: string }>(
    `select key from ${tables.beta_requests}
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

/** The addresses of requests by id, without deleted requests. */
export async function requestEmailsOf(
  db: RowDatabase,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<EncryptedRow<BetaRequestState>>(
    `select ${stateColumns(betaRequests)} from ${tables.beta_requests} where key = any($1::text[])`,
    [[...new Set(requestIds)]],
  );
  await openRows(db.cipher, betaRequests, rows);
  return new Map(rows.flatMap(({ key, state }) => (state.email ? [[key, state.email]] : [])));
}
