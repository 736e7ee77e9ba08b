import { type FormEvent, useState } from 'react';
import { unitText } from '#client/lib/format/format-copy.ts';
import { decimalText } from '#client/lib/format/locale.ts';
import { tenthsText } from '#client/lib/format/typed-quantity.ts';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { useLatestMetric } from '#client/lib/http/read-models.ts';
import { type UserChange, type UserResult, updateUserCommand } from '#client/lib/http/shared-commands.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogActions, markProblems } from '#client/ui/dialog.tsx';
import { NumberField } from '#client/ui/field.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { SlipQuestion } from '#client/ui/slip-question.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { Openings } from '#client/ui/use-openings.ts';
import { type MeasuredField, measured } from '#domain/body/body-entry-rules.ts';
import { bodyFatTargets } from '#domain/body/body-rules.ts';
import { toMass } from '#domain/body/quantity.ts';
import { likelyWeight } from '#domain/body/typing-slip.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { typedNumber } from '#domain/kernel/typed-number.ts';
import type { LatestMetric } from '#service/features/body/body-contract.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { unitsOf } from './body-view-model.ts';
import { FormActions, Pair, Problem, ScrollingForm, useFormDialog } from './form-dialog.tsx';
import { bodyCopy, measurementsToasts, profileCopy } from './member-copy.ts';
import { logMeasurementsCommand } from './profile-draft.ts';

export function MeasurementsDialog({ openings, user }: Openings & { user: CurrentUser }) {
  const today = useMemberToday();
  const { data: latest = null } = useLatestMetric();
  const { isOpen, isSaving, save, close } = useFormDialog(
    logMeasurementsCommand,
    measurementsToasts,
    openings,
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={bodyCopy.updateMeasurements}
      description={bodyCopy.measurementsLead}
    >
      <MeasurementsForm
        isSaving={isSaving}
        units={user}
        likely={(weight) => likelyIn(weight, user, latest, today)}
        onSave={(typed) => save({ ...typed, date: today, unit: unitsOf(user).mass })}
        onClose={close}
      />
    </Dialog>
  );
}

type MeasurementsFormProps = {
  isSaving: boolean;
  units: Pick<CurrentUser, 'unitPreference'>;
  /** The weight that was probably meant where a weight looks like a slip. */
  likely: (weight: string) => string | null;
  onSave: (typed: TypedMeasurements) => void;
  onClose: () => void;
};

function MeasurementsForm({ isSaving, units, likely, onSave, onClose }: MeasurementsFormProps) {
  const [problems, setProblems] = useState<MeasurementProblems>({});
  const [isEmpty, setEmpty] = useState(false);
  const [slip, setSlip] = useState<Slip | null>(null);
  const { mass, length } = unitsOf(units);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = filledIn(new FormData(form));
    const found = problemsIn(typed);
    const isNothing = Object.keys(typed).length === 0;
    const isFine = Object.keys(found).length === 0;
    const meant = isFine && typed.weight !== undefined ? likely(typed.weight) : null;
    markProblems(form, () => {
      setSlip(meant === null ? null : { typed, meant });
      setProblems(found);
      setEmpty(isNothing && isFine);
    });
    if (isFine && !isNothing && meant === null) onSave(typed);
  }

  function settle(typed: TypedMeasurements): void {
    setSlip(null);
    onSave(typed);
  }

  return (
    // The browser's own check would come before ours, in the browser's words.
    <ScrollingForm noValidate onSubmit={submit} onInput={() => setSlip(null)}>
      {isEmpty && <Problem role="alert">{bodyCopy.noMeasurement}</Problem>}
      <Pair>
        {measurementFields.map(({ name, label, unit }) => (
          <NumberField
            key={name}
            name={name}
            label={label}
            step="0.1"
            unit={unitText({ mass, length, '%': '%' }[unit])}
            error={problems[name]}
            {...(name === 'height' && length === 'in' ? { hint: bodyCopy.inchesHint } : {})}
          />
        ))}
      </Pair>
      {slip && (
        <SlipQuestion
          typed={slip.typed.weight ?? ''}
          meant={slip.meant}
          onUse={() => settle({ ...slip.typed, weight: slip.meant })}
          onKeep={() => settle(slip.typed)}
        />
      )}
      <FormActions isSaving={isSaving} onCancel={onClose} />
    </ScrollingForm>
  );
}

