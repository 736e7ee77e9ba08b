import { css, styled } from 'styled-components';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Text } from '#client/ui/text.tsx';
import { healthDisclaimer } from '#domain/catalogue/content/tips.ts';
import { GoalAdvice, hasAdvice } from './goal-advice.tsx';
import { HazardCard } from './hazard-card.tsx';
import { onboardingCopy } from './onboarding-copy.ts';
import { goalPlanOf } from './onboarding-plan.ts';
import { ProgramBib } from './program-bib.tsx';
import { summaryOf } from './setup-summary.ts';
import { Sides, StepFrame, type StepProps } from './wizard-layout.tsx';

export function SummaryStep({ draft, today, hasProgram, change }: StepProps) {
  const plan = goalPlanOf(draft, today);
  return (
    <StepFrame step="summary" draft={draft} today={today}>
      <HazardCard draft={draft} today={today} change={change} />
      <Sides>
        <ProgramBib draft={draft} shows="goal" />
        <Stack $gap="s5">
          {plan && hasAdvice(plan) && <GoalAdvice plan={plan} />}
          <Card title={onboardingCopy.yourSetup}>
            <Facts>
              {summaryOf(draft, today).map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </Facts>
          </Card>
          {hasProgram && <Text $tone="muted">{onboardingCopy.replacedProgram}</Text>}
          <Text $tone="soft" $size="t14">
            {healthDisclaimer}
          </Text>
        </Stack>
      </Sides>
    </StepFrame>
  );
}

const Facts = styled.dl(
  ({ theme }) => css`
    & > div {
      display: grid;
      grid-template-columns: minmax(6rem, 1fr) 2fr;
      gap: ${theme.space.s4};
      padding-block: ${theme.space.s3};
      border-top: ${theme.border.hairline} solid ${theme.color.line};
    }
    & > div:first-child {
      border-top: 0;
    }
    & dt {
      color: ${theme.color.ink3};
    }
    & dd {
      min-width: 0;
      font-weight: ${theme.weight.strong};
      overflow-wrap: anywhere;
    }
  `,
);
