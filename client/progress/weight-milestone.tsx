import { Meter } from '#client/design/meter.tsx';
import { Numeral, NumeralUnit } from '#client/design/text.tsx';
import { massIn } from '#domain/body/quantity.ts';
import { Milestone } from './milestone.tsx';
import type { ProgressFacts } from './progress-facts.ts';
import { changeText, massText, startWeight, tenths, weightFacts } from './weight-facts.ts';

/** Only for who loses weight and has logged one. */
export function WeightMilestone({ facts }: { facts: ProgressFacts }) {
  const { program } = facts;
  const { unit, current, target, isLogged } = weightFacts(facts);
  const start = program && startWeight(program);
  if (program?.goalType !== 'weight_loss' || !isLogged || !start || current === null) return null;
  const from = massIn(unit, start);
  const lost = from - current;
  const toGo = target === null ? 0 : Math.max(0, current - target);
  return (
    <Milestone
      title="Weight"
      tone="good"
      chip={toGo > 0 ? `${massText(toGo, unit)} to go` : 'Target reached'}
      numeral={
        <>
          <Numeral>{changeText(-lost)}</Numeral>
          <NumeralUnit>{unit} since start</NumeralUnit>
        </>
      }
      message=""
    >
      {target !== null && (
        <Meter
          label="Weight lost on the way to the target"
          value={Math.max(0, lost)}
          maximum={Math.max(from - target, 1)}
          valueText={`${massText(toGo, unit)} to go`}
          tone="good"
          ticks={[
            { at: 0, label: tenths(from) },
            { at: Math.max(from - target, 1), label: massText(target, unit) },
          ]}
        />
      )}
    </Milestone>
  );
}