type TargetDialogProps = Openings & Pick<TargetFormProps, 'member' | 'target'>;

export function TargetDialog({ openings, member, target }: TargetDialogProps) {
  const [closings, setClosings] = useState(0);
  const close = (): void => setClosings(openings);
  return (
    <Dialog
      isOpen={openings > closings}
      onClose={close}
      icon="target"
      title={profileCopy.bodyFatTarget}
      description={profileCopy.targetLead}
    >
      <TargetForm member={member} target={target} onClose={close} />
    </Dialog>
  );
}

type TargetFormProps = { member: Pick<CurrentUser, 'gender'>; target: number | null; onClose: () => void };

function TargetForm({ member, target, onClose }: TargetFormProps) {
  const [typed, setTyped] = useState(target === null ? '' : decimalText(String(target)));
  const [isChecked, setChecked] = useState(false);
  const { least, most } = bodyFatTargets(member.gender);
  const value = typedNumber(typed);
  const isPossible = value !== null && value >= least && value <= most;
  const { ask, isSending } = useCommand<UserChange, UserResult>(updateUserCommand, {
    onAnswer: () => {
      showToast({ title: profileCopy.targetSaved });
      onClose();
    },
    onRefused: (error) =>
      showToast({
        title: commonCopy.error,
        description: serverMessage(error, profileCopy.targetFailed),
        variant: 'destructive',
      }),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (isPossible) ask({ bodyFatTarget: value });
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <NumberField
          label={profileCopy.bodyFatTarget}
          unit="%"
          value={typed}
          hint={profileCopy.targetRange(least, most)}
          error={isChecked && !isPossible ? profileCopy.targetOutside(least, most) : null}
          onChange={(event) => setTyped(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{commonCopy.cancel}</Button>
          <Button type="submit" variant="primary" disabled={isSending}>
            {isSending ? profileCopy.saving : profileCopy.save}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

/** Measurements that were asked about, and the weight that was probably meant. */
type Slip = { readonly typed: TypedMeasurements; readonly meant: string };

function likelyIn(weight: string, user: CurrentUser, latest: LatestMetric, today: MemberDay): string | null {
  const { mass } = unitsOf(user);
  const last =
    user.weight === null ? null : { weight: toMass(user.weight, mass), date: latest?.asOf.weight ?? today };
  const meant = likelyWeight(measured('weight', weight), mass, last, today);
  return meant === null ? null : tenthsText(meant);
}

type MeasurementField = {
  readonly name: MeasuredField;
  readonly label: string;
  readonly unit: 'mass' | 'length' | '%';
};

/** In the order in which one goes through them. */
export const measurementFields: readonly MeasurementField[] = [
  { name: 'weight', label: bodyCopy.weight, unit: 'mass' },
  { name: 'bodyFatPercent', label: bodyCopy.bodyFat, unit: '%' },
  { name: 'leanBodyMass', label: bodyCopy.leanMuscle, unit: 'mass' },
  { name: 'waistCircumference', label: bodyCopy.waist, unit: 'length' },
  { name: 'hipCircumference', label: bodyCopy.hips, unit: 'length' },
  { name: 'chestCircumference', label: bodyCopy.chest, unit: 'length' },
  { name: 'height', label: bodyCopy.height, unit: 'length' },
];

type TypedMeasurements = { readonly [Field in MeasuredField]?: string };
type MeasurementProblems = { readonly [Field in MeasuredField]?: string };

/** The fields that are filled in, as they were typed. */
export function filledIn(form: FormData): TypedMeasurements {
  const texts = measurementFields.map(({ name }) => [name, String(form.get(name) ?? '').trim()] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** A sentence for each field that holds no measurement. */
export function problemsIn(typed: TypedMeasurements): MeasurementProblems {
  const wrong = measurementFields.filter(({ name }) => !isMeasurement(name, typed[name]));
  return Object.fromEntries(wrong.map(({ name, unit }) => [name, unit === '%' ? wrongPercent : wrongNumber]));
}

const wrongNumber = bodyCopy.invalidNumber;
const wrongPercent = bodyCopy.invalidPercent;

function isMeasurement(field: MeasuredField, text: string | undefined): boolean {
  if (text === undefined) return true;
  try {
    measured(field, text);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
