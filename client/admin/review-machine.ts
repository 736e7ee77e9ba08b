import { fromPromise, setup } from 'xstate';
import {
  type CommandAnswer,
  type CommandContext,
  type CommandEvent,
  commandActions,
  commandRegion,
} from '#client/lib/http/command-region.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import type { BetaCommand, ReviewCommand } from '#domain/beta/beta-commands.ts';
import type { BetaEvent } from '#domain/beta/beta-events.ts';
import { betaLifecycle } from '#domain/beta/beta-lifecycle.ts';
import { type BetaRequest, type BetaReviewBody, betaReviewAnswer } from '#service/beta/beta-contract.ts';

/** What an admin decides, of a request as they see it. */
export type Review = {
  readonly type: ReviewCommand['type'];
  readonly requestId: string;
  /** Another admin may have been faster: then the decision is refused. */
  readonly revision: number;
  readonly adminNotes: string | null;
};
type Events = CommandEvent<Review> | BetaEvent;

/** The status that each decision asks the server for. */
const statusAfter = {
  ApproveBetaRequest: 'approved',
  DenyBetaRequest: 'denied',
  ReopenBetaRequest: 'pending',
} as const satisfies Record<Review['type'], BetaRequest['status']>;

export async function sendReview({
  type,
  requestId,
  revision,
  adminNotes,
}: Review): Promise<CommandAnswer<BetaEvent>> {
  const body: BetaReviewBody = { status: statusAfter[type], adminNotes };
  const { events } = await sendCommand({
    method: 'PATCH',
    path: `/api/beta/requests/${requestId}`,
    body,
    ifRevision: revision,
    answer: betaReviewAnswer,
  });
  // The contract says that these are events; which ones a review yields is the domain's to say.
  return { events: events as unknown as readonly BetaEvent[] };
}

/** One request under review: what may be done with it, and the decision on its way. */
export const reviewMachine = setup({
  types: {
    context: {} as CommandContext,
    events: {} as Events,
    tags: {} as BetaCommand['type'],
  },
  actors: { sendCommand: fromPromise(({ input }: { input: Review }) => sendReview(input)) },
  actions: commandActions<CommandContext, Events>(),
}).createMachine({
  id: 'betaReview',
  type: 'parallel',
  context: { refusal: null },
  states: { request: betaLifecycle, command: commandRegion },
});

/** The machine's state for a request as it was read. */
export const reviewOf = ({ status }: Pick<BetaRequest, 'status'>) =>
  reviewMachine.resolveState({
    value: { request: status, command: 'idle' },
    context: { refusal: null },
  });
