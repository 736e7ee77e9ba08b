import type { Lifecycle } from '#domain/kernel/lifecycle.ts';
import type { BetaCommand } from './beta-commands.ts';
import type { BetaEvent } from './beta-events.ts';

export type BetaStatus = 'none' | 'pending' | 'approved' | 'denied';

export const betaLifecycle = {
  initial: 'none',
  states: {
    none: { tags: ['SubmitBetaRequest'], on: { BetaRequestSubmitted: 'pending' } },
    pending: {
      tags: ['ApproveBetaRequest', 'DenyBetaRequest'],
      on: { BetaRequestApproved: 'approved', BetaRequestDenied: 'denied' },
    },
    approved: { tags: ['ReopenBetaRequest'], on: { BetaRequestReopened: 'pending' } },
    denied: { tags: ['ReopenBetaRequest'], on: { BetaRequestReopened: 'pending' } },
  },
} as const satisfies Lifecycle<BetaStatus, BetaCommand['type'], BetaEvent['type']>;
