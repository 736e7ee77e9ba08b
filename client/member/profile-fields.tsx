import { Segmented } from '#client/ui/segmented.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { SubText } from '#client/ui/text.tsx';
import { NumberField, TextAreaField, TextField } from '#client/ui/text-field.tsx';
import { activityLevels, genders, notificationFrequencies } from '#domain/catalogue/content/options.ts';
import { maximumInjuriesLength, trainingDays } from '#domain/member/member-rules.ts';
import { HeightFields } from './height-fields.tsx';
import { Group, Pair } from './long-form.tsx';
import type { ProfileDraft, ProfileProblems } from './profile-draft.ts';

export type FieldsProps = {
  draft: ProfileDraft;
  problems: ProfileProblems;
  onEdit: (edits: Partial<ProfileDraft>) => void;
};

export function PersonFields({ draft, problems, onEdit }: FieldsProps) {
  return (
    <Group>
      <legend>You</legend>
      <Pair>
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={100}
          value={draft.firstName}
          onChange={(event) => onEdit({ firstName: event.target.value })}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          maxLength={100}
          value={draft.lastName}
          onChange={(event) => onEdit({ lastName: event.target.value })}
        />
        <NumberField
          label="Age"
          value={draft.age}
          error={problems.age}
          onChange={(event) => onEdit({ age: event.target.value })}
        />
        <SelectField
          label="Gender"
          options={genders.map(({ id, label }) => ({ value: id, label }))}
          {...(draft.gender ? {} : { placeholder: 'Choose' })}
          value={draft.gender}
          onChange={(event) => onEdit({ gender: event.target.value as ProfileDraft['gender'] })}
        />
      </Pair>
    </Group>
  );
}

export function BodyFields({
  draft,
  problems,
  onEdit,
  isHeightMeasured,
}: FieldsProps & { isHeightMeasured: boolean }) {
  return (
    <Group>
      <legend>Units and height</legend>
      <Segmented
        label="Units"
        segments={[
          { value: 'imperial', label: 'lbs, feet' },
          { value: 'metric', label: 'kg, cm' },
        ]}
        value={draft.unitPreference}
        onChoose={(unitPreference) => onEdit({ unitPreference })}
      />
      {isHeightMeasured ? (
        <SubText as="p">Your height was measured: change it under Update Measurements.</SubText>
      ) : (
        <HeightFields
          height={draft.height}
          units={draft.unitPreference}
          error={problems.height}
          onEdit={(height) => onEdit({ height })}
        />
      )}
    </Group>
  );
}

export function TrainingFields({ draft, problems, onEdit }: FieldsProps) {
  return (
    <Group>
      <legend>Training</legend>
      <SelectField
        label="Activity level"
        options={activityLevels.map(({ id, label }) => ({ value: id, label }))}
        {...(draft.activityLevel ? {} : { placeholder: 'Choose' })}
        value={draft.activityLevel}
        onChange={(event) => onEdit({ activityLevel: event.target.value as ProfileDraft['activityLevel'] })}
      />
      <Pair>
        <SelectField
          label="Days per week"
          options={dayOptions}
          {...(draft.daysPerWeek ? {} : { placeholder: 'Choose' })}
          value={draft.daysPerWeek}
          onChange={(event) => onEdit({ daysPerWeek: event.target.value })}
        />
        <NumberField
          label="Minutes per day"
          unit="min"
          value={draft.minutesPerDay}
          error={problems.minutesPerDay}
          onChange={(event) => onEdit({ minutesPerDay: event.target.value })}
        />
      </Pair>
      <TextAreaField
        label="Injuries"
        hint="Exercises that touch them carry a word of caution."
        rows={2}
        maxLength={maximumInjuriesLength}
        value={draft.injuries}
        onChange={(event) => onEdit({ injuries: event.target.value })}
      />
      <SelectField
        label="Reminders"
        options={notificationFrequencies.map(({ id, label }) => ({ value: id, label }))}
        value={draft.notificationFrequency}
        onChange={(event) =>
          onEdit({ notificationFrequency: event.target.value as ProfileDraft['notificationFrequency'] })
        }
      />
      <Switch
        label="Quest wheel"
        description="Off: the quest card folds to one line."
        isOn={draft.questWheelEnabled}
        onFlip={(questWheelEnabled) => onEdit({ questWheelEnabled })}
      />
    </Group>
  );
}

const dayOptions = Array.from({ length: trainingDays.maximum - trainingDays.minimum + 1 }, (_, index) => {
  const days = String(trainingDays.minimum + index);
  return { value: days, label: days };
});
