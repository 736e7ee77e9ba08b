import { hash, randomBytes } from 'node:crypto';
import type { Instant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { Pool } from '#projections/postgres/pg.ts';

const tokenBytes = 32;

/** 256 random bits cannot be guessed, so a plain hash hides them. */
const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Makes a new secret address, in the place of the one before. @returns its token, which is not stored */
export async function makeAddress(db: Pool, memberId: MemberId, at: Instant): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  await db.query(
    `insert into service.calendar_feeds (member_id, token_hash, made_at) values ($1, $2, $3)
     on conflict (member_id) do update set token_hash = excluded.token_hash, made_at = excluded.made_at`,
    [memberId, hashOf(token), at],
  );
  return token;
}

export async function revokeAddress(db: Pool, memberId: MemberId): Promise<void> {
  await db.query('delete from service.calendar_feeds where member_id = $1', [memberId]);
}

/** When the member's address was made; null without one. */
export async function addressMadeAt(db: Pool, memberId: MemberId): Promise<string | null> {
  const { rows } = await db.query<{ made_at: Date }>(
    'select made_at from service.calendar_feeds where member_id = $1',
    [memberId],
  );
  return rows[0]?.made_at.toISOString() ?? null;
}

/** The member whose address has the token, or null. */
export async function memberAt(db: Pool, token: string): Promise<MemberId | null> {
  const { rows } = await db.query<{ memberId: MemberId }>({
    name: 'calendar-member',
    text: 'select member_id as "memberId" from service.calendar_feeds where token_hash = $1',
    values: [hashOf(token)],
  });
  return rows[0]?.memberId ?? null;
}
