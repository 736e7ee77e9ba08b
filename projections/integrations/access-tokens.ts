import type { AccessTokenEvent, TokenScope } from '#domain/integrations/access-token-events.ts';
import type { Instant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { erasedMember, type MemberErased, memberErased } from '#domain/member/member-events.ts';
import { defineTable, type Projection, type RowOf, stateColumns } from '#projections/engine/projection.ts';
import { type EncryptedRow, openRows, type RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';

type TokenState = {
  readonly memberId: MemberId;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  /** SHA-256 of the token in hex. */
  readonly tokenHash: string;
  readonly issuedAt: string;
  readonly expiresAt: Instant;
  /** Null while it is not revoked. */
  readonly revokedAt: string | null;
};

const table = defineTable<TokenState>()({
  columns: {
    member_id: ['text', 'memberId'],
    token_hash: ['text', 'tokenHash'],
    issued_at: ['text', 'issuedAt'],
  },
  personal: { name: '' },
  owner: 'member_id',
  indexes: ['token_hash', 'member_id, issued_at'],
});

/** One row per access token, by its id; a revoked one stays, so that its member sees what it did. A reset of the member keeps them. */
export const accessTokens: Projection<
  AccessTokenEvent | MemberErased,
  TokenState,
  RowOf<typeof table>,
  null
> = {
  name: 'access_tokens',
  version: versions.access_tokens,
  holdsBack: 'owner',
  partition: 'member',
  handles: ['TokenIssued', 'TokenRevoked', ...memberErased],
  metadata: ['TokenIssued', 'TokenRevoked'],
  key: ({ event }) => ('tokenId' in event ? event.tokenId : null),
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => erasedMember(event),
  initial: null,
  evolve(state, { event, metadata }) {
    if (event.type === 'TokenRevoked') return state && { ...state, revokedAt: metadata.occurredAt };
    if (event.type !== 'TokenIssued') return null;
    const { memberId, name, scopes, tokenHash, expiresAt } = event;
    return {
      ...{ memberId, name, scopes, tokenHash },
      ...{ issuedAt: metadata.occurredAt, expiresAt, revokedAt: null },
    };
  },
  table,
};

export type AccessToken = Omit<TokenState, 'memberId' | 'tokenHash'> & { readonly tokenId: string };

/** The most recent ones; more than a member can have at once. */
const maxListed = 100;

/** A member's tokens, the newest first. */
export async function accessTokensOf(db: RowDatabase, memberId: MemberId): Promise<readonly AccessToken[]> {
  const { rows } = await db.query<EncryptedRow<TokenState>>(
    `select ${stateColumns(accessTokens)} from ${tables.access_tokens} where member_id = $1
      order by issued_at desc, key desc limit ${maxListed}`,
    [memberId],
  );
  const states = await openRows(db.cipher, accessTokens, rows);
  return rows.flatMap(({ key }, index) => {
    const state = states[index];
    if (!state) return [];
    const { memberId: _, tokenHash: __, ...shown } = state;
    return [{ tokenId: key, ...shown }];
  });
}

/** Those that are neither revoked nor expired. */
export async function countAccessTokens(db: Pick<RowDatabase, 'query'>, at: Instant): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from ${tables.access_tokens}
      where state ->> 'revokedAt' is null and state ->> 'expiresAt' > $1`,
    [at],
  );
  return rows[0]?.count ?? 0;
}

/** Those with a token that is not revoked. */
export async function membersWithTokens(db: Pick<RowDatabase, 'query'>): Promise<readonly MemberId[]> {
  const { rows } = await db.query<{ member_id: MemberId }>(
    `select distinct member_id from ${tables.access_tokens} where state ->> 'revokedAt' is null order by member_id`,
  );
  return rows.map(({ member_id: memberId }) => memberId);
}
