import { css, styled } from 'styled-components';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Rows } from '#client/ui/layout.tsx';
import { Hidden, SubText } from '#client/ui/text.tsx';
import type { AssessmentResult } from '#domain/assessment/assessment-events.ts';
import { assessmentCopy } from './assessment-copy.ts';
import type { PlannedDay, PlannedExercise } from './assessment-plan.ts';
import { countDone, type Results, resultOf } from './assessment-results.ts';

type DayListProps = {
  day: PlannedDay;
  results: Results;
  /** The place that is on the stage. */
  current?: number;
  onChoose: (place: number) => void;
};

/** The exercises of a day with their results; each leads to its entry. */
export function DayList({ day: { day, title, exercises }, results, current, onChoose }: DayListProps) {
  const done = countDone(results, exercises);
  const isDone = done === exercises.length;
  const count = assessmentCopy.doneOf(done, exercises.length);
  return (
    <Card
      title={assessmentCopy.day(day, title)}
      aside={<Chip {...(isDone ? ({ tone: 'good', icon: 'check' } as const) : {})}>{count}</Chip>}
    >
      <List as="ol">
        {exercises.map((exercise) => (
          <li key={exercise.name}>
            <ExerciseButton
              exercise={exercise}
              result={resultOf(results, exercise)}
              isCurrent={exercise.place === current}
              onChoose={() => onChoose(exercise.place)}
            />
          </li>
        ))}
      </List>
    </Card>
  );
}

type ExerciseButtonProps = {
  exercise: PlannedExercise;
  result: AssessmentResult | undefined;
  isCurrent: boolean;
  onChoose: () => void;
};

function ExerciseButton({ exercise, result, isCurrent, onChoose }: ExerciseButtonProps) {
  return (
    <Face type="button" aria-current={isCurrent ? 'step' : undefined} onClick={onChoose}>
      <Name>
        {exercise.name}
        {result?.notes && <Notes>{result.notes}</Notes>}
      </Name>
      <Value $isThere={result !== undefined}>
        {result ? (
          assessmentCopy.result(result.value, result.type)
        ) : (
          <>
            <span aria-hidden>–</span>
            <Hidden>{assessmentCopy.noResultYet}</Hidden>
          </>
        )}
      </Value>
    </Face>
  );
}

/** The card's own padding is enough at its foot. */
const List = styled(Rows)(
  ({ theme }) => css`
    margin-bottom: calc(-1 * ${theme.space.s3});
    & > li {
      padding-block: ${theme.space.s1};
    }
  `,
);

const Face = styled.button(
  ({ theme }) => css`
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s3};
    width: calc(100% + 2 * ${theme.space.s3});
    min-height: ${theme.size.tap};
    margin-inline: calc(-1 * ${theme.space.s3});
    padding: ${theme.space.s2} ${theme.space.s3};
    border: 0;
    border-radius: ${theme.radius.s};
    background: none;
    text-align: start;
    cursor: pointer;
    &:hover {
      background: ${theme.color.well};
    }
    &[aria-current] {
      background: ${theme.color.fill};
      font-weight: ${theme.weight.bold};
    }
    &:focus-visible {
      outline-offset: 0;
    }
  `,
);

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** As much as says which notes they are; the rest is with the exercise. */
const Notes = styled(SubText)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

const Value = styled.span<{ $isThere: boolean }>(
  ({ theme, $isThere }) => css`
    flex: none;
    font-weight: ${theme.weight.bold};
    color: ${$isThere ? theme.color.ink : theme.color.ink3};
  `,
);
