import { activities } from './activities.ts';
import { bodyweightTemplates } from './bodyweight-templates.ts';
import { cardioTemplates, machineCardioTemplates } from './cardio-templates.ts';
import { asWorkoutTemplate, customDailyTemplate, dailyTemplates } from './daily-templates.ts';
import { loadedTemplates } from './loaded-templates.ts';
import { mobilityTemplates } from './mobility-templates.ts';
import type { WorkoutTemplate } from './workout-template.ts';

/**
 * The built-in templates. Their names decide the week, because a pool is sorted by name and indexed by weekday. So the first names of the
 * alphabet alternate between kinds of training, and templates with equipment sort early for members who own it.
 */
export const builtinTemplates: readonly WorkoutTemplate[] = [
  ...cardioTemplates,
  ...machineCardioTemplates,
  ...bodyweightTemplates,
  ...loadedTemplates,
  ...mobilityTemplates,
  ...dailyTemplates.map(asWorkoutTemplate),
];

/** Everything that a workout may refer to, by id: a built-in template, the member's custom daily plan, or an activity done elsewhere. */
export const namedTemplates: ReadonlyMap<string, Pick<WorkoutTemplate, 'id' | 'name' | 'category'>> = new Map(
  [...builtinTemplates, customDailyTemplate([]), ...activities].map((template) => [template.id, template]),
);

export const isTemplateId = (id: string): boolean => namedTemplates.has(id);
