import { styled } from 'styled-components';
import { shortDate } from '#client/lib/format/format-day.ts';
import { theme } from '#client/styles/theme.ts';
import {
  Average,
  Dates,
  Dot,
  dateLabels,
  Figure,
  GridLines,
  linePath,
  Plot,
  placing,
  ScaleTicks,
} from './trend-chart.tsx';

/** From 1 to 5, with room for the lines at both ends. */
const scale = { low: 0.5, high: 5.5, ticks: [1, 2, 3, 4, 5] };

type EnergyPoint = {
  readonly date: Parameters<typeof shortDate>[0];
  readonly weekEnergy: number;
  readonly weekMood: number;
  /** 1 to 10, drawn at half its number; null without one. */
  readonly effort: number | null;
};
type Names = { readonly energy: string; readonly mood: string; readonly effort?: string };
type Props = { points: readonly EnergyPoint[]; label: string; names: Names };

/** Energy and mood as two lines, and efforts as dots where they have a name. */
export function EnergyChart({ points, label, names }: Props) {
  const place = placing(points, scale);
  return (
    <Figure role="img" aria-label={label}>
      <Plot>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <GridLines scale={scale} />
          <MoodLine d={linePath(points, scale, ({ weekMood }) => weekMood)} />
          <Average d={linePath(points, scale, ({ weekEnergy }) => weekEnergy)} />
        </svg>
        <ScaleTicks scale={scale} />
        {points.map(
          ({ date, effort }) => effort !== null && <Dot key={date} style={place(date, effort / 2)} />,
        )}
      </Plot>
      <Dates>
        {dateLabels(points).map((date) => (
          <span key={date}>{shortDate(date)}</span>
        ))}
      </Dates>
      <Legend>
        <span>
          <EnergySample /> {names.energy}
        </span>
        <span>
          <MoodSample /> {names.mood}
        </span>
        {names.effort && (
          <span>
            <DotSample /> {names.effort}
          </span>
        )}
      </Legend>
    </Figure>
  );
}

const MoodLine = styled.path`
  stroke: ${theme.color.chartGoal};
  stroke-width: 3;
  stroke-dasharray: 1 6;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s1} ${theme.space.s4};
  margin-inline: 2rem 0;
  font-size: ${theme.text.t13};
  color: ${theme.color.ink2};
  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.s2};
  }
`;

const EnergySample = styled.i`
  width: 1.25rem;
  border-top: 3px solid ${theme.color.chartLine};
`;

const MoodSample = styled.i`
  width: 1.25rem;
  border-top: 3px dotted ${theme.color.chartGoal};
`;

const DotSample = styled.i`
  width: .5rem;
  height: .5rem;
  border: 1.5px solid ${theme.color.chartLine};
  border-radius: ${theme.radius.full};
  background: ${theme.color.surface};
`;
