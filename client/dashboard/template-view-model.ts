import type { ProgramIcon } from '#client/lib/format/icons.ts';
import { paths } from '#client/ui/paths.ts';
import { levelLabels } from '#domain/catalogue/content/options.ts';
import { equipmentLabel, ownedEquipment } from '#domain/catalogue/workouts/equipment.ts';
import type { TemplateExercise, WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { dashboardCopy } from './dashboard-copy.ts';

type Category = WorkoutTemplate['category'];

/** How each kind of workout is known at a glance. */
const faces: Readonly<Record<Category, ProgramIcon>> = {
  cardio: { icon: 'pulse', segment: 1 },
  strength: { icon: 'dumbbell', segment: 5 },
  mobility: { icon: 'band', segment: 6 },
  daily_maintenance: { icon: 'leaf', segment: 8 },
};

const isCategory = (category: string): category is Category => category in faces;

export const faceOf = (category: string): ProgramIcon =>
  isCategory(category) ? faces[category] : faces.strength;

export function equipmentText(equipment: readonly string[]): string {
  const things = ownedEquipment(equipment).map((id) => equipmentLabel(id).toLowerCase());
  return things.length > 0 ? things.join(', ') : dashboardCopy.noEquipment;
}

/** `30 min, beginner, dumbbells`. */
export const templateLine = ({ durationMinutes, difficulty, equipment }: WorkoutTemplate): string =>
  [
    dashboardCopy.minutes(durationMinutes),
    levelLabels[difficulty].toLowerCase(),
    equipmentText(equipment),
  ].join(', ');

/** `3 x 15 reps, 60 s rest`. */
export function exerciseLine({ sets, reps, durationSeconds = 0, restSeconds }: TemplateExercise): string {
  const amount = reps === undefined ? secondsText(durationSeconds) : dashboardCopy.reps(reps);
  return sets === 1 ? amount : dashboardCopy.setsWithRest(sets, amount, secondsText(restSeconds));
}

const secondsText = (seconds: number): string =>
  seconds >= 120 && seconds % 60 === 0 ? dashboardCopy.minutes(seconds / 60) : dashboardCopy.seconds(seconds);

/** Where a workout starts: a daily routine has a separate screen. */
export const startPath = (
  { id, category }: Pick<WorkoutTemplate, 'id' | 'category'>,
  date: MemberDay,
): string =>
  category === 'daily_maintenance' ? paths.dailyMaintenance : `${paths.workout}?template=${id}&date=${date}`;
