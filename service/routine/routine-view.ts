import {
  type DailyTemplate as CatalogueTemplate,
  dailyTemplateWith,
} from '#domain/catalogue/daily-templates.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { DailyTemplateId, RoutineExercise } from '#domain/program/program-events.ts';
import type { Routine } from '#domain/routine/routine.ts';
import { setsOf, totalSets } from '#domain/routine/routine-rules.ts';
import type { DailyTemplate, RoutineProgress } from './routine-contract.ts';

export const shownDailyTemplate = ({ exercises, ...template }: CatalogueTemplate): DailyTemplate => ({
  ...template,
  exercises: exercises.map(shownExercise),
});

function shownExercise(exercise: RoutineExercise): DailyTemplate['exercises'][number] {
  const { name, type } = exercise;
  const common = { name, type, sets: setsOf(exercise) };
  switch (exercise.type) {
    case 'reps':
      return { ...common, reps: exercise.reps };
    case 'duration':
      return { ...common, duration: exercise.durationSeconds };
    case 'steps':
      return { ...common, steps: exercise.steps };
    case 'distance':
      return { ...common, distance: exercise.distanceMiles };
  }
}

export function shownProgress(
  routine: Routine,
  date: MemberDay,
  templateType: DailyTemplateId,
): RoutineProgress {
  return {
    date,
    templateType,
    ticks: routine.ticked.map((place) => {
      const [exerciseIndex = 0, setIndex = 0] = place.split('.').map(Number);
      return { exerciseIndex, setIndex };
    }),
    totalSets: totalSets(routine.exercises),
    completedSets: routine.ticked.length,
    isCompleted: routine.status === 'completed',
    opened:
      routine.status === 'none'
        ? null
        : shownDailyTemplate(dailyTemplateWith(templateType, routine.exercises)),
  };
}
