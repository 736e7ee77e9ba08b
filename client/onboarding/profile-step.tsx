import { type ReactNode, useId, useState } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { InjuryAreas } from '#client/exercise/injury-areas.tsx';
import { equipmentIcon } from '#client/lib/format/icons.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { workoutText } from '#client/lib/words/workout-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Card } from '#client/ui/card.tsx';
import { RadioGroup, SelectField } from '#client/ui/choices.tsx';
import { coveringInput, focusOnLabel, TextAreaField } from '#client/ui/field.tsx';
import { Icon, IconBadge, type SegmentNumber } from '#client/ui/icon.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { SettledNumberField } from '#client/ui/number-field.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { Hidden, Text } from '#client/ui/text.tsx';
import {
  activityLevels,
  notificationFrequencies,
  onboardingDefaults,
} from '#domain/catalogue/content/options.ts';
import {
  type EquipmentChoice as EquipmentId,
  equipmentOptions,
  toggleEquipment,
} from '#domain/catalogue/workouts/equipment.ts';
import type { ActivityLevel, NotificationFrequency } from '#domain/member/member-events.ts';
import { maximumInjuriesLength, trainingDays } from '#domain/member/member-rules.ts';
import { BodyFields, UnitChoice } from './body-fields.tsx';
import { CoachVoice } from './coach-voice.tsx';
import { HazardCard } from './hazard-card.tsx';
import { onboardingCopy } from './onboarding-copy.ts';
import { type ProfilePage, profilePages } from './onboarding-steps.ts';
import { Hazards, Sides, StepFrame, StepHead, type StepProps } from './wizard-layout.tsx';

/** The whole profile, in a window that has room for it. */
export function ProfileStep(props: StepProps) {
  return (
    <StepFrame step="profile" {...props}>
      <Hazards>
        <HazardCard step="profile" draft={props.draft} today={props.today} change={props.change} />
      </Hazards>
      <Sides>
        <Stack $gap="s6">
          <Card title={onboardingCopy.bodyTitle} aside={<UnitChoice {...props} />}>
            <BodyFields {...props} />
          </Card>
          <Card title={onboardingCopy.yourEquipment}>
            <EquipmentChoice {...props} />
          </Card>
          <Card title={onboardingCopy.anythingThatHurts}>
            <InjuriesField
              {...props}
              label={onboardingCopy.injuries}
              hint={onboardingCopy.injuriesHint}
              rows={3}
            />
          </Card>
        </Stack>
        <WeekCard {...props} />
      </Sides>
    </StepFrame>
  );
}

export function BodyPage(props: StepProps) {
  return (
    <ProfilePart page="body" {...props}>
      <HazardCard step="profile" draft={props.draft} today={props.today} change={props.change} />
      <UnitChoice {...props} />
      <BodyFields {...props} />
      <Text $tone="soft" $size="t14">
        {onboardingCopy.bodyUse}
      </Text>
    </ProfilePart>
  );
}

export function EquipmentPage(props: StepProps) {
  return (
    <ProfilePart page="equipment" {...props}>
      <EquipmentChoice {...props} />
      <InjuriesField
        {...props}
        label={onboardingCopy.anythingThatHurtsOptional}
        hint={onboardingCopy.injuriesShortHint}
        rows={1}
      />
    </ProfilePart>
  );
}

export function WeekPage(props: StepProps) {
  const { draft, change } = props;
  // A daily plan is for every day.
  const days = draft.program === 'maintain' ? 7 : draft.daysPerWeek;
  return (
    <ProfilePart page="week" {...props}>
      <DaysPerWeek value={draft.daysPerWeek} onChoose={(daysPerWeek) => change({ daysPerWeek })} />
      <Pair>
        <MinutesField {...props} />
        <ReminderField {...props} />
      </Pair>
      <SelectField
        label={onboardingCopy.restOfTheDay}
        value={draft.activityLevel}
        onChange={({ target }) => change({ activityLevel: target.value as ActivityLevel })}
        options={activityLevels.map(({ id, label }) => ({ value: id, label: nameText(label) }))}
      />
      <WheelSwitch {...props} />
      <CoachVoice title={onboardingCopy.weekSum(days, draft.minutesPerDay)}>
        {onboardingCopy.weekSumText(days, draft.minutesPerDay)}
      </CoachVoice>
    </ProfilePart>
  );
}

