import { css, styled } from 'styled-components';
import {
  type ChartScale,
  chartScale,
  Dates,
  dateLabels,
  Figure,
  GridLines,
  linePath,
  Plot,
  placing,
  ScaleTicks,
} from '#client/charts/trend-chart.tsx';
import { shortDate } from '#client/lib/format/format-day.ts';
import type { Theme } from '#client/styles/theme.ts';
import { toTenths } from '#domain/body/quantity.ts';
import { type Composition, type CompositionPoint, compositionSummary, fatText } from './body-view-model.ts';
import { bodyCopy } from './member-copy.ts';

type Series = {
  readonly name: string;
  readonly read: (point: CompositionPoint) => number;
  readonly color: keyof Theme['color'];
};
const series: readonly Series[] = [
  { name: bodyCopy.weight, read: ({ weight }) => weight, color: 'chartLine' },
  { name: bodyCopy.leanMass, read: ({ lean }) => lean, color: 'chartGoal' },
  { name: bodyCopy.fatMass, read: ({ fat }) => fat, color: 'accent' },
];

/** Weight, lean mass and fat mass in one view. Needs a point at least. */
export function CompositionChart({ composition }: { composition: Composition }) {
  const { points, unit } = composition;
  const scale = chartScale(points.flatMap((point) => series.map(({ read }) => read(point))));
  const last = points.at(-1);
  return (
    <div>
      <Figure role="img" aria-label={compositionSummary(composition)}>
        <Plot>
          <Lines points={points} scale={scale} />
          <ScaleTicks scale={scale} />
          {last &&
            series.map(({ name, read, color }) => (
              <End key={name} $color={color} style={placing(points, scale)(last.date, read(last))} />
            ))}
        </Plot>
        <Dates>
          {dateLabels(points).map((date) => (
            <span key={date}>{shortDate(date)}</span>
          ))}
        </Dates>
      </Figure>
      {last && (
        <Legend>
          {series.map(({ name, read, color }) => (
            <li key={name}>
              <Swatch $color={color} />
              <span>{name}</span>
              <b>
                {toTenths(read(last))} {unit}
              </b>
              {name === bodyCopy.fatMass && <small>{fatText(last.bodyFat)}</small>}
            </li>
          ))}
        </Legend>
      )}
    </div>
  );
}

function Lines({ points, scale }: { points: readonly CompositionPoint[]; scale: ChartScale }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      <GridLines scale={scale} />
      {points.length > 1 &&
        series.map(({ name, read, color }) => (
          <Line key={name} $color={color} d={linePath(points, scale, read)} />
        ))}
    </svg>
  );
}

type Coloured = { $color: keyof Theme['color'] };

const Line = styled.path<Coloured>(
  ({ theme, $color }) => css`
    stroke: ${theme.color[$color]};
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  `,
);

const End = styled.i<Coloured>(
  ({ theme, $color }) => css`
    position: absolute;
    width: .8rem;
    height: .8rem;
    margin: -.4rem;
    border: 2px solid ${theme.color.surface};
    border-radius: ${theme.radius.full};
    background: ${theme.color[$color]};
  `,
);

const Swatch = styled.i<Coloured>(
  ({ theme, $color }) => css`
    width: .8rem;
    height: .8rem;
    border-radius: ${theme.radius.full};
    background: ${theme.color[$color]};
  `,
);

const Legend = styled.ul(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space.s3};
    margin-top: ${theme.space.s5};
    & > li {
      display: grid;
      grid-template-columns: auto 1fr;
      align-items: center;
      align-content: start;
      column-gap: ${theme.space.s2};
      font-size: ${theme.text.t14};
      color: ${theme.color.ink2};
    }
    & b {
      grid-column: 2;
      font-size: ${theme.text.t16};
      color: ${theme.color.ink};
      font-variant-numeric: tabular-nums;
    }
    & small {
      grid-column: 2;
      font-size: ${theme.text.t14};
    }
  `,
);
