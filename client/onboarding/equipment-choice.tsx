import { css, styled } from 'styled-components';
import { equipmentIcon } from '#client/exercise/equipment-icon.ts';
import { coveringInput, focusOnLabel } from '#client/ui/covering-input.ts';
import { Icon } from '#client/ui/icon.tsx';
import { IconBadge, type SegmentNumber } from '#client/ui/icon-badge.tsx';
import { Hidden } from '#client/ui/text.tsx';
import {
  type EquipmentChoice as EquipmentId,
  equipmentOptions,
  toggleEquipment,
} from '#domain/catalogue/workouts/equipment.ts';
import { onboardingCopy } from './onboarding-copy.ts';
import type { StepProps } from './wizard-layout.tsx';

const segments: Readonly<Record<EquipmentId, SegmentNumber>> = {
  dumbbells: 1,
  barbell: 7,
  kettlebells: 8,
  resistance_bands: 4,
  pull_up_bar: 3,
  bench: 6,
  treadmill: 5,
  bike: 2,
  none: 8,
};

/** What the member owns, as round things to tap. `No equipment` clears the rest. */
export function EquipmentChoice({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const { equipment } = draft;
  return (
    <Items>
      <Hidden as="legend">{onboardingCopy.equipment}</Hidden>
      {equipmentOptions.map(({ id, label }) => (
        <Item key={id}>
          <input
            type="checkbox"
            checked={equipment.includes(id)}
            onChange={() => change({ equipment: toggleEquipment(equipment, id) })}
          />
          <IconBadge icon={equipmentIcon(id)} segment={segments[id]} size="small" />
          <span>{label}</span>
          {equipment.includes(id) && <Icon name="check" size={20} />}
        </Item>
      ))}
    </Items>
  );
}

const Items = styled.fieldset(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.s2};
    min-width: 0;
  `,
);

const Item = styled.label(
  ({ theme }) => css`
    position: relative;
    display: flex;
    align-items: center;
    gap: ${theme.space.s2};
    min-height: 3.5rem;
    padding: ${theme.space.s1} ${theme.space.s3} ${theme.space.s1} ${theme.space.s2};
    border-radius: ${theme.radius.full};
    background: ${theme.color.surface};
    box-shadow: inset 0 0 0 ${theme.border.control} ${theme.color.control};
    font-weight: ${theme.weight.strong};
    line-height: 1.15;
    cursor: pointer;
    ${coveringInput}
    & > svg {
      margin-inline-start: auto;
      flex: none;
    }
    &:last-child {
      grid-column: 1 / -1;
    }
    &:has(:checked) {
      box-shadow: inset 0 0 0 3px ${theme.color.ink};
    }
    ${focusOnLabel}
  `,
);
