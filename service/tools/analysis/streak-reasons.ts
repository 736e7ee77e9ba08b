import type { DomainEvent } from '#domain/events.ts';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { memberCleared } from '#domain/member/member-events.ts';
import { rulesReader } from '#domain/rules/common-rules.ts';
import { foldActivity } from '#domain/streak/activity.ts';
import { type DayStanding, type LedgerDay, type LedgerFact, ledgerOf } from '#domain/streak/day-ledger.ts';
import { type DayReasons, reasonsReader } from '#domain/streak/day-reasons.ts';
import { gapBefore, isBridged } from '#domain/streak/day-texts.ts';
import { type StoredStreakRules, streakRulesV1 } from '#domain/streak/streak-rules.ts';
import type { StreakNow } from '#domain/streak/streak-summary.ts';
import { type CitedEvent, citationOf } from './cited-event.ts';

type Occurrence = Recorded<DomainEvent>;

/** An event with its effect on run and tokens. */
type DayAction = CitedEvent & { readonly effect: string };

/** One date of a member: its state, the reason, and its effects. */
export type ReasonedDay = {
  readonly date: MemberDay;
  readonly standing: DayStanding;
  readonly reason: string;
  readonly runBefore: number;
  readonly run: number;
  readonly tokensBefore: number;
  readonly tokens: number;
  readonly deeds: readonly DayAction[];
  /** Events about or recorded on the date without an effect: withdrawn, incomplete, late, or not an activity. */
  readonly others: readonly CitedEvent[];
  /** The reasons that the member reads about the date. */
  readonly shown: DayReasons | null;
};

export type StreakReasons = {
  readonly today: MemberDay;
  readonly streak: StreakNow;
  readonly days: readonly ReasonedDay[];
};

/** Every date of a member since the last clearing event, with reasons. @param asOf not before the last event */
export function streakReasons(
  events: readonly Occurrence[],
  asOf: Instant,
  rules = streakRulesV1,
): StreakReasons {
  const activity = foldActivity(events, rules);
  const ledger = ledgerOf(activity, asOf, rules);
  const { today, streak, days } = ledger;
  const reasonsOf = reasonsReader({ ledger, events, circumstances: activity.summary, rules });
  const rulesOn = rulesReader(activity.summary.common, rules);
  const byId = new Map(events.map((recorded) => [recorded.id, recorded]));
  const program = firstProgram(events);
  const eventsOn = byDate(events);
  const reasoned = days.map((day, index): ReasonedDay => {
    const before = days[index - 1] ?? { streak: 0, tokens: 0 };
    const ofDate = rulesOn(day.date);
    const grant = program?.metadata.localDate === day.date ? program : null;
    const effects = effectsOn(days, index, ofDate, grant ? ofDate.tokenStart : 0);
    const actions = [
      ...(grant ? [{ ...citationOf(grant), effect: `tokens +${ofDate.tokenStart}: the first program` }] : []),
      ...actionsOf(day, byId, effects),
    ];
    return {
      date: day.date,
      standing: day.standing,
      reason: dayReason(days, index, rules),
      runBefore: before.streak,
      run: day.streak,
      tokensBefore: before.tokens,
      tokens: day.tokens,
      deeds: actions,
      others: othersOf(eventsOn.get(day.date) ?? [], actions),
      shown: reasonsOf(day.date),
    };
  });
  return { today, streak, days: reasoned };
}

const clearing: ReadonlySet<string> = new Set(memberCleared);

/** The program that granted the first tokens. */
function firstProgram(events: readonly Occurrence[]): Occurrence | undefined {
  const lastReset = events.findLastIndex(({ event: { type } }) => clearing.has(type));
  return events.slice(lastReset + 1).find(({ event }) => event.type === 'ProgramStarted');
}

