import { hash, randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import { LRUCache } from 'lru-cache';
import { privacyDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import type { TokenScope } from '#domain/integrations/access-token-events.ts';
import type { Instant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { MemberState } from '#domain/member/member.ts';
import { createBatchLoader } from '#projections/postgres/batch-loader.ts';
import type { Pool } from '#projections/postgres/pg.ts';
import { tables } from '#projections/versions.ts';
import { type KnownMember, localClock } from '#service/http/current-member.ts';
import { Forbidden, HttpFailure, InvalidToken } from '#service/http/errors/http-failures.ts';
import type { SessionMembers } from './session-store.ts';

/** With it, scanners of published code find a token. */
const prefix = 'rondel_pat_';
/** 256 random bits in base64url. */
const wholeToken = /^rondel_pat_[\w-]{43}$/;
/** The parameter of RFC 6750, 2.3, and a token anywhere else in an address. */
const tokenInUrl = /rondel_pat_|[?&]access_token=/i;

/** A new access token of 256 random bits. */
export const newAccessToken = (): string => prefix + randomBytes(32).toString('base64url');

/** SHA-256 in hex. A token cannot be guessed, so a plain hash hides it. */
export const accessTokenHash = (token: string): string => hash('sha256', token);

/** The access token of a request, after it was checked. */
export type RequestToken = { readonly id: string; readonly scopes: readonly TokenScope[] };
type Resolved = { readonly token: RequestToken; readonly memberId: MemberId; readonly member: KnownMember };

export type AccessTokenStore = {
  /**
   * The member whose token it is. Notes the date of use in the member's zone.
   * @throws InvalidToken when it is unknown, revoked or expired; Forbidden while the member has integrations switched off.
   */
  resolve(token: string): Promise<Resolved>;
};

type TokenRow = {
  readonly token_hash: string;
  readonly token_id: string;
  readonly user_id: MemberId;
  readonly scopes: readonly TokenScope[];
  readonly expires_at: string;
};
type Found = { readonly row: TokenRow; readonly member: () => Promise<KnownMember | null> };

/** A date begins at a quarter of an hour in every zone, so a use is noted once in each. */
const notedMs = 15 * 60_000;
const notedTokens = 10_000;

/**
 * Tokens are found by their hash, so that no comparison takes longer for a token that is nearly right. Each request reads the row, so that a
 * revoked token works nowhere once the read models of its host have followed.
 */
export function createAccessTokenStore<Row extends object>(
  pool: Pool,
  members: SessionMembers<Row>,
  now: () => Instant,
): AccessTokenStore {
  const find = createBatchLoader((hashes: readonly string[]) => findAll(pool, hashes, members));
  const noted = new LRUCache<string, number>({ max: notedTokens });
  return {
    async resolve(text) {
      const found = wholeToken.test(text) ? await find(accessTokenHash(text)) : null;
      if (found === null) throw new InvalidToken();
      const { row } = found;
      const known = await found.member();
      const at = now();
      if (row.expires_at <= at) throw new InvalidToken();
      if (known?.member.status !== 'registered') throw new InvalidToken();
      refuseSwitchedOff(known.member);
      const period = Math.floor(Date.parse(at) / notedMs);
      if (noted.get(row.token_id) !== period) {
        await noteUse(pool, row.token_id, localClock(known.member, at).today);
        noted.set(row.token_id, period);
      }
      return {
        token: { id: row.token_id, scopes: row.scopes },
        memberId: row.user_id,
        member: known,
      };
    },
  };
}

/** @throws Forbidden while the member has integrations switched off. */
export function refuseSwitchedOff({ privacy }: Pick<MemberState, 'privacy'>): void {
  if ((privacy ?? privacyDefaults).thirdPartyIntegrations) return;
  throw new Forbidden(
    'integrations-off',
    'Third-party Integrations is switched off, so no token works. Switch it on under Privacy & Data to go on.',
  );
}

/** Our token of `Authorization: Bearer`, right or wrong; null without that header, or with one that may be for a proxy. */
export function bearerToken(ctx: Context): string | null {
  const [, token] = /^Bearer +(rondel_pat_\S*) *$/i.exec(ctx.get('Authorization')) ?? [];
  return token ?? null;
}

/** @throws HttpFailure for a token in the address, which logs and histories keep. */
export function refuseTokenInUrl({ originalUrl }: Pick<Context, 'originalUrl'>): void {
  if (!tokenInUrl.test(originalUrl)) return;
  throw new HttpFailure(
    400,
    'token-in-url',
    'A token must not be in the address, because logs keep addresses. Revoke it, and send another as Authorization: Bearer.',
  );
}

/** Does not store a row for a token that an erasure has removed meanwhile. */
async function noteUse(pool: Pool, tokenId: string, on: string): Promise<void> {
  await pool.query({
    name: 'note-token-use',
    text: `insert into service.token_uses (token_id, member_id, used_on)
           select key, member_id, $2 from ${tables.access_tokens} where key = $1
           on conflict (token_id) do update set used_on = excluded.used_on
             where service.token_uses.used_on <> excluded.used_on`,
    values: [tokenId, on],
  });
}

/** The date on which each token of a member was last used, by token id. */
export async function tokenUsesOf(pool: Pool, memberId: MemberId): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ token_id: string; used_on: string }>(
    `select token_id, used_on::text from service.token_uses where member_id = $1`,
    [memberId],
  );
  return new Map(rows.map((row) => [row.token_id, row.used_on]));
}

async function findAll<Row extends object>(
  pool: Pool,
  hashes: readonly string[],
  { columns, join, open }: SessionMembers<Row>,
): Promise<readonly (Found | null)[]> {
  const { rows } = await pool.query<TokenRow & Row>({
    name: 'find-access-tokens',
    // Separate index look-ups, as for sessions.
    text: `select token.token_hash, token.token_id, token.user_id, token.scopes, token.expires_at, ${columns}
             from unnest($1::text[]) as asked (token_hash)
             join lateral (select stored.token_hash, stored.key as token_id, stored.member_id as user_id,
                                  stored.state -> 'scopes' as scopes, stored.state ->> 'expiresAt' as expires_at
                             from ${tables.access_tokens} as stored
                            where stored.token_hash = asked.token_hash
                              and stored.state ->> 'revokedAt' is null limit 1) as token on true
             ${join}`,
    values: [[...new Set(hashes)]],
  });
  const found = new Map<string, Found>();
  for (const row of rows) {
    let opened: Promise<KnownMember | null> | undefined;
    const member = () => {
      opened ??= open(row);
      return opened;
    };
    found.set(row.token_hash, { row, member });
  }
  return hashes.map((one) => found.get(one) ?? null);
}
