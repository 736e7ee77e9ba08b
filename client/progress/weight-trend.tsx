import {
  Area,
  Average,
  type ChartScale,
  chartScale,
  Dates,
  Dot,
  dateLabels,
  Figure,
  GridLines,
  isNear,
  LastDot,
  LastValue,
  linePath,
  Plot,
  percentFromTop,
  placing,
  ScaleTicks,
  Target,
  TargetLine,
} from '#client/charts/trend-chart.tsx';
import { dayText, shortDate } from '#client/lib/format/format-day.ts';
import { tenths } from '#client/lib/format/typed-quantity.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { weightCopy } from './progress-copy.ts';
import { type WeightPoint, type WeightViewModel, weightSummary } from './weight-view-model.ts';

/** Every weight as a dot, their seven-day average as the line, and the target. Needs a point at least. */
export function WeightTrend({ weight }: { weight: WeightViewModel }) {
  const { points, target, current } = weight;
  const isTargetNear =
    target !== null &&
    isNear(
      target,
      points.map(({ weight: value }) => value),
    );
  const scale = chartScale([
    ...points.flatMap(({ weight: value, average }) => [value, average]),
    ...(isTargetNear ? [target] : []),
  ]);
  const place = placing(points, scale);
  const last = points.at(-1);
  const dateText = dateTextFor(points);
  return (
    <Figure role="img" aria-label={weightSummary(weight)}>
      <Plot>
        <Lines points={points} scale={scale} target={isTargetNear ? target : null} />
        <ScaleTicks scale={scale} />
        {points.slice(0, -1).map((point) => (
          <Dot key={point.date} style={place(point.date, point.weight)} />
        ))}
        {last && (
          <>
            <LastDot style={place(last.date, last.weight)} />
            <LastValue $isBelow={last.weight < last.average} style={place(last.date, last.weight)}>
              {tenths(current ?? last.weight)}
            </LastValue>
          </>
        )}
        {isTargetNear && (
          <Target style={{ top: `${percentFromTop(target, scale)}%` }}>
            {weightCopy.target(tenths(target))}
          </Target>
        )}
      </Plot>
      <Dates>
        {dateLabels(points).map((date) => (
          <span key={date}>{dateText(date)}</span>
        ))}
      </Dates>
    </Figure>
  );
}

/** Dates of different years are shown with their year. */
export const dateTextFor = (points: readonly WeightPoint[]): ((date: MemberDay) => string) =>
  points[0]?.date.slice(0, 4) === points.at(-1)?.date.slice(0, 4) ? shortDate : dayText;

type LinesProps = { points: readonly WeightPoint[]; scale: ChartScale; target: number | null };

function Lines({ points, scale, target }: LinesProps) {
  const path = linePath(points, scale, ({ average }) => average);
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      {points.length > 1 && <Area d={`${path}L100 100L0 100Z`} />}
      <GridLines scale={scale} />
      {target !== null && <TargetLine d={`M0 ${percentFromTop(target, scale)}H100`} />}
      {points.length > 1 && <Average d={path} />}
    </svg>
  );
}
