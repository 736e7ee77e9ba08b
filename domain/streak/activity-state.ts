import { dayOfEpoch, epochDayOf, type MemberDay } from '#domain/kernel/day.ts';
import type { ZoneHistory } from '#domain/kernel/zone-history.ts';
import {
  type DaysOfFacts,
  dayHolding,
  factsReader,
  insertFact,
  openDay,
  removeFact,
  spanOf,
} from './days-of-facts.ts';
import { dateUnder, doneBy, type Fact, type FactKind, type FactName } from './fact.ts';
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
  /** The facts that stand, under the dates that they have by the zone history. */
  days: DaysOfFacts;
  /** Completed workouts and routines, late ones included. */
  totalWorkouts: number;
  /** Completed quests, Lucky Days included. */
  completedQuests: number;
};

/** Of a member of whom nothing is known yet: a new one each time, for events change it in place. */
export const noActivity = (): Activity => ({
  summary: emptySummary(),
  days: [],
  totalWorkouts: 0,
  completedQuests: 0,
});

/** Puts a fact on a date; a fact that is there already is not put there twice. */
export function addFact(activity: Activity, date: MemberDay, fact: Fact, rules: StreakRules): void {
  const day = openDay(activity.days, date);
  const before = doneBy(day.facts);
  if (!insertFact(day, fact)) return;
  count(activity, fact.kind, 1);
  settle(activity, date, before, doneBy(day.facts), rules);
}

/** Takes away exactly the fact of this name, whatever its date; `likelyDate` spares the search. */
export function withdrawFact(
  activity: Activity,
  named: FactName,
  likelyDate: MemberDay | null,
  rules: StreakRules,
): void {
  const day = dayHolding(activity.days, named, likelyDate);
  if (!day) return;
  const before = doneBy(day.facts);
  removeFact(activity.days, day, named);
  count(activity, named.kind, -1);
  settle(activity, day.date, before, doneBy(day.facts), rules);
}

/** Gives the zone-dated facts the dates that they have under `zones`. */
export function redate(activity: Activity, zones: ZoneHistory, rules: StreakRules): void {
  const days: DaysOfFacts = [];
  for (const { date, facts } of activity.days) {
    for (const fact of facts) {
      const under = fact.at === undefined ? date : dateUnder(zones, fact, fact.at);
      insertFact(openDay(days, under), fact);
    }
  }
  activity.days = days;
  recircumstance(activity, { zones }, rules);
}

/** Changes what dates bring by themselves, and walks anew. */
export function recircumstance(
  activity: Activity,
  changes: Partial<Circumstances>,
  rules: StreakRules,
): void {
  activity.summary = summarise(activity.days, { ...activity.summary, ...changes }, rules);
}

function settle(activity: Activity, date: MemberDay, before: Done, done: Done, rules: StreakRules): void {
  const { summary, days } = activity;
  if (done.isActive === before.isActive && done.skips === before.skips) return;
  if (summary.lastDay === null || date > summary.lastDay) {
    activity.summary = withLastDay(summary, date, done, rules);
  } else if (date === summary.lastDay && !isNothing(done)) {
    activity.summary = { ...summary, lastDone: done };
  } else {
    activity.summary = summarise(days, summary, rules);
  }
}

/** The whole walk. Only what arrives late, is withdrawn or moves the dates costs this. */
function summarise(days: DaysOfFacts, circumstances: Circumstances, rules: StreakRules): StreakSummary {
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
