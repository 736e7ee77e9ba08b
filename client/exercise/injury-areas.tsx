import { styled } from 'styled-components';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Icon } from '#client/ui/icon.tsx';
import {
  areasIn,
  type InjuredArea,
  injuredAreas,
  withArea,
  withoutArea,
} from '#domain/catalogue/workouts/injured-areas.ts';
import { exerciseCopy } from './exercise-copy.ts';

type InjuryAreasProps = {
  /** The member's own words on injuries, which name the chosen areas. */
  injuries: string;
  onChange: (injuries: string) => void;
};

/** The parts of the body to choose from, beside the free words: a press adds its word to them, or takes it out. */
export function InjuryAreas({ injuries, onChange }: InjuryAreasProps) {
  const chosen = areasIn(injuries);
  const flip = (area: InjuredArea): void =>
    onChange(chosen.includes(area) ? withoutArea(injuries, area) : withArea(injuries, area, nameText(area)));
  return <BodyAreas label={exerciseCopy.injuredAreas} chosen={chosen} onFlip={flip} />;
}

type BodyAreasProps = {
  label: string;
  chosen: readonly InjuredArea[];
  onFlip: (area: InjuredArea) => void;
};

/** Pressed buttons with a check, one for each part of the body. */
export const BodyAreas = ({ label, chosen, onFlip }: BodyAreasProps) => (
  <Areas role="group" aria-label={label}>
    {injuredAreas.map((area) => (
      <Area key={area} type="button" aria-pressed={chosen.includes(area)} onClick={() => onFlip(area)}>
        {chosen.includes(area) && <Icon name="check" size={18} />}
        {exerciseCopy.areaNames[area]}
      </Area>
    ))}
  </Areas>
);

const Areas = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
`;

const Area = styled.button`
  display: inline-flex;
  align-items: center;
  gap: .4rem;
  min-height: ${theme.size.tap};
  padding-inline: ${theme.space.s4};
  border: 0;
  border-radius: ${theme.radius.full};
  background: transparent;
  box-shadow: inset 0 0 0 ${theme.border.control} ${theme.color.control};
  color: ${theme.color.ink};
  font: inherit;
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.strong};
  cursor: pointer;
  &[aria-pressed='true'] {
    background: ${theme.color.inverse};
    box-shadow: none;
    color: ${theme.color.onInverse};
  }
`;
