import { styled } from 'styled-components';
import { factsText } from '#client/lib/format/format-copy.ts';
import { itemsText, midSentence } from '#client/lib/format/locale.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { levelLabels } from '#domain/catalogue/content/options.ts';
import { equipmentLabel, ownedEquipment } from '#domain/catalogue/workouts/equipment.ts';
import type { TemplateExercise, WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import { workoutCopy } from './workout-copy.ts';

/** `15 reps`, `45 s`, `20 min`: what one set is. */
const amountOf = ({ reps, durationSeconds = 0 }: TemplateExercise): string =>
  reps === undefined ? length(durationSeconds) : workoutCopy.reps(reps);

/** `Air Squats, 15 reps`. */
export const taskOf = (exercise: TemplateExercise): string =>
  factsText([nameText(exercise.name), amountOf(exercise)]);

/** `3 sets, 15 reps, 60 s rest`; one set has no rest after it. */
export function setsLine(exercise: TemplateExercise): string {
  const { sets, restSeconds } = exercise;
  const amount = amountOf(exercise);
  return sets === 1
    ? workoutCopy.oneSet(amount)
    : workoutCopy.setsWithRest(sets, amount, length(restSeconds));
}

/** `30 min, beginner, dumbbells`. */
export function templateLine({ durationMinutes, difficulty, equipment }: WorkoutTemplate): string {
  const things = ownedEquipment(equipment).map((id) => midSentence(nameText(equipmentLabel(id))));
  const level = midSentence(nameText(levelLabels[difficulty]));
  return itemsText([
    workoutCopy.minutes(durationMinutes),
    level,
    ...(things.length > 0 ? things : [workoutCopy.noEquipment]),
  ]);
}

const length = (seconds: number): string =>
  seconds >= 120 && seconds % 60 === 0 ? workoutCopy.minutes(seconds / 60) : workoutCopy.seconds(seconds);

/** The line that folds a part of a card out; its icon comes last, and turns. */
export const FoldSummary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${theme.space.s2};
  width: fit-content;
  min-height: ${theme.size.tap};
  font-weight: ${theme.weight.bold};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  details[open] > & > :last-child {
    transform: rotate(180deg);
  }
`;
