import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { mutate } from 'swr';
import type * as z from 'zod/mini';
import { ApiError } from '#client/lib/http/api-error.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { type CommandOf, useCommand } from '#client/lib/http/use-command.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { reasonText } from '#client/lib/words/reason-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { SelectField, type SelectGroup } from '#client/ui/choices.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { SettledNumberField } from '#client/ui/number-field.tsx';
import { SubText } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { kilometresPerMile } from '#domain/body/quantity.ts';
import type { UnitPreference } from '#domain/member/member-events.ts';
import { customPlanSummary, exerciseInputs, maximumExercises } from '#domain/program/custom-plan-rules.ts';
import { saveTemplateAnswer, type saveTemplateBody } from '#service/features/workout/workout-contract.ts';
import {
  type CustomPlan,
  planGroups,
  withExercise,
  withNumber,
  withoutExercise,
  workoutOf,
} from './custom-plan.ts';
import { exerciseCopy, savePlanCopy } from './exercise-copy.ts';

type PlanBuilderProps = {
  /** The exercises that can be added, grouped. */
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
          {isFull ? exerciseCopy.planIsFull(maximum) : isTaken && exerciseCopy.isInPlan(nameText(picked))}
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
        summary={reasonText(customPlanSummary(plan))}
        onAdd={(name) => onChange(withExercise(plan, name))}
        onRemove={(name) => onChange(withoutExercise(plan, name))}
        onSettle={(name, number, typed) => onChange(withNumber(plan, name, number, typed))}
      />
      <SavePlan plan={plan} />
    </Card>
  );
}

type Sent = z.infer<typeof saveTemplateBody>;

const path = '/api/workout-templates/user';
const saveCommand: CommandOf<Sent, z.infer<typeof saveTemplateAnswer>> = {
  send: (body, idempotencyKey) =>
    sendCommand({ method: 'POST', path, answer: saveTemplateAnswer, body, idempotencyKey }),
  // Templates are read once for a visit.
  reread: async () => {
    await mutate(path);
  },
};

/** Keeps a plan as a workout of the member's own; for a member only, once the plan has an exercise that is done in sets. */
function SavePlan({ plan }: { plan: CustomPlan }) {
  const { data: member } = useCurrentUser();
  const [savedPlan, setSavedPlan] = useState<CustomPlan | null>(null);
  const { ask, isSending } = useCommand(saveCommand, {
    onAnswer: () => {
      setSavedPlan(plan);
      showToast(savePlanCopy.saved);
    },
    onRefused: (error) =>
      showRefusal(
        error,
        savePlanCopy.notSaved(error instanceof ApiError && error.status === 409 ? error.text : null),
      ),
  });
  const { exercises, leftOut } = workoutOf(plan);
  if (!member || exercises.length === 0) return null;
  return (
    <Stack $gap="s2">
      <Button
        variant="outline"
        icon="copy"
        disabled={isSending || savedPlan === plan}
        onClick={() => void ask({ name: savePlanCopy.name, exercises })}
      >
        {isSending ? savePlanCopy.saving : savePlanCopy.save}
      </Button>
      {leftOut.length > 0 && <SubText>{savePlanCopy.leftOut(leftOut.map(nameText))}</SubText>}
    </Stack>
  );
}

type PlanNumber = 'sets' | 'reps' | 'durationSeconds' | 'steps' | 'distanceMiles';
type PlannedExercise = { readonly name: string } & { readonly [Number in PlanNumber]?: number };
type Limits = { readonly minimum: number; readonly maximum: number; readonly decimals: number };
type PlanLimits = { readonly [Number in PlanNumber]: Limits };

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
function PlanExerciseCard({
  exercise,
  limits,
  units = 'imperial',
  onRemove,
  onSettle,
}: PlanExerciseCardProps) {
  return (
    <Slip aria-label={nameText(exercise.name)}>
      <h3>{nameText(exercise.name)}</h3>
      <IconButton icon="trash" label={exerciseCopy.remove(nameText(exercise.name))} onClick={onRemove} />
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

const Builder = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s4};
  min-width: 0;
`;

const Picker = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space.s2} ${theme.space.s3};
`;

const Notice = styled.p`
  grid-column: 1 / -1;
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.strong};
  color: ${theme.color.ink2};
  &:empty {
    display: none;
  }
`;

const Empty = styled.p`
  padding: ${theme.space.s8} ${theme.space.s4};
  border: ${theme.border.thick} dashed ${theme.color.line};
  border-radius: ${theme.radius.l};
  color: ${theme.color.ink2};
  text-align: center;
`;

const Cards = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s3};
`;

const Summary = styled.p`
  font-weight: ${theme.weight.bold};
`;

const Slip = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.s2} ${theme.space.s3};
  padding: ${theme.space.s4} ${theme.space.s5};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.sh1}, inset 0 0 0 ${theme.border.hairline} ${theme.color.line};
`;

const Numbers = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: ${theme.space.s3};
  max-width: 26rem;
`;
