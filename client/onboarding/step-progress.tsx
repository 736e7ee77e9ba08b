import { css, styled } from 'styled-components';
import { onboardingCopy } from './onboarding-copy.ts';
import { isProfilePage, type StepId } from './onboarding-steps.ts';

type StepProgressProps = {
  steps: readonly StepId[];
  step: StepId;
};

/** How far the wizard has come: one segment for each step. That of a profile on pages is cut into as many. */
export function StepProgress({ steps, step }: StepProgressProps) {
  const groups = groupsOf(steps);
  const number = groups.findIndex((pages) => pages.includes(step)) + 1;
  const words = wordsOf(groups, step, number);
  return (
    <Progress>
      <Segments
        role="progressbar"
        aria-label={onboardingCopy.setup}
        aria-valuemin={0}
        aria-valuemax={groups.length}
        aria-valuenow={number}
        aria-valuetext={words}
      >
        {groups.map((pages) => (
          <Group key={pages[0]}>
            {pages.map((page) => (
              <Segment key={page} $isRun={steps.indexOf(page) <= steps.indexOf(step)} />
            ))}
          </Group>
        ))}
      </Segments>
      <p aria-hidden>{words}</p>
    </Progress>
  );
}

/** The pages of the profile are one step. */
function groupsOf(steps: readonly StepId[]): readonly (readonly StepId[])[] {
  const pages = steps.filter(isProfilePage);
  return steps
    .filter((step) => !isProfilePage(step) || step === pages[0])
    .map((step) => (step === pages[0] ? pages : [step]));
}

function wordsOf(groups: readonly (readonly StepId[])[], step: StepId, number: number): string {
  const pages = groups[number - 1] ?? [];
  const name = onboardingCopy.stepNames[isProfilePage(step) ? 'profile' : step];
  const words = onboardingCopy.stepOf(number, groups.length, name);
  return pages.length > 1 ? onboardingCopy.pageOf(words, pages.indexOf(step) + 1, pages.length) : words;
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

const Group = styled.span(
  ({ theme }) => css`
    display: flex;
    flex: 1;
    gap: ${theme.space.s1};
    border-radius: ${theme.radius.full};
    overflow: hidden;
    & > i:not(:only-child) {
      border-radius: .25rem;
    }
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
