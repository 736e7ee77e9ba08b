import type { FitnessLevel } from '#domain/assessment/assessment-events.ts';
import {
  customPlanMinutes,
  difficultyOf,
  exerciseSeconds,
  planRulesV1,
  templateMinutes,
} from '#domain/program/custom-plan-rules.ts';
import type { DailyTemplateId, RoutineExercise } from '#domain/program/program-events.ts';
import { plannedMinutes } from '#domain/program/program-rules.ts';
import type { TemplateExercise, WorkoutTemplate } from './workout-template.ts';

export type DailyTemplate = {
  readonly id: DailyTemplateId;
  readonly name: string;
  readonly description: string;
  readonly category: 'daily_maintenance';
  readonly difficulty: FitnessLevel;
  readonly durationMinutes: number;
  readonly exercises: readonly RoutineExercise[];
  readonly totalExercises: number;
};

const dailyMoves = ['Push-ups', 'Sit-ups', 'Air Squats', 'Lunges', 'Jumping Jacks'];

const setsOfTen = (sets: number): readonly RoutineExercise[] =>
  dailyMoves.map((name) => ({ name, type: 'reps', sets, reps: 10 }));

export const dailyTemplates: readonly DailyTemplate[] = [
  {
    id: 'daily-50',
    name: 'Daily 50',
    description: 'Five moves, ten reps each. Small enough to do on your busiest day.',
    category: 'daily_maintenance',
    difficulty: 'beginner',
    durationMinutes: plannedMinutes['daily-50'],
    exercises: setsOfTen(1),
    totalExercises: dailyMoves.length,
  },
  {
    id: 'daily-100',
    name: 'Daily 100',
    description: 'Five moves, two sets of ten. Rest as long as you need between sets.',
    category: 'daily_maintenance',
    difficulty: 'intermediate',
    durationMinutes: plannedMinutes['daily-100'],
    exercises: setsOfTen(2),
    totalExercises: dailyMoves.length,
  },
];

/**
 * A member's custom plan as a template.
 * @param totalMinutes of all its exercises; null when unknown.
 */
export function customDailyTemplate(
  exercises: readonly RoutineExercise[],
  totalMinutes: number | null = customPlanMinutes(exercises),
): DailyTemplate {
  return {
    id: 'daily-custom',
    name: 'My Daily Plan',
    description: 'The exercises you chose, in the order you chose.',
    category: 'daily_maintenance',
    difficulty: difficultyOf(exercises.length),
    durationMinutes: templateMinutes(totalMinutes, exercises.length),
    exercises,
    totalExercises: exercises.length,
  };
}

/** The template of a daily program, including the custom plan. */
export const dailyTemplateOf = (
  id: DailyTemplateId,
  customExercises: readonly RoutineExercise[],
): DailyTemplate =>
  dailyTemplates.find((template) => template.id === id) ?? customDailyTemplate(customExercises);

/** The template with the exercises stored at that time, whether it came from the catalogue or from the member. */
export const dailyTemplateWith = (
  id: DailyTemplateId,
  exercises: readonly RoutineExercise[],
): DailyTemplate => ({
  ...dailyTemplateOf(id, exercises),
  exercises,
  totalExercises: exercises.length,
});

/** A daily routine as a guided workout. Steps and distance become one set with an estimated time. */
export const asWorkoutTemplate = ({
  totalExercises: _,
  exercises,
  ...rest
}: DailyTemplate): WorkoutTemplate => ({
  ...rest,
  equipment: [],
  exercises: exercises.map(guidedExercise),
});

function guidedExercise(exercise: RoutineExercise): TemplateExercise {
  const { name } = exercise;
  const { restSeconds } = planRulesV1;
  switch (exercise.type) {
    case 'reps':
      return { name, sets: exercise.sets, reps: exercise.reps, restSeconds };
    case 'duration':
      return { name, sets: exercise.sets, durationSeconds: exercise.durationSeconds, restSeconds };
    case 'steps':
    case 'distance':
      return { name, sets: 1, durationSeconds: Math.round(exerciseSeconds(exercise)), restSeconds };
  }
}
