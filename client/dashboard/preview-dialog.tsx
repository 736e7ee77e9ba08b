import { styled } from 'styled-components';
import { DoseReasons } from '#client/dose/dose-note.tsx';
import { ExerciseDemo, useExerciseDemo } from '#client/exercise/exercise-demo.tsx';
import { nameText } from '#client/lib/words/name-text.ts';
import { workoutText } from '#client/lib/words/workout-text.ts';
import { theme } from '#client/styles/theme.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Grow, Row, Rows } from '#client/ui/layout.tsx';
import { SubText } from '#client/ui/text.tsx';
import { levelLabels } from '#domain/catalogue/content/options.ts';
import { asWorkoutTemplate } from '#domain/catalogue/workouts/daily-templates.ts';
import type { PlannedSession } from '#domain/catalogue/workouts/week-plan.ts';
import { dashboardCopy } from './dashboard-copy.ts';
import { equipmentText, exerciseLine } from './program-view-model.ts';

/** A workout to look at; nothing starts. */
export function PreviewDialog({ session, onClose }: { session: PlannedSession; onClose: () => void }) {
  const template = session.kind === 'daily' ? asWorkoutTemplate(session.template) : session.template;
  const { demo, showDemo, closeDemo } = useExerciseDemo();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={nameText(template.name)}
      description={workoutText(template.description)}
    >
      <Row $gap="s2" $wraps>
        <Chip icon="clock">{dashboardCopy.minutes(template.durationMinutes)}</Chip>
        <Chip>{nameText(levelLabels[template.difficulty])}</Chip>
        <Chip>{capitalised(equipmentText(template.equipment))}</Chip>
      </Row>
      {session.kind === 'workout' && <DoseReasons session={session} />}
      <Exercises aria-label={dashboardCopy.exercises}>
        {template.exercises.map((exercise) => (
          <li key={exercise.name}>
            <Grow>
              <b>{nameText(exercise.name)}</b>
              <SubText>{exerciseLine(exercise)}</SubText>
            </Grow>
            <IconButton
              icon="help"
              label={dashboardCopy.howToDo(nameText(exercise.name))}
              onClick={() => showDemo(exercise.name)}
            />
          </li>
        ))}
      </Exercises>
      <ExerciseDemo demo={demo} onClose={closeDemo} />
    </Dialog>
  );
}

const capitalised = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

const Exercises = styled(Rows)`
  padding-inline: ${theme.space.s4};
  border-radius: ${theme.radius.m};
  background: ${theme.color.well};
`;