/** By the date they are about, otherwise by the date of recording. */
function byDate(events: readonly Occurrence[]): ReadonlyMap<MemberDay, readonly Occurrence[]> {
  const dates = new Map<MemberDay, Occurrence[]>();
  for (const recorded of events) {
    const { event, metadata } = recorded;
    const date = 'date' in event ? event.date : metadata.localDate;
    dates.set(date, [...(dates.get(date) ?? []), recorded]);
  }
  return dates;
}

/** In the order of recording, because the first activity is the one that counts. */
function actionsOf(
  { facts }: LedgerDay,
  byId: ReadonlyMap<string, Occurrence>,
  { active, again, token }: Effects,
): DayAction[] {
  const recorded = facts
    .flatMap(({ kind, eventId }) => {
      const event = byId.get(eventId);
      return event ? [{ kind, event }] : [];
    })
    .sort((a, b) => (a.event.position < b.event.position ? -1 : 1));
  const first = recorded.find(({ kind }) => !isToken(kind));
  return recorded.map((fact) => ({
    ...citationOf(fact.event),
    effect: isToken(fact.kind) ? token : fact === first ? active : again,
  }));
}

const isToken = (kind: LedgerFact['kind']): boolean => kind === 'skip' || kind === 'token';

const othersOf = (events: readonly Occurrence[], actions: readonly DayAction[]): CitedEvent[] =>
  events.filter(({ id }) => actions.every((action) => action.id !== id)).map(citationOf);

/** The reasons for the state of a date, as text. */
function dayReason(days: readonly LedgerDay[], index: number, rules: StoredStreakRules): string {
  const day = days[index];
  switch (day?.standing) {
    case 'active':
      return activeReason(gapBefore(days, index));
    case 'protected':
      if (!isBridged(day)) return 'a skip token was spent on it';
      return day.isProvisional
        ? 'missed, but the tokens held still cover the gap'
        : 'missed, and bridged by a token at the next active date';
    case 'neutral':
      return `it lasted less than ${rules.neutralUnderHours} hours for the member`;
    case 'paused':
      return 'the streak was paused';
    case 'outage':
      return 'an outage took two hours or more of it';
    case 'rest':
      return 'the plan marks it as a rest day, which keeps the streak by choice';
    case 'missed':
      return 'nothing that counts was recorded for it';
    case 'open':
      return 'it is not over yet';
    case 'idle':
    case undefined:
      return 'before the first active date nothing can be missed';
  }
}

function activeReason(gap: readonly LedgerDay[]): string {
  if (gap.length === 0) return 'something was done';
  const missed = `${gap.length} missed ${gap.length === 1 ? 'date' : 'dates'} before it`;
  return gap.every(isBridged)
    ? `something was done; ${missed} bridged by ${gap.length === 1 ? 'a token' : `${gap.length} tokens`}`
    : `something was done; the run begins again after ${missed}`;
}

type Effects = {
  /** Text for the first activity of a date. */
  readonly active: string;
  /** Text for further activities. */
  readonly again: string;
  /** Text for a skip token spent on the date. */
  readonly token: string;
};

/** The effects of a date's facts on run and tokens. @param granted tokens granted by a first program on the date */
function effectsOn(
  days: readonly LedgerDay[],
  index: number,
  { earnEvery }: StoredStreakRules,
  granted: number,
): Effects {
  const day = days[index];
  const isNeutral = day?.standing === 'neutral';
  const gap = gapBefore(days, index);
  const bridged = gap.every(isBridged) ? gap.length : 0;
  const earned = Math.max(0, (day?.tokensEarned ?? 0) - granted);
  const active = [
    day?.streak === 1 ? 'the run begins: 1' : 'run +1',
    ...(bridged > 0 ? [`tokens -${bridged} for the dates missed before`] : []),
    ...(earned > 0 ? [`tokens +${earned}: every ${earnEvery} active days of a run`] : []),
  ].join(', ');
  const nothing = 'nothing: the date is too short to count';
  return {
    active: isNeutral ? nothing : active,
    again: isNeutral ? nothing : 'nothing more: the date is active already',
    token: isNeutral ? 'tokens -1' : 'tokens -1, for the protection of the date',
  };
}
