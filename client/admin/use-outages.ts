import useSWR, { mutate, type SWRResponse } from 'swr';
import { sendCommand } from '#client/lib/http/http.ts';
import { readAs } from '#client/lib/http/swr.ts';
import type { CommandOf } from '#client/lib/http/use-command.ts';
import {
  type DeclareOutageBody,
  type OutageAnswer,
  type OutagesAnswer,
  outageAnswer,
  outagesAnswer,
  type RevokeOutageBody,
} from '#service/rules/outage-contract.ts';
import { type EverybodyPreview, previewAnswer } from '#service/rules/rules-contract.ts';

const path = '/api/admin/outages';

/** Another admin may have decided meanwhile, so they are read whenever they are shown. */
export const useOutages = (): SWRResponse<OutagesAnswer, Error> =>
  useSWR<OutagesAnswer, Error>(path, readAs(outagesAnswer), { revalidateOnMount: true });

/** What is to be compared: an outage to declare, or one to revoke. */
export type OutageQuestion = { readonly from: string; readonly to: string } | { readonly revoke: string };

/** What would change for whom. Every question is compared again. */
export const useOutagePreview = (question: OutageQuestion | null): SWRResponse<EverybodyPreview, Error> =>
  useSWR<EverybodyPreview, Error>(
    question && `${path}/preview?${new URLSearchParams(question)}`,
    readAs(previewAnswer),
    { revalidateOnMount: true, dedupingInterval: 0 },
  );

const reread = async (): Promise<void> => {
  await mutate(path);
};

export const declareCommand: CommandOf<DeclareOutageBody, OutageAnswer> = {
  send: (body, idempotencyKey) =>
    sendCommand({ method: 'POST', path, body, idempotencyKey, answer: outageAnswer }),
  reread,
};

export const revokeCommand: CommandOf<RevokeOutageBody & { readonly outageId: string }, OutageAnswer> = {
  send: ({ outageId, ...body }, idempotencyKey) => {
    const sent = { method: 'POST', path: `${path}/${encodeURIComponent(outageId)}/revoke` } as const;
    return sendCommand({ ...sent, body, idempotencyKey, answer: outageAnswer });
  },
  reread,
};
