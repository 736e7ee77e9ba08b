import { styled } from 'styled-components';
import { unitText } from '#client/lib/format/format-copy.ts';
import { unitsHere } from '#client/lib/format/region-units.ts';
import {
  hasTooManyInches,
  shownCentimetres,
  shownFeetAndInches,
  shownMass,
} from '#client/lib/format/typed-quantity.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { SelectField } from '#client/ui/choices.tsx';
import { NumberField } from '#client/ui/field.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { Text } from '#client/ui/text.tsx';
import { genders } from '#domain/catalogue/content/options.ts';
import type { Gender, UnitPreference } from '#domain/member/member-events.ts';
import { onboardingCopy } from './onboarding-copy.ts';
import { massUnits, withUnits } from './onboarding-draft.ts';
import type { StepProps } from './wizard-layout.tsx';

const units: readonly UnitPreference[] = ['imperial', 'metric'];

/** Which units the body is typed in. */
export function UnitChoice({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  return (
    <div>
      <Segmented
        label={onboardingCopy.units}
        value={draft.unitPreference}
        onChoose={(unit) => change(withUnits(draft, unit))}
        segments={units.map((unit) => ({ value: unit, label: onboardingCopy.unitChoices[unit] }))}
      />
      {unitsHere().isAsked && (
        <Text $tone="soft" $size="t14">
          {onboardingCopy.whichUnits}
        </Text>
      )}
    </div>
  );
}

export function BodyFields({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const { unitPreference, gender } = draft;
  const massUnit = massUnits[unitPreference];
  return (
    <Fields>
      <NumberField
        label={onboardingCopy.age}
        unit={onboardingCopy.years}
        required
        value={draft.age}
        onChange={(event) => change({ age: event.target.value })}
      />
      <SelectField
        label={onboardingCopy.gender}
        placeholder={onboardingCopy.choose}
        required
        options={genders.map(({ id, label }) => ({ value: id, label: nameText(label) }))}
        value={gender ?? ''}
        onChange={({ target }) => change({ gender: target.value === '' ? null : (target.value as Gender) })}
      />
      <HeightFields draft={draft} change={change} />
      <NumberField
        label={onboardingCopy.weight}
        unit={unitText(massUnit)}
        required
        value={shownMass(draft.weight, massUnit)}
        onChange={(event) => change({ weight: { text: event.target.value, unit: massUnit } })}
      />
    </Fields>
  );
}

function HeightFields({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  if (draft.unitPreference === 'metric')
    return (
      <NumberField
        label={onboardingCopy.height}
        unit={onboardingCopy.cm}
        required
        value={shownCentimetres(draft.height)}
        onChange={(event) => change({ height: { unit: 'cm', centimetres: event.target.value } })}
      />
    );
  const { feet, inches } = shownFeetAndInches(draft.height);
  return (
    <Pair role="group" aria-label={onboardingCopy.height}>
      <NumberField
        label={onboardingCopy.heightFeet}
        unit={onboardingCopy.ft}
        required
        value={feet}
        onChange={(event) => change({ height: { unit: 'in', feet: event.target.value, inches } })}
      />
      <NumberField
        label={onboardingCopy.inches}
        unit={onboardingCopy.in}
        error={hasTooManyInches(draft.height) ? onboardingCopy.inchesTo11 : null}
        value={inches}
        onChange={(event) => change({ height: { unit: 'in', feet, inches: event.target.value } })}
      />
    </Pair>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s4} ${theme.space.s3};
  ${theme.media.phone} {
    /* Height and weight have a row each: feet and inches need two fields. */
    & > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s3};
`;
