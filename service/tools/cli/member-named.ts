import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { membersByEmail } from '#projections/member/members.ts';
import { openPool } from '#projections/postgres/pool.ts';
import { withCipher } from '#service/event-store/encryption/row-cipher.ts';
import type { Stores } from '#service/event-store/open-stores.ts';

/** The member with an id or email address, for read-only tools. @throws Refusal as `memberIdNamed`. */
export async function memberNamed(
  { databaseUrl, cipher }: Pick<Stores, 'databaseUrl' | 'cipher'>,
  name: string,
): Promise<MemberId> {
  if (!name.includes('@')) return asMemberId(name);
  const pool = withCipher(openPool(databaseUrl, 'tool', { max: 1 }), cipher);
  try {
    return await memberIdNamed(pool, name);
  } finally {
    await pool.end();
  }
}

/**
 * The id of the member with an id or email address. An id is returned unchanged. An address matches only a verified account, because
 * visitors may sign up with an address that is not theirs.
 * @throws Refusal for an address with no member, or with several.
 */
export async function memberIdNamed(pool: RowDatabase, name: string): Promise<MemberId> {
  if (!name.includes('@')) return asMemberId(name);
  const accounts = await membersByEmail(pool, name);
  const [verified, ...others] = accounts.filter(({ isVerified }) => isVerified);
  if (verified && others.length === 0) return verified.memberId;
  const ids = accounts.map(({ memberId }) => memberId).join(' or ');
  if (verified)
    throw new Refusal(
      'ambiguous-member',
      `Several accounts have the address ${name}: name one by its id, ${ids}.`,
    );
  if (accounts.length === 0)
    throw new Refusal('unknown-member', `There is no member with the address ${name}.`);
  throw new Refusal(
    'unverified-address',
    `No account has verified the address ${name}. Make sure whose account it is, and name it by its id, ${ids}.`,
  );
}
