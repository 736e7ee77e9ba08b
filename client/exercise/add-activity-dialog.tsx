import { type FormEvent, lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type * as z from 'zod/mini';
import { shortDate } from '#client/lib/format/format-day.ts';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { type CommandOf, useCommand } from '#client/lib/http/use-command.ts';
import { KeptForLater, keptToast, postDurably } from '#client/lib/offline/outbox.ts';
import { usePrivacyPreferences } from '#client/lib/offline/unsaved-preferences.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { measureCopy } from '#client/measured-walk/measure-copy.ts';
import type { Measured } from '#client/measured-walk/measuring-machine.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/choices.tsx';
import { Dialog, DialogActions, markProblems } from '#client/ui/dialog.tsx';
import { NumberField, TextField } from '#client/ui/field.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { kilometresPerMile } from '#domain/body/quantity.ts';
import { activities } from '#domain/catalogue/workouts/activities.ts';
import { isMeasurableActivity } from '#domain/catalogue/workouts/measurable.ts';
import { addDays, asMemberDay, isMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import { correctableDays } from '#domain/kernel/day-rules.ts';
import { typedNumber } from '#domain/kernel/typed-number.ts';
import { leastMinutes, workoutAward } from '#domain/workout/workout-rules.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { logWorkoutAnswer, type logWorkoutBody } from '#service/features/workout/workout-contract.ts';
import { activityCopy } from './activity-copy.ts';
import { exertionWords } from './exercise-copy.ts';

const MeasurePanel = lazy(async () => ({
  default: (await import('#client/measured-walk/measure-panel.tsx')).MeasurePanel,
}));

type Body = z.infer<typeof logWorkoutBody>;
type Answer = z.infer<typeof logWorkoutAnswer>;

const nameOf = (id: string): string => activities.find((one) => one.id === id)?.name ?? '';

/** An activity is a workout with a separate template and without sets. */
const addActivity: CommandOf<Body, Answer | null> = {
  send: (body, idempotencyKey) => {
    const label = activityCopy.label(nameOf(body.templateId), shortDate(body.date));
    return postDurably(
      { method: 'POST', path: '/api/workouts', body, idempotencyKey, label },
      logWorkoutAnswer,
    );
  },
};

/**
 * Adds an activity done elsewhere, for today or one of the last seven days. The dialog stays open until the service or the outbox has it.
 */
export function AddActivityDialog({ onClose }: { onClose: () => void }) {
  const today = useMemberToday();
  const { data: user } = useCurrentUser();
  const isMetric = user?.unitPreference === 'metric';
  const [id, setId] = useState(activities[0]?.id ?? '');
  const [faults, setFaults] = useState<Faults>({});
  const [isMeasuring, setMeasuring] = useState(false);
  const [typed, setTyped] = useState<Typed>({});
  const { ask, isSending } = useCommand(addActivity, {
    onAnswer: (answer) => {
      showToast(activityCopy.added(nameOf(id), answer?.pointsEarned ?? 0));
      onClose();
    },
    onRefused: (error) => {
      const isKept = error instanceof KeptForLater;
      const description = serverMessage(error, activityCopy.failed);
      showToast(isKept ? keptToast : { title: commonCopy.error, description, variant: 'destructive' });
      if (isKept) onClose();
    },
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = fieldsIn(event.currentTarget);
    const { body, faults: found } = activityIn(id, (name) => fields[name] ?? '', { today, isMetric });
    markProblems(event.currentTarget, () => setFaults(found));
    if (Object.keys(found).length === 0) ask(body);
  }

  function measure(form: HTMLFormElement | null): void {
    if (form) setTyped(fieldsIn(form));
    setMeasuring(true);
  }

  if (isMeasuring && user)
    return (
      <Dialog isOpen onClose={onClose} title={measureCopy.title} description={measureCopy.lead}>
        <Suspense>
          <MeasurePanel
            user={user}
            targetMeters={null}
            onDone={(way) => {
              setTyped({ ...typed, ...fieldsOf(way, isMetric) });
              setMeasuring(false);
            }}
            onByHand={() => setMeasuring(false)}
          />
        </Suspense>
      </Dialog>
    );
  return (
    <Dialog isOpen onClose={onClose} icon="plus" title={activityCopy.title} description={activityCopy.lead}>
      <Form noValidate onSubmit={submit}>
        <SelectField
          label={activityCopy.kind}
          options={activities.map(({ id: value, name }) => ({ value, label: nameText(name) }))}
          value={id}
          onChange={(event) => setId(event.target.value)}
        />
        {user && isMeasurableActivity(id) && <Measuring user={user} onMeasure={measure} />}
        <Fields id={id} today={today} isMetric={isMetric} faults={faults} typed={typed} />
        <DialogActions>
          <Button onClick={onClose}>{commonCopy.cancel}</Button>
          <Button type="submit" variant="primary" disabled={isSending}>
            {isSending ? activityCopy.saving : activityCopy.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** Takes the place of the form, which gets back what was typed into it. */
type Measure = (form: HTMLFormElement | null) => void;

/** The way to measure the distance, or to the switch that allows it. */
function Measuring({ user, onMeasure }: { user: CurrentUser; onMeasure: Measure }) {
  const { locationTracking } = usePrivacyPreferences(user);
  return locationTracking ? (
    <Button icon="run" onClick={({ currentTarget }) => onMeasure(currentTarget.form)}>
      {measureCopy.measureIt}
    </Button>
  ) : (
    <Hint>
      <TextLink to={paths.privacy}>{measureCopy.turnOn}</TextLink>
    </Hint>
  );
}

type FieldsProps = {
  id: string;
  today: MemberDay;
  isMetric: boolean;
  faults: Faults;
  typed: Typed;
};

function Fields({ id, today, isMetric, faults, typed }: FieldsProps) {
  return (
    <>
      <Pair>
        <NumberField
          label={activityCopy.minutes}
          name="minutes"
          step={1}
          defaultValue={typed.minutes ?? '30'}
          required
          error={faults.minutes}
        />
        <TextField
          label={activityCopy.date}
          name="date"
          type="date"
          defaultValue={typed.date ?? today}
          min={addDays(today, -correctableDays)}
          max={today}
          required
          error={faults.date}
        />
      </Pair>
      <SelectField
        label={activityCopy.effort}
        name="effort"
        options={exertionWords.map((word, index) => ({
          value: String(index + 1),
          label: activityCopy.scale(index + 1, word),
        }))}
        defaultValue={typed.effort ?? usualEffort}
      />
      {activities.some((one) => one.id === id && one.hasDistance) && (
        <TextField
          label={activityCopy.distance(isMetric ? 'km' : 'miles')}
          name="distance"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed.distance ?? ''}
          hint={activityCopy.optional}
          error={faults.distance}
        />
      )}
      <Hint>{activityCopy.minutesHint(leastMinutes)}</Hint>
    </>
  );
}

/** By the names of the fields. */
type Typed = Readonly<Record<string, string>>;

const fieldsIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]));

const fieldsOf = (way: Measured, isMetric: boolean): Typed => ({
  minutes: String(wholeMinutes(way)),
  distance: typedDistance(way, isMetric),
});

/** At least one, which is the least that can be logged. */
const wholeMinutes = ({ milliseconds }: Measured): number => Math.max(1, Math.round(milliseconds / 60_000));

/** As the member would type it; nothing for a distance that is too short to log. */
function typedDistance({ meters }: Measured, isMetric: boolean): string {
  const distance = meters / 1_000 / (isMetric ? 1 : kilometresPerMile);
  return distance < 0.1 ? '' : distance.toFixed(2);
}

const usualEffort = 5;
/** The form does not ask for the mood. A workout without an answer has this one. */
const usualMood = 4;

type Faults = Partial<Record<'minutes' | 'date' | 'distance', string>>;

/** The typed values, with a sentence for each invalid field. */
export function activityIn(
  templateId: string,
  typed: (name: string) => string,
  { today, isMetric }: { readonly today: MemberDay; readonly isMetric: boolean },
): { readonly body: Body; readonly faults: Faults } {
  const durationMinutes = typedNumber(typed('minutes')) ?? Number.NaN;
  const date = typed('date');
  const isRecent = isMemberDay(date) && date <= today && date >= addDays(today, -correctableDays);
  const isTimed = Number.isInteger(durationMinutes) && durationMinutes >= 1 && durationMinutes <= 1_440;
  const distance = distanceIn(typed('distance'));
  const isCompleted = durationMinutes >= leastMinutes;
  return {
    body: {
      templateId,
      date: isRecent ? asMemberDay(date) : today,
      durationMinutes,
      perceivedExertion: Number(typed('effort')),
      moodAfter: usualMood,
      isCompleted,
      pointsEarned: workoutAward(isCompleted),
      sets: [],
      ...(distance !== null && { distance: { value: distance, unit: isMetric ? 'km' : 'miles' } }),
    },
    faults: {
      ...(!isTimed && { minutes: activityCopy.minutesFault }),
      ...(!isRecent && { date: activityCopy.dateFault }),
      ...(!isLoggable(distance) && { distance: activityCopy.distanceFault }),
    },
  };
}

/** Null for nothing, NaN for what is no number. */
const distanceIn = (typed: string): number | null =>
  typed === '' ? null : (typedNumber(typed) ?? Number.NaN);

/** None, or one that can be logged; NaN is neither. */
const isLoggable = (distance: number | null): boolean =>
  distance === null || (distance >= 0.1 && distance <= 1_000);

const Form = styled.form`
  display: grid;
  gap: ${theme.space.s4};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${theme.space.s3};
`;

const Hint = styled.p`
  font-size: ${theme.text.t14};
  color: ${theme.color.ink2};
`;
