import type { DomainEvent } from '#domain/events.ts';
import { asInstant, asMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import { asCommandId, asMemberId, asProgramId } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import type { RulesEvent } from '#domain/rules/rules-events.ts';
import type { PauseReason } from '#domain/streak/pause-rules.ts';
import { type StreakRules, streakRulesV1 } from '#domain/streak/streak-rules.ts';

export const memberId = asMemberId('mia');
const programId = asProgramId('program-1');

/** An event recorded by the service at `at` and dated by `zone`. Its id contains the type and the time, unless one is given. */
export function recordedAt(
  at: string,
  event: DomainEvent,
  zone = 'UTC',
  id = `${event.type} ${at}`,
): Recorded<DomainEvent> {
  const occurredAt = asInstant(new Date(at).toISOString());
  const commandId = asCommandId(`command of ${id}`);
  const localDate = dayOf(occurredAt, zone);
  return {
    event,
    id,
    metadata: { commandId, correlationId: id, causationId: id, actor: memberId, occurredAt, zone, localDate },
    stream: `stream of ${event.type}`,
    revision: 0,
    position: occurredAt,
  };
}

const on = (date: string) => ({ memberId, date: asMemberDay(date) });
const quest = (date: string) => ({ ...on(date), questId: 'plank' });
const routine = (date: string) => ({ ...on(date), template: 'daily-50' as const });

export const questAccepted = (date: string): DomainEvent => ({ type: 'QuestAccepted', ...quest(date) });
export const questCompleted = (date: string, luckyDay = false): DomainEvent => ({
  type: 'QuestCompleted',
  ...quest(date),
  points: luckyDay ? 5 : 2,
  luckyDay,
});
export const questUndone = (date: string): DomainEvent => ({
  type: 'QuestCompletionUndone',
  ...quest(date),
  points: 2,
});
export const questSkipped = (date: string): DomainEvent => ({ type: 'QuestSkipped', ...quest(date) });
export const questDayReset = (date: string, tokenReturned = false): DomainEvent => ({
  type: 'QuestDayReset',
  ...quest(date),
  resetBy: memberId,
  points: 2,
  tokenReturned,
});
export const routineCompleted = (date: string): DomainEvent => ({
  type: 'RoutineCompleted',
  ...routine(date),
  points: 2,
});
export const routineReopened = (date: string): DomainEvent => ({
  type: 'RoutineReopened',
  ...routine(date),
  points: 2,
});
export const workoutLogged = (
  date: string,
  workoutId = `workout of ${date}`,
  isCompleted = true,
): DomainEvent => ({
  type: 'WorkoutLogged',
  ...on(date),
  workoutId,
  templateId: 'core',
  startedAt: null,
  durationMinutes: 20,
  perceivedExertion: 7,
  moodAfter: 4,
  isCompleted,
  points: isCompleted ? 2 : 0,
  claimedPoints: null,
});
export const workoutRetracted = (workoutId: string): DomainEvent => ({
  type: 'WorkoutRetracted',
  memberId,
  workoutId,
});
export const workoutCorrected = (date: string, from: string, workoutId: string): DomainEvent => {
  const facts = { startedAt: null, durationMinutes: 20, perceivedExertion: 7, moodAfter: 4, points: 2 };
  const replaced = { ...facts, date: asMemberDay(from) };
  const of = { ...on(date), workoutId, templateId: 'core', isCompleted: true };
  return { type: 'WorkoutCorrected', ...of, ...facts, replaced };
};
export const assessmentSubmitted = (...savedOn: readonly string[]): DomainEvent => ({
  type: 'AssessmentSubmitted',
  memberId,
  programId,
  results: savedOn.map((date, index) => ({
    exerciseName: 'Plank',
    value: 60,
    type: 'seconds',
    day: index + 1,
    notes: null,
    savedOn: asMemberDay(date),
  })),
  score: 2,
  level: 'beginner',
  recommendations: [],
});
export const tokenUsed = (date: string): DomainEvent => ({ type: 'SkipTokenUsed', ...on(date) });
export const programStarted = (startDate = '2026-03-01'): DomainEvent => ({
  type: 'ProgramStarted',
  memberId,
  programId,
  programType: 'lean',
  sentType: 'lean',
  goalType: 'weight_loss',
  goalValue: 10,
  goalUnit: 'lbs',
  startDate: asMemberDay(startDate),
  plannedEndDate: null,
  dailyTemplate: null,
  customExercises: [],
});
export const registered = (zone = 'UTC'): DomainEvent => ({
  type: 'MemberRegistered',
  memberId,
  email: 'mia@example.org',
  emailVerified: true,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  zone,
});
export const zoneChanged = (zone: string, from: string): DomainEvent => ({
  type: 'TimeZoneChanged',
  memberId,
  zone,
  from: asInstant(new Date(from).toISOString()),
});
export const zoneCorrected = (zone: string, since: string): DomainEvent => ({
  type: 'TimeZoneCorrected',
  memberId,
  zone,
  since: asInstant(new Date(since).toISOString()),
});
export const tokensAutomatic = (useTokensAutomatically: boolean): DomainEvent => ({
  type: 'ProfileUpdated',
  memberId,
  changes: { useTokensAutomatically },
});
export const restDaysKeep = (restDaysKeepStreak: boolean): DomainEvent => ({
  type: 'ProfileUpdated',
  memberId,
  changes: { restDaysKeepStreak },
});
export const trainingDays = (daysPerWeek: number): DomainEvent => ({
  type: 'ProfileUpdated',
  memberId,
  changes: { daysPerWeek },
});
export const dailyStarted = (): DomainEvent =>
  ({ ...programStarted(), dailyTemplate: 'daily-50' }) as DomainEvent;
export const streakPaused = (from: string, until: string, reason: PauseReason = 'holiday'): DomainEvent => ({
  type: 'StreakPaused',
  memberId,
  from: asMemberDay(from),
  until: asMemberDay(until),
  reason,
});
export const streakResumed = (on: string, until: string): DomainEvent => ({
  type: 'StreakResumed',
  memberId,
  on: asMemberDay(on),
  until: asMemberDay(until),
});
export const nameChanged: DomainEvent = { type: 'ProfileUpdated', memberId, changes: { firstName: 'Mia' } };
export const memberReset: DomainEvent = { type: 'MemberReset', memberId };

const nothingCompared = { raised: 0, lowered: 0, sum: 0 };
const comparison = {
  asOf: asInstant('2026-03-01T08:00:00.000Z'),
  members: 0,
  changed: 0,
  fields: { currentStreak: nothingCompared, bestStreak: nothingCompared, skipTokens: nothingCompared },
};
export const outageDeclared = (from: string, to: string, outageId = 'outage'): RulesEvent => ({
  type: 'OutageDeclared',
  outageId,
  from: asInstant(new Date(from).toISOString()),
  to: asInstant(new Date(to).toISOString()),
  reason: 'The database was away.',
  declaredBy: 'system',
  comparison,
});
export const outageRevoked = (outageId = 'outage'): RulesEvent => ({
  type: 'OutageRevoked',
  outageId,
  reason: 'It was another day.',
  revokedBy: 'system',
  comparison,
});

export const rulesAdopted = (
  from: string,
  rules: Partial<StreakRules>,
  version = 'v2',
): Extract<RulesEvent, { readonly type: 'RulesAdopted' }> => ({
  type: 'RulesAdopted',
  version,
  from: asMemberDay(from),
  rules: { ...streakRulesV1, ...rules },
  reason: 'Members asked for it.',
  adoptedBy: 'system',
  comparison,
});

/** `n` days after `first`. */
export const later = (first: string, n: number): MemberDay =>
  asMemberDay(new Date(Date.parse(first) + n * 86_400_000).toISOString().slice(0, 10));
