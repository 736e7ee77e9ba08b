import { css, styled } from 'styled-components';
import { useCautions } from '#client/api/use-cautions.ts';
import { ExerciseList } from '#client/design/exercise-list.ts';
import { ExerciseRow } from '#client/design/exercise-row.tsx';
import { SubText, Text } from '#client/design/text.tsx';
import { healthDisclaimer } from '#domain/catalogue/tips.ts';
import { currentSet, exerciseStatus, type SetPlace } from '#domain/workout/workout-session.ts';
import { setsLine } from './exercise-words.ts';
import type { GuidedWorkout } from './guided-workout.ts';

type WorkoutExercisesProps = {
  workout: GuidedWorkout;
  isLocked: boolean;
  onTick: (place: SetPlace) => void;
  onHowTo: (exercise: string) => void;
};

/** All exercises with their sets. Those that are done fold to one line, so that the current one is in sight. */
export function WorkoutExercises({ workout, isLocked, onTick, onHowTo }: WorkoutExercisesProps) {
  const { template, session } = workout;
  const cautions = useCautions(template.exercises.map(({ name }) => name));
  const current = currentSet(session);
  const isDone = (index: number): boolean => exerciseStatus(session, index) === 'completed';
  const done = template.exercises.filter((_, index) => isDone(index)).length;
  return (
    <section aria-labelledby="exercises">
      <Head>
        <h2 id="exercises">Exercises</h2>
        <SubText as="span">
          {done} of {template.exercises.length} done
        </SubText>
      </Head>
      <ExerciseList>
        {keyed(template.exercises).map(({ key, exercise, index }) => (
          <ExerciseRow
            key={key}
            name={exercise.name}
            line={setsLine(exercise)}
            caution={cautions.get(exercise.name)}
            state={isDone(index) ? 'done' : current?.exercise === index ? 'current' : 'open'}
            sets={session.ticks[index] ?? []}
            currentSet={current?.exercise === index ? current.set : null}
            isFoldedWhenDone
            isLocked={isLocked}
            onTick={(set) => onTick({ exercise: index, set })}
            onHowTo={() => onHowTo(exercise.name)}
          />
        ))}
      </ExerciseList>
      <Disclaimer $tone="soft" $size="t14">
        {healthDisclaimer}
      </Disclaimer>
    </section>
  );
}

/** The same exercise may stand in a template twice. */
const keyed = (exercises: GuidedWorkout['template']['exercises']) =>
  exercises.map((exercise, index) => ({ key: `${index} ${exercise.name}`, exercise, index }));

const Head = styled.div(
  ({ theme }) => css`
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space.s3};
    margin-bottom: ${theme.space.s3};
    & > h2 {
      font-size: ${theme.heading.card};
    }
    & > span {
      font-weight: ${theme.weight.strong};
    }
  `,
);

const Disclaimer = styled(Text)(
  ({ theme }) => css`
    margin-top: ${theme.space.s5};
  `,
);
