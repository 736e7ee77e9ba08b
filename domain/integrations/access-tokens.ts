import type { Instant } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { daysAfter } from '#domain/kernel/instants.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import {
  type AccessTokenEvent,
  type TokenIssued,
  type TokenRevoked,
  type TokenScope,
  tokenScopes,
} from './access-token-events.ts';

type IssueToken = Pick<TokenIssued, 'memberId' | 'tokenId' | 'name' | 'tokenHash'> & {
  readonly type: 'IssueToken';
  /** In any order, also repeated. */
  readonly scopes: readonly TokenScope[];
  readonly at: Instant;
  readonly expiresInDays: number;
};
type RevokeToken = Pick<TokenRevoked, 'memberId' | 'tokenId'> & { readonly type: 'RevokeToken' };
/** Of an operator: all that are not revoked. */
type EndTokens = Required<Pick<TokenRevoked, 'memberId' | 'endedBy'>> & { readonly type: 'EndTokens' };
export type AccessTokenCommand = IssueToken | RevokeToken | EndTokens;

/** Ids of the tokens that are not revoked, also of expired ones, and of those that are. */
type AccessTokens = { readonly issued: readonly string[]; readonly revoked: readonly string[] };

/** Enough for the programs of a person, and few enough to read the list. */
export const maxAccessTokens = 20;
/** In characters. */
export const maxTokenNameLength = 60;
/** Days until a token expires. */
export const tokenDays = { usual: 90, most: 365 } as const;

export const accessTokenDecider: Decider<AccessTokens, AccessTokenCommand, AccessTokenEvent> = {
  initialState: { issued: [], revoked: [] },
  decide(state, command) {
    switch (command.type) {
      case 'IssueToken':
        return issue(state, command);
      case 'RevokeToken':
        return revoke(state, command);
      case 'EndTokens': {
        const { memberId, endedBy } = command;
        return state.issued.map((tokenId) => ({ type: 'TokenRevoked', memberId, tokenId, endedBy }));
      }
    }
  },
  evolve({ issued, revoked }, { type, tokenId }) {
    if (type === 'TokenIssued') return { issued: [...issued, tokenId], revoked };
    return { issued: issued.filter((one) => one !== tokenId), revoked: [...revoked, tokenId] };
  },
};

function issue({ issued, revoked }: AccessTokens, command: IssueToken): readonly AccessTokenEvent[] {
  const { memberId, tokenId, tokenHash, at, expiresInDays } = command;
  if ([...issued, ...revoked].includes(tokenId)) return [];
  const name = command.name.trim();
  const scopes = tokenScopes.filter((scope) => command.scopes.includes(scope));
  refuseUnusable(name, scopes, expiresInDays);
  if (issued.length >= maxAccessTokens)
    throw new Refusal(
      'too-many-tokens',
      `You already have ${maxAccessTokens} tokens. Revoke one that you no longer use to make another.`,
      'conflict',
    );
  const expiresAt = daysAfter(at, expiresInDays);
  return [{ type: 'TokenIssued', memberId, tokenId, name, scopes, tokenHash, expiresAt }];
}

function refuseUnusable(name: string, scopes: readonly TokenScope[], expiresInDays: number): void {
  if (name === '' || name.length > maxTokenNameLength)
    throw new Refusal(
      'invalid-token-name',
      `Give the token a name of 1 to ${maxTokenNameLength} characters, so that you know it again.`,
      'invalid',
    );
  if (scopes.length === 0)
    throw new Refusal(
      'no-scope',
      'A token without a permission opens nothing. Choose at least one.',
      'invalid',
    );
  if (!Number.isInteger(expiresInDays) || expiresInDays < 1 || expiresInDays > tokenDays.most)
    throw new Refusal(
      'invalid-expiry',
      `A token works for 1 to ${tokenDays.most} days. Choose a number of days between them.`,
      'invalid',
    );
}

function revoke({ issued, revoked }: AccessTokens, command: RevokeToken): readonly AccessTokenEvent[] {
  const { memberId, tokenId } = command;
  if (issued.includes(tokenId)) return [{ type: 'TokenRevoked', memberId, tokenId }];
  if (revoked.includes(tokenId)) return [];
  throw new Refusal('unknown-token', 'You have no such token. Reload the page to see yours.', 'missing');
}
