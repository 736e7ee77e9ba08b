import { css, styled } from 'styled-components';
import { nameText } from '#client/lib/words/name-text.ts';
import { workoutText } from '#client/lib/words/workout-text.ts';
import { RadioGroup } from '#client/ui/choices.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { goalTypeLabels } from '#domain/catalogue/content/options.ts';
import { dailyChoices } from '#domain/catalogue/workouts/program-catalogue.ts';
import type { GoalType } from '#domain/program/program-events.ts';
import { programMap } from '#domain/program/program-map.ts';
import { Beside, DraftCard } from './draft-card.tsx';
import { GoalNumber } from './goal-number.tsx';
import { HazardConsent, HazardNotice } from './hazard-card.tsx';
import { onboardingCopy } from './onboarding-copy.ts';
import { dailyPlanOf, withDailyPlan } from './onboarding-draft.ts';
import { isSettled } from './onboarding-plan.ts';
import { Sides, StepFrame, StepHead, type StepProps } from './wizard-layout.tsx';

export function GoalStep(props: StepProps) {
  return props.draft.program === 'maintain' ? <DailyPlanStep {...props} /> : <NumberStep {...props} />;
}

function DailyPlanStep(props: StepProps) {
  const { draft, change } = props;
  return (
    <StepFrame step="goal" {...props}>
      <Sides $isEven={false}>
        <RadioGroup
          legend={onboardingCopy.dailyPlan}
          isLegendHidden
          size="large"
          value={dailyPlanOf(draft)}
          onChoose={(plan) => change(withDailyPlan(plan))}
          choices={dailyChoices.map(({ id, label, description }) => ({
            value: id,
            label: nameText(label),
            description: workoutText(description),
          }))}
        />
        <Beside>
          <DraftCard draft={draft} shows="goal" />
        </Beside>
      </Sides>
    </StepFrame>
  );
}

/** The kind of goal beside its number. Hazards are above the number. */
function NumberStep(props: StepProps) {
  const { draft, today, change } = props;
  return (
    <StepFrame step="goal" {...props} head={null}>
      <Halves $isStopped={!isSettled(draft, today, 'goal')}>
        <div>
          <StepHead step="goal" draft={draft} />
          <GoalTypes {...props} />
        </div>
        <Stack>
          <HazardNotice step="goal" draft={draft} today={today} />
          <GoalNumber {...props} />
          <HazardConsent step="goal" draft={draft} today={today} change={change} />
        </Stack>
      </Halves>
    </StepFrame>
  );
}

function GoalTypes({ draft, change }: StepProps) {
  const { program, goalType } = draft;
  if (!program) return null;
  return (
    <RadioGroup<GoalType>
      legend={onboardingCopy.yourGoal}
      isLegendHidden
      value={goalType}
      onChoose={(chosen) => change({ goalType: chosen })}
      choices={programMap[program].goalTypes.map((type) => ({
        value: type,
        label: nameText(goalTypeLabels[type]),
      }))}
    />
  );
}

const Halves = styled.div<{ $isStopped: boolean }>(
  ({ theme, $isStopped }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.s5};
    align-items: start;
    ${theme.media.phone} {
      /* Number, coach and way out fit above the bar. */
      & h1 + p {
        display: none;
      }
      ${
        $isStopped &&
        css`
          gap: 0;
          & fieldset {
            display: none;
          }
        `
      }
    }
    ${theme.media.broad} {
      grid-template-columns: 23rem minmax(0, 1fr);
      gap: ${theme.space.s12};
      & > div:last-child {
        margin-top: ${theme.space.s6};
      }
    }
  `,
);
