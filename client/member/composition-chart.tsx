import { useState } from 'react';
import { css, styled } from 'styled-components';
import { ChartTable } from '#client/charts/chart-table.tsx';
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
import { quantityText } from '#client/lib/format/format-copy.ts';
import { shortDate } from '#client/lib/format/format-day.ts';
import { tenthsText } from '#client/lib/format/typed-quantity.ts';
import { useBodyMetrics } from '#client/lib/http/read-models.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { type Theme, theme } from '#client/styles/theme.ts';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { Text } from '#client/ui/text.tsx';
import { addDays } from '#domain/kernel/day.ts';
import type { LatestMetric } from '#service/features/body/body-contract.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { type AsyncState, asyncStateOf, together, WhenLoaded } from './async-state.tsx';
import {
  type Composition,
  type CompositionPoint,
  compositionOf,
  compositionSummary,
  compositionTable,
  fatText,
} from './body-view-model.ts';
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

/** The height of chart, legend and switch: nothing moves when they load. */
const height = '22rem';

/** As far back as the chart of the weight goes. */
const days = 90;

type CompositionCardProps = { user: CurrentUser; latest: AsyncState<LatestMetric> };

/** How the body changed: what it weighs, and how much of that is fat. */
export function CompositionCard({ user, latest }: CompositionCardProps) {
  const metrics = asyncStateOf(useBodyMetrics(addDays(useMemberToday(), 1 - days)));
  return (
    <Card title={bodyCopy.bodyComposition}>
      <WhenLoaded state={together(latest, metrics)} failure={bodyCopy.bodyCompositionUnread} height={height}>
        {([metric, logged]) => <View composition={compositionOf(user, metric, logged)} />}
      </WhenLoaded>
    </Card>
  );
}

function View({ composition }: { composition: Composition }) {
  const [isTable, setTable] = useState(false);
  if (composition.points.length === 0) return <Text $tone="muted">{bodyCopy.compositionEmpty}</Text>;
  return (
    <Stack $gap="s5">
      {isTable ? (
        <ChartTable {...compositionTable(composition)} />
      ) : (
        <CompositionChart composition={composition} />
      )}
      <Switch label={bodyCopy.showAsTable} isOn={isTable} onFlip={setTable} />
    </Stack>
  );
}

/** Weight, lean mass and fat mass in one view. Needs a point at least. */
function CompositionChart({ composition }: { composition: Composition }) {
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
              <b>{quantityText(tenthsText(read(last)), unit)}</b>
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

const Legend = styled.ul`
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
`;
