import { setup } from 'xstate';
import { sendCommand } from '#client/lib/http/http.ts';
import type { CommandOf } from '#client/lib/http/use-command.ts';
import type { BetaCommand, ReviewCommand } from '#domain/beta/beta-commands.ts';
import type { BetaEvent } from '#domain/beta/beta-events.ts';
import { betaLifecycle } from '#domain/beta/beta-lifecycle.ts';
import {
  type BetaRequest,
  type BetaReviewBody,
  betaRequest,
  betaReviewAnswer,
} from '#service/beta/beta-contract.ts';
import { rereadBetaRequests } from './use-beta-requests.ts';

/** What an admin decides, of a request as they see it. */
export type Review = {
  readonly type: ReviewCommand['type'];
  readonly requestId: string;
  /** Another admin may have been faster: then the decision is refused. */
  readonly revision: number;
  readonly adminNotes: string | null;
};
/** The status that each decision asks the server for. */
const statusAfter = {
  ApproveBetaRequest: 'approved',
  DenyBetaRequest: 'denied',
  ReopenBetaRequest: 'pending',
} as const satisfies Record<Review['type'], BetaRequest['status']>;

export type ReviewResult = {
  readonly events: readonly BetaEvent[];
  readonly visible: boolean;
  /** As it is after the decision, with its new revision. */
  readonly request: BetaRequest;
};

export const reviewCommand: CommandOf<Review, ReviewResult> = {
  send: async ({ type, requestId, revision, adminNotes }, idempotencyKey) => {
    const body: BetaReviewBody = { status: statusAfter[type], adminNotes };
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
