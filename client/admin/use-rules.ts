import useSWR, { mutate, type SWRResponse } from 'swr';
import { sendCommand } from '#client/lib/http/http.ts';
import { readAs } from '#client/lib/http/swr.ts';
import type { CommandOf } from '#client/lib/http/use-command.ts';
import {
  type AdoptedAnswer,
  type AdoptRulesBody,
  adoptedAnswer,
  type EverybodyPreview,
  previewAnswer,
  type RulesAnswer,
  rulesAnswer,
} from '#service/rules/rules-contract.ts';

const path = '/api/admin/rules';

/** Another admin may have decided meanwhile, so they are read whenever they are shown. */
export const useRules = (): SWRResponse<RulesAnswer, Error> =>
  useSWR<RulesAnswer, Error>(path, readAs(rulesAnswer), { revalidateOnMount: true });

export type RulesQuestion = Readonly<Record<'from' | 'tokenHold' | 'tokenStart' | 'earnEvery', string>>;

/** Everybody's numbers under other rules. Every question is compared again. */
export const useRulesPreview = (question: RulesQuestion | null): SWRResponse<EverybodyPreview, Error> =>
  useSWR<EverybodyPreview, Error>(
    question && `${path}/preview?${new URLSearchParams(question)}`,
    readAs(previewAnswer),
    { revalidateOnMount: true, dedupingInterval: 0 },
  );

export const adoptCommand: CommandOf<AdoptRulesBody, AdoptedAnswer> = {
  send: (body, idempotencyKey) =>
    sendCommand({ method: 'POST', path, body, idempotencyKey, answer: adoptedAnswer }),
  reread: async () => {
    await mutate(path);
  },
};
