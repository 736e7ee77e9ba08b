import type { BetaCommand } from '#domain/beta/beta-commands.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';

export const requestId = 'request-1';
const ada = asMemberId('ada');

export const submit = {
  type: 'SubmitBetaRequest',
  requestId,
  email: 'Ana@Example.org',
  requestedBy: null,
  today: asMemberDay('2026-03-10'),
  isOwner: false,
} as const satisfies BetaCommand;

/** The fields of every decision by this admin. */
export const review = { requestId, reviewedBy: ada, adminNotes: 'Known from the gym.' } as const;
export const approve = { ...review, type: 'ApproveBetaRequest' } as const satisfies BetaCommand;
export const deny = {
  ...review,
  type: 'DenyBetaRequest',
  today: asMemberDay('2026-01-05'),
} as const satisfies BetaCommand;
export const reopen = { ...review, type: 'ReopenBetaRequest' } as const satisfies BetaCommand;

export const keep = {
  type: 'KeepBetaAccess',
  requestId,
  memberId: asMemberId('bea'),
} as const satisfies BetaCommand;

/** The content of a removal. */
export const gone = { requestId, streams: [{ name: 'betaRequest-request-1', revision: 1, hash: null }] };
export const expire = {
  ...gone,
  type: 'ExpireBetaRequest',
  untouchedSince: asMemberDay('2026-01-01'),
  today: asMemberDay('2026-06-30'),
} as const satisfies BetaCommand;
export const withdraw = { ...gone, type: 'WithdrawBetaRequest' } as const satisfies BetaCommand;
