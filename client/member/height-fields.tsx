import { shownCentimetres, shownFeetAndInches, type TypedHeight } from '#client/lib/format/typed-quantity.ts';
import { NumberField } from '#client/ui/text-field.tsx';
import type { UnitPreference } from '#domain/member/member-events.ts';
import { Pair } from './long-form.tsx';
import { bodyCopy } from './member-copy.ts';

type HeightFieldsProps = {
  height: TypedHeight;
  units: UnitPreference;
  error: string | undefined;
  onEdit: (height: TypedHeight) => void;
};

/** A height in feet and inches, or in centimetres; in the other unit it is shown worked out until it is typed there. */
export function HeightFields({ height, units, error, onEdit }: HeightFieldsProps) {
  if (units === 'metric')
    return (
      <NumberField
        label={bodyCopy.height}
        unit={bodyCopy.cm}
        value={shownCentimetres(height)}
        error={error}
        onChange={(event) => onEdit({ unit: 'cm', centimetres: event.target.value })}
      />
    );
  const { feet, inches } = shownFeetAndInches(height);
  return (
    <Pair>
      <NumberField
        label={bodyCopy.heightFeet}
        unit={bodyCopy.ft}
        value={feet}
        error={error}
        onChange={(event) => onEdit({ unit: 'in', feet: event.target.value, inches })}
      />
      <NumberField
        label={bodyCopy.heightInches}
        unit={bodyCopy.in}
        value={inches}
        onChange={(event) => onEdit({ unit: 'in', feet, inches: event.target.value })}
      />
    </Pair>
  );
}
