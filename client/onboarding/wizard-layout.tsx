import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { listText } from '#client/lib/format/locale.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Text } from '#client/ui/text.tsx';
import type { MemberDay } from '#domain/kernel/day.ts';
import { onboardingCopy } from './onboarding-copy.ts';
import type { Draft, DraftChange } from './onboarding-draft.ts';
import { headOf, missingIn, type StepId } from './onboarding-steps.ts';

/** What every step is given. */
export type StepProps = {
  draft: Draft;
  today: MemberDay;
  /** A program is running that this one will replace. */
  hasProgram: boolean;
  change: (change: DraftChange) => void;
};

type StepFrameProps = Pick<StepProps, 'draft' | 'today'> & {
  step: StepId;
  /** In the place of the step's heading; null where that stands among the children. */
  head?: ReactNode;
  /** Stands opposite the heading. */
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

/** What endangers, above the numbers that it is about. */
export const Hazards = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.s4};
    margin-bottom: ${theme.space.s6};
    &:empty {
      display: none;
    }
  `,
);

const Head = styled.div(
  ({ theme }) => css`
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
  `,
);

const Needs = styled.p(
  ({ theme }) => css`
    margin-top: ${theme.space.s5};
    font-weight: ${theme.weight.strong};
    color: ${theme.color.ink2};
    &:empty {
      display: none;
    }
  `,
);
