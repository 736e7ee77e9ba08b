import { Meter } from '#client/charts/meter.tsx';
import { Numeral, NumeralUnit } from '#client/ui/text.tsx';
import { Milestone } from './milestone.tsx';
import { weightCopy } from './progress-copy.ts';
import type { ProgressFacts } from './progress-facts.ts';
import { type WeightMilestoneFacts, weightMilestoneFacts } from './weight-milestone-facts.ts';

export function WeightMilestone({ facts }: { facts: ProgressFacts }) {
  const milestone = weightMilestoneFacts(facts);
  if (!milestone) return null;
  const { chip, numeral, unitText, way } = milestone;
  return (
    <Milestone
      title={weightCopy.weight}
      tone="good"
      chip={chip}
      numeral={
        <>
          <Numeral>{numeral}</Numeral>
          <NumeralUnit>{unitText}</NumeralUnit>
        </>
      }
      message=""
    >
      {way && <WayMeter {...way} />}
    </Milestone>
  );
}

function WayMeter({ from, to, lost, toGoText, fromText, toText }: NonNullable<WeightMilestoneFacts['way']>) {
  const length = Math.max(from - to, 1);
  return (
    <Meter
      label={weightCopy.lostOnTheWay}
      value={Math.max(0, lost)}
      maximum={length}
      valueText={toGoText}
      tone="good"
      ticks={[
        { at: 0, label: fromText },
        { at: length, label: toText },
      ]}
    />
  );
}
