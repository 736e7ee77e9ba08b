import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Card } from '#client/ui/card.tsx';
import { Chip, type ChipTone } from '#client/ui/chip.tsx';
import { Text } from '#client/ui/text.tsx';

type MilestoneProps = {
  title: string;
  chip: string | null;
  tone: ChipTone;
  /** The numeral with what hangs beside it. */
  numeral: ReactNode;
  message: string;
  children: ReactNode;
};

/** A number on its way to the next mark. */
export function Milestone({ title, chip, tone, numeral, message, children }: MilestoneProps) {
  return (
    <Widget tone="well" aria-label={title}>
      <Head>
        <h3>{title}</h3>
        {chip !== null && <Chip tone={tone}>{chip}</Chip>}
      </Head>
      <p>{numeral}</p>
      {children}
      {message && (
        <Text $tone="muted" $size="t14">
          {message}
        </Text>
      )}
    </Widget>
  );
}

const Widget = styled(Card)(
  ({ theme }) => css`
    display: grid;
    align-content: start;
    gap: ${theme.space.s4};
  `,
);

const Head = styled.div(
  ({ theme }) => css`
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s2};
    & > h3 {
      font-family: ${theme.font.text};
      font-size: ${theme.text.t16};
      font-weight: ${theme.weight.bold};
      font-stretch: normal;
      letter-spacing: 0;
    }
  `,
);
