import type { Pool } from 'pg';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { BetaRequestRow, BetaRequestStatus } from './beta-requests.ts';

export type StoredBetaRequest = Omit<BetaRequestRow, 'status' | 'requested_on'> & {
  readonly key: string;
  readonly status: BetaRequestStatus;
  readonly requested_on: MemberDay;
  /** Null for an admin whose account is gone. */
  readonly reviewer_email: string | null;
};

/** More than a private beta holds. */
const listLimit = 500;
const requests = `select r.*, m.email as reviewer_email
  from read.beta_requests r left join read.members m on m.key = r.reviewed_by`;

/** All requests, pending ones first, each group newest first; 500 at most. */
export async function listBetaRequests(db: Pool): Promise<readonly StoredBetaRequest[]> {
  const order = `order by (r.status = 'pending') desc, r.requested_at desc, r.key`;
  const { rows } = await db.query<StoredBetaRequest>(`${requests} ${order} limit $1`, [listLimit]);
  return rows;
}

export async function findBetaRequest(db: Pool, requestId: string): Promise<StoredBetaRequest | null> {
  const { rows } = await db.query<StoredBetaRequest>(`${requests} where r.key = $1`, [requestId]);
  return rows[0] ?? null;
}
