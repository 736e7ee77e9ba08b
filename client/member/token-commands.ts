import type * as z from 'zod/mini';
import { sendCommand } from '#client/lib/http/http.ts';
import { type CommandOf, replaced } from '#client/lib/http/use-command.ts';
import {
  type AccessTokens,
  type IssueTokenBody,
  newTokenAnswer,
  tokenCommandAnswer,
} from '#service/features/integrations/integrations-contract.ts';

export const tokensKey = '/api/me/tokens';

/** No read model of the training changes by it. The token itself never comes into the cache. */
const listAnswered = {
  models: ({ tokens }: AccessTokens) => [replaced<AccessTokens>(tokensKey, { tokens })],
  movesOthers: () => false,
};

export const issueCommand: CommandOf<IssueTokenBody, z.infer<typeof newTokenAnswer>> = {
  ...listAnswered,
  send: (body, idempotencyKey) =>
    sendCommand({ method: 'POST', path: tokensKey, body, idempotencyKey, answer: newTokenAnswer }),
};

export const revokeCommand: CommandOf<string, z.infer<typeof tokenCommandAnswer>> = {
  ...listAnswered,
  send: (id, idempotencyKey) =>
    sendCommand({
      method: 'DELETE',
      path: `${tokensKey}/${id}`,
      idempotencyKey,
      answer: tokenCommandAnswer,
    }),
};
