import { css, styled } from 'styled-components';
import { RadioGroup } from '#client/ui/choices.tsx';
import { controlLook, Field } from '#client/ui/field.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { goalTypeLabels } from '#domain/catalogue/content/options.ts';
import { dailyChoices } from '#domain/catalogue/workouts/program-catalogue.ts';
import type { GoalType, GoalUnit } from '#domain/program/program-events.ts';
import { programMap } from '#domain/program/program-map.ts';
import { Beside, DraftCard } from './draft-card.tsx';
import { onboardingCopy } from './onboarding-copy.ts';
import { dailyPlanOf, shownGoal, withDailyPlan, withGoalUnit } from './onboarding-draft.ts';
import { Sides, StepFrame, type StepProps } from './wizard-layout.tsx';

export function GoalStep(props: StepProps) {
  return (
    <StepFrame step="goal" {...props}>
      <Sides $isEven={false}>
        {props.draft.program === 'maintain' ? <DailyPlanChoice {...props} /> : <GoalFields {...props} />}
        <Beside>
          <DraftCard draft={props.draft} shows="goal" />
        </Beside>
      </Sides>
    </StepFrame>
  );
}

function DailyPlanChoice({ draft, change }: StepProps) {
  return (
    <RadioGroup
      legend={onboardingCopy.dailyPlan}
      isLegendHidden
      size="large"
      value={dailyPlanOf(draft)}
      onChoose={(plan) => change(withDailyPlan(plan))}
      choices={dailyChoices.map(({ id, label, description }) => ({ value: id, label, description }))}
    />
  );
}

function GoalFields({ draft, change }: StepProps) {
  const { program, goalType, goalUnit } = draft;
  if (!program || !goalType) return null;
  const { goalTypes, goalUnits } = programMap[program];
  return (
    <Stack $gap="s8">
      <RadioGroup<GoalType>
        legend={onboardingCopy.yourGoal}
        value={goalType}
        onChoose={(chosen) => change({ goalType: chosen })}
        choices={goalTypes.map((type) => ({ value: type, label: goalTypeLabels[type] }))}
      />
      <AmountAndUnit>
        <Field label={onboardingCopy.goalQuestions[goalType]}>
          {(wiring) => (
            <Amount
              {...wiring}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              placeholder="0"
              value={shownGoal(draft)}
              onChange={(event) => change({ goal: { text: event.target.value, unit: goalUnit } })}
            />
          )}
        </Field>
        <Segmented<GoalUnit>
          label={onboardingCopy.unit}
          value={goalUnit}
          onChoose={(unit) => change(withGoalUnit(draft, unit))}
          segments={offered(goalUnits).map((unit) => ({
            value: unit,
            label: onboardingCopy.goalUnits[unit],
          }))}
        />
      </AmountAndUnit>
    </Stack>
  );
}

/** `minutes` is what program selection calls `min`. */
const offered = (units: readonly GoalUnit[]): readonly GoalUnit[] =>
  units.filter((unit) => unit !== 'minutes');

const AmountAndUnit = styled.div(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s3};
    max-width: 24rem;
  `,
);

const Amount = styled.input(
  (props) => css`
    ${controlLook(props)}
    padding-block: ${props.theme.space.s3};
    font-family: ${props.theme.font.display};
    font-size: ${props.theme.numeral.n3};
    font-weight: ${props.theme.weight.numeral};
    font-stretch: ${props.theme.width.numeral};
    line-height: 1;
    letter-spacing: -.025em;
  `,
);
