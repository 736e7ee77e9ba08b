import { admit, advance, type Decider } from '#domain/kernel/decider.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { BetaCommand, RemovalCommand, ReviewCommand, SubmitBetaRequest } from './beta-commands.ts';
import type { BetaEvent } from './beta-events.ts';
import { type BetaStatus, betaLifecycle } from './beta-lifecycle.ts';
import { isEmail, isRetentionOver } from './beta-rules.ts';

export type BetaState = {
  readonly status: BetaStatus;
  /** The admin who last decided or reopened the request; null before that. */
  readonly reviewedBy: MemberId | null;
  readonly adminNotes: string | null;
};

const initialState: BetaState = { status: betaLifecycle.initial, reviewedBy: null, adminNotes: null };

const outcomes = {
  ApproveBetaRequest: { type: 'BetaRequestApproved', status: 'approved' },
  DenyBetaRequest: { type: 'BetaRequestDenied', status: 'denied' },
  ReopenBetaRequest: { type: 'BetaRequestReopened', status: 'pending' },
} as const;

function decide(state: BetaState, command: BetaCommand): readonly BetaEvent[] {
  switch (command.type) {
    case 'SubmitBetaRequest':
      return submit(state, command);
    case 'ExpireBetaRequest':
    case 'WithdrawBetaRequest':
      return remove(state, command);
    case 'ApproveBetaRequest':
    case 'DenyBetaRequest':
    case 'ReopenBetaRequest':
      return review(state, command);
  }
}

function submit(state: BetaState, { requestId, email: typed, requestedBy }: SubmitBetaRequest): BetaEvent[] {
  const email = typed.trim();
  if (!isEmail(email)) throw new Refusal('invalid-email', 'Please enter a valid email address.', 'invalid');
  if (state.status !== 'none')
    throw new Refusal('already-requested', 'This email is already on our beta list.');
  return [{ type: 'BetaRequestSubmitted', requestId, email, requestedBy }];
}

/** A request that is already removed yields no event. */
function remove(state: BetaState, command: RemovalCommand): BetaEvent[] {
  if (state.status === 'none') return [];
  const { requestId, streams } = command;
  if (command.type === 'WithdrawBetaRequest') return [{ type: 'BetaRequestWithdrawn', requestId, streams }];
  admit(betaLifecycle, state.status, command.type, `This request is ${state.status}.`);
  if (!isRetentionOver(command.untouchedSince, command.today))
    throw new Refusal('too-early', 'This request is not old enough to expire.');
  return [{ type: 'BetaRequestExpired', requestId, streams }];
}

function review(state: BetaState, command: ReviewCommand): BetaEvent[] {
  if (state.status === 'none')
    throw new Refusal('unknown-request', 'There is no such beta request.', 'missing');
  const { type, status } = outcomes[command.type];
  const { requestId, reviewedBy } = command;
  const adminNotes = notesOf(state, command);
  if (state.status === status && state.reviewedBy === reviewedBy && state.adminNotes === adminNotes)
    return [];
  admit(betaLifecycle, state.status, command.type, `This request is already ${state.status}.`);
  return [{ type, requestId, reviewedBy, adminNotes }];
}

function notesOf(state: BetaState, { type, adminNotes }: ReviewCommand): string | null {
  const written = adminNotes?.trim() || null;
  return type === 'ReopenBetaRequest' ? (written ?? state.adminNotes) : written;
}

function evolve(state: BetaState, event: BetaEvent): BetaState {
  const status = advance(betaLifecycle, state.status, event.type);
  if (event.type === 'BetaRequestSubmitted') return { ...state, status };
  if (event.type === 'BetaRequestExpired' || event.type === 'BetaRequestWithdrawn') return initialState;
  return { status, reviewedBy: event.reviewedBy, adminNotes: event.adminNotes };
}

export const betaDecider: Decider<BetaState, BetaCommand, BetaEvent> = { initialState, decide, evolve };
