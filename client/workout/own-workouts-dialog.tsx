import { useState } from 'react';
import { styled } from 'styled-components';
import { mutate } from 'swr';
import type * as z from 'zod/mini';
import { sendCommand } from '#client/lib/http/http.ts';
import { useUserTemplates } from '#client/lib/http/read-models.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { type CommandOf, useCommand } from '#client/lib/http/use-command.ts';
import { useTypedState } from '#client/lib/offline/typed-state.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/field.tsx';
import { LinkButton } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import type { WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import { ownTemplateLimits } from '#domain/workout/own-template-limits.ts';
import {
  archiveTemplateAnswer,
  saveTemplateAnswer,
  type saveTemplateBody,
} from '#service/features/workout/workout-contract.ts';
import { ownWorkoutsCopy } from './own-workouts-copy.ts';
import { SetStepper } from './set-fields.tsx';
import { templateLine } from './set-lines.ts';
import { workoutCopy } from './workout-copy.ts';

/** A template that is being written; without an id it is new. */
type Draft = Pick<WorkoutTemplate, 'name' | 'exercises'> & { readonly id: string | null };

const path = '/api/workout-templates/user';

const bodyOf = ({ name, exercises }: Draft): z.infer<typeof saveTemplateBody> => ({
  name: name.trim(),
  exercises: exercises.map(({ durationSeconds, reps, ...exercise }) => ({
    ...exercise,
    ...(reps === undefined ? { duration: durationSeconds } : { reps }),
  })),
});

/** Templates are read once for a visit: a command on them has them read again. */
const reread = async (): Promise<void> => {
  await mutate(path);
};

const saveCommand: CommandOf<Draft, z.infer<typeof saveTemplateAnswer>> = {
  send: (draft, idempotencyKey) =>
    sendCommand({
      ...(draft.id === null
        ? ({ method: 'POST', path } as const)
        : ({ method: 'PUT', path: `${path}/${draft.id}` } as const)),
      answer: saveTemplateAnswer,
      body: bodyOf(draft),
      idempotencyKey,
    }),
  reread,
};
const archiveCommand: CommandOf<string, z.infer<typeof archiveTemplateAnswer>> = {
  send: (id, idempotencyKey) =>
    sendCommand({ method: 'DELETE', path: `${path}/${id}`, answer: archiveTemplateAnswer, idempotencyKey }),
  reread,
};

type OwnWorkoutsDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Opens with this one being written: the shape of the workout that was just done. */
  draft?: Draft;
};

/** The member's own workouts: start one, change it, archive it. */
export function OwnWorkoutsDialog({ isOpen, onClose, draft }: OwnWorkoutsDialogProps) {
  const [edited, setEdited] = useState<Draft | null>(draft ?? null);
  const onDone = (): void => (draft ? onClose() : setEdited(null));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={edited ? ownWorkoutsCopy.yourWorkout : ownWorkoutsCopy.myWorkouts}
      description={edited ? ownWorkoutsCopy.editLead : ownWorkoutsCopy.listLead}
    >
      {edited ? <Editor draft={edited} onDone={onDone} /> : <List onEdit={setEdited} onClose={onClose} />}
    </Dialog>
  );
}

function List({ onEdit, onClose }: { onEdit: (draft: Draft) => void; onClose: () => void }) {
  const { data: templates } = useUserTemplates();
  const { ask, isSending } = useCommand(archiveCommand, {
    onAnswer: () => showToast(ownWorkoutsCopy.archived),
    onRefused: (error) => showRefusal(error, ownWorkoutsCopy.notSaved),
  });
  if (!templates) return null;
  if (templates.length === 0) return <Text $tone="muted">{ownWorkoutsCopy.none}</Text>;
  return (
    <Rows>
      {templates.map((template) => (
        <li key={template.id}>
          <div>
            <h3>{template.name}</h3>
            <Text $tone="soft" $size="t14">
              {templateLine(template)}
            </Text>
          </div>
          <Buttons>
            <LinkButton
              to={`${paths.workout}?template=${template.id}`}
              variant="ink"
              size="small"
              aria-label={ownWorkoutsCopy.startOne(template.name)}
              onClick={onClose}
            >
              {ownWorkoutsCopy.start}
            </LinkButton>
            <Button
              size="small"
              aria-label={ownWorkoutsCopy.editOne(template.name)}
              onClick={() => onEdit(template)}
            >
              {workoutCopy.edit}
            </Button>
            <Button
              size="small"
              variant="outline"
              disabled={isSending}
              aria-label={ownWorkoutsCopy.archiveOne(template.name)}
              onClick={() => void ask(template.id)}
            >
              {ownWorkoutsCopy.archive}
            </Button>
          </Buttons>
        </li>
      ))}
    </Rows>
  );
}

