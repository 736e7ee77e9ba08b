import { css, styled } from 'styled-components';
import { Card } from '#client/ui/card.tsx';
import { coveringInput, focusOnLabel } from '#client/ui/covering-input.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Hidden } from '#client/ui/text.tsx';
import { equipmentOptions, toggleEquipment } from '#domain/catalogue/workouts/equipment.ts';
import { onboardingCopy } from './onboarding-copy.ts';
import type { StepProps } from './wizard-layout.tsx';

export function EquipmentCard({ draft, change }: StepProps) {
  const { equipment } = draft;
  return (
    <Card title={onboardingCopy.yourEquipment}>
      <Items>
        <Hidden as="legend">{onboardingCopy.equipment}</Hidden>
        {equipmentOptions.map(({ id, label }) => (
          <Item key={id}>
            <input
              type="checkbox"
              checked={equipment.includes(id)}
              onChange={() => change({ equipment: toggleEquipment(equipment, id) })}
            />
            <Icon name={equipment.includes(id) ? 'check' : 'plus'} size={20} />
            {label}
          </Item>
        ))}
      </Items>
    </Card>
  );
}

const Items = styled.fieldset(
  ({ theme }) => css`
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.s2};
    min-width: 0;
  `,
);

const Item = styled.label(
  ({ theme }) => css`
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.s2};
    min-height: ${theme.size.tap};
    padding-inline: ${theme.space.s3} ${theme.space.s4};
    border-radius: ${theme.radius.full};
    box-shadow: inset 0 0 0 ${theme.border.control} ${theme.color.control};
    font-weight: ${theme.weight.strong};
    cursor: pointer;
    transition: background ${theme.duration.d1};
    ${coveringInput}
    &:has(:checked) {
      background: ${theme.color.accentSoft};
      color: ${theme.color.onAccentSoft};
      box-shadow: inset 0 0 0 ${theme.border.thick} ${theme.color.accent};
    }
    ${focusOnLabel}
  `,
);
