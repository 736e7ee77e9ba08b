import { dayOfEpoch, epochDayOf, type MemberDay } from '#domain/kernel/day.ts';
import type { ZoneHistory } from '#domain/kernel/zone-history.ts';
import {
  countFacts,
  type DaysOfFacts,
  dayHolding,
  daysWithout,
  factsOf,
  factsReader,
  isAmong,
  joinedDays,
  putFact,
  removeFact,
  spanOf,
} from './days-of-facts.ts';
import {
  type DayOfFacts,
  dateUnder,
  doneBy,
  doneWith,
  type Fact,
  type FactKind,
  type FactName,
} from './fact.ts';
import type { StreakRules } from './streak-rules.ts';
import {
  type Circumstances,
  type Done,
  dateReader,
  emptySummary,
  isNothing,
  type StreakSummary,
  walkBefore,
  withLastDay,
} from './streak-summary.ts';
import { step } from './streak-walk.ts';

/** What one member has done: plain JSON. */
export type Activity = {
  summary: StreakSummary;
  /** The facts that stand, under the dates that they have by the zone history: those that were recorded last. */
  days: DaysOfFacts;
  /** Those that were recorded before. It is replaced, and never changed in place. A date may have facts in both. */
  past: readonly DayOfFacts[];
  /** Completed workouts and routines, late ones included. */
  totalWorkouts: number;
  /** Completed quests, Lucky Days included. */
  completedQuests: number;
};

/** Of a member of whom nothing is known yet: a new one each time, for events change it in place. */
export const noActivity = (): Activity => ({
  summary: emptySummary(),
  days: [],
  past: [],
  totalWorkouts: 0,
  completedQuests: 0,
});

/** As many facts as are kept apart from the past: what is stored anew with every event. */
const mostRecentFacts = 24;

/** All facts that stand, by date. */
export const daysOf = ({ past, days }: Pick<Activity, 'past' | 'days'>): readonly DayOfFacts[] =>
  past.length === 0 ? days : joinedDays(past, days);

/** Puts a fact on a date; a fact that is there already is not put there twice. */
export function addFact(activity: Activity, date: MemberDay, fact: Fact, rules: StreakRules): void {
  const earlier = factsOf(activity.past, date);
  const recent = factsOf(activity.days, date);
  if (isAmong(earlier, fact) || isAmong(recent, fact)) return;
  const before = doneBy(recent, doneBy(earlier));
  putFact(activity.days, date, fact);
  count(activity, fact.kind, 1);
  settle(activity, date, before, doneWith(before, fact), rules);
  if (countFacts(activity.days) >= mostRecentFacts) close(activity);
}

/** Takes away exactly the fact of this name, whatever its date; `likelyDate` spares the search. */
export function withdrawFact(
  activity: Activity,
  named: FactName,
  likelyDate: MemberDay | null,
  rules: StreakRules,
): void {
  const { days, past } = activity;
  const recent = dayHolding(days, named, likelyDate);
  const day = recent ?? dayHolding(past, named, likelyDate);
  if (!day) return;
  const before = doneOn(activity, day.date);
  if (recent) removeFact(days, recent, named);
  else activity.past = daysWithout(past, day, named);
  count(activity, named.kind, -1);
  settle(activity, day.date, before, doneOn(activity, day.date), rules);
}

const doneOn = ({ past, days }: Activity, date: MemberDay): Done =>
  doneBy(factsOf(days, date), doneBy(factsOf(past, date)));

function close(activity: Activity): void {
  activity.past = daysOf(activity);
  activity.days = [];
}

/** Gives the zone-dated facts the dates that they have under `zones`. */
export function redate(activity: Activity, zones: ZoneHistory, rules: StreakRules): void {
  const days: DaysOfFacts = [];
  for (const { date, facts } of daysOf(activity)) {
    for (const fact of facts) {
      const under = fact.at === undefined ? date : dateUnder(zones, fact, fact.at);
      putFact(days, under, fact);
    }
  }
  activity.past = [];
  activity.days = days;
  if (countFacts(days) >= mostRecentFacts) close(activity);
  recircumstance(activity, { zones }, rules);
}

/** Changes what dates bring by themselves, and walks anew. */
export function recircumstance(
  activity: Activity,
  changes: Partial<Circumstances>,
  rules: StreakRules,
): void {
  activity.summary = summarise(daysOf(activity), { ...activity.summary, ...changes }, rules);
}

function settle(activity: Activity, date: MemberDay, before: Done, done: Done, rules: StreakRules): void {
  const { summary } = activity;
  if (done.isActive === before.isActive && done.skips === before.skips) return;
  if (summary.lastDay === null || date > summary.lastDay) {
    activity.summary = withLastDay(summary, date, done, rules);
  } else if (date === summary.lastDay && !isNothing(done)) {
    activity.summary = { ...summary, lastDone: done };
  } else {
    activity.summary = summarise(daysOf(activity), summary, rules);
  }
}

/** The whole walk. Only what arrives late, is withdrawn or moves the dates costs this. */
function summarise(
  days: readonly DayOfFacts[],
  circumstances: Circumstances,
  rules: StreakRules,
): StreakSummary {
  const { zones, switches, firstProgramOn } = circumstances;
  const empty = { ...emptySummary(zones), switches, firstProgramOn };
  const span = spanOf(days);
  if (!span) return empty;
  const factsOn = factsReader(days);
  const read = dateReader(circumstances, rules);
  let walk = walkBefore(span.first, circumstances, rules);
  const last = epochDayOf(span.last);
  for (let epochDay = epochDayOf(span.first); epochDay < last; epochDay += 1) {
    walk = step(walk, read(epochDay, doneBy(factsOn(dayOfEpoch(epochDay))), false), rules);
  }
  return { ...empty, walk, lastDay: span.last, lastDone: doneBy(factsOn(span.last)) };
}

function count(activity: Activity, kind: FactKind, by: 1 | -1): void {
  if (kind === 'quest') activity.completedQuests += by;
  if (kind === 'workout' || kind === 'routine') activity.totalWorkouts += by;
}
