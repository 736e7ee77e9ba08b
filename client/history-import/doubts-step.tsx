import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Checkbox, SelectField } from '#client/ui/choices.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { Text } from '#client/ui/text.tsx';
import {
  type ExerciseAnswer,
  type LoadMeaning,
  meaningsOf,
} from '#domain/history-import/exercise-answers.ts';
import type { FoundExercise, FoundHistory } from './history-reading.ts';
import { doubtsCopy, importCopy } from './import-copy.ts';
import { type DoubtAnswers, type ImportContext, openExercises } from './import-machine.ts';
import { clashOther, clashTitle, heaviestText } from './import-view-model.ts';
import type { Clash } from './prepared-entries.ts';

type DoubtsStepProps = {
  context: ImportContext;
  onAnswer: (answers: DoubtAnswers) => void;
  onLeave: () => void;
};

type ByName = Readonly<Record<string, ExerciseAnswer>>;

/** Exercises and days that only the member can tell apart. Each question has a usual answer. */
export function DoubtsStep({ context, onAnswer, onLeave }: DoubtsStepProps) {
  const asked = askedExercises(context);
  const [exercises, setExercises] = useState<ByName>(() => ({
    ...usualAnswers(asked),
    ...context.exercises,
  }));
  const [along, setAlong] = useState(context.along);
  const [habits, setHabits] = useState(context.habits);
  const clashes = context.prepared?.clashes ?? [];
  const change = (name: string, answer: Partial<ExerciseAnswer>): void =>
    setExercises((before) => ({
      ...before,
      [name]: { as: null, load: 'written', ...before[name], ...answer },
    }));
  return (
    <>
      <NamesCard exercises={asked} answers={exercises} onChange={(name, as) => change(name, { as })} />
      <LoadsCard exercises={asked} answers={exercises} onChange={(name, load) => change(name, { load })} />
      {clashes.length > 0 && <ClashesCard clashes={clashes} along={along} onChange={setAlong} />}
      <HabitsCard habits={context.found?.habits ?? []} chosen={habits} onChange={setHabits} />
      {asked.length > 0 && <Text $tone="muted">{doubtsCopy.remembered}</Text>}
      <Row $wraps>
        <Button variant="primary" onClick={() => onAnswer({ exercises, along, habits })}>
          {importCopy.goOn}
        </Button>
        <Button onClick={onLeave}>{importCopy.cancel}</Button>
      </Row>
    </>
  );
}

/** The questions without an answer; all questions when the member comes back to change answers. */
const askedExercises = (context: ImportContext): readonly FoundExercise[] =>
  context.hasAnsweredDoubts || openExercises(context).length === 0
    ? openExercises({ ...context, exercises: {} })
    : openExercises(context);

const usualAnswers = (exercises: readonly FoundExercise[]): ByName =>
  Object.fromEntries(
    exercises.map(({ name, load }) => [name, { as: null, load: load ? meaningsOf[load][0] : 'written' }]),
  );

type ExercisesProps<Value> = {
  exercises: readonly FoundExercise[];
  answers: ByName;
  onChange: (name: string, value: Value) => void;
};

function NamesCard({ exercises, answers, onChange }: ExercisesProps<string | null>) {
  const similar = exercises.filter(({ alike }) => alike !== null);
  if (similar.length === 0) return null;
  return (
    <Card title={doubtsCopy.names}>
      <Stack>
        <Text $tone="muted">{doubtsCopy.namesLead}</Text>
        {similar.map(({ name, alike }) => (
          <SelectField
            key={name}
            label={name}
            options={[
              { value: '', label: doubtsCopy.keep(name) },
              { value: alike ?? '', label: doubtsCopy.sameAs(alike ?? '') },
            ]}
            value={answers[name]?.as ?? ''}
            onChange={(event) => onChange(name, event.target.value || null)}
          />
        ))}
      </Stack>
    </Card>
  );
}

function LoadsCard({ exercises, answers, onChange }: ExercisesProps<LoadMeaning>) {
  const doubtful = exercises.flatMap(({ name, load, heaviest }) => (load ? [{ name, load, heaviest }] : []));
  if (doubtful.length === 0) return null;
  return (
    <Card title={doubtsCopy.loads}>
      <Stack>
        <Text $tone="muted">{doubtsCopy.loadsLead}</Text>
        {doubtful.map(({ name, load, heaviest }) => (
          <SelectField
            key={name}
            label={doubtsCopy.heaviest(name, heaviestText({ heaviest }))}
            options={meaningsOf[load].map((value) => ({ value, label: doubtsCopy.meaningOf(load, value) }))}
            value={answers[name]?.load ?? meaningsOf[load][0]}
            onChange={(event) => onChange(name, event.target.value as LoadMeaning)}
          />
        ))}
      </Stack>
    </Card>
  );
}

type HabitsCardProps = {
  habits: FoundHistory['habits'];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** Only the member knows which habits were training. */
function HabitsCard({ habits, chosen, onChange }: HabitsCardProps) {
  if (habits.length === 0) return null;
  return (
    <Card title={doubtsCopy.habits}>
      <Stack>
        <Text $tone="muted">{doubtsCopy.habitsLead}</Text>
        {habits.map(({ name, days }) => (
          <Checkbox
            key={name}
            label={name}
            description={doubtsCopy.habitDays(days)}
            checked={chosen.includes(name)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, name] : chosen.filter((one) => one !== name))
            }
          />
        ))}
      </Stack>
    </Card>
  );
}

/** How many days are listed one by one. */
const listed = 30;

type ClashesCardProps = {
  clashes: readonly Clash[];
  along: readonly string[];
  onChange: (along: readonly string[]) => void;
};

function ClashesCard({ clashes, along, onChange }: ClashesCardProps) {
  const isAll = along.length === clashes.length;
  const more = clashes.length - listed;
  return (
    <Card title={doubtsCopy.clashes}>
      <Stack>
        <Text $tone="muted">{doubtsCopy.clashesLead}</Text>
        {clashes.slice(0, listed).map((clash) => (
          <Checkbox
            key={clash.key}
            label={clashTitle(clash)}
            description={clashOther(clash)}
            checked={along.includes(clash.key)}
            onChange={(event) =>
              onChange(
                event.target.checked ? [...along, clash.key] : along.filter((key) => key !== clash.key),
              )
            }
          />
        ))}
        {more > 0 && <Text>{doubtsCopy.more(more)}</Text>}
        <Row>
          <Button
            size="small"
            variant="outline"
            onClick={() => onChange(isAll ? [] : clashes.map(({ key }) => key))}
          >
            {isAll ? doubtsCopy.untickAll : doubtsCopy.tickAll}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
