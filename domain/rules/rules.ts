import { daysBetween, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import type { Actor } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { reasonTyped } from '#domain/kernel/typed-reason.ts';
import { zoneVersion } from '#domain/kernel/zone-version.ts';
import { type StoredStreakRules, streakRulesV1 } from '#domain/streak/streak-rules.ts';
import { type AdoptedRules, outageHoursOfDate } from './common-rules.ts';
import type { Comparison, RulesEvent, ZoneChange } from './rules-events.ts';

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

export type AdoptRules = {
  readonly type: 'AdoptRules';
  readonly from: MemberDay;
  readonly rules: TokenRules;
  /** As typed. */
  readonly reason: string;
  /** `system` for an operator on the command line. */
  readonly adoptedBy: Actor;
  readonly today: MemberDay;
  readonly comparison: Comparison;
};

/** Sent by the first process that starts with newer zone rules, and by an operator. */
export type AdoptZoneRules = {
  readonly type: 'AdoptZoneRules';
  /** Version of the tz database, such as `2026g`. */
  readonly version: string;
  readonly changes: readonly ZoneChange[];
};

export type RulesCommand = DeclareOutage | RevokeOutage | AdoptRules | AdoptZoneRules;

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
  /** In the order of their dates. */
  readonly adopted: readonly AdoptedVersion[];
  /** The version of the zone rules in force; that of the release while none was adopted. */
  readonly zoneVersion: string;
};

type AdoptedVersion = AdoptedRules & { readonly reason: string; readonly comparison: Comparison };

const hour = 3_600_000;
const outageLimits = { shortestHours: outageHoursOfDate, longestDays: 14 } as const;

/** The rules and exceptions that hold for everybody. A command that was sent twice changes nothing the second time. */
export const rulesDecider: Decider<RulesState, RulesCommand, RulesEvent> = {
  initialState: { outages: [], adopted: [], zoneVersion },
  decide(state, command) {
    switch (command.type) {
      case 'DeclareOutage':
        return outageOf(state, command) ? [] : [declared(state, command)];
      case 'RevokeOutage':
        return revoked(state, command);
      case 'AdoptRules':
        return [adopted(state, command)];
      case 'AdoptZoneRules':
        return zonesAdopted(state, command);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'OutageDeclared': {
        const { outageId, from, to, reason, comparison } = event;
        const outage = { outageId, from, to, reason, isRevoked: false, comparison };
        return { ...state, outages: [...state.outages, outage] };
      }
      case 'OutageRevoked': {
        const isThis = ({ outageId }: DeclaredOutage) => outageId === event.outageId;
        const outages = state.outages.map((outage) =>
          isThis(outage) ? { ...outage, isRevoked: true } : outage,
        );
        return { ...state, outages };
      }
      case 'RulesAdopted': {
        const { version, from, rules, reason, comparison } = event;
        return { ...state, adopted: [...state.adopted, { version, from, rules, reason, comparison }] };
      }
      case 'ZoneRulesAdopted':
        return { ...state, zoneVersion: event.version };
    }
  },
};

/** Rules that are in force already change nothing. @throws Refusal `old-zone-rules` for older ones */
function zonesAdopted(state: RulesState, { version, changes }: AdoptZoneRules): readonly RulesEvent[] {
  if (version === state.zoneVersion) return [];
  if (version < state.zoneVersion)
    throw new Refusal(
      'old-zone-rules',
      `The zone rules ${state.zoneVersion} are in force, so the older ${version} cannot be adopted. Nothing was changed. Use newer data.`,
    );
  return [{ type: 'ZoneRulesAdopted', version, changes }];
}

const outageOf = ({ outages }: RulesState, wanted: { readonly outageId: string }) =>
  outages.find(({ outageId }) => outageId === wanted.outageId);

function revoked(state: RulesState, command: RevokeOutage): readonly RulesEvent[] {
  const known = outageOf(state, command);
  if (!known) throw unknownOutage();
  const { outageId, revokedBy, comparison } = command;
  const reason = reasonIn(command.reason, 'Say why the outage is revoked.');
  return known.isRevoked ? [] : [{ type: 'OutageRevoked', outageId, reason, revokedBy, comparison }];
}

/** The numbers of skip tokens that can be adopted. What decides whether a date counts stays as it is: facts keep what was decided when they came. */
export type TokenRules = Pick<StoredStreakRules, 'tokenHold' | 'tokenStart' | 'earnEvery'>;

/** The rules that hold after all that were adopted. */
export const latestRules = ({ adopted: versions }: Pick<RulesState, 'adopted'>): StoredStreakRules =>
  versions.at(-1)?.rules ?? storedOfV1;

const { nightGraceEndsAtHour: _, activeKinds: __, ...storedOfV1 } = streakRulesV1;

function adopted(state: RulesState, command: AdoptRules): RulesEvent {
  const { from, adoptedBy, comparison } = command;
  refuseAdoption(state, command);
  const reason = reasonIn(
    command.reason,
    'Say why the rules change, so that others can follow the decision.',
  );
  const rules = { ...latestRules(state), ...command.rules };
  const version = `v${state.adopted.length + 2}`;
  return { type: 'RulesAdopted', version, from, rules, reason, adoptedBy, comparison };
}

const daysAhead = 60;
const most = { tokenHold: 10, tokenStart: 10, earnEvery: 60 } as const;

/** @throws Refusal for rules that cannot be adopted. */
export function refuseAdoption(
  state: RulesState,
  { from, rules, today }: Pick<AdoptRules, 'from' | 'rules' | 'today'>,
): void {
  const { tokenHold, tokenStart, earnEvery } = rules;
  if (tokenStart > tokenHold || earnEvery < 1 || keysOf(most).some((key) => !isCount(rules[key], most[key])))
    throw new Refusal(
      'rules-out-of-range',
      `Hold 0 to ${most.tokenHold} tokens, start with no more than that, and earn one every 1 to ${most.earnEvery} days.`,
      'invalid',
    );
  const now = latestRules(state);
  if (keysOf(most).every((key) => rules[key] === now[key]))
    throw new Refusal('rules-unchanged', 'These are the rules already. Change a number.', 'invalid');
  const ahead = daysBetween(today, from);
  if (ahead < 1 || ahead > daysAhead)
    throw new Refusal(
      'rules-from-out-of-range',
      `New rules begin tomorrow or later, within ${daysAhead} days, so that no day that has begun changes. Choose another date.`,
      'invalid',
    );
  const last = state.adopted.at(-1);
  if (last && from <= last.from)
    throw new Refusal(
      'rules-too-early',
      `The rules ${last.version} begin on ${last.from}. Choose a later date.`,
      'invalid',
    );
}

const isCount = (value: number, highest: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= highest;
const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(record) as Key[];

export const unknownOutage = (): Refusal =>
  new Refusal('unknown-outage', 'There is no such outage.', 'missing');

function declared({ outages }: RulesState, { type: _, at, ...outage }: DeclareOutage): RulesEvent {
  refuseOutage(outage, at);
  if (outages.some(({ from, to, isRevoked }) => !isRevoked && from === outage.from && to === outage.to))
    throw new Refusal(
      'outage-declared',
      'An outage of exactly these times is declared already. Nothing was changed. Choose other times, or revoke that outage first.',
    );
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
  const reason = reasonTyped(typed);
  if (reason === null) throw new Refusal('reason-required', request, 'invalid');
  return reason;
}
