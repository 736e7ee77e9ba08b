import { newIdempotencyKey } from '#client/lib/http/http.ts';
import type { CommandOf } from '#client/lib/http/use-command.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { BetaRequest } from '#service/beta/beta-contract.ts';
import { requestCopy } from './admin-copy.ts';
import { isOvertaken, updatedToast } from './request-list.ts';
import { type Review, reviewCommand } from './review-machine.ts';

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
  send: (review: Review) => Promise<unknown> = (review) => reviewCommand.send(review, newIdempotencyKey()),
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

/** The toast for the admin; null where nothing was updated. */
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
export const bulkReviewCommand: CommandOf<BulkReview, BulkOutcome> = {
  send: (review) => sendAll(review),
  ...(reviewCommand.reread && { reread: reviewCommand.reread }),
};
