import type { Instant } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import type { Actor } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { outageHoursOfDate } from './common-rules.ts';
import type { Comparison, RulesEvent } from './rules-events.ts';

export type DeclareOutage = {
  readonly type: 'DeclareOutage';
  readonly outageId: string;
  readonly from: Instant;
  readonly to: Instant;
  /** As typed. */
  readonly reason: string;
  /** `system` for an operator on the command line. */
  readonly declaredBy: Actor;
  readonly at: Instant;
  readonly comparison: Comparison;
};

export type RevokeOutage = {
  readonly type: 'RevokeOutage';
  readonly outageId: string;
  /** As typed. */
  readonly reason: string;
  /** `system` for an operator on the command line. */
  readonly revokedBy: Actor;
  readonly comparison: Comparison;
};

export type RulesCommand = DeclareOutage | RevokeOutage;

export type DeclaredOutage = {
  readonly outageId: string;
  readonly from: Instant;
  readonly to: Instant;
  readonly reason: string;
  readonly isRevoked: boolean;
  readonly comparison: Comparison;
};

export type RulesState = {
  /** In the order of declaration. */
  readonly outages: readonly DeclaredOutage[];
};

const hour = 3_600_000;
const outageLimits = { shortestHours: outageHoursOfDate, longestDays: 14 } as const;
const minReasonLength = 3;

/** The rules and exceptions that hold for everybody. A command that was sent twice changes nothing the second time. */
export const rulesDecider: Decider<RulesState, RulesCommand, RulesEvent> = {
  initialState: { outages: [] },
  decide(state, command) {
    const known = state.outages.find(({ outageId }) => outageId === command.outageId);
    if (command.type === 'DeclareOutage') return known ? [] : [declared(command)];
    if (!known) throw unknownOutage();
    const { outageId, revokedBy, comparison } = command;
    const reason = reasonIn(command.reason, 'Say why the outage is revoked.');
    return known.isRevoked ? [] : [{ type: 'OutageRevoked', outageId, reason, revokedBy, comparison }];
  },
  evolve({ outages }, event) {
    const { outageId } = event;
    if (event.type === 'OutageRevoked')
      return {
        outages: outages.map((outage) =>
          outage.outageId === outageId ? { ...outage, isRevoked: true } : outage,
        ),
      };
    const { from, to, reason, comparison } = event;
    return { outages: [...outages, { outageId, from, to, reason, isRevoked: false, comparison }] };
  },
};

export const unknownOutage = (): Refusal =>
  new Refusal('unknown-outage', 'There is no such outage.', 'missing');

function declared({ type: _, at, ...outage }: DeclareOutage): RulesEvent {
  refuseOutage(outage, at);
  const reason = reasonIn(
    outage.reason,
    'Say what was out of reach, so that others can follow the decision.',
  );
  return { type: 'OutageDeclared', ...outage, reason };
}

/** @throws Refusal for times that no outage can have. */
export function refuseOutage({ from, to }: Pick<DeclareOutage, 'from' | 'to'>, at: Instant): void {
  const hours = (Date.parse(to) - Date.parse(from)) / hour;
  const { shortestHours, longestDays } = outageLimits;
  if (hours < shortestHours)
    throw new Refusal(
      'outage-too-short',
      `An outage of less than ${shortestHours} hours changes no day. Choose a later end.`,
      'invalid',
    );
  if (hours > longestDays * 24)
    throw new Refusal(
      'outage-too-long',
      `An outage lasts ${longestDays} days at most. Choose a later start or an earlier end.`,
      'invalid',
    );
  if (to > at)
    throw new Refusal(
      'outage-not-over',
      'The outage ends in the future. Declare it when it is over, or declare the part that has passed.',
      'invalid',
    );
}

/** @throws Refusal when it is too short. */
function reasonIn(typed: string, request: string): string {
  const reason = typed.trim();
  if (reason.length < minReasonLength) throw new Refusal('reason-required', request, 'invalid');
  return reason;
}
