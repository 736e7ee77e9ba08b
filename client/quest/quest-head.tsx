import { css, styled } from 'styled-components';
import { Chip, type ChipTone } from '#client/ui/chip.tsx';
import { Pips } from '#client/ui/pips.tsx';
import { spinsPerDay } from '#domain/quest/quest-rules.ts';
import { questTitle } from './quest-place.ts';
import type { QuestView } from './quest-view.ts';

const chips: { readonly [View in Exclude<QuestView, 'ready' | 'spinning'>]: readonly [ChipTone, string] } = {
  proposed: ['good', 'Quest Found'],
  assigned: ['hot', 'Assigned for today'],
  done: ['good', 'Quest Completed'],
  skipped: ['plain', 'Quest Skipped'],
  lucky: ['warn', 'Bonus'],
};

type QuestHeadProps = { view: QuestView; remainingSpins: number };

/** What state the quest is in, and the spins that are left. */
export function QuestHead({ view, remainingSpins }: QuestHeadProps) {
  const isOpen = view === 'ready' || view === 'spinning' || view === 'proposed';
  return (
    <Line>
      {view === 'ready' || view === 'spinning' ? (
        <Title>{questTitle}</Title>
      ) : (
        <Chip tone={chips[view][0]}>{chips[view][1]}</Chip>
      )}
      {isOpen && view !== 'spinning' && (
        <Spins>
          <Pips left={remainingSpins} of={spinsPerDay} />
          {remainingSpins} {remainingSpins === 1 ? 'spin' : 'spins'} left
        </Spins>
      )}
    </Line>
  );
}

const Line = styled.div(
  ({ theme }) => css`
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s3};
    min-height: 2rem;
  `,
);

const Title = styled.h2(
  ({ theme }) => css`
    font-size: ${theme.heading.card};
  `,
);

const Spins = styled.span(
  ({ theme }) => css`
    display: flex;
    align-items: center;
    gap: ${theme.space.s2};
    font-size: ${theme.text.t14};
    font-weight: ${theme.weight.bold};
    white-space: nowrap;
  `,
);
