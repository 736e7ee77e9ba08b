import type { FitnessLevel } from '#domain/assessment/assessment-events.ts';
import type { WorkoutLogged } from '#domain/workout/workout-events.ts';
import { type ChoiceBasis, type ChosenProgram, templatePool } from './template-choice.ts';
import type { WorkoutTemplate } from './workout-template.ts';

export type SuggestionBasis = ChoiceBasis & {
  readonly minutesPerDay: number;
  readonly lastWorkout: Pick<WorkoutLogged, 'moodAfter' | 'perceivedExertion'> | null;
  /** The privacy switch personalizedRecommendations. */
  readonly isPersonalised: boolean;
  /** The id of today's session in the week plan; null on a rest day. It is the first suggestion, as it is what every other place recommends. */
  readonly plannedId: string | null;
};
type Suggestions = {
  readonly templates: readonly WorkoutTemplate[];
  /** Why easier templates come first; null when they do not. */
  readonly reason: string | null;
};

const lowMood = 2;
const hardExertion = 9;
const ease: Readonly<Record<FitnessLevel, number>> = { beginner: 0, intermediate: 1, advanced: 2 };

/**
 * Today's session of the week plan, then the others of the pool: by distance from the member's workout minutes, then from their level. After a hard workout
 * or a low mood, easier templates come first among the others.
 */
export function suggestTemplates(basis: SuggestionBasis): Suggestions {
  const templates = templatePool(basis).filter((template) => isReachable(template, basis.program));
  const reason = basis.isPersonalised ? reasonForEase(basis.lastWorkout) : null;
  const ordered = basis.isPersonalised ? byDistance(templates, basis) : templates;
  const eased =
    reason === null ? ordered : ordered.toSorted((a, b) => ease[a.difficulty] - ease[b.difficulty]);
  const isPlanned = ({ id }: WorkoutTemplate): boolean => id === basis.plannedId;
  return { templates: [...eased.filter(isPlanned), ...eased.filter((one) => !isPlanned(one))], reason };
}

function byDistance(
  templates: readonly WorkoutTemplate[],
  { minutesPerDay, level }: SuggestionBasis,
): readonly WorkoutTemplate[] {
  const distance = ({ durationMinutes }: WorkoutTemplate) => Math.abs(durationMinutes - minutesPerDay);
  const fromLevel = ({ difficulty }: WorkoutTemplate) => Math.abs(ease[difficulty] - ease[level]);
  return templates.toSorted((a, b) => distance(a) - distance(b) || fromLevel(a) - fromLevel(b));
}

/** A daily routine can start only under its own program; a Daily 50 or 100 program can start nothing else. */
function isReachable({ id, category }: WorkoutTemplate, program: ChosenProgram | null): boolean {
  if (category === 'daily_maintenance') return id === program?.dailyTemplate;
  return program?.goalType !== 'daily_fitness';
}

function reasonForEase(lastWorkout: SuggestionBasis['lastWorkout']): string | null {
  if (lastWorkout === null) return null;
  if (lastWorkout.moodAfter <= lowMood)
    return 'Your mood was low after the last workout, so the easier sessions come first.';
  if (lastWorkout.perceivedExertion >= hardExertion)
    return 'Your last workout was close to your limit, so the easier sessions come first.';
  return null;
}

/** The shortest session of mobility that needs no equipment: a way on after the workout of the day. */
export const shortestStretch = (templates: readonly WorkoutTemplate[]): WorkoutTemplate | undefined =>
  templates
    .filter(({ category, equipment }) => category === 'mobility' && equipment.length === 0)
    .toSorted((a, b) => a.durationMinutes - b.durationMinutes)[0];
