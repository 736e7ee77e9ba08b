import { withoutExcluded } from '#domain/catalogue/workouts/exercise-swaps.ts';
import {
  type ChoiceBasis,
  chooseTemplate,
  inOrder,
  templatePool,
} from '#domain/catalogue/workouts/template-choice.ts';
import type { WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import { isMemberDay, type MemberDay } from '#domain/kernel/day.ts';

/** The template that the address names; without one, or with one that is gone, that of the date. A template needs exercises. */
export function wantedTemplate(
  basis: ChoiceBasis,
  query: Pick<URLSearchParams, 'get'>,
  today: MemberDay,
): WorkoutTemplate | undefined {
  const hasExercises = ({ exercises }: WorkoutTemplate): boolean => exercises.length > 0;
  const named = inOrder(basis.shelf).find(({ id }) => id === query.get('template'));
  const suited =
    named && withoutExcluded(named, { equipment: basis.equipment, excluded: basis.excluded ?? [] });
  if (suited && hasExercises(suited)) return suited;
  const date = query.get('date') ?? '';
  return chooseTemplate(templatePool(basis).filter(hasExercises), isMemberDay(date) ? date : today);
}
