import * as z from 'zod';
import type { MassUnit } from '#domain/body/quantity.ts';
import type { RoutineEvent } from '#domain/routine/routine-events.ts';
import type {
  Load,
  LoggedSet,
  OwnExercise,
  ReplacedFacts,
  SetKind,
  WorkoutEvent,
} from '#domain/workout/workout-events.ts';
import {
  amount,
  catalogueWord,
  choice,
  count,
  dailyTemplate,
  day,
  id,
  instant,
  maybe,
  memberId,
  object,
  routineExercises,
  text,
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

/** The abilities of a body: the whole list is personal, even the number of sets. */
export const loggedSet = object<LoggedSet>({
  exercise: text,
  set: count,
  reps: count,
  load: object<Load>({
    value: amount,
    unit: choice<MassUnit>({ lbs: true, kg: true }),
    kind: maybe(z.literal('assistance')),
  }).nullable(),
  seconds: count.nullable(),
  rpe: z.number().min(1).max(10).nullable(),
  kind: maybe(choice<SetKind>({ warmup: true, drop: true, failure: true })),
});

const ofWorkout = { memberId, workoutId: id };
const correctableFacts = {
  date: day,
  startedAt: instant.nullable(),
  durationMinutes: amount,
  perceivedExertion: z.int().min(1).max(10),
  moodAfter: z.int().min(1).max(5),
  points: count,
  sets: maybe(z.array(loggedSet)),
};
/** Effort and mood of a workout from another app are unknown. */
const replacedFacts = {
  ...correctableFacts,
  perceivedExertion: correctableFacts.perceivedExertion.nullable(),
  moodAfter: correctableFacts.moodAfter.nullable(),
};
const ofTemplate = { memberId, templateId: id };

export const workoutRegistry: Registry<WorkoutEvent> = {
  WorkoutLogged: {
    data: object({
      ...ofWorkout,
      templateId: catalogueWord,
      ...correctableFacts,
      isCompleted: z.boolean(),
      claimedPoints: z.number().nullable(),
      beyondDailyLimit: maybe(count),
      overlaps: maybe(z.literal(true)),
      tooShort: maybe(z.literal(true)),
      distanceMeters: maybe(count),
    }),
    personal: ['perceivedExertion', 'moodAfter', 'sets', 'distanceMeters'],
  },
  WorkoutCorrected: {
    data: object({
      ...ofWorkout,
      templateId: catalogueWord,
      ...replacedFacts,
      isCompleted: z.boolean(),
      beyondDailyLimit: maybe(count),
      overlaps: maybe(z.literal(true)),
      tooShort: maybe(z.literal(true)),
      imported: maybe(z.literal(true)),
      replaced: object<ReplacedFacts>(replacedFacts),
    }),
    personal: [
      'perceivedExertion',
      'moodAfter',
      'sets',
      'replaced.perceivedExertion',
      'replaced.moodAfter',
      'replaced.sets',
    ],
  },
  WorkoutRetracted: { data: object({ ...ofWorkout, importId: maybe(id) }), personal: [] },
  WorkoutTemplateSaved: {
    data: object({
      ...ofTemplate,
      name: text,
      exercises: z.array(
        object<OwnExercise>({
          name: text,
          sets: count,
          reps: count.nullable(),
          durationSeconds: count.nullable(),
          restSeconds: count,
        }),
      ),
    }),
    personal: ['name', 'exercises'],
  },
  WorkoutTemplateArchived: { data: object(ofTemplate), personal: [] },
};
