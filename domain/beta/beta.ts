import type { MemberDay } from '#domain/kernel/day.ts';
import { admit, advance, type Decider } from '#domain/kernel/decider.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { BetaCommand, RemovalCommand, ReviewCommand, SubmitBetaRequest } from './beta-commands.ts';
import type { BetaEvent } from './beta-events.ts';
import { type BetaStatus, betaLifecycle } from './beta-lifecycle.ts';
import { askAgainFrom, isEmail, isRetentionOver } from './beta-rules.ts';

export type BetaState = {
  readonly status: BetaStatus;
  /** The admin who last decided or reopened the request; null before that. */
  readonly reviewedBy: MemberId | null;
  readonly adminNotes: string | null;
  /** The first date on which the address may ask again, after a denied request. Null when only the request's expiry allows that. */
  readonly askAgainFrom: MemberDay | null;
  /** The last account that kept the access after its address changed; null for none. */
  readonly keptFor: MemberId | null;
};

const initialState: BetaState = {
  status: betaLifecycle.initial,
  reviewedBy: null,
  adminNotes: null,
  askAgainFrom: null,
  keptFor: null,
};

const outcomes = {
  ApproveBetaRequest: 'approved',
  DenyBetaRequest: 'denied',
  ReopenBetaRequest: 'pending',
} as const;

function decide(state: BetaState, command: BetaCommand): readonly BetaEvent[] {
  switch (command.type) {
    case 'SubmitBetaRequest':
      return submit(state, command);
    case 'KeepBetaAccess':
      return keepAccess(state, command);
    case 'ExpireBetaRequest':
    case 'WithdrawBetaRequest':
      return remove(state, command);
    case 'ApproveBetaRequest':
    case 'DenyBetaRequest':
    case 'ReopenBetaRequest':
      return review(state, command);
  }
}

function submit(state: BetaState, command: SubmitBetaRequest): BetaEvent[] {
  const { requestId, requestedBy, language = 'en' } = command;
  const email = command.email.trim();
  if (!isEmail(email)) throw new Refusal('invalid-email', 'Please enter a valid email address.', 'invalid');
  if (state.status !== 'none') refuseRepetition(state, command);
  const named = language === 'en' ? {} : { language };
  return [{ type: 'BetaRequestSubmitted', requestId, email, requestedBy, ...named }];
}

/** A stranger does not learn that an address was denied. */
function refuseRepetition({ status, askAgainFrom }: BetaState, { today, isOwner }: SubmitBetaRequest): void {
  if (askAgainFrom !== null && today >= askAgainFrom) return;
  if (status === 'denied' && isOwner && askAgainFrom !== null)
    throw new Refusal('asked-too-early', `We said not this time. You can ask again from ${askAgainFrom}.`);
  throw new Refusal('already-requested', 'This email is already on our beta list.');
}

function keepAccess(
  state: BetaState,
  { type, requestId, memberId }: Extract<BetaCommand, { readonly type: 'KeepBetaAccess' }>,
): BetaEvent[] {
  if (state.keptFor === memberId) return [];
  admit(betaLifecycle, state.status, type, 'This request is not approved.');
  return [{ type: 'BetaAccessKept', requestId, keptFor: memberId }];
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
  const status = outcomes[command.type];
  const { requestId, reviewedBy } = command;
  const adminNotes = notesOf(state, command);
  const words = command.words?.trim();
  if (state.status === status && state.reviewedBy === reviewedBy && state.adminNotes === adminNotes)
    return [];
  admit(betaLifecycle, state.status, command.type, `This request is already ${state.status}.`);
  const said = words ? { words } : {};
  if (command.type === 'ReopenBetaRequest')
    return [{ type: 'BetaRequestReopened', requestId, reviewedBy, adminNotes }];
  const decision = { requestId, reviewedBy, adminNotes, ...said };
  return command.type === 'DenyBetaRequest'
    ? [{ type: 'BetaRequestDenied', ...decision, askAgainFrom: askAgainFrom(command.today) }]
    : [{ type: 'BetaRequestApproved', ...decision }];
}

function notesOf(state: BetaState, { type, adminNotes }: ReviewCommand): string | null {
  const written = adminNotes?.trim() || null;
  return type === 'ReopenBetaRequest' ? (written ?? state.adminNotes) : written;
}

function evolve(state: BetaState, event: BetaEvent): BetaState {
  const status = advance(betaLifecycle, state.status, event.type);
  if (event.type === 'BetaRequestSubmitted') return { ...initialState, status };
  if (event.type === 'BetaRequestExpired' || event.type === 'BetaRequestWithdrawn') return initialState;
  if (event.type === 'BetaAccessKept') return { ...state, status, keptFor: event.keptFor };
  const { reviewedBy, adminNotes } = event;
  const denied = event.type === 'BetaRequestDenied' ? event.askAgainFrom : null;
  return { ...state, status, reviewedBy, adminNotes, askAgainFrom: denied ?? null };
}

export const betaDecider: Decider<BetaState, BetaCommand, BetaEvent> = { initialState, decide, evolve };
