import { asInstant } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { given } from '#domain/testing/given.ts';
import type { AccessTokenEvent, TokenIssued, TokenScope } from './access-token-events.ts';
import { accessTokenDecider, maxAccessTokens, maxTokenNameLength } from './access-tokens.ts';

const memberId = asMemberId('mila');
const at = asInstant('2026-03-10T12:00:00.000Z');
const issue = (
  tokenId: string,
  changed: { name?: string; scopes?: readonly TokenScope[]; expiresInDays?: number } = {},
) =>
  ({
    type: 'IssueToken',
    ...{ memberId, tokenId, tokenHash: `hash of ${tokenId}`, at },
    ...{ name: 'Scale', scopes: ['write:body'] as readonly TokenScope[], expiresInDays: 90 },
    ...changed,
  }) as const;
const issued = (tokenId: string, changed: Partial<TokenIssued> = {}): AccessTokenEvent => ({
  type: 'TokenIssued',
  ...{ memberId, tokenId, name: 'Scale', scopes: ['write:body'], tokenHash: `hash of ${tokenId}` },
  expiresAt: asInstant('2026-06-08T12:00:00.000Z'),
  ...changed,
});
const revoke = (tokenId: string) => ({ type: 'RevokeToken', memberId, tokenId }) as const;
const revoked = (tokenId: string): AccessTokenEvent => ({ type: 'TokenRevoked', memberId, tokenId });
const tokens = given(accessTokenDecider);
const full = Array.from({ length: maxAccessTokens }, (_, nth) => issued(`n${nth}`));

describe('the access tokens of a member', () => {
  it('gain a token with its hash, its scopes and the instant at which it expires', () => {
    tokens().when(issue('t1')).yields(issued('t1'));
    tokens()
      .when(issue('t1', { expiresInDays: 1 }))
      .yields(issued('t1', { expiresAt: asInstant('2026-03-11T12:00:00.000Z') }));
  });
  it('gain a token once by one command, also after its end', () => {
    tokens(issued('t1')).when(issue('t1')).yieldsNothing();
    tokens(issued('t1'), revoked('t1')).when(issue('t1')).yieldsNothing();
  });
  it('keep each scope once and in one order', () => {
    tokens()
      .when(issue('t1', { scopes: ['write:body', 'read:stats', 'write:body'] }))
      .yields(issued('t1', { scopes: ['read:stats', 'write:body'] }));
  });
  it('trim the name of a token, and refuse an empty or a long one', () => {
    tokens()
      .when(issue('t1', { name: '  Scale ' }))
      .yields(issued('t1'));
    for (const name of ['  ', 'a'.repeat(maxTokenNameLength + 1)])
      tokens().when(issue('t1', { name })).refuses('invalid-token-name');
  });
  it('refuse a token that opens nothing', () => {
    tokens()
      .when(issue('t1', { scopes: [] }))
      .refuses('no-scope');
  });
  it('refuse a token that lasts for no day, for a part of a day or for more than a year', () => {
    for (const expiresInDays of [0, -1, 1.5, 366, Number.NaN])
      tokens().when(issue('t1', { expiresInDays })).refuses('invalid-expiry');
  });
  it(`are ${maxAccessTokens} at most, and an ended one makes room`, () => {
    tokens(...full)
      .when(issue('t1'))
      .refuses('too-many-tokens');
    tokens(...full, revoked('n3'))
      .when(issue('t1'))
      .yields(issued('t1'));
  });
  it('end a token once', () => {
    tokens(issued('t1')).when(revoke('t1')).yields(revoked('t1'));
    tokens(issued('t1'), revoked('t1')).when(revoke('t1')).yieldsNothing();
  });
  it('end all together by an operator, once', () => {
    const end = { type: 'EndTokens', memberId, endedBy: 'system' } as const;
    const ended = (tokenId: string) =>
      ({ type: 'TokenRevoked', memberId, tokenId, endedBy: 'system' }) as const;
    tokens(issued('t1'), issued('t2'), revoked('t1'), issued('t3'))
      .when(end)
      .yields(ended('t2'), ended('t3'));
    tokens(issued('t1'), ended('t1')).when(end).yieldsNothing();
    tokens().when(end).yieldsNothing();
  });
  it('refuse to end a token that was never there', () => {
    tokens(issued('t1')).when(revoke('t9')).refuses('unknown-token');
  });
});
