import { fromPromise, setup } from 'xstate';
import {
  type CommandContext,
  type CommandEvent,
  commandActions,
  commandRegion,
} from '#client/lib/http/command-region.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { BetaRequest } from '#service/beta/beta-contract.ts';
import { requestCopy } from './admin-copy.ts';
import { isOvertaken, updatedToast } from './request-list.ts';
import { type Review, sendReview } from './review-machine.ts';

/** One decision on several requests, each as the admin sees it. */
export type BulkReview = Pick<Review, 'type' | 'adminNotes'> & { readonly requests: readonly BetaRequest[] };

export type BulkOutcome = {
  readonly updated: readonly BetaRequest[];
  /** Those on which somebody else has decided in the meantime. */
  readonly overtaken: readonly BetaRequest[];
  readonly failed: readonly BetaRequest[];
};

/** Sends one decision after the other; one that is refused does not keep the rest from being sent. */
export async function sendAll(
  { type, adminNotes, requests }: BulkReview,
  send: (review: Review) => Promise<unknown> = sendReview,
): Promise<BulkOutcome> {
  const updated: BetaRequest[] = [];
  const overtaken: BetaRequest[] = [];
  const failed: BetaRequest[] = [];
  for (const request of requests) {
    const { id: requestId, revision } = request;
    const sorted = await send({ type, requestId, revision, adminNotes }).then(
      () => updated,
      (error: unknown) => (isOvertaken(error) ? overtaken : failed),
    );
    sorted.push(request);
  }
  return { updated, overtaken, failed };
}

/** What the admin is told; null where there is nothing to tell. */
export function outcomeToast({ updated, overtaken, failed }: BulkOutcome): ToastMessage | null {
  const [only] = updated;
  if (failed.length > 0)
    return {
      title: commonCopy.error,
      description: requestCopy.bulkFailed(counted(failed), updated.length),
      variant: 'destructive',
    };
  if (overtaken.length > 0)
    return {
      title: commonCopy.error,
      description: requestCopy.bulkOvertaken(counted(overtaken), updated.length),
      variant: 'destructive',
    };
  if (!only) return null;
  return updated.length === 1
    ? updatedToast(only)
    : { title: requestCopy.requestUpdated, description: counted(updated) };
}

export const counted = ({ length }: readonly unknown[]): string => requestCopy.counted(length);

/** Several requests under review at once: what came of each is read with the list. */
export const bulkReviewMachine = setup({
  types: { context: {} as CommandContext, events: {} as CommandEvent<BulkReview> },
  actors: {
    sendCommand: fromPromise(async ({ input }: { input: BulkReview }) => {
      await sendAll(input);
      return { events: [] };
    }),
  },
  actions: commandActions<CommandContext, CommandEvent<BulkReview>>(),
}).createMachine({
  id: 'bulkReview',
  type: 'parallel',
  context: { refusal: null },
  states: { command: commandRegion },
});
