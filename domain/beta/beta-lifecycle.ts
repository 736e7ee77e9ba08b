import type { Lifecycle } from '#domain/kernel/decider.ts';
import type { BetaCommand } from './beta-commands.ts';
import type { BetaEvent } from './beta-events.ts';

export type BetaStatus = 'none' | 'pending' | 'approved' | 'denied';

export const betaLifecycle = {
  initial: 'none',
  states: {
    none: { tags: ['SubmitBetaRequest'], on: { BetaRequestSubmitted: 'pending' } },
    pending: {
      tags: ['ApproveBetaRequest', 'DenyBetaRequest', 'ExpireBetaRequest', 'WithdrawBetaRequest'],
      on: {
        BetaRequestApproved: 'approved',
        BetaRequestDenied: 'denied',
        BetaRequestExpired: 'none',
        BetaRequestWithdrawn: 'none',
      },
    },
    approved: {
      tags: ['ReopenBetaRequest', 'KeepBetaAccess', 'WithdrawBetaRequest'],
      on: { BetaRequestReopened: 'pending', BetaAccessKept: 'approved', BetaRequestWithdrawn: 'none' },
    },
    denied: {
      tags: ['SubmitBetaRequest', 'ReopenBetaRequest', 'ExpireBetaRequest', 'WithdrawBetaRequest'],
      on: {
        BetaRequestSubmitted: 'pending',
        BetaRequestReopened: 'pending',
        BetaRequestExpired: 'none',
        BetaRequestWithdrawn: 'none',
      },
    },
  },
} as const satisfies Lifecycle<BetaStatus, BetaCommand['type'], BetaEvent['type']>;
