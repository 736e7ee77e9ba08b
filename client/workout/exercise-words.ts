import { levelLabels } from '#domain/catalogue/content/options.ts';
import { equipmentLabel, ownedEquipment } from '#domain/catalogue/workouts/equipment.ts';
import type { TemplateExercise, WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';

/** `15 reps`, `45 s`, `20 min`: what one set is. */
const amountOf = ({ reps, durationSeconds = 0 }: TemplateExercise): string =>
  reps === undefined ? length(durationSeconds) : `${reps} ${reps === 1 ? 'rep' : 'reps'}`;

/** `Air Squats, 15 reps`. */
export const taskOf = (exercise: TemplateExercise): string => `${exercise.name}, ${amountOf(exercise)}`;

/** `3 sets, 15 reps, 60 s rest`; one set has no rest after it. */
export function setsLine(exercise: TemplateExercise): string {
  const { sets, restSeconds } = exercise;
  const amount = amountOf(exercise);
  return sets === 1 ? `1 set, ${amount}` : `${sets} sets, ${amount}, ${length(restSeconds)} rest`;
}

/** `30 min, beginner, dumbbells`. */
export function templateLine({ durationMinutes, difficulty, equipment }: WorkoutTemplate): string {
  const things = ownedEquipment(equipment).map((id) => equipmentLabel(id).toLowerCase());
  const level = levelLabels[difficulty].toLowerCase();
  return [`${durationMinutes} min`, level, ...(things.length > 0 ? things : ['no equipment'])].join(', ');
}

const length = (seconds: number): string =>
  seconds >= 120 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
