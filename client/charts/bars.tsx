import { css, styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';

type Bar = {
  readonly key: string;
  /** Under the bar; not every one needs a label. */
  readonly label: string;
  readonly value: number;
};

type BarsProps = {
  bars: readonly Bar[];
  /** The picture in words. */
  summary: string;
  /** The last bar is still growing: today, this week. */
  isLastOpen?: boolean;
};

/** A column for each value, with its number on top where there is room. */
export function Bars({ bars, summary, isLastOpen = false }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const isPrinted = bars.length <= 14;
  return (
    <Figure role="img" aria-label={summary} $isDense={!isPrinted}>
      {bars.map(({ key, label, value }, index) => (
        <Column key={key}>
          <Groove>
            {isPrinted && value > 0 && <b>{value}</b>}
            <Fill
              $isOpen={isLastOpen && index === bars.length - 1}
              style={{ height: `${(Math.max(0, value) / most) * 82}%` }}
            />
          </Groove>
          <span>{label}</span>
        </Column>
      ))}
    </Figure>
  );
}

const Figure = styled.figure<{ $isDense: boolean }>(
  ({ theme, $isDense }) => css`
    display: flex;
    gap: ${$isDense ? '.15rem' : theme.space.s2};
    height: 10rem;
  `,
);

const Column = styled.div`
  flex: 1;
  /* A few bars would be blocks. */
  max-width: 6rem;
  display: grid;
  grid-template: 1fr 1.25rem / minmax(0, 1fr);
  gap: ${theme.space.s1};
  min-width: 0;
  font-size: ${theme.text.t12};
  font-weight: ${theme.weight.strong};
  color: ${theme.color.ink3};
  text-align: center;
  /* A date is wider than its bar. */
  & > span {
    display: flex;
    justify-content: center;
    white-space: nowrap;
  }
  &:first-child > span {
    justify-content: flex-start;
  }
  &:last-child > span {
    justify-content: flex-end;
  }
  &:only-child > span {
    justify-content: center;
  }
`;

const Groove = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  justify-content: flex-end;
  border-bottom: ${theme.border.hairline} solid ${theme.color.control};
  & > b {
    font-family: ${theme.font.display};
    font-size: ${theme.text.t16};
    font-weight: ${theme.weight.heading};
    font-stretch: ${theme.width.numeral};
    line-height: 1.2;
    color: ${theme.color.ink};
  }
`;

const Fill = styled.i<{ $isOpen: boolean }>(
  ({ theme, $isOpen }) => css`
    border-radius: .4rem .4rem 0 0;
    background: ${$isOpen ? theme.color.accent : theme.color.segment4};
    transition: height ${theme.duration.d3} ${theme.ease.out};
  `,
);
