import { useId } from 'react';
import { styled } from 'styled-components';
import { slicePath } from '#client/charts/geometry.ts';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { updateSettingCommand } from '#client/lib/http/shared-commands.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Card } from '#client/ui/card.tsx';
import { coveringInput } from '#client/ui/field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { skinStyle } from '#client/wheel/skin-colours.ts';
import { isSkinOpen, type WheelSkinId, wheelSkins } from '#domain/catalogue/content/wheel-skins.ts';
import { skinsCopy } from './skins-copy.ts';

/** The looks of the wheel, with those that a later level opens. @param level its number */
export function SkinsCard({ level }: { level: number }) {
  const chosen = useCurrentUser().data?.wheelSkin ?? 'classic';
  const { ask } = useCommand(updateSettingCommand, {
    onRefused: (error) => showRefusal(error, skinsCopy.notSaved),
  });
  const name = useId();
  return (
    <Card title={skinsCopy.title}>
      <Stack>
        <Text $tone="muted">{skinsCopy.lead}</Text>
        <Looks role="radiogroup" aria-label={skinsCopy.looks}>
          {wheelSkins.map((skin) => (
            <Look key={skin.id}>
              <input
                type="radio"
                name={name}
                checked={skin.id === chosen}
                // A look that was chosen at a level that is gone stays.
                disabled={!isSkinOpen(skin.id, level) && skin.id !== chosen}
                onChange={() => ask({ wheelSkin: skin.id })}
              />
              <Face>
                <SmallWheel id={skin.id} />
                <b>{nameText(skin.name)}</b>
                {!isSkinOpen(skin.id, level) && (
                  <Locked>
                    <Icon name="lock" size={14} />
                    {skinsCopy.from(skin.level)}
                  </Locked>
                )}
              </Face>
            </Look>
          ))}
        </Looks>
      </Stack>
    </Card>
  );
}

const slices = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const SmallWheel = ({ id }: { id: WheelSkinId }) => (
  <svg viewBox="-210 -210 420 420" aria-hidden style={skinStyle(id)}>
    <circle r="204" fill={theme.color.wheelRim} />
    {slices.map((slice, index) => (
      <path key={slice} d={slicePath(56, 190, index * 45, 45)} fill={theme.color[`segment${slice}`]} />
    ))}
    <circle r="52" fill={theme.color.wheelHub} />
  </svg>
);

const Locked = styled(SubText)`
  display: flex;
  align-items: center;
  gap: ${theme.space.s1};
  text-align: start;
`;

const Looks = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space.s3};
`;

const Look = styled.label`
  position: relative;
  display: grid;
  ${coveringInput}
`;

/** The chosen one has a border of the accent, and its input says so. */
const Face = styled.span`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: ${theme.space.s1};
  padding: ${theme.space.s3} ${theme.space.s2};
  border: 2px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  text-align: center;
  font-size: ${theme.text.t14};
  & > svg {
    width: 100%;
    max-width: 4.5rem;
  }
  input:checked + & {
    border-color: ${theme.color.accent};
  }
  input:disabled + & > svg:first-child {
    opacity: .55;
  }
  input:focus-visible + & {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;
