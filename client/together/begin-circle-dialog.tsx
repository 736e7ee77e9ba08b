import { type FormEvent, useState } from 'react';
import { useCommand } from '#client/lib/http/use-command.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogActions } from '#client/ui/dialog.tsx';
import { NumberField } from '#client/ui/field.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { Openings } from '#client/ui/use-openings.ts';
import { typedNumber } from '#domain/kernel/typed-number.ts';
import { type CircleAim, circleAims } from '#domain/together/together-events.ts';
import { beginCircleCopy, circlesCopy } from './circles-copy.ts';
import { type Start, startChoices, suggestedPeople, suggestedTarget } from './circles-view-model.ts';
import { refusedText } from './refused-text.ts';
import { beginCircleCommand, type NewCircle } from './together-api.ts';

type Days = keyof typeof beginCircleCopy.dayChoices;
const daysOffered: readonly Days[] = ['7', '28'];
/** As the circle's rules have it. */
const mostPeople = 12;

/** Asks how long, what for, and from when on. */
export function BeginCircleDialog({ openings }: Openings) {
  const [closings, setClosings] = useState(0);
  const close = (): void => setClosings(openings);
  const { ask, isSending } = useCommand(beginCircleCommand, {
    onAnswer: () => {
      close();
      showToast(beginCircleCopy.begun);
    },
    onRefused: (error) => showToast(refusedText(error, circlesCopy.failed)),
  });
  return (
    <Dialog
      isOpen={openings > closings}
      onClose={() => isSending || close()}
      title={beginCircleCopy.title}
      description={beginCircleCopy.description}
    >
      <CircleForm isSending={isSending} onCancel={close} onSend={ask} />
    </Dialog>
  );
}

type CircleFormProps = { isSending: boolean; onCancel: () => void; onSend: (circle: NewCircle) => void };

function CircleForm({ isSending, onCancel, onSend }: CircleFormProps) {
  const starts = startChoices(useMemberToday());
  const [days, setDays] = useState<Days>('7');
  const [aim, setAim] = useState<CircleAim>('active-days');
  const [start, setStart] = useState<Start>('today');
  const [typed, setTyped] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);
  const most = Number(days) * mostPeople;
  const target = typed === null ? suggestedTarget(Number(days)) : targetIn(typed, most);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending) return;
    setTried(true);
    if (aim === 'active-days' && target === null)
      event.currentTarget.querySelector<HTMLInputElement>('input[type=text]')?.focus();
    else
      onSend({ aim, days: Number(days), startsOn: starts[start] ?? starts.today, ...(target && { target }) });
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Choice
          label={beginCircleCopy.days}
          values={daysOffered}
          names={beginCircleCopy.dayChoices}
          value={days}
          onChoose={setDays}
        />
        <Choice
          label={beginCircleCopy.aim}
          values={circleAims}
          names={beginCircleCopy.aims}
          value={aim}
          onChoose={setAim}
        />
        {aim === 'quest-a-day' ? (
          <Text $tone="muted">{beginCircleCopy.questNote}</Text>
        ) : (
          <NumberField
            label={beginCircleCopy.target}
            hint={beginCircleCopy.targetHint(suggestedTarget(Number(days)), suggestedPeople)}
            error={hasTried && target === null && beginCircleCopy.targetWrong(most)}
            inputMode="numeric"
            value={typed ?? String(target)}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <Choice
          label={beginCircleCopy.start}
          values={Object.keys(starts) as Start[]}
          names={beginCircleCopy.starts}
          value={start}
          onChoose={setStart}
        />
        <DialogActions>
          <Button onClick={onCancel}>{commonCopy.cancel}</Button>
          <Button type="submit" variant="primary" aria-disabled={isSending}>
            {isSending ? beginCircleCopy.beginning : beginCircleCopy.begin}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value;
  onChoose: (value: Value) => void;
};

const Choice = <Value extends string>({ label, values, names, value, onChoose }: ChoiceProps<Value>) => (
  <Stack $gap="s2">
    <SubText aria-hidden>{label}</SubText>
    <Segmented
      label={label}
      segments={values.map((each) => ({ value: each, label: names[each] }))}
      value={value}
      onChoose={onChoose}
    />
  </Stack>
);

/** Null for text that is no whole number of the range. */
export function targetIn(text: string, most: number): number | null {
  const number = typedNumber(text);
  return number !== null && Number.isInteger(number) && number >= 1 && number <= most ? number : null;
}
