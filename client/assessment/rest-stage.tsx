import { css, styled } from 'styled-components';
import { clockTime, spokenTime } from '#client/lib/format/clock-time.ts';
import { Button } from '#client/ui/button.tsx';
import { TimerPanel } from '#client/ui/timer-panel.tsx';
import { assessmentCopy } from './assessment-copy.ts';
import { dayOfExercise, exerciseAt, type PlannedExercise } from './assessment-plan.ts';
import { countDone, type Results } from './assessment-results.ts';
import { StageHeading } from './stage-heading.ts';

type RestStageProps = {
  secondsLeft: number;
  /** The whole rest. */
  seconds: number;
  next: PlannedExercise;
  results: Results;
  onSkip: () => void;
};

const enoughText = assessmentCopy.dayDone;

/** The rest after an exercise, with what comes next to be read meanwhile. */
export function RestStage({ secondsLeft, seconds, next, results, onSkip }: RestStageProps) {
  const before = dayOfExercise(exerciseAt(next.place - 1));
  const done = countDone(results, before.exercises);
  const isNewDay = before.day !== next.day;
  const isEnough = isNewDay && done === before.exercises.length;
  return (
    <TimerPanel
      label={assessmentCopy.rest}
      status={assessmentCopy.rest}
      aside={assessmentCopy.dayOfDone(before.day, done, before.exercises.length)}
      share={secondsLeft / seconds}
      time={clockTime(secondsLeft)}
      timeLabel={assessmentCopy.ofRestLeft(spokenTime(secondsLeft))}
    >
      <Words>
        <span>
          {isNewDay ? assessmentCopy.nextDay(next.day, dayOfExercise(next).title) : assessmentCopy.next}
        </span>
        <StageHeading>{next.name}</StageHeading>
        <p>{isEnough ? enoughText : next.protocol}</p>
      </Words>
      <Press>
        <Button variant="primary" trailingIcon="skip" onClick={onSkip}>
          {assessmentCopy.skipRest}
        </Button>
      </Press>
    </TimerPanel>
  );
}

const Press = styled.div(
  ({ theme }) => css`
    /* The panel's own buttons are outlines. */
    && > button {
      color: ${theme.color.onAccent};
    }
  `,
);

const Words = styled.div(
  ({ theme }) => css`
    /* Below the press in sight, before it for who is led to the heading and goes on by keyboard. */
    order: 1;
    display: grid;
    gap: ${theme.space.s1};
    max-width: ${theme.size.measure};
    & > p {
      margin-top: ${theme.space.s1};
    }
  `,
);
