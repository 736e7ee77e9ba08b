import { shortDate } from '#client/lib/format/day-words.ts';
import { ModeLayout } from './mode-layout.tsx';
import type { ModeProps } from './progress-facts.ts';
import { massText, tenths, weightFacts } from './weight-facts.ts';
import { WeightTrend } from './weight-trend.tsx';
import { weightSummary } from './weight-words.ts';

export function WeightMode({ facts, isTable }: ModeProps) {
  const weight = weightFacts(facts);
  const { points, current, unit } = weight;
  return (
    <ModeLayout
      numeral={current === null ? '–' : tenths(current)}
      unit={`${unit} now`}
      summary={weightSummary(weight)}
      isTable={isTable}
      table={{
        caption: 'Weight, last 90 days',
        columns: ['Date', 'Weight', '7-day average'],
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
