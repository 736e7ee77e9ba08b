import { newIdempotencyKey } from '#client/lib/http/http.ts';
import { type CommandOf, carryOut } from '#client/lib/http/use-command.ts';
import { showToast, type ToastMessage } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { BetaRequest } from '#service/beta/beta-contract.ts';
import { requestCopy } from './admin-copy.ts';
import { isOvertaken } from './request-list.ts';
import { type Review, type ReviewResult, reviewCommand } from './review-machine.ts';

/** One decision on several requests, each as the admin sees it. */
export type BulkReview = Pick<Review, 'type' | 'adminNotes'> & { readonly requests: readonly BetaRequest[] };

export type BulkOutcome = {
  /** As they are after the decision. */
  readonly updated: readonly BetaRequest[];
  /** Those on which somebody else has decided in the meantime. */
  readonly overtaken: readonly BetaRequest[];
  readonly failed: readonly BetaRequest[];
};

/** Sends one decision after the other; one that is refused does not keep the rest from being sent. A request that is set back keeps its notes. */
export async function sendAll(
  { type, adminNotes, requests }: BulkReview,
  send: (review: Review) => Promise<Pick<ReviewResult, 'request'>> = (review) =>
    reviewCommand.send(review, newIdempotencyKey()),
): Promise<BulkOutcome> {
  const updated: BetaRequest[] = [];
  const overtaken: BetaRequest[] = [];
  const failed: BetaRequest[] = [];
  for (const request of requests) {
    const { id: requestId, revision } = request;
    const notes = type === 'ReopenBetaRequest' ? request.adminNotes : adminNotes;
    await send({ type, requestId, revision, adminNotes: notes }).then(
      ({ request: reviewed }) => updated.push(reviewed),
      (error: unknown) => (isOvertaken(error) ? overtaken : failed).push(request),
    );
  }
  return { updated, overtaken, failed };
}

/** The toast for the admin; null where nothing was updated. */
export function outcomeToast({ updated, overtaken, failed }: BulkOutcome): ToastMessage | null {
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
  return updatedToast(updated);
}

/** Says what was decided on the requests, and offers to take it back; null without requests. */
export function updatedToast(updated: readonly BetaRequest[]): ToastMessage | null {
  const [first] = updated;
  if (!first) return null;
  const whose = updated.length === 1 ? first.email : counted(updated);
  return {
    title: requestCopy.requestUpdated,
    description: requestCopy.nowIs(whose, updated.length, requestCopy.statuses[first.status].toLowerCase()),
    ...(first.status !== 'pending' && {
      action: { label: requestCopy.undo, onSelect: () => void setBack(updated) },
    }),
  };
}

/** Sets requests back to pending, unless somebody else has decided on them since. */
async function setBack(requests: readonly BetaRequest[]): Promise<void> {
  const review: BulkReview = { type: 'ReopenBetaRequest', adminNotes: null, requests };
  const toast = outcomeToast(await carryOut(bulkReviewCommand, review));
  if (toast) showToast(toast);
}

export const counted = ({ length }: readonly unknown[]): string => requestCopy.counted(length);

/** Several requests under review at once: what came of each is read with the list. */
export const bulkReviewCommand: CommandOf<BulkReview, BulkOutcome> = {
  send: (review) => sendAll(review),
  ...(reviewCommand.reread && { reread: reviewCommand.reread }),
};
