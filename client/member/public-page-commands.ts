import type * as z from 'zod/mini';
import { sendCommand } from '#client/lib/http/http.ts';
import { type CommandOf, replaced } from '#client/lib/http/use-command.ts';
import type { PublicFact } from '#domain/public-page/public-fact-rules.ts';
import {
  type PublicPageAnswer,
  publicPageCommandAnswer,
} from '#service/features/public-page/public-page-contract.ts';

export const publicPageKey = '/api/me/public-page';
const handlePath = `${publicPageKey}/handle`;

type Answer = z.infer<typeof publicPageCommandAnswer>;
/** Nothing of the training changes by it. The revision of a command's answer is left out: a read has none. */
const pageAnswered = {
  models: ({ handle, changeableFrom, facts, isIndexed, hiddenBy, takenDownFor, path, preview }: Answer) => [
    replaced<PublicPageAnswer>(publicPageKey, {
      ...{ handle, changeableFrom, facts, isIndexed, hiddenBy, takenDownFor, path, preview },
    }),
  ],
  movesOthers: () => false,
};

export type PublicChoice = { readonly facts: readonly PublicFact[]; readonly isIndexed: boolean };

export const choosePublicFacts: CommandOf<PublicChoice, Answer> = {
  ...pageAnswered,
  send: (body, idempotencyKey) =>
    sendCommand({
      method: 'PUT',
      path: publicPageKey,
      body,
      idempotencyKey,
      answer: publicPageCommandAnswer,
    }),
};

export const chooseHandle: CommandOf<string, Answer> = {
  ...pageAnswered,
  send: (handle, idempotencyKey) =>
    sendCommand({
      method: 'PUT',
      path: handlePath,
      body: { handle },
      idempotencyKey,
      answer: publicPageCommandAnswer,
    }),
};

export const giveUpHandle: CommandOf<null, Answer> = {
  ...pageAnswered,
  send: (_, idempotencyKey) =>
    sendCommand({ method: 'DELETE', path: handlePath, idempotencyKey, answer: publicPageCommandAnswer }),
};
