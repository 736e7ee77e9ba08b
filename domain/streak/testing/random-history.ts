import type { DomainEvent } from '#domain/events.ts';
import { addDays, asInstant, asMemberDay, type Instant } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { dayOf, localTimeOf } from '#domain/kernel/time-zone.ts';
import {
  assessmentSubmitted,
  dailyStarted,
  memberReset,
  outageDeclared,
  outageRevoked,
  programStarted,
  questCompleted,
  questDayReset,
  questSkipped,
  questUndone,
  recordedAt,
  registered,
  restDaysKeep,
  routineCompleted,
  routineReopened,
  rulesAdopted,
  streakPaused,
  streakResumed,
  tokensAutomatic,
  tokenUsed,
  trainingDays,
  workoutLogged,
  workoutRetracted,
  zoneChanged,
  zoneCorrected,
} from './member-log.ts';

/** A member's action, given the date `n` days ago, the time, the zone and `n`. */
type Action = (date: string, at: string, zone: string, n: number) => DomainEvent;

const zones = ['Europe/Paris', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Auckland'] as const;

/** The date that the service derives for a quest or routine: today, or at night possibly the date before. */
const ofTheDay = (at: string, zone: string, n: number): string => {
  const today = dayOf(asInstant(at), zone);
  return n === 1 && localTimeOf(asInstant(at), zone).hour < 3 ? addDays(today, -1) : today;
};
const questAt: Action = (_date, at, zone, n) => questCompleted(ofTheDay(at, zone, n));

/** Actions that add a fact and remove none. */
const additions: Readonly<Record<string, Action>> = {
  quest: questAt,
  routine: (_date, at, zone, n) => routineCompleted(ofTheDay(at, zone, n)),
  lateRoutine: (date) => routineCompleted(date),
  workout: (date, at) => workoutLogged(date, `workout at ${at}`),
  skip: (_date, at, zone, n) => questSkipped(ofTheDay(at, zone, n)),
  token: (date) => tokenUsed(date),
  pause: (date, _at, _zone, n) => streakPaused(date, addDays(asMemberDay(date), n)),
  assessment: (date, at, zone) => assessmentSubmitted(date, dayOf(asInstant(at), zone)),
};
const changes: Readonly<Record<string, Action>> = {
  undo: (date) => questUndone(date),
  reset: (date, _at, _zone, n) => questDayReset(date, n % 2 === 0),
  reopen: (date) => routineReopened(date),
  retract: (_date, at, _zone, n) => workoutRetracted(`workout at ${hoursAfter(at, -1 - n)}`),
  manual: (_date, _at, _zone, n) => tokensAutomatic(n % 2 === 0),
  resume: (date, _at, _zone, n) => streakResumed(date, addDays(asMemberDay(date), n)),
  rest: (_date, _at, _zone, n) => restDaysKeep(n !== 1),
  week: (_date, _at, _zone, n) => trainingDays(1 + (n % 7)),
  daily: () => dailyStarted(),
  program: () => programStarted(),
  move: (_date, at, zone) => zoneChanged(zone, at),
  correct: (_date, at, zone, n) => zoneCorrected(zone, hoursAfter(at, -24 * n)),
  outage: (_date, at, _zone, n) => outageDeclared(hoursAfter(at, -24 * n - 12), at, `outage ${n}`),
  revoke: (_date, _at, _zone, n) => outageRevoked(`outage ${n}`),
  adopt: (date, _at, _zone, n) =>
    rulesAdopted(addDays(asMemberDay(date), 1), { tokenHold: n, earnEvery: 1 + n }, `of ${date}`),
  resetMember: () => memberReset,
};

const allActions = [...Object.values(additions), ...Object.values(additions), ...Object.values(changes)];

// Mostly today and yesterday, sometimes up to 9 days ago.
const daysAgo = [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 3, 4, 5, 7, 9];

/** Derives an action and its circumstances from one number. */
function chosen(actions: readonly Action[], choice: number) {
  let rest = choice;
  const pick = (count: number): number => {
    const picked = rest % count;
    rest = Math.floor(rest / count);
    return picked;
  };
  return {
    action: actions[pick(actions.length)] ?? questAt,
    hoursLater: 1 + pick(40),
    zone: zones[pick(zones.length)] ?? 'UTC',
    n: daysAgo[pick(daysAgo.length)] ?? 0,
  };
}

/** Exclusive upper bound of the numbers. */
export const choices = 100_000;

/** A history from 1 March 2026 on, with one action for each number: facts, withdrawals, settings, trips and resets. */
export const historyOf = (numbers: readonly number[]): Recorded<DomainEvent>[] => choose(numbers, allActions);

/** The same with facts only, in one zone. */
export const additionsOf = (numbers: readonly number[]): Recorded<DomainEvent>[] =>
  choose(numbers, Object.values(additions));

function choose(numbers: readonly number[], actions: readonly Action[]): Recorded<DomainEvent>[] {
  let [at, home] = ['2026-03-01T12:00:00.000Z', 'Europe/Paris'];
  const history = [recordedAt(at, registered(home), home), recordedAt(at, programStarted(), home)];
  const standing = new Set<string>();
  numbers.forEach((choice, index) => {
    const { action, hoursLater, zone, n } = chosen(actions, choice);
    at = hoursAfter(at, hoursLater);
    const isMove = action === changes.move || action === changes.correct;
    const date = addDays(dayOf(asInstant(at), home), -n);
    const event = action(date, at, isMove ? zone : home, n);
    if (!happens(event, standing)) return;
    history.push(recordedAt(at, event, home, `event ${index}`));
    if (isMove) home = zone;
  });
  return history;
}

const factTypes: readonly string[] = [
  'QuestCompleted',
  'RoutineCompleted',
  'WorkoutLogged',
  'QuestSkipped',
  'SkipTokenUsed',
  'AssessmentSubmitted',
];

/** Deciders never let a fact happen twice without a withdrawal in between. */
function happens(event: DomainEvent, standing: Set<string>): boolean {
  const isFact = factTypes.includes(event.type);
  const nameOf = (fact: DomainEvent): string =>
    `${fact.type} ${'date' in fact ? fact.date : ''} ${'workoutId' in fact ? fact.workoutId : ''}`;
  if (isFact && standing.has(nameOf(event))) return false;
  if (isFact) standing.add(nameOf(event));
  if (event.type === 'MemberReset') standing.clear();
  if (!isFact) for (const fact of withdrawnBy(event)) standing.delete(nameOf(fact));
  return true;
}

function withdrawnBy(event: DomainEvent): readonly DomainEvent[] {
  if (event.type === 'QuestCompletionUndone') return [questCompleted(event.date)];
  if (event.type === 'RoutineReopened') return [routineCompleted(event.date)];
  if (event.type !== 'QuestDayReset') return [];
  return event.tokenReturned
    ? [questCompleted(event.date), questSkipped(event.date)]
    : [questCompleted(event.date)];
}

export const hoursAfter = (at: string, hours: number): Instant =>
  asInstant(new Date(Date.parse(at) + hours * 3_600_000).toISOString());
