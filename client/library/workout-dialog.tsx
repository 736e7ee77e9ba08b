import { styled } from 'styled-components';
import { exerciseCopy } from '#client/exercise/exercise-copy.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { workoutText } from '#client/lib/words/workout-text.ts';
import { theme } from '#client/styles/theme.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { LinkButton } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { SubText } from '#client/ui/text.tsx';
import type { TemplateExercise, WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import { libraryCopy } from './library-copy.ts';

type WorkoutDialogProps = {
  workout: WorkoutTemplate;
  onHowTo: (exercise: string) => void;
  onClose: () => void;
};

/** The exercises of a workout, with the guide of each and a button that starts the workout. */
export function WorkoutDialog({ workout, onHowTo, onClose }: WorkoutDialogProps) {
  const { id, name, description, exercises } = workout;
  const rows = exercises.map((exercise, index) => ({ exercise, key: `${index} ${exercise.name}` }));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      icon="dumbbell"
      title={nameText(name)}
      description={workoutText(description)}
    >
      <Exercises>
        {rows.map(({ exercise, key }) => (
          <li key={key}>
            <span>
              <b>{nameText(exercise.name)}</b>
              <SubText>{lineOf(exercise)}</SubText>
            </span>
            <IconButton
              icon="help"
              label={exerciseCopy.howToDo(nameText(exercise.name))}
              onClick={() => onHowTo(exercise.name)}
            />
          </li>
        ))}
      </Exercises>
      <LinkButton to={`${paths.workout}?template=${id}`} variant="primary" isBlock>
        {libraryCopy.start}
      </LinkButton>
    </Dialog>
  );
}

const lineOf = ({ sets, reps, durationSeconds = 0 }: TemplateExercise): string =>
  libraryCopy.sets(
    sets,
    reps === undefined
      ? durationSeconds % 60 === 0
        ? libraryCopy.minutes(durationSeconds / 60)
        : libraryCopy.seconds(durationSeconds)
      : libraryCopy.reps(reps),
  );

const Exercises = styled.ol`
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s3};
    padding-block: ${theme.space.s2};
    border-top: ${theme.border.hairline} solid ${theme.color.line};
  }
  & > :first-child {
    border-top: 0;
  }
`;
