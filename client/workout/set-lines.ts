import { css, styled } from 'styled-components';
import { clockTime, itemsText, numberText } from '#client/lib/format/locale.ts';
import type { MassUnit } from '#domain/body/quantity.ts';
import { levelLabels } from '#domain/catalogue/content/options.ts';
import { equipmentLabel, ownedEquipment } from '#domain/catalogue/workouts/equipment.ts';
import type { TemplateExercise, WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import { estimatedMax, type RecordKind, type SetAmounts } from '#domain/workout/set-log.ts';
import type { Load } from '#domain/workout/workout-events.ts';
import { workoutCopy } from './workout-copy.ts';

export const unitLabel = (unit: MassUnit): string => (unit === 'kg' ? 'kg' : 'lb');

/** `40 lb`. */
export const loadText = ({ value, unit }: Load): string => `${numberText(value, 1)} ${unitLabel(unit)}`;

/** `12 × 35 lb`, `12 reps`, `1:10`. */
export function amountText({ reps, load, seconds }: SetAmounts): string {
  if (seconds !== null) return holdText(seconds);
  return load ? workoutCopy.repsOfLoad(numberText(reps), loadText(load)) : workoutCopy.reps(reps);
}

/** `45 s`, from a minute on `1:10`. */
export const holdText = (seconds: number): string =>
  seconds < 60 ? workoutCopy.seconds(seconds) : clockTime(seconds);

/** The number that a record is about. */
export function recordText(kind: RecordKind, set: SetAmounts): string {
  if (kind === 'maxLoad') return set.load ? loadText(set.load) : '';
  if (kind === 'longestHold') return holdText(set.seconds ?? 0);
  if (kind === 'mostReps') return workoutCopy.reps(set.reps);
  const estimate = estimatedMax(set);
  return estimate ? loadText(estimate) : '';
}

/** `15 reps`, `45 s`, `20 min`: what one set is. */
const amountOf = ({ reps, durationSeconds = 0 }: TemplateExercise): string =>
  reps === undefined ? length(durationSeconds) : workoutCopy.reps(reps);

/** `Air Squats, 15 reps`. */
export const taskOf = (exercise: TemplateExercise): string => `${exercise.name}, ${amountOf(exercise)}`;

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
  const things = ownedEquipment(equipment).map((id) => equipmentLabel(id).toLowerCase());
  const level = levelLabels[difficulty].toLowerCase();
  return itemsText([
    workoutCopy.minutes(durationMinutes),
    level,
    ...(things.length > 0 ? things : [workoutCopy.noEquipment]),
  ]);
}

const length = (seconds: number): string =>
  seconds >= 120 && seconds % 60 === 0 ? workoutCopy.minutes(seconds / 60) : workoutCopy.seconds(seconds);

/** The line that folds a part of a card out; its icon comes last, and turns. */
export const FoldSummary = styled.summary(
  ({ theme }) => css`
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
  `,
);
