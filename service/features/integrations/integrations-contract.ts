import { tokenScopes } from '#domain/integrations/access-token-events.ts';
import * as z from '#schema';
import { commandAnswer } from '#service/http/fields-contract.ts';

const scope = z.enum(tokenScopes);

/** Answer of GET /api/me/tokens: the newest first, at most 100. */
export const accessTokensAnswer = z.object({
  tokens: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      scopes: z.array(scope),
      issuedAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
      /** Revoked and expired ones no longer work. */
      status: z.enum(['active', 'expired', 'revoked']),
      /** The date of the last call, in the zone of the member; null before the first. */
      lastUsedOn: z.nullable(z.string()),
    }),
  ),
});
export type AccessTokens = z.infer<typeof accessTokensAnswer>;
export type ShownAccessToken = AccessTokens['tokens'][number];

/** Body of POST /api/me/tokens. */
export const issueTokenBody = z.object({
  name: z.string().check(z.maxLength(200)),
  scopes: z.array(scope).check(z.maxLength(tokenScopes.length)),
  /** 90 when absent. */
  expiresInDays: z.optional(z.number()),
});
export type IssueTokenBody = z.infer<typeof issueTokenBody>;

export const tokenCommandAnswer = z.object({ ...commandAnswer, ...accessTokensAnswer.shape });
/** Answer of POST /api/me/tokens. */
export const newTokenAnswer = z.object({
  ...tokenCommandAnswer.shape,
  /** Answered this once: only its hash is stored. */
  token: z.string(),
});

/** Answer of GET /api/me/tokens/:id/events: what the commands of a token did, the newest first, at most 100. */
export const tokenEventsAnswer = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      at: z.iso.datetime(),
      /** What happened, as a sentence. */
      words: z.string(),
    }),
  ),
});
