import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { InjuryAreas } from '#client/exercise/injury-areas.tsx';
import { NumbersAfter } from '#client/lib/day/numbers-after.tsx';
import { factsText } from '#client/lib/format/format-copy.ts';
import { shownCentimetres, shownFeetAndInches, type TypedHeight } from '#client/lib/format/typed-quantity.ts';
import { ApiError } from '#client/lib/http/api-error.ts';
import { useStats } from '#client/lib/http/read-models.ts';
import { useTypedState } from '#client/lib/offline/typed-state.ts';
import { deviceZone } from '#client/lib/time/device-zone.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { useZoneRules } from '#client/lib/time/zone-rules.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { SelectField, type SelectGroup } from '#client/ui/choices.tsx';
import { Dialog, markProblems } from '#client/ui/dialog.tsx';
import { NumberField, TextAreaField, TextField } from '#client/ui/field.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { SubText } from '#client/ui/text.tsx';
import type { Openings } from '#client/ui/use-openings.ts';
import { activityLevels, genders, notificationFrequencies } from '#domain/catalogue/content/options.ts';
import { asInstant } from '#domain/kernel/day.ts';
import type { UnitPreference } from '#domain/member/member-events.ts';
import { maximumInjuriesLength, trainingDays } from '#domain/member/member-rules.ts';
import { goalRulesV1 } from '#domain/program/goal-rules.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { FormActions, Group, Pair, Problem, ScrollingForm, useFormDialog } from './form-dialog.tsx';
import { bodyCopy, profileCopy, profileToasts } from './member-copy.ts';
import {
  changeOf,
  draftOf,
  isChange,
  type ProfileChange,
  type ProfileDraft,
  type ProfileProblems,
  problemsIn,
  saveProfileCommand,
  streakEvents,
} from './profile-draft.ts';

type EditProfileFormProps = {
  isSaving: boolean;
  /** The server's refusal of the last attempt, if any. */
  refusal: unknown;
  user: CurrentUser;
  /** A measured height takes precedence over that of the profile. */
  isHeightMeasured: boolean;
  onSave: (change: ProfileChange) => void;
  onClose: () => void;
};

type EditProfileDialogProps = Openings & Pick<EditProfileFormProps, 'user' | 'isHeightMeasured'>;

export function EditProfileDialog({ openings, ...about }: EditProfileDialogProps) {
  const { isOpen, isSaving, refusal, save, close } = useFormDialog(
    saveProfileCommand,
    profileToasts,
    openings,
  );
  return (
    <Dialog isOpen={isOpen} onClose={close} title={profileCopy.editProfile}>
      <EditProfileForm {...about} isSaving={isSaving} refusal={refusal} onSave={save} onClose={close} />
    </Dialog>
  );
}

function EditProfileForm(props: EditProfileFormProps) {
  const { isSaving, refusal, user, isHeightMeasured, onSave, onClose } = props;
  const [draft, setDraft] = useTypedState('profile', () => draftOf(user));
  const [hasTried, setTried] = useState(false);
  const problems = problemsIn(draft);
  const fields = {
    draft,
    problems: hasTried ? problems : {},
    onEdit: (edits: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...edits })),
  };

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    markProblems(event.currentTarget, () => setTried(true));
    if (Object.keys(problems).length > 0) return;
    const change = changeOf(draft, user);
    if (isChange(change)) onSave(change);
    else onClose();
  }

  return (
    // The browser's own check would come before ours, in the browser's words.
    <ScrollingForm noValidate onSubmit={submit}>
      {refusal instanceof ApiError && refusal.status === 400 && (
        <Problem role="alert">{refusal.text}</Problem>
      )}
      <PersonFields {...fields} />
      <BodyFields {...fields} isHeightMeasured={isHeightMeasured} />
      <TrainingFields {...fields} />
      <AccountFields {...fields} />
      <FormActions isSaving={isSaving} onCancel={onClose}>
        <NumbersSaved draft={draft} user={user} />
      </FormActions>
    </ScrollingForm>
  );
}

