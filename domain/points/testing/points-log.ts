import type { DomainEvent } from '#domain/events.ts';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { asCommandId, asMemberId } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import type { WorkoutLogged } from '#domain/workout/workout-events.ts';

export const memberId = asMemberId('mia');
export const on = (date: string) => ({ memberId, date: asMemberDay(date) });
export const quest = (date: string) => ({ ...on(date), questId: 'plank-minute' });
export const routine = (date: string) => ({ ...on(date), template: 'daily-50' as const, points: 2 });

export const questCompleted = (date: string, points = 2): DomainEvent => ({
  type: 'QuestCompleted',
  ...quest(date),
  points,
  luckyDay: points === 5,
});
export const questUndone = (date: string): DomainEvent => ({
  type: 'QuestCompletionUndone',
  ...quest(date),
  points: 2,
});
export const questReset = (date: string): DomainEvent => ({
  type: 'QuestDayReset',
  ...quest(date),
  resetBy: memberId,
  points: 2,
  tokenReturned: false,
});
export const routineCompleted = (date: string): DomainEvent => ({
  type: 'RoutineCompleted',
  ...routine(date),
});
export const routineReopened = (date: string): DomainEvent => ({ type: 'RoutineReopened', ...routine(date) });
export const workoutLogged = (date: string, workoutId: string, isCompleted = true): WorkoutLogged => ({
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
  claimedPoints: 9999,
});
export const workoutRetracted = (workoutId: string): DomainEvent => ({
  type: 'WorkoutRetracted',
  memberId,
  workoutId,
});

export function recorded(
  event: DomainEvent,
  index: number,
  command = `command ${index}`,
): Recorded<DomainEvent> {
  const occurredAt = asInstant(new Date(Date.parse('2026-05-04T08:00:00Z') + index * 60_000).toISOString());
  return {
    event,
    id: `entry ${String(index).padStart(3, '0')}`,
    metadata: {
      commandId: asCommandId(command),
      correlationId: command,
      causationId: command,
      actor: memberId,
      occurredAt,
      zone: 'UTC',
      localDate: asMemberDay('2026-05-04'),
    },
    stream: 'stream',
    revision: index,
    position: occurredAt,
  };
}
export const history = (...events: readonly DomainEvent[]): Recorded<DomainEvent>[] =>
  events.map((event, index) => recorded(event, index));