/** One of the three short pages, with the others named above its heading. */
function ProfilePart({ page, children, ...props }: StepProps & { page: ProfilePage; children: ReactNode }) {
  const head = (
    <PartHead>
      <Parts aria-label={onboardingCopy.partsOfProfile}>
        {profilePages.map((part) => (
          <li key={part} aria-current={part === page ? 'step' : undefined}>
            {onboardingCopy.stepNames[part]}
          </li>
        ))}
      </Parts>
      <StepHead step={page} draft={props.draft} size="h2" />
    </PartHead>
  );
  return (
    <Sliding key={page}>
      <StepFrame step={page} {...props} head={head}>
        <Stack>{children}</Stack>
      </StepFrame>
    </Sliding>
  );
}

type InjuriesFieldProps = Pick<StepProps, 'draft' | 'change'> & { label: string; hint: string; rows: number };

/** On a phone the parts of the body come with the first press into the field: without an injury the page needs no scrolling. */
function InjuriesField({ draft, change, label, hint, rows }: InjuriesFieldProps) {
  const [isOpen, setOpen] = useState(rows > 1 || draft.injuries !== '');
  return (
    <Stack $gap="s3">
      <TextAreaField
        label={label}
        hint={hint}
        rows={rows}
        maxLength={maximumInjuriesLength}
        value={draft.injuries}
        onFocus={() => setOpen(true)}
        onChange={(event) => change({ injuries: event.target.value })}
      />
      {isOpen && <InjuryAreas injuries={draft.injuries} onChange={(injuries) => change({ injuries })} />}
    </Stack>
  );
}

function WeekCard(props: StepProps) {
  const { draft, change } = props;
  return (
    <Card title={onboardingCopy.yourWeek}>
      <Stack $gap="s6">
        <RadioGroup<ActivityLevel>
          legend={onboardingCopy.activityLevel}
          value={draft.activityLevel}
          onChoose={(activityLevel) => change({ activityLevel })}
          choices={activityLevels.map(({ id, label, description }) => ({
            value: id,
            label: nameText(label),
            description: workoutText(description),
          }))}
        />
        <DaysPerWeek value={draft.daysPerWeek} onChoose={(daysPerWeek) => change({ daysPerWeek })} />
        <MinutesField {...props} />
        <WheelSwitch {...props} />
        <ReminderField {...props} />
      </Stack>
    </Card>
  );
}

const minutesOfDay = 24 * 60;

function MinutesField({ draft, change }: StepProps) {
  return (
    <SettledNumberField
      label={onboardingCopy.minutesPerDay}
      unit={onboardingCopy.minutes}
      min={1}
      max={minutesOfDay}
      value={draft.minutesPerDay}
      onSettle={(typed) => change({ minutesPerDay: wholeMinutes(typed) })}
    />
  );
}

const wholeMinutes = (typed: number): number =>
  Number.isFinite(typed) && typed > 0
    ? Math.min(minutesOfDay, Math.max(1, Math.round(typed)))
    : onboardingDefaults.minutesPerDay;

function ReminderField({ draft, change }: StepProps) {
  return (
    <SelectField
      label={onboardingCopy.reminders}
      value={draft.notificationFrequency}
      onChange={({ target }) => change({ notificationFrequency: target.value as NotificationFrequency })}
      options={notificationFrequencies.map(({ id, label }) => ({ value: id, label: nameText(label) }))}
    />
  );
}

function WheelSwitch({ draft, change }: StepProps) {
  return (
    <Switch
      label={onboardingCopy.dailyQuestWheel}
      description={onboardingCopy.wheelHint}
      isOn={draft.questWheelEnabled}
      onFlip={(questWheelEnabled) => change({ questWheelEnabled })}
    />
  );
}

const segments: Readonly<Record<EquipmentId, SegmentNumber>> = {
  dumbbells: 1,
  barbell: 7,
  kettlebells: 8,
  resistance_bands: 4,
  pull_up_bar: 3,
  bench: 6,
  treadmill: 5,
  bike: 2,
  none: 8,
};

