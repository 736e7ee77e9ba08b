import { randomUUID } from 'node:crypto';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { asCommandId, type MemberId } from '#domain/kernel/ids.ts';
import type { Position } from '#domain/kernel/recorded.ts';
import { workoutDecider } from '#domain/workout/workout.ts';
import { workoutStream } from '#domain/workout/workout-events.ts';
import { usualDayMinutes } from '#domain/workout/workout-rules.ts';
import type { ExecuteCommand } from '#service/event-store/commands/execute-command.ts';

export type Logged = { readonly position: Position; readonly workoutId: string };

/** Logs a workout of a member by command, and stores one event for it. */
export async function logWorkout(execute: ExecuteCommand, memberId: MemberId): Promise<Logged> {
  const today = asMemberDay('2026-03-01');
  const [workoutId, commandId] = [randomUUID(), asCommandId(randomUUID())];
  const { position } = await execute(
    workoutDecider,
    workoutStream(memberId),
    {
      type: 'LogWorkout',
      memberId,
      workoutId,
      templateId: 'cardio-kickstart',
      date: today,
      started: null,
      today,
      durationMinutes: 1,
      perceivedExertion: 7,
      moodAfter: 4,
      dayMinutes: usualDayMinutes,
      isCompleted: true,
      claimedPoints: 2,
    },
    {
      commandId,
      correlationId: commandId,
      actor: memberId,
      occurredAt: asInstant('2026-03-01T12:00:00.000Z'),
      zone: 'UTC',
      localDate: today,
    },
  );
  if (position === null) throw new Error('a workout was not stored');
  return { position, workoutId };
}
