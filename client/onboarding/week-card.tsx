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
import { onboardingCopy } from './onboarding-copy.ts';
import type { StepProps } from './wizard-layout.tsx';

const minutesOfDay = 24 * 60;

export function WeekCard({ draft, change }: StepProps) {
  return (
    <Card title={onboardingCopy.yourWeek}>
      <Stack $gap="s6">
        <RadioGroup<ActivityLevel>
          legend={onboardingCopy.activityLevel}
          value={draft.activityLevel}
          onChoose={(activityLevel) => change({ activityLevel })}
          choices={activityLevels.map(({ id, label, description }) => ({ value: id, label, description }))}
        />
        <DayDiscs value={draft.daysPerWeek} onChoose={(daysPerWeek) => change({ daysPerWeek })} />
        <SettledNumberField
          label={onboardingCopy.minutesPerDay}
          unit={onboardingCopy.minutes}
          min={1}
          max={minutesOfDay}
          value={draft.minutesPerDay}
          onSettle={(typed) => change({ minutesPerDay: wholeMinutes(typed) })}
        />
        <Switch
          label={onboardingCopy.dailyQuestWheel}
          description={onboardingCopy.wheelHint}
          isOn={draft.questWheelEnabled}
          onFlip={(questWheelEnabled) => change({ questWheelEnabled })}
        />
        <SelectField
          label={onboardingCopy.reminders}
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
