import type { Context } from 'koa';
import type * as z from 'zod/mini';
import { accessTokenStream } from '#domain/integrations/access-token-events.ts';
import { accessTokenDecider, tokenDays } from '#domain/integrations/access-tokens.ts';
import type { Language } from '#domain/kernel/language.ts';
import { type AccessToken, accessTokensOf } from '#projections/integrations/access-tokens.ts';
import { eventAt, readEach } from '#service/event-store/event-at.ts';
import { decode } from '#service/event-store/event-types/event-codec.ts';
import type { AppContext, AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { HttpFailure, NotFound } from '#service/http/errors/http-failures.ts';
import { bodyOf, pathPart } from '#service/http/read-request.ts';
import { languageOf } from '#service/http/request-language.ts';
import { commandIdOfMember } from '#service/http/send-command.ts';
import {
  accessTokenHash,
  newAccessToken,
  refuseSwitchedOff,
  tokenUsesOf,
} from '#service/http/session/access-tokens.ts';
import { refuseWithoutProof } from '#service/http/session/session.ts';
import { eventsOfToken } from '#service/jobs/event-index/index-queries.ts';
import { descriptionOf } from '#service/jobs/export/member-export.ts';
import {
  type AccessTokens,
  accessTokensAnswer,
  issueTokenBody,
  newTokenAnswer,
  type ShownAccessToken,
  tokenCommandAnswer,
  tokenEventsAnswer,
} from './integrations-contract.ts';

const readTokens: Handler = (app) => async (ctx) => {
  ctx.body = await tokensOf(app, ctx);
};

/** Requires a recent sign-in: a person who finds an unlocked device could otherwise keep access for months (ASVS 5.0, 7.5.1). */
const issueToken: Handler = (app) => async (ctx) => {
  const { memberId, member, at } = currentMember(ctx);
  const { name, scopes, expiresInDays = tokenDays.usual } = bodyOf(ctx, issueTokenBody);
  refuseWithoutProof(ctx);
  refuseSwitchedOff(member);
  // No answer with the token is stored: a repeated request is refused, and the member makes another token.
  ctx.state.isForgotten = true;
  const token = newAccessToken();
  const tokenHash = accessTokenHash(token);
  const { answer } = await app.send(ctx, accessTokenDecider, accessTokenStream(memberId), {
    type: 'IssueToken',
    ...{ memberId, tokenId: commandIdOfMember(ctx), name, scopes, tokenHash, at, expiresInDays },
  });
  refuseAnotherToken(answer.events, tokenHash);
  ctx.status = 201;
  ctx.body = { ...answer, ...(await tokensOf(app, ctx)), token };
};

/** A repeated command whose first answer is lost has stored the hash of a token that is lost. */
function refuseAnotherToken(events: readonly object[], tokenHash: string): void {
  if (events.some((event) => 'tokenHash' in event && event.tokenHash === tokenHash)) return;
  throw new HttpFailure(
    409,
    'token-already-issued',
    'This token was already made, and we can’t show it again. Revoke it and make another.',
  );
}

const revokeToken: Handler = (app) => async (ctx) => {
  const { memberId } = currentMember(ctx);
  const command = { type: 'RevokeToken', memberId, tokenId: pathPart(ctx, 'id') } as const;
  const { answer } = await app.send(ctx, accessTokenDecider, accessTokenStream(memberId), command);
  ctx.body = { ...answer, ...(await tokensOf(app, ctx)) };
};

const maxEvents = 100;

/** What the commands of a token did, also after its end: after a leak this shows what to put right. */
const readTokenEvents: Handler =
  ({ db, events }) =>
  async (ctx) => {
    const { memberId } = currentMember(ctx);
    const tokenId = pathPart(ctx, 'id');
    const tokens = await accessTokensOf(db, memberId);
    if (!tokens.some((token) => token.tokenId === tokenId)) throw new NotFound('You have no such token.');
    const found = await eventsOfToken(db, { tokenId, actor: memberId }, maxEvents);
    const shown = await readEach(found, (one) => inWords(events, one, languageOf(ctx)));
    ctx.body = { events: shown.flat() };
  };

type EventInWords = z.infer<typeof tokenEventsAnswer>['events'][number];

/** None when the event was erased meanwhile. */
async function inWords(
  events: AppContext['events'],
  found: Awaited<ReturnType<typeof eventsOfToken>>[number],
  language: Language,
): Promise<readonly EventInWords[]> {
  const stored = await eventAt(events, found);
  if (!stored) return [];
  return [{ id: found.id, at: found.at, words: descriptionOf(decode(stored).event, language) }];
}

async function tokensOf({ db, now }: AppContext, ctx: Context): Promise<AccessTokens> {
  const { memberId } = currentMember(ctx);
  const [tokens, uses] = await Promise.all([accessTokensOf(db, memberId), tokenUsesOf(db, memberId)]);
  const at = now();
  return { tokens: tokens.map((token) => shownToken(token, at, uses.get(token.tokenId) ?? null)) };
}

function shownToken(
  { tokenId: id, revokedAt, scopes, ...token }: AccessToken,
  at: string,
  lastUsedOn: string | null,
): ShownAccessToken {
  const lasting = token.expiresAt > at ? 'active' : 'expired';
  return { id, ...token, scopes: [...scopes], status: revokedAt === null ? lasting : 'revoked', lastUsedOn };
}

/** None has a scope, so no token makes or ends tokens. */
export const integrationsRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/me/tokens',
    summary: 'The member’s access tokens, without the tokens themselves.',
    audience: 'members',
    answer: accessTokensAnswer,
    handle: readTokens,
  },
  {
    method: 'POST',
    path: '/api/me/tokens',
    summary:
      'Makes an access token, which is answered this once. Wants Third-party Integrations on, and a sign-in of the last 15 minutes: /api/login?confirm=1 makes one.',
    audience: 'members',
    body: issueTokenBody,
    status: 201,
    answer: newTokenAnswer,
    refusals: [
      [400, 'invalid-token-name'],
      [400, 'no-scope'],
      [400, 'invalid-expiry'],
      [403, 'sign-in-again'],
      [403, 'integrations-off'],
      [409, 'too-many-tokens'],
      [409, 'token-already-issued'],
    ],
    handle: issueToken,
  },
  {
    method: 'DELETE',
    path: '/api/me/tokens/:id',
    summary: 'Ends an access token: the next call with it is refused.',
    audience: 'members',
    answer: tokenCommandAnswer,
    refusals: [[404, 'unknown-token']],
    handle: revokeToken,
  },
  {
    method: 'GET',
    path: '/api/me/tokens/:id/events',
    summary: 'What was done with an access token, the newest first.',
    audience: 'members',
    answer: tokenEventsAnswer,
    handle: readTokenEvents,
  },
];
