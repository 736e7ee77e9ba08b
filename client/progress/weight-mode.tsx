import { shortDate } from '#client/lib/format/day-words.ts';
import { ModeLayout } from './mode-layout.tsx';
import { weightCopy } from './progress-copy.ts';
import type { ModeProps } from './progress-facts.ts';
import { massText, tenths, weightFacts, weightSummary } from './weight-facts.ts';
import { WeightTrend } from './weight-trend.tsx';

export function WeightMode({ facts, isTable }: ModeProps) {
  const weight = weightFacts(facts);
  const { points, current, unit } = weight;
  return (
    <ModeLayout
      numeral={current === null ? '–' : tenths(current)}
      unit={weightCopy.now(unit)}
      summary={weightSummary(weight)}
      isTable={isTable}
      table={{
        caption: weightCopy.chartTitle,
        columns: [weightCopy.date, weightCopy.weight, weightCopy.weekAverage],
        rows: points
          .toReversed()
          .map(({ date, weight: value, average }) => [
            shortDate(date),
            massText(value, unit),
            massText(average, unit),
          ]),
      }}
    >
      {points.length > 0 && <WeightTrend weight={weight} />}
    </ModeLayout>
  );
}
