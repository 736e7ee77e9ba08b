import type { DomainEvent } from '#domain/events.ts';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { memberCleared } from '#domain/member/member-events.ts';
import { foldActivity } from '#domain/streak/activity.ts';
import { type DayStanding, type LedgerDay, type LedgerFact, ledgerOf } from '#domain/streak/day-ledger.ts';
import { streakRulesV1 } from '#domain/streak/streak-rules.ts';
import type { StreakNow } from '#domain/streak/streak-summary.ts';
import { type CitedEvent, cite } from './cited-event.ts';
import { dayReason, type Effects, effectsOn } from './day-reason.ts';

type Occurrence = Recorded<DomainEvent>;

/** An event, and what it did to run and tokens. */
export type Deed = CitedEvent & { readonly effect: string };

/** One date of a member: what it is, why, and what it did. */
export type ReasonedDay = {
  readonly date: MemberDay;
  readonly standing: DayStanding;
  readonly reason: string;
  readonly runBefore: number;
  readonly run: number;
  readonly tokensBefore: number;
  readonly tokens: number;
  readonly deeds: readonly Deed[];
  /** Recorded on the date or about it, and of no effect on it: withdrawn, incomplete, too late, or no activity. */
  readonly others: readonly CitedEvent[];
};

export type StreakReasons = {
  readonly today: MemberDay;
  readonly streak: StreakNow;
  readonly days: readonly ReasonedDay[];
};

/** Every date of a member since the last new beginning, with its reasons. @param asOf not before the last of the events. */
export function streakReasons(
  events: readonly Occurrence[],
  asOf: Instant,
  rules = streakRulesV1,
): StreakReasons {
  const { today, streak, days } = ledgerOf(foldActivity(events, rules), asOf, rules);
  const byId = new Map(events.map((recorded) => [recorded.id, recorded]));
  const program = firstProgram(events);
  const eventsOn = byDate(events);
  const reasoned = days.map((day, index): ReasonedDay => {
    const before = days[index - 1] ?? { streak: 0, tokens: 0 };
    const grant = program?.metadata.localDate === day.date ? program : null;
    const effects = effectsOn(days, index, rules, grant ? rules.tokenStart : 0);
    const deeds = [
      ...(grant ? [{ ...cite(grant), effect: `tokens +${rules.tokenStart}: the first program` }] : []),
      ...deedsOf(day, byId, effects),
    ];
    return {
      date: day.date,
      standing: day.standing,
      reason: dayReason(days, index, rules),
      runBefore: before.streak,
      run: day.streak,
      tokensBefore: before.tokens,
      tokens: day.tokens,
      deeds,
      others: othersOf(eventsOn.get(day.date) ?? [], deeds),
    };
  });
  return { today, streak, days: reasoned };
}

const clearing: ReadonlySet<string> = new Set(memberCleared);

/** The one that brought the first tokens. */
function firstProgram(events: readonly Occurrence[]): Occurrence | undefined {
  const anew = events.findLastIndex(({ event: { type } }) => clearing.has(type));
  return events.slice(anew + 1).find(({ event }) => event.type === 'ProgramStarted');
}

/** By the date that they are about, or on which they were recorded where they are about none. */
function byDate(events: readonly Occurrence[]): ReadonlyMap<MemberDay, readonly Occurrence[]> {
  const dates = new Map<MemberDay, Occurrence[]>();
  for (const recorded of events) {
    const { event, metadata } = recorded;
    const date = 'date' in event ? event.date : metadata.localDate;
    dates.set(date, [...(dates.get(date) ?? []), recorded]);
  }
  return dates;
}

/** In the order of recording: the first activity is the one that counts. */
function deedsOf(
  { facts }: LedgerDay,
  byId: ReadonlyMap<string, Occurrence>,
  { active, again, token }: Effects,
): Deed[] {
  const recorded = facts
    .flatMap(({ kind, eventId }) => {
      const event = byId.get(eventId);
      return event ? [{ kind, event }] : [];
    })
    .sort((a, b) => (a.event.position < b.event.position ? -1 : 1));
  const first = recorded.find(({ kind }) => !isToken(kind));
  return recorded.map((fact) => ({
    ...cite(fact.event),
    effect: isToken(fact.kind) ? token : fact === first ? active : again,
  }));
}

const isToken = (kind: LedgerFact['kind']): boolean => kind === 'skip' || kind === 'token';

const othersOf = (events: readonly Occurrence[], deeds: readonly Deed[]): CitedEvent[] =>
  events.filter(({ id }) => deeds.every((deed) => deed.id !== id)).map(cite);
