import { css, styled } from 'styled-components';

type ClockProps = {
  /** `0:42`. Each figure stands in a separate cell, so that the clock does not jitter. */
  time: string;
  /** What it counts, in words: `42 seconds of rest left`. */
  label: string;
};

/** The figures in the middle of a `panel` track. */
export function Clock({ time, label }: ClockProps) {
  return (
    <Figures role="timer" aria-label={label} $length={time.length}>
      {cellsOf(time).map(({ figure, place }) => (
        <Cell key={place} aria-hidden $isColon={figure === ':'}>
          {figure}
        </Cell>
      ))}
    </Figures>
  );
}

/** Counted from the right, so that a cell stays the same one while the clock runs down. */
const cellsOf = (time: string): { figure: string; place: number }[] =>
  [...time].map((figure, index) => ({ figure, place: time.length - index }));

const Figures = styled.span<{ $length: number }>(
  ({ theme, $length }) => css`
    display: flex;
    /* Hours before minutes in every script. */
    direction: ltr;
    justify-content: center;
    font-family: ${theme.font.display};
    /* Four figures fill the track; more of them are smaller. */
    font-size: ${Math.min(34, 140 / $length)}cqw;
    font-weight: ${theme.weight.numeral};
    font-stretch: ${theme.width.label};
    line-height: .82;
    letter-spacing: -.025em;
  `,
);

const Cell = styled.b<{ $isColon: boolean }>`
  width: ${({ $isColon }) => ($isColon ? '.3em' : '.535em')};
  font-weight: inherit;
  text-align: center;
  transform: ${({ $isColon }) => ($isColon ? 'translateY(-.04em)' : 'none')};
`;