function AccountFields({ draft, onEdit }: Omit<FieldsProps, 'problems'>) {
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
      <Switch
        label={profileCopy.restDaysKeepStreak}
        description={profileCopy.restDaysHint}
        isOn={draft.restDaysKeepStreak}
        onFlip={(restDaysKeepStreak) => onEdit({ restDaysKeepStreak })}
      />
    </Group>
  );
}

/** The numbers with what is changed of zone, tokens, rest days and training days; nothing while those stay. */
function NumbersSaved({ draft, user }: { draft: ProfileDraft; user: CurrentUser }) {
  const today = useMemberToday();
  const { data: stats } = useStats();
  const change = changeOf(draft, user);
  const isZoneKnown = useZoneRules(draft.timeZone);
  if (!stats || !isZoneKnown || streakEvents(change, anyTime).length === 0) return null;
  return <NumbersAfter stats={stats} today={today} events={(now) => streakEvents(change, now)} />;
}

const anyTime = asInstant('');

/** Every zone that this browser knows, by continent; `current` is among them in any case. */
function zoneGroups(current: string): readonly SelectGroup[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), current]);
  const groups = new Map<string, string[]>();
  for (const zone of [...zones].sort()) {
    const area = zone.includes('/') ? (zone.split('/')[0] ?? zone) : profileCopy.otherZones;
    groups.set(area, [...(groups.get(area) ?? []), zone]);
  }
  return [...groups].map(([label, names]) => ({
    label,
    options: names.map((zone) => ({ value: zone, label: placeOf(zone) })),
  }));
}

/** `America/Argentina/Buenos_Aires` is `Buenos Aires, Argentina`. */
function placeOf(zone: string): string {
  const [area = zone, ...places] = zone.replaceAll('_', ' ').split('/');
  return places.length > 0 ? factsText(places.reverse()) : area;
}

type FieldsProps = {
  draft: ProfileDraft;
  problems: ProfileProblems;
  onEdit: (edits: Partial<ProfileDraft>) => void;
};

function PersonFields({ draft, problems, onEdit }: FieldsProps) {
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
          options={genders.map(({ id, label }) => ({ value: id, label: nameText(label) }))}
          {...(draft.gender ? {} : { placeholder: profileCopy.choose })}
          value={draft.gender}
          onChange={(event) => onEdit({ gender: event.target.value as ProfileDraft['gender'] })}
        />
      </Pair>
    </Group>
  );
}

function BodyFields({
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

function TrainingFields({ draft, problems, onEdit }: FieldsProps) {
  return (
    <Group>
      <legend>{profileCopy.training}</legend>
      <SelectField
        label={profileCopy.activityLevel}
        options={activityLevels.map(({ id, label }) => ({ value: id, label: nameText(label) }))}
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
      <InjuryAreas injuries={draft.injuries} onChange={(injuries) => onEdit({ injuries })} />
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
        options={notificationFrequencies.map(({ id, label }) => ({ value: id, label: nameText(label) }))}
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

type HeightFieldsProps = {
  height: TypedHeight;
  units: UnitPreference;
  error: string | undefined;
  onEdit: (height: TypedHeight) => void;
};

/** A height in feet and inches, or in centimetres; in the other unit it is shown worked out until it is typed there. */
function HeightFields({ height, units, error, onEdit }: HeightFieldsProps) {
  if (units === 'metric')
    return (
      <NumberField
        label={bodyCopy.height}
        unit={bodyCopy.cm}
        value={shownCentimetres(height)}
        error={error}
        onChange={(event) => onEdit({ unit: 'cm', centimetres: event.target.value })}
      />
    );
  const { feet, inches } = shownFeetAndInches(height);
  return (
    <Pair>
      <NumberField
        label={bodyCopy.heightFeet}
        unit={bodyCopy.ft}
        value={feet}
        error={error}
        onChange={(event) => onEdit({ unit: 'in', feet: event.target.value, inches })}
      />
      <NumberField
        label={bodyCopy.heightInches}
        unit={bodyCopy.in}
        value={inches}
        onChange={(event) => onEdit({ unit: 'in', feet, inches: event.target.value })}
      />
    </Pair>
  );
}

const Caption = styled.p`
  margin-bottom: ${theme.space.s2};
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.strong};
`;
