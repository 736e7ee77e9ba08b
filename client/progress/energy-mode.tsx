import useSWR from 'swr';
import { EnergyChart } from '#client/charts/energy-chart.tsx';
import { dayText } from '#client/lib/format/format-day.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { readAs } from '#client/lib/http/swr.ts';
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
        {data.points.length > 0 && (
          <EnergyChart points={data.points} label={leadOf(data).summary} names={energyCopy.lines} />
        )}
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
