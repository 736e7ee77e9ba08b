import { css, styled } from 'styled-components';
import { deviceZone } from '#client/lib/time/device-zone.ts';
import { Button } from '#client/ui/button.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { goalRulesV1 } from '#domain/program/goal-rules.ts';
import { Group } from './long-form.tsx';
import type { FieldsProps } from './profile-fields.tsx';
import { zoneGroups } from './zone-options.ts';

export function AccountFields({ draft, onEdit }: Omit<FieldsProps, 'problems'>) {
  const device = deviceZone();
  return (
    <Group>
      <legend>How your days and goals count</legend>
      <SelectField
        label="Time zone"
        hint="Your days begin and end there from now on. Days that are over stay as they were."
        options={zoneGroups(draft.timeZone)}
        value={draft.timeZone}
        onChange={(event) => onEdit({ timeZone: event.target.value })}
      />
      {device !== draft.timeZone && (
        <Button size="small" onClick={() => onEdit({ timeZone: device })}>
          Use {device}, where this device is
        </Button>
      )}
      <div>
        <Caption aria-hidden>Measure from</Caption>
        <Segmented
          label="Measure from"
          segments={[
            { value: 'standard', label: `Standard ${goalRulesV1.standardWeightLb} lb` },
            { value: 'start', label: 'My starting weight' },
          ]}
          value={draft.goalBaseline}
          onChoose={(goalBaseline) => onEdit({ goalBaseline })}
        />
      </div>
      <Switch
        label="Use tokens automatically"
        description="On: a skip token saves your streak when you miss a day. Off: you spend it yourself, the day after."
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
