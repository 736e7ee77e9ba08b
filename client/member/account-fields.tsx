import { css, styled } from 'styled-components';
import { deviceZone } from '#client/lib/time/device-zone.ts';
import { Button } from '#client/ui/button.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { goalRulesV1 } from '#domain/program/goal-rules.ts';
import { Group } from './long-form.tsx';
import { profileCopy } from './member-copy.ts';
import type { FieldsProps } from './profile-fields.tsx';
import { zoneGroups } from './zone-options.ts';

export function AccountFields({ draft, onEdit }: Omit<FieldsProps, 'problems'>) {
  const device = deviceZone();
  return (
    <Group>
      <legend>{profileCopy.daysAndGoals}</legend>
      <SelectField
        label={profileCopy.timeZone}
        hint={profileCopy.timeZoneHint}
        options={zoneGroups(draft.timeZone)}
        value={draft.timeZone}
        onChange={(event) => onEdit({ timeZone: event.target.value })}
      />
      {device !== draft.timeZone && (
        <Button size="small" onClick={() => onEdit({ timeZone: device })}>
          {profileCopy.deviceZone(device)}
        </Button>
      )}
      <div>
        <Caption aria-hidden>{profileCopy.measureFrom}</Caption>
        <Segmented
          label={profileCopy.measureFrom}
          segments={[
            { value: 'standard', label: profileCopy.standardWeight(goalRulesV1.standardWeightLb) },
            { value: 'start', label: profileCopy.startingWeight },
          ]}
          value={draft.goalBaseline}
          onChoose={(goalBaseline) => onEdit({ goalBaseline })}
        />
      </div>
      <Switch
        label={profileCopy.useTokensAutomatically}
        description={profileCopy.tokensHint}
        isOn={draft.useTokensAutomatically}
        onFlip={(useTokensAutomatically) => onEdit({ useTokensAutomatically })}
      />
    </Group>
  );
}

const Caption = styled.p(
  ({ theme }) => css`
    margin-bottom: ${theme.space.s2};
    font-size: ${theme.text.t14};
    font-weight: ${theme.weight.strong};
  `,
);
