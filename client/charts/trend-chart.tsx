import { css, styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';

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

/** A value with a date, such as `2026-03-10`; lists are oldest first. */
type Dated = { readonly date: string };

/** A target far off would press the values into one line; it is printed beside the chart anyway. */
export function isNear(target: number, values: readonly number[]): boolean {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const away = Math.max(least - target, target - most, 0);
  return away <= Math.max(12, 2 * (most - least));
}

/** How far a date lies from the first point to the last, in percent. */
export const shareOf = (date: string, points: readonly Dated[]): number => {
  const [first, last] = [points[0]?.date ?? date, points.at(-1)?.date ?? date];
  const days = daysBetween(first, last);
  return days === 0 ? 100 : (daysBetween(first, date) / days) * 100;
};

/** The place of a date's value in the plot. */
export const placing =
  (points: readonly Dated[], scale: ChartScale) =>
  (date: string, value: number): { left: string; top: string } => ({
    left: `${shareOf(date, points)}%`,
    top: `${percentFromTop(value, scale)}%`,
  });

/** The path of a line through one value of every point, in percent of the plot. */
export const linePath = <Point extends Dated>(
  points: readonly Point[],
  scale: ChartScale,
  read: (point: Point) => number,
): string =>
  points
    .map((point) => ({ x: shareOf(point.date, points), y: percentFromTop(read(point), scale) }))
    .map(({ x, y }, index, all) => {
      const before = all[index - 1];
      if (!before) return `M${x} ${y}`;
      const middle = (before.x + x) / 2;
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');

const msPerDay = 86_400_000;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / msPerDay;
const daysAfter = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * msPerDay).toISOString().slice(0, 10);

/** Up to four dates from the first to the last, as far apart as they are shown: the chart places each value by its date. */
export function dateLabels<Point extends Dated>(points: readonly Point[]): readonly Point['date'][] {
  const [first, last] = [points.at(0)?.date, points.at(-1)?.date];
  if (!first || !last) return [];
  const days = daysBetween(first, last);
  const gaps = Math.min(3, days, points.length - 1);
  return [
    first,
    ...Array.from({ length: gaps }, (_, gap) => daysAfter(first, Math.round(((gap + 1) * days) / gaps))),
  ];
}

export type ChartScale = {
  readonly low: number;
  readonly high: number;
  /** Where lines are drawn, lowest first; the first and the last bound the chart. */
  readonly ticks: readonly number[];
};

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const mostSteps = 5;
/** A weight that hardly changes is no mountain range. */
const leastSpread = 4;

/** A scale of round numbers that holds all values, in at most five steps. At least one value. */
export function chartScale(values: readonly number[]): ChartScale {
  const spare = Math.max(0, leastSpread - (Math.max(...values) - Math.min(...values))) / 2;
  const [least, most] = [Math.min(...values) - spare, Math.max(...values) + spare];
  const step = steps.find((width) => linesOf(least, most, width).length - 1 <= mostSteps) ?? 2000;
  const ticks = linesOf(least, most, step);
  return { low: ticks[0] ?? least, high: ticks.at(-1) ?? most, ticks };
}

/** The distance of a value from the top of the chart, in percent. */
export const percentFromTop = (value: number, { low, high }: ChartScale): number =>
  ((high - value) / (high - low)) * 100;

/** Lines below and above all values, so that none touches the edge. */
function linesOf(least: number, most: number, step: number): number[] {
  const low = Math.ceil(least / step - 1) * step;
  const high = Math.floor(most / step + 1) * step;
  return Array.from({ length: Math.round((high - low) / step) + 1 }, (_, line) => low + line * step);
}

export const Figure = styled.div`
  display: grid;
  gap: ${theme.space.s2};
  min-width: 0;
  /* Time runs from left to right in every script. */
  direction: ltr;
  padding-top: ${theme.space.s6};
`;

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

export const Dot = styled.i`
  position: absolute;
  width: .5rem;
  height: .5rem;
  margin: -.25rem;
  border: 1.5px solid ${theme.color.chartLine};
  border-radius: ${theme.radius.full};
  background: ${theme.color.surface};
`;

export const LastDot = styled.i`
  position: absolute;
  width: 1.1rem;
  height: 1.1rem;
  margin: -.55rem;
  border: 3px solid ${theme.color.surface};
  border-radius: ${theme.radius.full};
  background: ${theme.color.accent};
  box-shadow: 0 0 0 2px ${theme.color.chartLine};
`;

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

export const Target = styled.span`
  position: absolute;
  left: .1rem;
  transform: translateY(-1.35rem);
  font-size: ${theme.text.t13};
  font-weight: ${theme.weight.bold};
  line-height: 1;
  color: ${theme.color.chartGoal};
`;