/** The member's equipment, as round buttons. `No equipment` clears the rest. */
function EquipmentChoice({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const { equipment } = draft;
  return (
    <Items>
      <Hidden as="legend">{onboardingCopy.equipment}</Hidden>
      {equipmentOptions.map(({ id, label }) => (
        <Item key={id}>
          <input
            type="checkbox"
            checked={equipment.includes(id)}
            onChange={() => change({ equipment: toggleEquipment(equipment, id) })}
          />
          <IconBadge icon={equipmentIcon(id)} segment={segments[id]} size="small" />
          <span>{nameText(label)}</span>
          {equipment.includes(id) && <Icon name="check" size={20} />}
        </Item>
      ))}
    </Items>
  );
}

const counts = Array.from(
  { length: trainingDays.maximum - trainingDays.minimum + 1 },
  (_, index) => trainingDays.minimum + index,
);

/** Training days of a week, as seven round radios. */
function DaysPerWeek({ value, onChoose }: { value: number; onChoose: (days: number) => void }) {
  const name = useId();
  return (
    <Group>
      <legend>{onboardingCopy.daysPerWeek}</legend>
      <Line>
        {counts.map((days) => (
          <Count key={days} $isUpTo={days <= value}>
            <input
              type="radio"
              name={name}
              aria-label={`${days} ${onboardingCopy.days(days)}`}
              checked={days === value}
              onChange={() => onChoose(days)}
            />
            <span aria-hidden>{days}</span>
          </Count>
        ))}
      </Line>
    </Group>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s3};
`;

const PartHead = styled.div`
  margin-top: ${theme.space.s3};
  & > div {
    margin-block: ${theme.space.s4};
  }
`;

const Parts = styled.ol`
  display: flex;
  gap: ${theme.space.s5};
  font-weight: ${theme.weight.strong};
  color: ${theme.color.ink3};
  & > [aria-current] {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.heading};
    box-shadow: 0 3px 0 ${theme.color.accent};
  }
`;

const slideIn = keyframes`
  from { opacity: 0; transform: translateX(1.5rem); }
`;

const Sliding = styled.div`
  animation: ${slideIn} ${theme.duration.d2} ${theme.ease.out};
  ${theme.media.still} {
    animation: none;
  }
`;

const Items = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s2};
  min-width: 0;
`;

const Item = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space.s2};
  min-height: 3.5rem;
  padding: ${theme.space.s1} ${theme.space.s3} ${theme.space.s1} ${theme.space.s2};
  border-radius: ${theme.radius.full};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 ${theme.border.control} ${theme.color.control};
  font-weight: ${theme.weight.strong};
  line-height: 1.15;
  cursor: pointer;
  ${coveringInput}
  & > svg {
    margin-inline-start: auto;
    flex: none;
  }
  &:last-child {
    grid-column: 1 / -1;
  }
  &:has(:checked) {
    box-shadow: inset 0 0 0 3px ${theme.color.ink};
  }
  ${focusOnLabel}
`;

const Group = styled.fieldset`
  min-width: 0;
  & > legend {
    margin-bottom: ${theme.space.s2};
    font-size: ${theme.text.t14};
    font-weight: ${theme.weight.strong};
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, ${theme.size.control}));
  gap: ${theme.space.s1};
  ${theme.media.wide} {
    gap: ${theme.space.s2};
  }
`;

const Count = styled.label<{ $isUpTo: boolean }>(
  ({ theme, $isUpTo }) => css`
    position: relative;
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    border-radius: ${theme.radius.full};
    background: ${$isUpTo ? theme.color.accentSoft : 'transparent'};
    color: ${$isUpTo ? theme.color.onAccentSoft : theme.color.ink};
    box-shadow: inset 0 0 0 ${theme.border.control} ${$isUpTo ? 'transparent' : theme.color.control};
    font-family: ${theme.font.display};
    font-size: ${theme.text.t18};
    font-weight: ${theme.weight.heading};
    transition: background ${theme.duration.d2} ${theme.ease.spring};
    cursor: pointer;
    ${coveringInput}
    &:has(:checked) {
      background: ${theme.color.accent};
      color: ${theme.color.onAccent};
      box-shadow: inset 0 0 0 ${theme.border.thick} ${theme.color.ink};
    }
    ${focusOnLabel}
  `,
);
