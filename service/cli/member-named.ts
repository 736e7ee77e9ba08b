import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { membersByEmail } from '#projections/member/members.ts';
import { openPool } from '#projections/postgres/pool.ts';
import { withCipher } from '#service/event-store/encryption/row-cipher.ts';
import type { Stores } from '#service/open-stores.ts';
import { WrongUsage } from './run-tool.ts';

/** The member that an id or an e-mail address names, for a tool that only reads. @throws WrongUsage for an address that names no member. */
export async function memberNamed(
  { databaseUrl, cipher }: Pick<Stores, 'databaseUrl' | 'cipher'>,
  name: string,
): Promise<MemberId> {
  if (!name.includes('@')) return asMemberId(name);
  const pool = withCipher(openPool(databaseUrl, 'tool', { max: 1 }), cipher);
  try {
    return await memberIdNamed(pool, name);
  } catch (error) {
    if (error instanceof Refusal) throw new WrongUsage(error.message);
    throw error;
  } finally {
    await pool.end();
  }
}

/**
 * The member that an id or an e-mail address names. An id is taken as it is. An address names the account whose provider has verified it:
 * visitors may sign up with an address that is not theirs.
 * @throws Refusal for an address that names no member, or more than one.
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
    `Nobody has verified the address ${name}. Make sure whose account it is, and name it by its id, ${ids}.`,
  );
}
