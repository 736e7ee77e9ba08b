import { css, styled } from 'styled-components';
import { Rows } from '#client/ui/layout.tsx';
import { Switch } from '#client/ui/switch.tsx';
import type { Toggle } from '#domain/catalogue/content/preferences.ts';
import type { Toggled } from './use-toggles.ts';

type ToggleListProps<Id extends string> = {
  toggles: readonly Toggle<Id>[];
  isOn: Toggled<Id>;
  onFlip: (toggle: Toggle<Id>, isOn: boolean) => void;
};

/** Switches below each other, each with what it does. */
export function ToggleList<Id extends string>({ toggles, isOn, onFlip }: ToggleListProps<Id>) {
  return (
    <Rows>
      {toggles.map((toggle) => (
        <Line key={toggle.id}>
          <Switch
            label={toggle.title}
            description={toggle.description}
            isOn={isOn[toggle.id]}
            onFlip={(next) => onFlip(toggle, next)}
          />
        </Line>
      ))}
    </Rows>
  );
}

const Line = styled.li(
  ({ theme }) => css`
    padding-block: ${theme.space.s3};
    & > div {
      flex: 1;
      min-width: 0;
    }
  `,
);
