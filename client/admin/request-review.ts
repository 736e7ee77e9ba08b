import { setup } from 'xstate';
import { midSentence } from '#client/lib/format/locale.ts';
import { newIdempotencyKey, sendCommand } from '#client/lib/http/http.ts';
import { type CommandOf, carryOut } from '#client/lib/http/use-command.ts';
import { showToast, type ToastMessage } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { BetaCommand, ReviewCommand } from '#domain/beta/beta-commands.ts';
import type { BetaEvent } from '#domain/beta/beta-events.ts';
import { betaLifecycle } from '#domain/beta/beta-lifecycle.ts';
import {
  type BetaRequest,
  type BetaReviewBody,
  betaRequest,
  betaReviewAnswer,
} from '#service/features/beta/beta-contract.ts';
import { requestCopy } from './admin-copy.ts';
import { isOvertaken, rereadBetaRequests } from './beta-requests.ts';

/** The decision of an admin on a request as they see it. */
export type Review = {
  readonly type: ReviewCommand['type'];
  readonly requestId: string;
  /** Another admin may have been faster: then the decision is refused. */
  readonly revision: number;
  readonly adminNotes: string | null;
  /** For the person who asked. */
  readonly words?: string | null;
};
/** The status that each decision asks the server for. */
const statusAfter = {
  ApproveBetaRequest: 'approved',
  DenyBetaRequest: 'denied',
  ReopenBetaRequest: 'pending',
} as const satisfies Record<Review['type'], BetaRequest['status']>;

type ReviewResult = {
  readonly events: readonly BetaEvent[];
  readonly visible: boolean;
  /** As it is after the decision, with its new revision. */
  readonly request: BetaRequest;
};

export const reviewCommand: CommandOf<Review, ReviewResult> = {
  send: async ({ type, requestId, revision, adminNotes, words = null }, idempotencyKey) => {
    const body: BetaReviewBody = {
      ...{ status: statusAfter[type], adminNotes },
      ...(words && { words }),
    };
    const answer = await sendCommand({
      method: 'PATCH',
      path: `/api/beta/requests/${requestId}`,
      body,
      ifRevision: revision,
      idempotencyKey,
      answer: betaReviewAnswer,
    });
    return {
      // The contract says that these are events; which ones a review yields is the domain's to say.
      events: answer.events as unknown as readonly BetaEvent[],
      visible: answer.visible,
      request: betaRequest.parse(answer),
    };
  },
  reread: rereadBetaRequests,
};

/** One request under review: what may be done with it. It advances on the events of the server's answers. */
export const reviewMachine = setup({
  types: { events: {} as BetaEvent, tags: {} as BetaCommand['type'] },
}).createMachine({ id: 'betaReview', ...betaLifecycle });

/** The machine's state for a request as it was read. */
export const reviewOf = ({ status }: Pick<BetaRequest, 'status'>) =>
  reviewMachine.resolveState({ value: status, context: {} });

/** One decision on several requests, each as the admin sees it. */
export type BulkReview = Pick<Review, 'type' | 'adminNotes' | 'words'> & {
  readonly requests: readonly BetaRequest[];
};

type BulkOutcome = {
  /** As they are after the decision. */
  readonly updated: readonly BetaRequest[];
  /** Requests that another admin has decided in the meantime. */
  readonly overtaken: readonly BetaRequest[];
  readonly failed: readonly BetaRequest[];
};

/** Sends one decision after the other. A refused decision does not stop the rest. A request that is set back keeps its notes. */
export async function sendAll(
  { type, adminNotes, words = null, requests }: BulkReview,
  send: (review: Review) => Promise<Pick<ReviewResult, 'request'>> = (review) =>
    reviewCommand.send(review, newIdempotencyKey()),
): Promise<BulkOutcome> {
  const updated: BetaRequest[] = [];
  const overtaken: BetaRequest[] = [];
  const failed: BetaRequest[] = [];
  for (const request of requests) {
    const { id: requestId, revision } = request;
    const notes = type === 'ReopenBetaRequest' ? request.adminNotes : adminNotes;
    await send({ type, requestId, revision, adminNotes: notes, words }).then(
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
    description: requestCopy.nowIs(whose, updated.length, midSentence(requestCopy.statuses[first.status])),
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
  reread: rereadBetaRequests,
};
