import { css, styled } from 'styled-components';
import { onboardingCopy } from './onboarding-copy.ts';
import type { StepId } from './onboarding-steps.ts';

/** How far the wizard has come: one segment for each step. */
export function StepProgress({ steps, step }: { steps: readonly StepId[]; step: StepId }) {
  const number = steps.indexOf(step) + 1;
  const words = onboardingCopy.stepOf(number, steps.length, onboardingCopy.stepNames[step]);
  return (
    <Progress>
      <Segments
        role="progressbar"
        aria-label={onboardingCopy.setup}
        aria-valuemin={0}
        aria-valuemax={steps.length}
        aria-valuenow={number}
        aria-valuetext={words}
      >
        {steps.map((id, index) => (
          <Segment key={id} $isRun={index < number} />
        ))}
      </Segments>
      <p aria-hidden>{words}</p>
    </Progress>
  );
}

const Progress = styled.div(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s2};
    & > p {
      font-size: ${theme.text.t14};
      font-weight: ${theme.weight.bold};
      color: ${theme.color.ink3};
    }
  `,
);

const Segments = styled.div(
  ({ theme }) => css`
    display: flex;
    gap: ${theme.space.s1};
  `,
);

const Segment = styled.i<{ $isRun: boolean }>(
  ({ theme, $isRun }) => css`
    position: relative;
    flex: 1;
    height: .75rem;
    border-radius: ${theme.radius.full};
    background: ${theme.color.fill};
    overflow: hidden;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: inherit;
      background: ${theme.color.accent};
      transform: translateX(${$isRun ? '0' : '-101%'});
      transition: transform ${theme.duration.d3} ${theme.ease.out};
    }
  `,
);
