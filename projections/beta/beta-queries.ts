import type { Pool } from 'pg';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { BetaRequestRow, BetaRequestStatus } from './beta-requests.ts';

export type StoredBetaRequest = Omit<BetaRequestRow, 'status' | 'requested_on'> & {
  readonly key: string;
  readonly status: BetaRequestStatus;
  readonly requested_on: MemberDay;
  /** Null for an admin whose account is gone. */
  readonly reviewer_email: string | null;
  /** Of the account that asked signed in; null for a visitor, and for an account that is gone. */
  readonly requester_email: string | null;
};

/** More than a private beta holds. */
const listLimit = 500;
const requests = `select r.*, reviewer.email as reviewer_email, requester.email as requester_email
  from read.beta_requests r
  left join read.members reviewer on reviewer.key = r.reviewed_by
  left join read.members requester on requester.key = r.requested_by`;

/** All requests, pending ones first, each group newest first; 500 at most. */
export async function listBetaRequests(db: Pool): Promise<readonly StoredBetaRequest[]> {
  const order = `order by (r.status = 'pending') desc, r.requested_at desc, r.key`;
  const { rows } = await db.query<StoredBetaRequest>(`${requests} ${order} limit $1`, [listLimit]);
  return rows;
}

/**
 * Ids of the requests that go with an account: those for its own address, and those that it made for an address which is no other
 * account's, whose access they are then. @param verifiedEmail case-folded; null where nobody has verified it.
 */
export async function requestsOfMember(
  db: Pool,
  memberId: MemberId,
  verifiedEmail: string | null,
): Promise<readonly string[]> {
  const { rows } = await db.query<{ key: string }>(
    `select key from read.beta_requests r
      where canonical_email = $2
         or (requested_by = $1 and not exists (
               select 1 from read.members m where m.email = r.canonical_email and m.key <> $1))
      order by key`,
    [memberId, verifiedEmail],
  );
  return rows.map(({ key }) => key);
}

/** Ids of the requests that are denied or unanswered, and were made or last decided on by a date; the oldest, 500 at most. */
export async function requestsUntouchedSince(db: Pool, date: MemberDay): Promise<readonly string[]> {
  const { rows } = await db.query<{ key: string }>(
    `select key from read.beta_requests
      where status <> 'approved' and left(coalesce(reviewed_at, requested_at), 10) <= $1
      order by requested_at, key limit $2`,
    [date, listLimit],
  );
  return rows.map(({ key }) => key);
}

export async function findBetaRequest(db: Pool, requestId: string): Promise<StoredBetaRequest | null> {
  const { rows } = await db.query<StoredBetaRequest>(`${requests} where r.key = $1`, [requestId]);
  return rows[0] ?? null;
}
