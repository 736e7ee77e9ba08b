import { css, styled } from 'styled-components';
import { ExerciseList } from '#client/exercise/exercise-list.ts';
import { ExerciseRow } from '#client/exercise/exercise-row.tsx';
import { useCautions } from '#client/exercise/use-cautions.ts';
import { SubText } from '#client/ui/text.tsx';
import type { DailyTemplate } from '#service/routine/routine-contract.ts';
import { routineCopy } from './routine-copy.ts';
import { exerciseLine } from './routine-lines.ts';
import type { SetOfRoutine } from './routine-machine.ts';

type RoutineExercisesProps = {
  template: DailyTemplate;
  /** As `exerciseIndex.setIndex`. */
  ticked: readonly string[];
  onTick: (set: SetOfRoutine) => void;
  onHowTo: (exercise: string) => void;
};

/** Sets that have room beside the name on a phone. */
const mostBeside = 3;

/** Every exercise of the routine with its sets. In any order, so none is the current one. */
export function RoutineExercises({ template, ticked, onTick, onHowTo }: RoutineExercisesProps) {
  const cautions = useCautions(template.exercises.map(({ name }) => name));
  const rows = template.exercises.map((exercise, exerciseIndex) => {
    const sets = Array.from({ length: exercise.sets }, (_, set) =>
      ticked.includes(`${exerciseIndex}.${set}`),
    );
    return { exercise, exerciseIndex, sets, isDone: !sets.includes(false) };
  });
  const done = rows.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="routine-exercises">
      <Head>
        <h2 id="routine-exercises">{routineCopy.exercisesTitle}</h2>
        <SubText as="span">{routineCopy.doneOf(done, rows.length)}</SubText>
      </Head>
      <ExerciseList>
        {rows.map(({ exercise, exerciseIndex, sets, isDone }) => (
          <ExerciseRow
            key={exercise.name}
            name={exercise.name}
            line={exerciseLine(exercise)}
            caution={cautions.get(exercise.name)}
            state={isDone ? 'done' : 'open'}
            sets={sets}
            isInline={sets.length <= mostBeside}
            onTick={(setIndex) => onTick({ exerciseIndex, setIndex })}
            onHowTo={() => onHowTo(exercise.name)}
          />
        ))}
      </ExerciseList>
    </section>
  );
}

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
