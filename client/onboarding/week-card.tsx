import { Card } from '#client/ui/card.tsx';
import { RadioGroup } from '#client/ui/choices.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { SettledNumberField } from '#client/ui/settled-number-field.tsx';
import { Switch } from '#client/ui/switch.tsx';
import {
  activityLevels,
  notificationFrequencies,
  onboardingDefaults,
} from '#domain/catalogue/content/options.ts';
import type { ActivityLevel, NotificationFrequency } from '#domain/member/member-events.ts';
import { DayDiscs } from './day-discs.tsx';
import type { StepProps } from './wizard-layout.tsx';

const minutesOfDay = 24 * 60;

export function WeekCard({ draft, change }: StepProps) {
  return (
    <Card title="Your week">
      <Stack $gap="s6">
        <RadioGroup<ActivityLevel>
          legend="Activity level"
          value={draft.activityLevel}
          onChoose={(activityLevel) => change({ activityLevel })}
          choices={activityLevels.map(({ id, label, description }) => ({ value: id, label, description }))}
        />
        <DayDiscs value={draft.daysPerWeek} onChoose={(daysPerWeek) => change({ daysPerWeek })} />
        <SettledNumberField
          label="Minutes per day"
          unit="min"
          min={1}
          max={minutesOfDay}
          value={draft.minutesPerDay}
          onSettle={(typed) => change({ minutesPerDay: wholeMinutes(typed) })}
        />
        <Switch
          label="Daily quest wheel"
          description="One small challenge a day, drawn by the wheel. It keeps your streak."
          isOn={draft.questWheelEnabled}
          onFlip={(questWheelEnabled) => change({ questWheelEnabled })}
        />
        <SelectField
          label="Reminders"
          value={draft.notificationFrequency}
          onChange={({ target }) => change({ notificationFrequency: target.value as NotificationFrequency })}
          options={notificationFrequencies.map(({ id, label }) => ({ value: id, label }))}
        />
      </Stack>
    </Card>
  );
}

const wholeMinutes = (typed: number): number =>
  Number.isFinite(typed) && typed > 0
    ? Math.min(minutesOfDay, Math.max(1, Math.round(typed)))
    : onboardingDefaults.minutesPerDay;
