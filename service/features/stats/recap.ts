import type { DomainEvent } from '#domain/events.ts';
import { addDays, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { datesOf, type IsoWeek } from '#domain/recap/iso-week.ts';
import { ledgerOf } from '#domain/streak/day-ledger.ts';
import { gridOf } from '#domain/streak/streak-grid.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { memberHistory } from '#service/jobs/export/member-history.ts';
import { type Fold, foldEvent, foldOf, knownAbout, lookBackTypes } from './known-numbers.ts';
import type { Recap, SinceKind, WeekFigures } from './recap-contract.ts';

type Occurrence = Recorded<DomainEvent>;

const recapTypes: ReadonlySet<string> = new Set([...lookBackTypes, 'RecapMade']);

/** The recap of a member's week with what changed since it was made; null when none was made. */
export async function readRecap(
  events: Pick<EventStore, 'readStream' | 'readStreams'>,
  memberId: MemberId,
  week: IsoWeek,
  now: Instant,
): Promise<Recap | null> {
  return recapOf(await memberHistory(events, memberId, now, recapTypes), week, now);
}

/**
 * The figures as of the recap's place in the log, and as of now, by the fold of the look back.
 * @param history the member's events and those about everybody, in log order
 */
function recapOf(history: readonly Occurrence[], week: IsoWeek, now: Instant): Recap | null {
  const place = history.findIndex(({ event }) => event.type === 'RecapMade' && event.week === week);
  const made = history[place];
  if (!made) return null;
  const madeAt = made.metadata.occurredAt;
  const fold = foldOf(history.slice(0, place));
  const knownThen = figuresOf(fold, week, madeAt);
  const since: Recap['since'] = [];
  let last = figuresOf(fold, week, now);
  for (const recorded of history.slice(place)) {
    foldEvent(fold, recorded);
    if (!mayConcern(recorded.event, week)) continue;
    const after = figuresOf(fold, week, now);
    if (!areEqual(after, last))
      since.push({ on: recorded.metadata.localDate, kind: kindOf(recorded.event.type) });
    last = after;
  }
  return { week, madeAt, knownThen, knownNow: areEqual(knownThen, last) ? null : last, since };
}

/** @param now an instant not before the last event of the fold */
function figuresOf(fold: Fold, week: IsoWeek, now: Instant): WeekFigures {
  const dates = datesOf(week);
  const [monday, sunday] = [dates[0], dates[6]] as [MemberDay, MemberDay];
  const about = knownAbout(fold, now);
  const [before, end] = [about(addDays(monday, -1)), about(sunday)];
  const { state: activity } = fold.activity;
  const days = activity
    ? gridOf(ledgerOf(activity, now), sunday, 7)
    : dates.map((date) => ({ date, standing: 'neutral' as const, isProvisional: false }));
  return {
    days: [...days],
    activeDays: days.filter(({ standing }) => standing === 'active').length,
    workouts: end.totalWorkouts - before.totalWorkouts,
    quests: end.completedQuests - before.completedQuests,
    points: end.totalPoints - before.totalPoints,
    streak: end.currentStreak,
  };
}

/** Only facts of later dates cannot change a week that is over. What names no date is about an entry, or about all dates. */
function mayConcern(event: DomainEvent, week: IsoWeek): boolean {
  const sunday = datesOf(week)[6] as MemberDay;
  const dates = [
    ...('date' in event ? [event.date] : []),
    ...('replaced' in event && 'date' in event.replaced ? [event.replaced.date] : []),
  ];
  return dates.length === 0 || dates.some((date) => date <= sunday);
}

const kinds: { readonly [Type in DomainEvent['type']]?: SinceKind } = {
  WorkoutCorrected: 'corrected',
  WorkoutRetracted: 'removed',
  QuestCompletionUndone: 'removed',
  QuestDayReset: 'removed',
  RoutineSetUnticked: 'removed',
  RoutineReopened: 'removed',
  OutageDeclared: 'outage',
  OutageRevoked: 'outage',
  RulesAdopted: 'rules',
  ZoneRulesAdopted: 'zone',
  StreakPaused: 'pause',
  StreakResumed: 'pause',
  SkipTokenUsed: 'token',
  TimeZoneChanged: 'zone',
  TimeZoneCorrected: 'zone',
  MemberReset: 'reset',
  MemberDataErased: 'reset',
  AccountKept: 'reset',
};

const kindOf = (type: DomainEvent['type']): SinceKind => kinds[type] ?? 'added';

const areEqual = (a: WeekFigures, b: WeekFigures): boolean => JSON.stringify(a) === JSON.stringify(b);
