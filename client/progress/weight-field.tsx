import { TextField } from '#client/ui/text-field.tsx';
import type { MassUnit } from '#domain/body/quantity.ts';
import { weightCopy } from './progress-copy.ts';
import { tenths, type WeightViewModel } from './weight-view-model.ts';

type WeightFieldProps = { unit: MassUnit; current: WeightViewModel['current']; fault: string | null };

/** A decimal comma is a number too, so it is no number field. */
export function WeightField({ unit, current, fault }: WeightFieldProps) {
  return (
    <TextField
      label={weightCopy.weightIn(unit)}
      name="weight"
      inputMode="decimal"
      autoComplete="off"
      required
      placeholder={current === null ? '' : tenths(current)}
      error={fault}
    />
  );
}
