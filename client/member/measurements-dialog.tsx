import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { NumberField } from '#client/ui/text-field.tsx';
import type { Openings } from '#client/ui/use-openings.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { unitsOf } from './body-view-model.ts';
import {
  filledIn,
  type MeasurementProblems,
  measurementFields,
  problemsIn,
  type TypedMeasurements,
} from './measurement-fields.ts';
import { bodyCopy, measurementsToasts } from './member-copy.ts';
import { logMeasurementsCommand } from './profile-commands.ts';
import { FormActions, focusFirstProblem, Pair, Problem, ScrollingForm } from './scrolling-form.tsx';
import { useFormDialog } from './use-form-dialog.ts';

export function MeasurementsDialog({ openings, user }: Openings & { user: CurrentUser }) {
  const today = useMemberToday();
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
        onSave={(typed) => save({ ...typed, date: today, unit: unitsOf(user).mass })}
        onClose={close}
      />
    </Dialog>
  );
}

type MeasurementsFormProps = {
  isSaving: boolean;
  units: Pick<CurrentUser, 'unitPreference'>;
  onSave: (typed: TypedMeasurements) => void;
  onClose: () => void;
};

function MeasurementsForm({ isSaving, units, onSave, onClose }: MeasurementsFormProps) {
  const [problems, setProblems] = useState<MeasurementProblems>({});
  const [isEmpty, setEmpty] = useState(false);
  const { mass, length } = unitsOf(units);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = filledIn(new FormData(form));
    const found = problemsIn(typed, unreadableIn(form));
    const isNothing = Object.keys(typed).length === 0;
    const isFine = Object.keys(found).length === 0;
    flushSync(() => {
      setProblems(found);
      setEmpty(isNothing && isFine);
    });
    if (!isFine) focusFirstProblem(form);
    else if (!isNothing) onSave(typed);
  }

  return (
    // The browser's own check would come before ours, in the browser's words.
    <ScrollingForm noValidate onSubmit={submit}>
      {isEmpty && <Problem role="alert">{bodyCopy.noMeasurement}</Problem>}
      <Pair>
        {measurementFields.map(({ name, label, unit }) => (
          <NumberField
            key={name}
            name={name}
            label={label}
            step="0.1"
            min="0"
            unit={{ mass, length, '%': '%' }[unit]}
            error={problems[name]}
            {...(name === 'height' && length === 'in' ? { hint: bodyCopy.inchesHint } : {})}
          />
        ))}
      </Pair>
      <FormActions isSaving={isSaving} onCancel={onClose} />
    </ScrollingForm>
  );
}

/** Of a number field that holds no number a browser gives an empty text, and says so here. */
const unreadableIn = (form: HTMLFormElement): readonly string[] =>
  [...form.querySelectorAll('input')].filter(({ validity }) => validity.badInput).map(({ name }) => name);
