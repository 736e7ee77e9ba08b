import { css, styled } from 'styled-components';
import { kilometresPerMile } from '#client/lib/format/typed-quantity.ts';
import { IconButton } from '#client/ui/button.tsx';
import { SettledNumberField } from '#client/ui/settled-number-field.tsx';
import type { UnitPreference } from '#domain/member/member-events.ts';
import { exerciseCopy } from './exercise-copy.ts';

export type PlanNumber = 'sets' | 'reps' | 'durationSeconds' | 'steps' | 'distanceMiles';
export type PlannedExercise = { readonly name: string } & { readonly [Number in PlanNumber]?: number };
type Limits = { readonly minimum: number; readonly maximum: number; readonly decimals: number };
export type PlanLimits = { readonly [Number in PlanNumber]: Limits };

type PlanExerciseCardProps = {
  exercise: PlannedExercise;
  limits: PlanLimits;
  /** Miles are kept, and shown as kilometres to a metric member. */
  units?: UnitPreference | undefined;
  onRemove: () => void;
  onSettle: (number: PlanNumber, typed: number) => void;
};

const fields: readonly { readonly number: PlanNumber; readonly label: string; readonly unit?: string }[] = [
  { number: 'sets', label: exerciseCopy.sets },
  { number: 'reps', label: exerciseCopy.reps },
  { number: 'durationSeconds', label: exerciseCopy.duration, unit: 's' },
  { number: 'steps', label: exerciseCopy.steps },
  { number: 'distanceMiles', label: exerciseCopy.distance, unit: 'miles' },
];

/** One exercise of a plan with the numbers that its kind has. */
export function PlanExerciseCard({
  exercise,
  limits,
  units = 'imperial',
  onRemove,
  onSettle,
}: PlanExerciseCardProps) {
  return (
    <Slip aria-label={exercise.name}>
      <h3>{exercise.name}</h3>
      <IconButton icon="trash" label={exerciseCopy.remove(exercise.name)} onClick={onRemove} />
      <Numbers>
        {fields.map(({ number, ...face }) => {
          const value = exercise[number];
          if (value === undefined) return null;
          const { minimum, maximum, decimals } = limits[number];
          const isConverted = number === 'distanceMiles' && units === 'metric';
          const factor = isConverted ? kilometresPerMile : 1;
          const shown = (amount: number): number => Math.round(amount * factor * 10) / 10;
          return (
            <SettledNumberField
              key={number}
              {...face}
              {...(isConverted && { unit: exerciseCopy.km })}
              value={shown(value)}
              min={shown(minimum)}
              max={shown(maximum)}
              isWhole={decimals === 0}
              hint={exerciseCopy.range(shown(minimum), shown(maximum))}
              onSettle={(typed) => onSettle(number, typed / factor)}
            />
          );
        })}
      </Numbers>
    </Slip>
  );
}

const Slip = styled.li(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space.s2} ${theme.space.s3};
    padding: ${theme.space.s4} ${theme.space.s5};
    border-radius: ${theme.radius.l};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.sh1}, inset 0 0 0 ${theme.border.hairline} ${theme.color.line};
  `,
);

const Numbers = styled.div(
  ({ theme }) => css`
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
    gap: ${theme.space.s3};
    max-width: 26rem;
  `,
);
