import * as z from 'zod';
import type { WorkoutEvent } from '#domain/workout/workout-events.ts';
import { amount, count, day, id, instant, maybe, memberId, object } from './fields.ts';
import type { Registry } from './registration.ts';

const ofWorkout = { memberId, workoutId: id };

export const workoutRegistry: Registry<WorkoutEvent> = {
  WorkoutLogged: {
    data: object({
      ...ofWorkout,
      templateId: id,
      date: day,
      startedAt: instant.nullable(),
      durationMinutes: amount,
      perceivedExertion: z.int().min(1).max(10),
      moodAfter: z.int().min(1).max(5),
      isCompleted: z.boolean(),
      points: count,
      claimedPoints: z.number().nullable(),
      overlaps: maybe(z.literal(true)),
    }),
    personal: ['perceivedExertion', 'moodAfter'],
  },
  WorkoutRetracted: { data: object(ofWorkout), personal: [] },
};
