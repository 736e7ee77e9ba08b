import { bodyweightTemplates } from './bodyweight-templates.ts';
import { cardioTemplates } from './cardio-templates.ts';
import { asWorkoutTemplate, dailyTemplates } from './daily-templates.ts';
import { loadedTemplates } from './loaded-templates.ts';
import { machineCardioTemplates } from './machine-cardio-templates.ts';
import { mobilityTemplates } from './mobility-templates.ts';
import type { WorkoutTemplate } from './workout-template.ts';

/**
 * The templates that come with the product. Their names decide the week: a pool is sorted by name and the weekday is the index. So
 * the first names of the alphabet alternate between kinds of training, and those with equipment come early for whoever owns it.
 */
export const builtinTemplates: readonly WorkoutTemplate[] = [
  ...cardioTemplates,
  ...machineCardioTemplates,
  ...bodyweightTemplates,
  ...loadedTemplates,
  ...mobilityTemplates,
  ...dailyTemplates.map(asWorkoutTemplate),
];

const byId: ReadonlyMap<string, WorkoutTemplate> = new Map(
  builtinTemplates.map((template) => [template.id, template]),
);

export const builtinTemplateById = (id: string): WorkoutTemplate | undefined => byId.get(id);
