import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { membersByEmail } from '#projections/member/members.ts';
import { openPool } from '#projections/postgres/pool.ts';
import { withCipher } from '#service/event-store/encryption/row-cipher.ts';
import type { Stores } from '#service/open-stores.ts';
import { WrongUsage } from './run-tool.ts';

/** The member that an id or an e-mail address names. An id is taken as it is. @throws WrongUsage for an unknown address. */
export async function memberNamed(
  { databaseUrl, cipher }: Pick<Stores, 'databaseUrl' | 'cipher'>,
  name: string,
): Promise<MemberId> {
  if (!name.includes('@')) return asMemberId(name);
  const pool = withCipher(openPool(databaseUrl, 'tool', { max: 1 }), cipher);
  try {
    const [memberId, ...others] = await membersByEmail(pool, name);
    if (memberId && others.length > 0) throw new WrongUsage(severalMembers(name, [memberId, ...others]));
    if (memberId === undefined) throw new WrongUsage(`There is no member with the address ${name}.`);
    return memberId;
  } finally {
    await pool.end();
  }
}

export const severalMembers = (email: string, members: readonly MemberId[]): string =>
  `${members.length} accounts have the address ${email}, and none more than another: name one by its id, ${members.join(' or ')}.`;