function Editor({ draft, onDone }: { draft: Draft; onDone: () => void }) {
  const [{ name, exercises }, setFields] = useTypedState(
    `own-workout:${draft.id ?? JSON.stringify(draft)}`,
    () => draft,
  );
  const setExercises = (next: Draft['exercises']): void =>
    setFields((fields) => ({ ...fields, exercises: next }));
  const { ask, isSending } = useCommand(saveCommand, {
    onAnswer: () => {
      showToast(ownWorkoutsCopy.saved);
      onDone();
    },
    onRefused: (error) => showRefusal(error, ownWorkoutsCopy.notSaved),
  });
  const change = (index: number, to: Partial<Exercise>): void =>
    setExercises(
      exercises.map((exercise, at) => (at === index ? ({ ...exercise, ...to } as Exercise) : exercise)),
    );
  const rows = exercises.map((exercise, index) => ({ exercise, index, key: `${index} ${exercise.name}` }));
  return (
    <Form
      onSubmit={(submit) => {
        submit.preventDefault();
        void ask({ id: draft.id, name, exercises });
      }}
    >
      <TextField
        label={ownWorkoutsCopy.name}
        value={name}
        maxLength={ownTemplateLimits.nameLetters}
        required
        onChange={({ currentTarget: { value } }) => setFields((fields) => ({ ...fields, name: value }))}
      />
      <Rows>
        {rows.map(({ exercise, index, key }) => (
          <ExerciseEditor
            key={key}
            exercise={exercise}
            onChange={(to) => change(index, to)}
            onRemove={
              exercises.length > 1 ? () => setExercises(exercises.filter((_, at) => at !== index)) : null
            }
          />
        ))}
      </Rows>
      <Button type="submit" variant="primary" isBlock disabled={isSending || name.trim() === ''}>
        {isSending ? workoutCopy.saving : ownWorkoutsCopy.save}
      </Button>
    </Form>
  );
}

type Exercise = WorkoutTemplate['exercises'][number];
type ExerciseEditorProps = {
  exercise: Exercise;
  onChange: (change: Partial<Exercise>) => void;
  /** Null for the last one. */
  onRemove: (() => void) | null;
};

function ExerciseEditor({ exercise, onChange, onRemove }: ExerciseEditorProps) {
  const { name, sets, reps, durationSeconds, restSeconds } = exercise;
  return (
    <li>
      <Head>
        <h3>{nameText(name)}</h3>
        {onRemove && (
          <IconButton icon="trash" label={ownWorkoutsCopy.remove(nameText(name))} onClick={onRemove} />
        )}
      </Head>
      <Steppers>
        <SetStepper
          label={ownWorkoutsCopy.setsOf(nameText(name))}
          unit={ownWorkoutsCopy.sets(sets)}
          value={sets}
          step={1}
          least={1}
          most={ownTemplateLimits.sets}
          onChange={(to) => onChange({ sets: to })}
        />
        {reps === undefined ? (
          <SetStepper
            label={ownWorkoutsCopy.secondsOf(nameText(name))}
            unit={workoutCopy.secondsUnit}
            value={durationSeconds}
            step={5}
            least={1}
            most={ownTemplateLimits.seconds}
            onChange={(to) => onChange({ durationSeconds: to })}
          />
        ) : (
          <SetStepper
            label={ownWorkoutsCopy.repsOf(nameText(name))}
            unit={workoutCopy.repsUnit(reps)}
            value={reps}
            step={1}
            least={1}
            most={ownTemplateLimits.reps}
            onChange={(to) => onChange({ reps: to })}
          />
        )}
        <SetStepper
          label={ownWorkoutsCopy.restOf(nameText(name))}
          unit={ownWorkoutsCopy.rest}
          value={restSeconds}
          step={15}
          least={0}
          most={ownTemplateLimits.restSeconds}
          onChange={(to) => onChange({ restSeconds: to })}
        />
      </Steppers>
    </li>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.s4};
`;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s3};
  & > li {
    display: grid;
    gap: ${theme.space.s3};
    padding-top: ${theme.space.s3};
    border-top: ${theme.border.hairline} solid ${theme.color.line};
  }
  & h3 {
    font-size: ${theme.text.t18};
    overflow-wrap: anywhere;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s3};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
`;

const Steppers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  gap: ${theme.space.s2};
`;
