import { css, styled } from 'styled-components';
import { type ChartScale, percentFromTop } from './chart-scale.ts';

type ScaleProps = { scale: ChartScale };

/** The numbers beside the plot. */
export function ScaleTicks({ scale }: ScaleProps) {
  return scale.ticks.map((tick) => (
    <Tick key={tick} style={{ top: `${percentFromTop(tick, scale)}%` }}>
      {tick}
    </Tick>
  ));
}

/** Their lines, inside the drawing of the plot. */
export function GridLines({ scale }: ScaleProps) {
  return scale.ticks.map((tick) => <GridLine key={tick} d={`M0 ${percentFromTop(tick, scale)}H100`} />);
}

export const Figure = styled.div(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s2};
    min-width: 0;
    /* Time runs from left to right in every script. */
    direction: ltr;
    padding-top: ${theme.space.s6};
  `,
);

export const Plot = styled.div`
  position: relative;
  height: 11rem;
  margin-inline: 2rem 1.6rem;
  & > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  & path {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
`;

export const Area = styled.path`
  && {
    fill: ${({ theme }) => theme.color.chartArea};
  }
`;

const GridLine = styled.path`
  stroke: ${({ theme }) => theme.color.line};
  stroke-width: 1;
`;

export const Average = styled.path`
  stroke: ${({ theme }) => theme.color.chartLine};
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export const TargetLine = styled.path`
  stroke: ${({ theme }) => theme.color.chartGoal};
  stroke-width: 2;
  stroke-dasharray: 2 6;
  stroke-linecap: round;
`;

const label = css`
  font-size: ${({ theme }) => theme.text.t12};
  font-weight: ${({ theme }) => theme.weight.strong};
  line-height: 1;
  color: ${({ theme }) => theme.color.ink3};
  font-variant-numeric: tabular-nums;
`;

const Tick = styled.span`
  position: absolute;
  left: -2rem;
  transform: translateY(-50%);
  ${label}
`;

export const Dates = styled.div`
  display: flex;
  justify-content: space-between;
  margin-inline: 1.25rem .5rem;
  & > :only-child {
    margin-inline-start: auto;
  }
  ${label}
`;

export const Dot = styled.i(
  ({ theme }) => css`
    position: absolute;
    width: .5rem;
    height: .5rem;
    margin: -.25rem;
    border: 1.5px solid ${theme.color.chartLine};
    border-radius: ${theme.radius.full};
    background: ${theme.color.surface};
  `,
);

export const LastDot = styled.i(
  ({ theme }) => css`
    position: absolute;
    width: 1.1rem;
    height: 1.1rem;
    margin: -.55rem;
    border: 3px solid ${theme.color.surface};
    border-radius: ${theme.radius.full};
    background: ${theme.color.accent};
    box-shadow: 0 0 0 2px ${theme.color.chartLine};
  `,
);

/* Away from the line. */
export const LastValue = styled.b<{ $isBelow: boolean }>(
  ({ theme, $isBelow }) => css`
    position: absolute;
    transform: translate(-50%, ${$isBelow ? '1rem' : '-2.3rem'});
    font-family: ${theme.font.display};
    font-size: ${theme.text.t18};
    font-weight: ${theme.weight.heading};
    font-stretch: ${theme.width.numeral};
    line-height: 1;
  `,
);

export const Target = styled.span(
  ({ theme }) => css`
    position: absolute;
    left: .1rem;
    transform: translateY(-1.35rem);
    font-size: ${theme.text.t13};
    font-weight: ${theme.weight.bold};
    line-height: 1;
    color: ${theme.color.chartGoal};
  `,
);
