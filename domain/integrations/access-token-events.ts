import type { Instant } from '#domain/kernel/day.ts';
import type { Actor, MemberId } from '#domain/kernel/ids.ts';

/** The scopes of a personal access token, in the order in which they are shown. */
export const tokenScopes = [
  'read:stats',
  'read:history',
  'read:body',
  'write:workouts',
  'write:body',
  'write:quest',
] as const;
/** A permission of a token: each names what its calls may read or change. */
export type TokenScope = (typeof tokenScopes)[number];

type OfToken = { readonly memberId: MemberId; readonly tokenId: string };

export type TokenIssued = OfToken & {
  readonly type: 'TokenIssued';
  /** In the words of the member. */
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  /** SHA-256 of the token in hex. The token is stored nowhere. */
  readonly tokenHash: string;
  readonly expiresAt: Instant;
};

export type TokenRevoked = OfToken & {
  readonly type: 'TokenRevoked';
  /** The admin, or `system`, where an operator ended it; absent where its member did. */
  readonly endedBy?: Actor;
};

export type AccessTokenEvent = TokenIssued | TokenRevoked;

export const accessTokenStream = (memberId: MemberId): string => `accessTokens-${memberId}`;
