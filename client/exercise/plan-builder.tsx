import { useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { SelectField, type SelectGroup } from '#client/ui/select-field.tsx';
import type { UnitPreference } from '#domain/member/member-events.ts';
import { customPlanSummary, exerciseInputs, maximumExercises } from '#domain/program/custom-plan-rules.ts';
import { type CustomPlan, planGroups, withExercise, withNumber, withoutExercise } from './custom-plan.ts';
import { exerciseCopy } from './exercise-copy.ts';
import {
  PlanExerciseCard,
  type PlanLimits,
  type PlanNumber,
  type PlannedExercise,
} from './plan-exercise-card.tsx';
import { SavePlan } from './save-plan.tsx';

type PlanBuilderProps = {
  /** What can be added, grouped. */
  groups: readonly SelectGroup[];
  exercises: readonly PlannedExercise[];
  /** Exercises that a plan may have. */
  maximum: number;
  limits: PlanLimits;
  units?: UnitPreference | undefined;
  /** Count, time and difficulty in one line. */
  summary: string;
  onAdd: (name: string) => void;
  onRemove: (name: string) => void;
  /** A number of an exercise as it was typed; NaN for nothing. */
  onSettle: (name: string, number: PlanNumber, typed: number) => void;
};

/** Puts together a plan of a few exercises: a grouped list to add from, a card for each, and what they come to. */
export function PlanBuilder({
  groups,
  exercises,
  maximum,
  limits,
  units,
  summary,
  onAdd,
  onRemove,
  onSettle,
}: PlanBuilderProps) {
  const [picked, setPicked] = useState('');
  const list = useRef<HTMLSelectElement>(null);
  const isFull = exercises.length >= maximum;
  const isTaken = exercises.some(({ name }) => name === picked);

  function add(): void {
    onAdd(picked);
    setPicked('');
    // The button is disabled now, and would take the focus with it.
    list.current?.focus();
  }

  function remove(name: string): void {
    onRemove(name);
    list.current?.focus();
  }

  return (
    <Builder>
      <Picker>
        <SelectField
          ref={list}
          label={exerciseCopy.exercise}
          placeholder={exerciseCopy.exercisePlaceholder}
          options={groups}
          value={picked}
          onChange={(event) => setPicked(event.target.value)}
        />
        <Button variant="ink" icon="plus" disabled={!picked || isTaken || isFull} onClick={add}>
          {exerciseCopy.add}
        </Button>
        <Notice role="status">
          {isFull ? exerciseCopy.planIsFull(maximum) : isTaken && exerciseCopy.isInPlan(picked)}
        </Notice>
      </Picker>
      {exercises.length === 0 ? (
        <Empty>{exerciseCopy.planIsEmpty(maximum)}</Empty>
      ) : (
        <>
          <Cards aria-label={exerciseCopy.planExercises}>
            {exercises.map((exercise) => (
              <PlanExerciseCard
                key={exercise.name}
                exercise={exercise}
                limits={limits}
                units={units}
                onRemove={() => remove(exercise.name)}
                onSettle={(number, typed) => onSettle(exercise.name, number, typed)}
              />
            ))}
          </Cards>
          <Summary aria-live="polite">{summary}</Summary>
        </>
      )}
    </Builder>
  );
}

type CustomPlanCardProps = {
  title: string;
  plan: CustomPlan;
  units: UnitPreference | undefined;
  onChange: (plan: CustomPlan) => void;
};

/** A daily plan of the member's own, by the rules of such plans. */
export function CustomPlanCard({ title, plan, units, onChange }: CustomPlanCardProps) {
  return (
    <Card title={title}>
      <PlanBuilder
        groups={planGroups}
        exercises={plan}
        maximum={maximumExercises}
        limits={exerciseInputs}
        units={units}
        summary={customPlanSummary(plan)}
        onAdd={(name) => onChange(withExercise(plan, name))}
        onRemove={(name) => onChange(withoutExercise(plan, name))}
        onSettle={(name, number, typed) => onChange(withNumber(plan, name, number, typed))}
      />
      <SavePlan plan={plan} />
    </Card>
  );
}

const Builder = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.s4};
    min-width: 0;
  `,
);

const Picker = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: ${theme.space.s2} ${theme.space.s3};
  `,
);

const Notice = styled.p(
  ({ theme }) => css`
    grid-column: 1 / -1;
    font-size: ${theme.text.t14};
    font-weight: ${theme.weight.strong};
    color: ${theme.color.ink2};
    &:empty {
      display: none;
    }
  `,
);

const Empty = styled.p(
  ({ theme }) => css`
    padding: ${theme.space.s8} ${theme.space.s4};
    border: ${theme.border.thick} dashed ${theme.color.line};
    border-radius: ${theme.radius.l};
    color: ${theme.color.ink2};
    text-align: center;
  `,
);

const Cards = styled.ol(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.s3};
  `,
);

const Summary = styled.p(
  ({ theme }) => css`
    font-weight: ${theme.weight.bold};
  `,
);
