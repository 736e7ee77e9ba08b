import type { FitnessLevel } from '#domain/assessment/assessment-events.ts';
import type { WorkoutLogged } from '#domain/workout/workout-events.ts';
import { type ChoiceBasis, type ChosenProgram, templatePool } from './template-choice.ts';
import type { WorkoutTemplate } from './workout-template.ts';

export type SuggestionBasis = ChoiceBasis & {
  readonly minutesPerDay: number;
  readonly lastWorkout: Pick<WorkoutLogged, 'moodAfter' | 'perceivedExertion'> | null;
  /** The privacy switch personalizedRecommendations. */
  readonly isPersonalised: boolean;
};
type Suggestions = {
  readonly templates: readonly WorkoutTemplate[];
  /** Why easier templates come first; null when they do not. */
  readonly reason: string | null;
};

const lowMood = 2;
const hardExertion = 9;
const ease: Readonly<Record<FitnessLevel, number>> = { beginner: 0, intermediate: 1, advanced: 2 };

/** The pool sorted by distance from the member's workout minutes, then from their level. After a hard workout or a low mood, easier templates come first. */
export function suggestTemplates(basis: SuggestionBasis): Suggestions {
  const templates = templatePool(basis).filter((template) => isReachable(template, basis.program));
  if (!basis.isPersonalised) return { templates, reason: null };
  const reason = reasonForEase(basis.lastWorkout);
  const distance = ({ durationMinutes }: WorkoutTemplate) => Math.abs(durationMinutes - basis.minutesPerDay);
  const fromLevel = ({ difficulty }: WorkoutTemplate) => Math.abs(ease[difficulty] - ease[basis.level]);
  const byDistance = templates.toSorted((a, b) => distance(a) - distance(b) || fromLevel(a) - fromLevel(b));
  return {
    templates:
      reason === null ? byDistance : byDistance.toSorted((a, b) => ease[a.difficulty] - ease[b.difficulty]),
    reason,
  };
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
