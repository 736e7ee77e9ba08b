import type { Pool } from 'pg';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { MemberState } from '#domain/member/member.ts';
import type { MemberRecord } from './members.ts';

export type MemberAccess = MemberRecord & { readonly hasBetaAccess: boolean };

/** Whom to look up. `verifiedEmail` is the account's address, trimmed and case-folded; null where nobody has verified it. */
export type AskedMember = { readonly memberId: MemberId; readonly verifiedEmail: string | null };

/**
 * Members and whether the beta has let them in, in the order in which they are asked for; null for an unknown id. An approval reaches
 * an account by its address, or by the member id where the request was made signed in.
 */
export async function membersAccess(
  db: Pool,
  asked: readonly AskedMember[],
): Promise<readonly (MemberAccess | null)[]> {
  const { rows } = await db.query<{ nth: number; state: MemberRecord; has_beta_access: boolean }>({
    name: 'members-access',
    text: `select asked.nth::integer, m.state, exists (
              select 1 from read.beta_requests
               where status = 'approved' and (canonical_email = asked.email or requested_by = asked.key)) as has_beta_access
             from unnest($1::text[], $2::text[]) with ordinality as asked(key, email, nth)
             join read.members m on m.key = asked.key`,
    values: [asked.map(({ memberId }) => memberId), asked.map(({ verifiedEmail }) => verifiedEmail)],
  });
  const found: (MemberAccess | null)[] = asked.map(() => null);
  for (const { nth, state, has_beta_access: hasBetaAccess } of rows) {
    found[nth - 1] = { member: state.member, registeredAt: state.registeredAt, hasBetaAccess };
  }
  return found;
}

/** A member as the domain knows them, or null. */
export async function memberOf(db: Pool, memberId: MemberId): Promise<MemberState | null> {
  const { rows } = await db.query<{ state: MemberRecord }>('select state from read.members where key = $1', [
    memberId,
  ]);
  return rows[0]?.state.member ?? null;
}

/** The member whose account has an address, or null; the one who registered last, where there are several. */
export async function memberByEmail(db: Pool, canonicalEmail: string): Promise<MemberId | null> {
  const { rows } = await db.query<{ key: MemberId }>(
    'select key from read.members where email = $1 order by registered_at desc limit 1',
    [canonicalEmail],
  );
  return rows[0]?.key ?? null;
}

/** The addresses of members, by member id; who is gone is not among them. */
export async function emailsOf(db: Pool, memberIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ key: string; email: string }>(
    'select key, email from read.members where key = any($1::text[]) and email is not null',
    [[...new Set(memberIds)]],
  );
  return new Map(rows.map(({ key, email }) => [key, email]));
}
