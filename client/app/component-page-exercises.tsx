import { useState } from 'react';
import { ExerciseDemo } from '#client/exercise/exercise-demo.tsx';
import { ExerciseList, ExerciseRow } from '#client/exercise/exercise-row.tsx';
import { PlanBuilder } from '#client/exercise/plan-builder.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog, Dialog, DialogActions } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/field.tsx';
import { Columns, Row } from '#client/ui/layout.tsx';
import { showToast } from '#client/ui/toast.ts';
import { componentPageCopy as copy, type ExampleWords } from './component-page-copy.ts';

type SectionProps = { words: ExampleWords };

const nothing = (): void => {};

export function ExercisesSection({ words }: SectionProps) {
  const [ticked, setTicked] = useState(1);
  const name = (number: number): string => copy.numbered(words.name, number);
  const row = { line: words.sentence, onTick: nothing, onHowTo: nothing };
  const three = [true, false, false];
  return (
    <Columns>
      <ExerciseList>
        <ExerciseRow {...row} name={name(1)} state="done" sets={[true, true]} isFoldedWhenDone />
        <ExerciseRow
          {...row}
          name={name(2)}
          caution={words.sentence}
          state="current"
          sets={three.map((_, set) => set < ticked)}
          currentSet={ticked}
          onTick={(set) => setTicked(set + 1)}
        />
        <ExerciseRow {...row} name={name(3)} state="open" sets={[false, false, false]} />
        <ExerciseRow {...row} name={name(4)} state="open" sets={three} isLocked />
      </ExerciseList>
      <ExerciseList>
        <ExerciseRow {...row} name={name(5)} state="done" sets={[true, true, true]} />
        <ExerciseRow {...row} name={name(6)} state="open" sets={[false]} isInline />
        <ExerciseRow {...row} name={name(7)} state="current" sets={Array(10).fill(false)} currentSet={0} />
      </ExerciseList>
    </Columns>
  );
}

const whole = { minimum: 1, maximum: 10_000, decimals: 0 };
const limits = {
  sets: whole,
  reps: whole,
  durationSeconds: whole,
  steps: whole,
  distanceMiles: { ...whole, decimals: 1 },
};

export function PlanSection({ words }: SectionProps) {
  const plan = {
    groups: [{ label: copy.group, options: words.quests.map((name) => ({ value: name, label: name })) }],
    maximum: 2,
    limits,
    summary: copy.planSummary,
    onAdd: nothing,
    onRemove: nothing,
    onSettle: nothing,
  };
  return (
    <Columns>
      <PlanBuilder {...plan} exercises={[]} />
      <PlanBuilder
        {...plan}
        exercises={[
          { name: words.name, sets: 3, reps: words.number },
          { name: words.label, durationSeconds: words.number },
        ]}
      />
    </Columns>
  );
}

type Overlay = 'dialog' | 'confirmation' | 'deletion' | 'guide';

export function OverlaysSection({ words }: SectionProps) {
  const [overlay, open] = useState<Overlay | null>(null);
  const close = (): void => open(null);
  const toast = { title: words.name, description: words.sentence };
  return (
    <>
      <Row $wraps>
        <Button onClick={() => open('dialog')}>{copy.openDialog}</Button>
        <Button onClick={() => open('confirmation')}>{copy.askConfirmation}</Button>
        <Button onClick={() => open('deletion')}>{copy.askDeletion}</Button>
        <Button onClick={() => open('guide')}>{copy.openGuide}</Button>
        <Button onClick={() => showToast({ ...toast, action: { label: words.label, onSelect: nothing } })}>
          {copy.showToast}
        </Button>
        <Button onClick={() => showToast({ ...toast, variant: 'destructive' })}>{copy.showFailure}</Button>
      </Row>
      <Dialog
        isOpen={overlay === 'dialog'}
        onClose={close}
        title={words.name}
        description={words.sentence}
        icon="scale"
      >
        <TextField label={words.label} hint={words.hint} />
        <DialogActions>
          <Button onClick={close}>{words.label}</Button>
          <Button variant="primary" onClick={close}>
            {words.label}
          </Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        isOpen={overlay === 'confirmation' || overlay === 'deletion'}
        isDestructive={overlay === 'deletion'}
        onCancel={close}
        onConfirm={close}
        title={words.name}
        description={words.sentence}
        confirmLabel={words.label}
        icon="trash"
      />
      <ExerciseDemo demo={overlay === 'guide' ? guideOf(words) : null} onClose={close} />
    </>
  );
}

const guideOf = ({ name, sentence, label, hint, error }: ExampleWords) => ({
  id: 'squats',
  name,
  asked: name,
  category: label,
  difficulty: label,
  musclesWorked: [name, label],
  steps: [sentence, hint],
  cues: [hint],
  commonMistakes: [error],
  modifications: [sentence],
  safetyTips: [error],
});
