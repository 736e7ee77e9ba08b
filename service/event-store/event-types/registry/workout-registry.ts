import * as z from 'zod';
import type { RoutineEvent } from '#domain/routine/routine-events.ts';
import type { WorkoutEvent } from '#domain/workout/workout-events.ts';
import {
  amount,
  catalogueWord,
  count,
  dailyTemplate,
  day,
  id,
  instant,
  maybe,
  memberId,
  object,
  routineExercises,
} from './fields.ts';
import type { Registry } from './registration.ts';

const ofRoutine = { memberId, date: day, template: dailyTemplate };
const ofSet = { ...ofRoutine, exerciseIndex: count, setIndex: count };

export const routineRegistry: Registry<RoutineEvent> = {
  RoutineOpened: {
    data: object({ ...ofRoutine, exercises: routineExercises, durationMinutes: amount }),
    personal: ['exercises[].name'],
  },
  RoutineSetTicked: { data: object(ofSet), personal: [] },
  RoutineSetUnticked: { data: object(ofSet), personal: [] },
  RoutineCompleted: { data: object({ ...ofRoutine, points: count }), personal: [] },
  RoutineReopened: { data: object({ ...ofRoutine, points: count }), personal: [] },
};

const ofWorkout = { memberId, workoutId: id };

export const workoutRegistry: Registry<WorkoutEvent> = {
  WorkoutLogged: {
    data: object({
      ...ofWorkout,
      templateId: catalogueWord,
      date: day,
      startedAt: instant.nullable(),
      durationMinutes: amount,
      perceivedExertion: z.int().min(1).max(10),
      moodAfter: z.int().min(1).max(5),
      isCompleted: z.boolean(),
      points: count,
      claimedPoints: z.number().nullable(),
      beyondDailyLimit: maybe(count),
      overlaps: maybe(z.literal(true)),
    }),
    personal: ['perceivedExertion', 'moodAfter'],
  },
  WorkoutRetracted: { data: object(ofWorkout), personal: [] },
};
