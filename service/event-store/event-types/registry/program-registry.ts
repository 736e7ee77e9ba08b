import * as z from 'zod';
import type {
  DoseChoice,
  GoalType,
  GoalUnit,
  HazardCode,
  ProgramEvent,
  ProgramType,
  SentProgramType,
} from '#domain/program/program-events.ts';
import {
  amount,
  choice,
  dailyTemplate,
  day,
  mass,
  maybe,
  memberId,
  object,
  programId,
  routineExercises,
} from './fields.ts';
import type { Registry } from './registration.ts';

const ofProgram = { memberId, programId };
const changedGoal = { goalValue: amount, plannedEndDate: day.nullable(), targetWeight: maybe(mass) };
const programTypes = {
  lean: true,
  bulk: true,
  cardio_fitness: true,
  maintain: true,
  assessment: true,
} as const;

export const programRegistry: Registry<ProgramEvent> = {
  ProgramStarted: {
    data: object({
      ...ofProgram,
      programType: choice<ProgramType>(programTypes),
      sentType: choice<SentProgramType>({
        ...programTypes,
        muscle: true,
        cardio: true,
        daily_maintenance: true,
      }),
      goalType: choice<GoalType>({
        weight_loss: true,
        body_recomp: true,
        muscle_gain: true,
        muscle_building: true,
        cardio_fitness: true,
        endurance: true,
        running: true,
        fitness: true,
        fitness_assessment: true,
        daily_fitness: true,
        daily_custom: true,
      }),
      goalValue: amount,
      goalUnit: choice<GoalUnit>({
        lbs: true,
        kg: true,
        '%': true,
        miles: true,
        km: true,
        min: true,
        minutes: true,
        points: true,
        days: true,
      }),
      startDate: day,
      plannedEndDate: day.nullable(),
      dailyTemplate: dailyTemplate.nullable(),
      customExercises: routineExercises,
      acknowledged: maybe(
        z.array(
          choice<HazardCode>({
            pace: true,
            deadline: true,
            'target-bmi': true,
            age: true,
            height: true,
            weight: true,
          }),
        ),
      ),
      startWeight: maybe(mass),
      targetWeight: maybe(mass),
    }),
    personal: ['goalValue', 'customExercises[].name', 'acknowledged', 'startWeight', 'targetWeight'],
  },
  ProgramEnded: {
    data: object({
      ...ofProgram,
      reason: choice<'replaced' | 'reset'>({ replaced: true, reset: true }),
      goalReachedOn: maybe(day),
    }),
    personal: [],
  },
  GoalChanged: {
    data: object({ ...ofProgram, ...changedGoal, replaced: object(changedGoal) }),
    personal: ['goalValue', 'targetWeight', 'replaced.goalValue', 'replaced.targetWeight'],
  },
  DoseChosen: {
    data: object({
      ...ofProgram,
      week: z.number(),
      choice: choice<DoseChoice>({ 'last-week': true, 'this-week': true }),
    }),
    personal: [],
  },
};
