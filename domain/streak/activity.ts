import type { AssessmentSubmitted } from '#domain/assessment/assessment-events.ts';
import type { DomainEvent } from '#domain/events.ts';
import { zoneInForce } from '#domain/kernel/adopted-zones.ts';
import { addDays, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { ianaName } from '#domain/kernel/time-zone.ts';
import { changed, corrected, zoneAt, zonesSince } from '#domain/kernel/zone-history.ts';
import { evolveCommonRules, isRulesEvent } from '#domain/rules/common-rules.ts';
import type { WorkoutCorrected } from '#domain/workout/workout-events.ts';
import {
  type Activity,
  addFact,
  dateHolding,
  noActivity,
  recircumstance,
  redate,
  withdrawFact,
} from './activity-state.ts';
import { dateUnder, explicitFact, type FactName, isNearMidnight, supposedFact, zonedFact } from './fact.ts';
import { paused, resumed } from './pause-rules.ts';
import { underCommonRules } from './recount.ts';
import { type RestChanges, replanned } from './rest-rules.ts';
import { type StreakRules, streakRulesV1 } from './streak-rules.ts';
import { emptySummary, type TokenSwitch } from './streak-summary.ts';

type Occurrence = Recorded<DomainEvent>;
type OfDate = { readonly date: MemberDay };

/** The activity of one member, from the events of all streams in log order. */
export function foldActivity(events: Iterable<Occurrence>, rules = streakRulesV1): Activity {
  let activity = noActivity();
  for (const recorded of events) activity = evolveActivity(activity, recorded, rules);
  return activity;
}

/**
 * Applies the member's next event to `activity`, changes it in place and returns it; copying a history for each event would make a rebuild
 * slow. Events without an effect on days leave it unchanged. Use the same rules for all events of a fold.
 */
export function evolveActivity(activity: Activity, recorded: Occurrence, rules = streakRulesV1): Activity {
  const { event, metadata, id } = recorded;
  const { zones } = activity.summary;
  // The zone of an event about everybody is that of an admin.
  if (zones.length === 0 && !isRulesEvent(event))
    activity.summary = emptySummary(
      zonesSince(metadata.occurredAt, zoneIn(activity, metadata.zone)),
      activity.summary.common,
    );
  switch (event.type) {
    case 'QuestCompleted':
      addZoned(activity, questOf(event), event.date, recorded, rules);
      break;
    case 'QuestSkipped':
      addZoned(activity, skipOf(event), event.date, recorded, rules);
      break;
    case 'RoutineCompleted':
      addZoned(activity, routineOf(event), event.date, recorded, rules);
      break;
    case 'WorkoutLogged':
      if (event.isCompleted) addWorkout(activity, event, recorded, rules);
      break;
    case 'AssessmentSubmitted':
      addAssessment(activity, event, recorded, rules);
      break;
    case 'SkipTokenUsed':
      addFact(activity, event.date, { kind: 'token', name: event.date, eventId: id }, rules);
      break;
    case 'QuestCompletionUndone':
      withdrawZoned(activity, questOf(event), event.date, rules);
      break;
    case 'QuestDayReset':
      withdrawZoned(activity, questOf(event), event.date, rules);
      if (event.tokenReturned) withdrawFact(activity, skipOf(event), event.date, rules);
      break;
    case 'RoutineReopened':
      withdrawZoned(activity, routineOf(event), event.date, rules);
      break;
    case 'WorkoutCorrected':
      moveWorkout(activity, event, recorded, rules);
      break;
    case 'WorkoutRetracted':
      withdrawFact(activity, workoutOf(event), null, rules);
      break;
    default:
      evolveCircumstances(activity, recorded, rules);
  }
  return activity;
}

function evolveCircumstances(activity: Activity, { event, metadata }: Occurrence, rules: StreakRules): void {
  const { zones, switches, pauses, rest, firstProgramOn, common } = activity.summary;
  switch (event.type) {
    case 'ProgramStarted':
      if (firstProgramOn === null) recircumstance(activity, { firstProgramOn: metadata.localDate }, rules);
      replan(activity, metadata.localDate, { daily: event.dailyTemplate !== null }, rules);
      break;
    case 'ProgramEnded':
      replan(activity, metadata.localDate, { daily: false }, rules);
      break;
    case 'ProfileUpdated': {
      const { useTokensAutomatically, restDaysKeepStreak: keeps, daysPerWeek } = event.changes;
      replan(activity, metadata.localDate, { keeps, daysPerWeek }, rules);
      if (useTokensAutomatically === undefined) break;
      const flipped = switched(switches, metadata.localDate, useTokensAutomatically);
      recircumstance(activity, { switches: flipped }, rules);
      break;
    }
    case 'StreakPaused':
      recircumstance(activity, { pauses: paused(pauses, { from: event.from, until: event.until }) }, rules);
      break;
    case 'StreakResumed':
      recircumstance(activity, { pauses: resumed(pauses, event) }, rules);
      break;
    case 'MemberRegistered':
      redate(activity, changed(zones, zoneIn(activity, event.zone), metadata.occurredAt), rules);
      break;
    case 'TimeZoneChanged':
      redate(activity, changed(zones, zoneIn(activity, event.zone), event.from), rules);
      break;
    case 'TimeZoneCorrected':
      redate(activity, corrected(zones, zoneIn(activity, event.zone), event.since), rules);
      break;
    case 'MemberReset':
      Object.assign(activity, noActivity(), { summary: { ...emptySummary(zones, common), switches, rest } });
      replan(activity, metadata.localDate, { daily: false }, rules);
      break;
    case 'MemberDataErased':
    case 'AccountKept':
    case 'AccountDeleted':
      Object.assign(activity, noActivity(), {
        summary: emptySummary(zonesSince(metadata.occurredAt, zoneIn(activity, metadata.zone)), common),
      });
      break;
    case 'OutageDeclared':
    case 'OutageRevoked':
    case 'RulesAdopted':
    case 'ZoneRulesAdopted':
      underCommonRules(activity, evolveCommonRules(common, event, metadata.occurredAt), rules);
      break;
    default:
  }
}

/** A zone that an event names, under the rules in force at this place of the log. */
const zoneIn = ({ summary }: Activity, zone: string): string => zoneInForce(summary.common?.zones, zone);

/** A change of the plan or of the choice acts from the next date on. */
function replan(activity: Activity, today: MemberDay, changes: RestChanges, rules: StreakRules): void {
  const { summary } = activity;
  const rest = replanned(summary.rest, addDays(today, 1), changes);
  if (rest === summary.rest) return;
  // Without the choice no date changes.
  if (!rest.keeps) activity.summary = { ...summary, rest };
  else recircumstance(activity, { rest }, rules);
}

function addZoned(
  activity: Activity,
  named: FactName,
  date: MemberDay,
  recorded: Occurrence,
  rules: StreakRules,
): void {
  const { id } = recorded;
  const { zones } = activity.summary;
  const metadata = { ...recorded.metadata, zone: zoneIn(activity, recorded.metadata.zone) };
  const fact = zonedFact(named, id, date, metadata, rules);
  const isMoved =
    fact.at !== undefined && ianaName(zoneAt(zones, fact.at)) !== ianaName(recorded.metadata.zone);
  addFact(activity, isMoved ? dateUnder(zones, fact, fact.at) : date, fact, rules);
  const supposed = supposedFact(named, id, date, metadata, rules);
  if (supposed) addFact(activity, addDays(date, -1), supposed, rules);
}

/** Removes a fact that the zone dated, and what a longer night grace supposed because of it. */
function withdrawZoned(activity: Activity, named: FactName, date: MemberDay, rules: StreakRules): void {
  withdrawFact(activity, named, date, rules);
  if (rules.nightGraceEndsAtHour > streakRulesV1.nightGraceEndsAtHour)
    withdrawFact(activity, named, addDays(date, -1), rules);
}

function addExplicit(
  activity: Activity,
  named: FactName,
  date: MemberDay,
  { id, metadata }: Occurrence,
  rules: StreakRules,
): void {
  addFact(activity, date, explicitFact(named, id, date, metadata, rules), rules);
}

/** On its own date the workout counts as before; on another it counts as if it were recorded now. An unknown workout stays unknown. */
function moveWorkout(
  activity: Activity,
  event: WorkoutCorrected,
  recorded: Occurrence,
  rules: StreakRules,
): void {
  const named = workoutOf(event);
  const heldOn = dateHolding(activity, named, event.replaced.date);
  if (heldOn === null || heldOn === event.date) return;
  withdrawFact(activity, named, heldOn, rules);
  addWorkout(activity, event, recorded, rules);
}

/** The start of a workout near midnight is kept, because zone rules that are adopted later can move it to another date. */
function addWorkout(
  activity: Activity,
  event: OfDate & { readonly workoutId: string; readonly startedAt: Instant | null },
  { id, metadata }: Occurrence,
  rules: StreakRules,
): void {
  const fact = explicitFact(workoutOf(event), id, event.date, metadata, rules);
  const { startedAt } = event;
  const isNear = startedAt !== null && isNearMidnight(startedAt, zoneIn(activity, metadata.zone));
  addFact(activity, event.date, isNear ? { ...fact, beganAt: startedAt } : fact, rules);
}

/** Each entry counts for the date on which it was saved, not for the date of submission. */
function addAssessment(
  activity: Activity,
  { programId, results }: AssessmentSubmitted,
  recorded: Occurrence,
  rules: StreakRules,
): void {
  for (const { savedOn } of results) {
    addExplicit(activity, { kind: 'assessment', name: programId }, savedOn, recorded, rules);
  }
}

const questOf = ({ date }: OfDate): FactName => ({ kind: 'quest', name: date });
const skipOf = ({ date }: OfDate): FactName => ({ kind: 'skip', name: date });
const workoutOf = ({ workoutId }: { readonly workoutId: string }): FactName => ({
  kind: 'workout',
  name: workoutId,
});
const routineOf = ({ date, template }: OfDate & { readonly template: string }): FactName => ({
  kind: 'routine',
  name: `${date} ${template}`,
});

/** The last switch on a date applies to that date and all later ones. */
function switched(
  switches: readonly TokenSwitch[],
  from: MemberDay,
  usesTokensAutomatically: boolean,
): readonly TokenSwitch[] {
  const earlier = switches.filter((other) => other.from < from);
  const was = earlier.at(-1)?.usesTokensAutomatically ?? true;
  return was === usesTokensAutomatically ? earlier : [...earlier, { from, usesTokensAutomatically }];
}
