import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { listText } from '#client/lib/format/locale.ts';
import { theme } from '#client/styles/theme.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Text } from '#client/ui/text.tsx';
import type { MemberDay } from '#domain/kernel/day.ts';
import { onboardingCopy } from './onboarding-copy.ts';
import type { Draft, DraftChange } from './onboarding-draft.ts';
import { headOf, isProfilePage, missingIn, type StepId } from './onboarding-steps.ts';

/** The properties of every step. */
export type StepProps = {
  draft: Draft;
  today: MemberDay;
  /** A program is running that this one will replace. */
  hasProgram: boolean;
  change: (change: DraftChange) => void;
};

type StepFrameProps = Pick<StepProps, 'draft' | 'today'> & {
  step: StepId;
  /** In the place of the step's heading; null where the children contain the heading. */
  head?: ReactNode;
  /** Opposite the heading. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A step under its heading, with a line on what it still needs. */
export function StepFrame({ step, draft, today, head, aside, children }: StepFrameProps) {
  const missing = missingIn(step, draft, today);
  return (
    <>
      {head === undefined ? <StepHead step={step} draft={draft} aside={aside} /> : head}
      {children}
      <Needs role="status">{missing.length > 0 && onboardingCopy.stillNeeded(listText(missing))}</Needs>
    </>
  );
}

type StepHeadProps = Pick<StepProps, 'draft'> &
  Pick<StepFrameProps, 'step' | 'aside'> & {
    /** In the place of the step's own. */
    words?: ReturnType<typeof headOf>;
    size?: 'h2' | 'section';
  };

export function StepHead({ step, draft, aside, words, size = 'section' }: StepHeadProps) {
  const { heading, lead } = words ?? headOf(step, draft);
  return (
    <Head>
      <div>
        <ScreenHeading size={size}>{heading}</ScreenHeading>
        <Text $tone="muted" $size="t18">
          {lead}
        </Text>
      </div>
      {aside}
    </Head>
  );
}

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

/** The form beside what it comes to; below each other on the phone. */
export const Sides = styled.div<{ $isEven?: boolean }>(
  ({ theme, $isEven = true }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: ${theme.space.s6};
    ${theme.media.broad} {
      grid-template-columns: ${$isEven ? '1fr 1fr' : '3fr 2fr'};
    }
  `,
);

/** Hazards, above the numbers that they are about. */
export const Hazards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s4};
  margin-bottom: ${theme.space.s6};
  &:empty {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${theme.space.s3} ${theme.space.s6};
  margin-block: ${theme.space.s6};
  & > div {
    display: grid;
    gap: ${theme.space.s3};
  }
`;

const Needs = styled.p`
  margin-top: ${theme.space.s5};
  font-weight: ${theme.weight.strong};
  color: ${theme.color.ink2};
  &:empty {
    display: none;
  }
`;

const Progress = styled.div`
  display: grid;
  gap: ${theme.space.s2};
  & > p {
    font-size: ${theme.text.t14};
    font-weight: ${theme.weight.bold};
    color: ${theme.color.ink3};
  }
`;

const Segments = styled.div`
  display: flex;
  gap: ${theme.space.s1};
`;

const Group = styled.span`
  display: flex;
  flex: 1;
  gap: ${theme.space.s1};
  border-radius: ${theme.radius.full};
  overflow: hidden;
  & > i:not(:only-child) {
    border-radius: .25rem;
  }
`;

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
      &:dir(rtl) {
        transform: translateX(${$isRun ? '0' : '101%'});
      }
      transition: transform ${theme.duration.d3} ${theme.ease.out};
    }
  `,
);
