import { Segmented } from '#client/ui/segmented.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { SubText } from '#client/ui/text.tsx';
import { NumberField, TextAreaField, TextField } from '#client/ui/text-field.tsx';
import { activityLevels, genders, notificationFrequencies } from '#domain/catalogue/content/options.ts';
import { maximumInjuriesLength, trainingDays } from '#domain/member/member-rules.ts';
import { HeightFields } from './height-fields.tsx';
import { Group, Pair } from './long-form.tsx';
import { profileCopy } from './member-copy.ts';
import type { ProfileDraft, ProfileProblems } from './profile-draft.ts';

export type FieldsProps = {
  draft: ProfileDraft;
  problems: ProfileProblems;
  onEdit: (edits: Partial<ProfileDraft>) => void;
};

export function PersonFields({ draft, problems, onEdit }: FieldsProps) {
  return (
    <Group>
      <legend>{profileCopy.you}</legend>
      <Pair>
        <TextField
          label={profileCopy.firstName}
          autoComplete="given-name"
          maxLength={100}
          value={draft.firstName}
          onChange={(event) => onEdit({ firstName: event.target.value })}
        />
        <TextField
          label={profileCopy.lastName}
          autoComplete="family-name"
          maxLength={100}
          value={draft.lastName}
          onChange={(event) => onEdit({ lastName: event.target.value })}
        />
        <NumberField
          label={profileCopy.age}
          value={draft.age}
          error={problems.age}
          onChange={(event) => onEdit({ age: event.target.value })}
        />
        <SelectField
          label={profileCopy.gender}
          options={genders.map(({ id, label }) => ({ value: id, label }))}
          {...(draft.gender ? {} : { placeholder: profileCopy.choose })}
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
      <legend>{profileCopy.unitsAndHeight}</legend>
      <Segmented
        label={profileCopy.units}
        segments={[
          { value: 'imperial', label: profileCopy.lbsFeet },
          { value: 'metric', label: profileCopy.kgCm },
        ]}
        value={draft.unitPreference}
        onChoose={(unitPreference) => onEdit({ unitPreference })}
      />
      {isHeightMeasured ? (
        <SubText as="p">{profileCopy.heightMeasured}</SubText>
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
      <legend>{profileCopy.training}</legend>
      <SelectField
        label={profileCopy.activityLevel}
        options={activityLevels.map(({ id, label }) => ({ value: id, label }))}
        {...(draft.activityLevel ? {} : { placeholder: profileCopy.choose })}
        value={draft.activityLevel}
        onChange={(event) => onEdit({ activityLevel: event.target.value as ProfileDraft['activityLevel'] })}
      />
      <Pair>
        <SelectField
          label={profileCopy.daysPerWeek}
          options={dayOptions}
          {...(draft.daysPerWeek ? {} : { placeholder: profileCopy.choose })}
          value={draft.daysPerWeek}
          onChange={(event) => onEdit({ daysPerWeek: event.target.value })}
        />
        <NumberField
          label={profileCopy.minutesPerDay}
          unit={profileCopy.minutes}
          value={draft.minutesPerDay}
          error={problems.minutesPerDay}
          onChange={(event) => onEdit({ minutesPerDay: event.target.value })}
        />
      </Pair>
      <TextAreaField
        label={profileCopy.injuries}
        hint={profileCopy.injuriesHint}
        rows={2}
        maxLength={maximumInjuriesLength}
        value={draft.injuries}
        onChange={(event) => onEdit({ injuries: event.target.value })}
      />
      <SelectField
        label={profileCopy.reminders}
        options={notificationFrequencies.map(({ id, label }) => ({ value: id, label }))}
        value={draft.notificationFrequency}
        onChange={(event) =>
          onEdit({ notificationFrequency: event.target.value as ProfileDraft['notificationFrequency'] })
        }
      />
      <Switch
        label={profileCopy.questWheel}
        description={profileCopy.wheelHint}
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
