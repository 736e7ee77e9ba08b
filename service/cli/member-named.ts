import { canonicalEmail } from '#domain/beta/beta-rules.ts';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { memberByEmail } from '#projections/member/member-queries.ts';
import type { Stores } from '#service/open-stores.ts';
import { openPool } from '#service/postgres/pool.ts';
import { WrongUsage } from './run-tool.ts';

/** The member that an id or an e-mail address names. An id is taken as it is. @throws WrongUsage for an unknown address. */
export async function memberNamed(
  { databaseUrl }: Pick<Stores, 'databaseUrl'>,
  name: string,
): Promise<MemberId> {
  if (!name.includes('@')) return asMemberId(name);
  const pool = openPool(databaseUrl, 'tool', { max: 1 });
  try {
    const memberId = await memberByEmail(pool, canonicalEmail(name));
    if (memberId === null) throw new WrongUsage(`There is no member with the address ${name}.`);
    return memberId;
  } finally {
    await pool.end();
  }
}
