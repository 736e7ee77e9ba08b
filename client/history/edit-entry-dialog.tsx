import { type FormEvent, Fragment, useState } from 'react';
import { styled } from 'styled-components';
import { exertionWords, moodWords } from '#client/exercise/exercise-copy.ts';
import { unitText } from '#client/lib/format/format-copy.ts';
import { decimalText } from '#client/lib/format/locale.ts';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { KeptForLater, keptToast } from '#client/lib/offline/outbox.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/choices.tsx';
import { Dialog, DialogActions, markProblems } from '#client/ui/dialog.tsx';
import { NumberField, TextField } from '#client/ui/field.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { measured } from '#domain/body/body-entry-rules.ts';
import type { MassUnit } from '#domain/body/quantity.ts';
import { addDays, asMemberDay, isMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import { correctableDays, refuseCorrectedDay, refuseFutureDay } from '#domain/kernel/day-rules.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { typedNumber } from '#domain/kernel/typed-number.ts';
import { refuseImpossibleSets } from '#domain/workout/set-log-rules.ts';
import type { HistoryEntry, WorkoutEntry } from '#service/features/history/history-contract.ts';
import { type LoggedSet, nameOf } from './entry-view-model.ts';
import { canEdit, correction, type WeightFacts, type WorkoutFacts, weightIn } from './history-api.ts';
import { historyCopy } from './history-copy.ts';

type Faults = Partial<Record<'date' | 'durationMinutes' | 'weight' | 'sets', string>>;
type Typed = { readonly get: (name: string) => string };

type EditEntryDialogProps = {
  entry: HistoryEntry;
  /** Counts how often it was opened. */
  opening: number;
};

/** Corrects an entry. The dialog stays open with the typed values until the service or the outbox has them. */
export function EditEntryDialog({ entry, opening }: EditEntryDialogProps) {
  const [closed, setClosed] = useState(0);
  const isEditable = canEdit(entry);
  return (
    <Dialog
      isOpen={isEditable && opening > closed}
      onClose={() => setClosed(opening)}
      icon="edit"
      title={historyCopy.editOf(nameOf(entry))}
      description={historyCopy.keepsBoth}
    >
      {isEditable && <EntryForm entry={entry} onDone={() => setClosed(opening)} />}
    </Dialog>
  );
}

function EntryForm({ entry, onDone }: { entry: HistoryEntry; onDone: () => void }) {
  const weight = weightIn(entry);
  const isFree = isFromElsewhere(entry);
  const today = useMemberToday();
  const [faults, setFaults] = useState<Faults>({});
  const { ask, isSending } = useCommand(correction, {
    onAnswer: () => {
      showToast({ title: historyCopy.saved });
      onDone();
    },
    onRefused: (error) => {
      const isKept = error instanceof KeptForLater;
      const description = serverMessage(error, historyCopy.saveFailed);
      showToast(isKept ? keptToast : { title: commonCopy.error, description, variant: 'destructive' });
      if (isKept) onDone();
    },
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = { get: (name: string) => String(form.get(name) ?? '').trim() };
    const { facts, faults: found } =
      entry.kind === 'workout'
        ? workoutFacts(entry, typed, today)
        : weightFacts(entry, weight?.unit ?? 'kg', typed, today);
    markProblems(event.currentTarget, () => setFaults(found));
    if (Object.keys(found).length === 0) ask({ entry, facts });
  }

  return (
    <Form noValidate onSubmit={submit}>
      <TextField
        label={historyCopy.date}
        name="date"
        type="date"
        defaultValue={entry.date}
        min={isFree ? undefined : earliest(entry.date, today)}
        max={today}
        required
        hint={isFree ? historyCopy.anyDateHint : historyCopy.dateHint}
        error={faults.date}
      />
      {entry.kind === 'workout' ? (
        <WorkoutFields entry={entry} faults={faults} />
      ) : (
        <TextField
          label={historyCopy.weightIn(unitText(weight?.unit ?? 'kg'))}
          name="weight"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={weight ? decimalText(String(weight.weight)) : ''}
          required
          error={faults.weight}
        />
      )}
      <DialogActions>
        <Button onClick={onDone}>{commonCopy.cancel}</Button>
        <Button type="submit" variant="primary" disabled={isSending}>
          {isSending ? historyCopy.saving : historyCopy.save}
        </Button>
      </DialogActions>
    </Form>
  );
}

function WorkoutFields({ entry, faults }: { entry: WorkoutEntry; faults: Faults }) {
  return (
    <>
      <NumberField
        label={historyCopy.duration}
        name="durationMinutes"
        step={1}
        defaultValue={entry.durationMinutes || ''}
        required={!isFromElsewhere(entry)}
        error={faults.durationMinutes}
      />
      {!isFromElsewhere(entry) && (
        <>
          <SelectField
            label={historyCopy.howHard}
            name="perceivedExertion"
            options={stepsOf(exertionWords)}
            defaultValue={entry.perceivedExertion ?? 7}
          />
          <SelectField
            label={historyCopy.howFelt}
            name="moodAfter"
            options={stepsOf(moodWords)}
            defaultValue={entry.moodAfter ?? 4}
          />
        </>
      )}
      {entry.sets && entry.sets.length > 0 && <SetFields sets={entry.sets} fault={faults.sets} />}
    </>
  );
}

/** Folded away, as most corrections are about something else. */
function SetFields({ sets, fault }: { sets: readonly LoggedSet[]; fault: string | undefined }) {
  return (
    <details>
      <Fold>{historyCopy.setCount(sets.length)}</Fold>
      <Pairs>
        {sets.map(({ exercise, set, reps, seconds, load }, index) => (
          <Fragment key={`${exercise} ${set}`}>
            <NumberField
              label={
                seconds === null
                  ? historyCopy.setReps(nameText(exercise), set)
                  : historyCopy.setSeconds(nameText(exercise), set)
              }
              name={amountName(index)}
              step={1}
              defaultValue={seconds ?? reps}
            />
            {load ? (
              <TextField
                label={historyCopy.setLoad(nameText(exercise), set, unitText(load.unit))}
                name={loadName(index)}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={decimalText(String(load.value))}
              />
            ) : (
              <span />
            )}
          </Fragment>
        ))}
      </Pairs>
      {fault && <Fault role="alert">{fault}</Fault>}
    </details>
  );
}

const amountName = (index: number): string => `amount ${index}`;
const loadName = (index: number): string => `load ${index}`;

/** The sets as they are filled in. */
export function setsIn(sets: readonly LoggedSet[], { get }: Typed): readonly LoggedSet[] {
  const numberAt = (name: string): number => typedNumber(get(name)) ?? Number.NaN;
  return sets.map((set, index) => {
    const amount = numberAt(amountName(index));
    const load = set.load && { ...set.load, value: numberAt(loadName(index)) };
    return set.seconds === null ? { ...set, load, reps: amount } : { ...set, load, seconds: amount };
  });
}

const stepsOf = (words: readonly string[]) =>
  words.map((word, index) => ({ value: String(index + 1), label: historyCopy.scale(index + 1, word) }));

/**
 * The earliest date of the picker: the earliest correctable date, or the entry's own if that is earlier. The form refuses the dates between
 * the two.
 */
function earliest(date: MemberDay, today: MemberDay): MemberDay {
  const first = addDays(today, -correctableDays);
  return date < first ? date : first;
}

/** An imported entry counts for no streak, so its date is free. Its effort and mood are unknown. */
const isFromElsewhere = (entry: HistoryEntry): boolean => 'source' in entry && entry.source !== undefined;

type Read<Facts> = { readonly facts: Facts; readonly faults: Faults };

function workoutFacts(entry: WorkoutEntry, { get }: Typed, today: MemberDay): Read<WorkoutFacts> {
  const isFree = isFromElsewhere(entry);
  const typed = get('durationMinutes');
  const isUnknown = isFree && typed === '' && entry.durationMinutes === 0;
  const durationMinutes = typedNumber(typed) ?? Number.NaN;
  const isWhole = Number.isInteger(durationMinutes) && durationMinutes >= 1 && durationMinutes <= 1440;
  const sets = entry.sets && setsIn(entry.sets, { get });
  const isImpossible = sets !== null && isRefused(() => refuseImpossibleSets(sets));
  const felt = { perceivedExertion: Number(get('perceivedExertion')), moodAfter: Number(get('moodAfter')) };
  return {
    facts: {
      date: asMemberDay(get('date')),
      ...(!isUnknown && { durationMinutes }),
      ...(!isFree && felt),
      ...(sets && { sets }),
    },
    faults: {
      ...dateFault(get('date'), entry, today),
      ...(!isWhole && !isUnknown && { durationMinutes: historyCopy.durationFault }),
      ...(isImpossible && { sets: historyCopy.setsFault }),
    },
  };
}

function weightFacts(
  entry: HistoryEntry,
  unit: MassUnit,
  { get }: Typed,
  today: MemberDay,
): Read<WeightFacts> {
  const weight = get('weight');
  return {
    facts: { date: asMemberDay(get('date')), unit, weight },
    faults: {
      ...dateFault(get('date'), entry, today),
      ...(isRefused(() => measured('weight', weight)) && { weight: historyCopy.weightFault }),
    },
  };
}

function dateFault(typed: string, entry: HistoryEntry, today: MemberDay): Faults {
  const isFree = isFromElsewhere(entry);
  const rule = (day: MemberDay): void =>
    isFree ? refuseFutureDay(day, today) : refuseCorrectedDay(day, entry.date, today);
  if (isMemberDay(typed) && !isRefused(() => rule(typed))) return {};
  return { date: isFree ? historyCopy.anyDateFault : historyCopy.dateFault };
}

/** Whether the rules, which the service applies too, refuse it. */
function isRefused(rule: () => unknown): boolean {
  try {
    rule();
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s4};
`;

const Fold = styled.summary`
  display: flex;
  align-items: center;
  min-height: ${theme.size.tap};
  font-weight: ${theme.weight.strong};
  cursor: pointer;
`;

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${theme.space.s3};
`;

const Fault = styled.p`
  margin-top: ${theme.space.s2};
  color: ${theme.color.bad};
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.strong};
`;
