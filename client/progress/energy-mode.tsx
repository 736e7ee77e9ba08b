import { styled } from 'styled-components';
import useSWR from 'swr';
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
} from '#client/charts/trend-chart.tsx';
import { dayText, shortDate } from '#client/lib/format/format-day.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { theme } from '#client/styles/theme.ts';
import { Segmented } from '#client/ui/segmented.tsx';
import {
  type EnergySeries,
  energyAnswer,
  energyRanges,
} from '#service/features/check-in/check-in-contract.ts';
import { rangeCopy } from './chosen-mode-copy.ts';
import { energyCopy } from './energy-copy.ts';
import { ModeLayout, UnreadChart, useAddressChoice } from './mode-layout.tsx';
import type { ModeProps } from './progress-facts.ts';

const segments = energyRanges.map((value) => ({ value, label: energyCopy.ranges[value] }));

/** Energy and mood as two lines and efforts as dots, from 14 check-ins on. */
export function EnergyMode({ isTable }: Pick<ModeProps, 'isTable'>) {
  const [range, choose] = useAddressChoice('energy', energyRanges, 'quarter');
  const { data, error, mutate } = useSWR<EnergySeries, Error>(
    `/api/energy?range=${range}`,
    readAs(energyAnswer),
  );
  const picker = (
    <Segmented label={rangeCopy.timeRange} segments={segments} value={range} onChoose={choose} />
  );
  if (data)
    return (
      <ModeLayout
        {...leadOf(data)}
        picker={picker}
        isTable={isTable && data.points.length > 0}
        table={tableOf(data)}
      >
        {data.points.length > 0 && <EnergyChart series={data} />}
      </ModeLayout>
    );
  return <UnreadChart picker={picker} hasFailed={error !== undefined} onRetry={() => void mutate()} />;
}

function leadOf({ mean, checkIns, leastCheckIns, afterTraining }: EnergySeries) {
  if (!mean)
    return {
      numeral: numberText(checkIns),
      unit: energyCopy.checkInsOf(leastCheckIns),
      summary: energyCopy.tooFew(leastCheckIns - checkIns),
    };
  const comparison = afterTraining ? energyCopy.after(afterTraining) : energyCopy.noComparison;
  return {
    numeral: numberText(mean.energy, 1),
    unit: energyCopy.ofFive,
    summary: `${energyCopy.meanMood(mean.mood)} ${comparison}`,
  };
}

const tableOf = ({ points }: EnergySeries) => ({
  caption: energyCopy.title,
  columns: [energyCopy.date, energyCopy.energy, energyCopy.mood, energyCopy.effortColumn],
  rows: points
    .toReversed()
    .map(({ date, energy, mood, effort }) => [
      dayText(date),
      numberText(energy, 1),
      numberText(mood, 1),
      effort === null ? energyCopy.none : numberText(effort),
    ]),
});

/** From 1 to 5, with room for the lines at both ends. */
const scale = { low: 0.5, high: 5.5, ticks: [1, 2, 3, 4, 5] };

function EnergyChart({ series }: { series: EnergySeries }) {
  const { points } = series;
  const place = placing(points, scale);
  return (
    <Figure role="img" aria-label={leadOf(series).summary}>
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
          <EnergySample /> {energyCopy.energyLine}
        </span>
        <span>
          <MoodSample /> {energyCopy.moodLine}
        </span>
        <span>
          <DotSample /> {energyCopy.effort}
        </span>
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
