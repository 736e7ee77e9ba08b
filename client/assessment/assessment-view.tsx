import { useRef } from 'react';
import { css, styled } from 'styled-components';
import { ExerciseDemo } from '#client/exercise/exercise-demo.tsx';
import { useExerciseDemo } from '#client/exercise/use-exercise-demo.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { AssessmentColumns } from './assessment-columns.ts';
import { type AssessmentEvent, restSecondsLeft, shownDraft } from './assessment-context.ts';
import { assessmentCopy } from './assessment-copy.ts';
import { AssessmentHead } from './assessment-head.tsx';
import type { AssessmentState } from './assessment-machine.ts';
import { currentDay, dayOfExercise, exerciseAt } from './assessment-plan.ts';
import { datedResults, isSubmitted, placeOfDay, resultOf } from './assessment-results.ts';
import { DayList } from './day-list.tsx';
import { DayStrip } from './day-strip.tsx';
import { EntryCard } from './entry-card.tsx';
import { RestStage } from './rest-stage.tsx';
import { Summary } from './summary.tsx';
import { type RunningAssessment, useAssessment } from './use-assessment.ts';
import { useStageFocus } from './use-stage-focus.ts';

/** The days above; under them the exercise, the rest after it, or the summary. */
export function AssessmentView(running: RunningAssessment) {
  const { program, submitted } = running;
  const [state, send] = useAssessment(running);
  const today = useMemberToday();
  const stage = useRef<HTMLDivElement>(null);
  const isComplete = state.matches({ assessment: 'complete' });
  const isResting = state.matches({ assessment: 'resting' });
  const { results, place } = state.context;
  useStageFocus(`${isComplete ? 'summary' : place} ${isResting ? 'rest' : ''}`, stage);

  const choose = (chosen: number): void => send({ type: 'exercise.chosen', place: chosen });
  return (
    <Stack>
      <AssessmentHead results={results} hasCount={!isComplete} />
      <DayStrip
        results={results}
        startDate={program.startDate}
        today={currentDay(program.startDate, today)}
        shown={isComplete ? null : exerciseAt(place).day}
        onChoose={(day) => choose(placeOfDay(results, day))}
      />
      <Stage ref={stage}>
        {isComplete ? (
          <Summary
            results={results}
            submitted={submitted && isSubmitted(results, datedResults(submitted.results)) ? submitted : null}
            isSubmitting={state.matches({ command: 'sending' })}
            onSubmit={() => send({ type: 'submit.pressed' })}
            onChoose={choose}
          />
        ) : (
          <Doing state={state} send={send} onChoose={choose} />
        )}
      </Stage>
    </Stack>
  );
}

type DoingProps = {
  state: AssessmentState;
  send: (event: AssessmentEvent) => void;
  onChoose: (place: number) => void;
};

/** The exercise or the rest, beside the list of its day. */
function Doing({ state, send, onChoose }: DoingProps) {
  const { demo, showDemo, closeDemo } = useExerciseDemo();
  const { results, place, rest } = state.context;
  const exercise = exerciseAt(place);
  return (
    <AssessmentColumns>
      {state.matches({ assessment: 'resting' }) ? (
        <RestStage
          secondsLeft={restSecondsLeft(state.context)}
          seconds={rest.seconds}
          next={exercise}
          results={results}
          onSkip={() => send({ type: 'rest.skipped' })}
        />
      ) : (
        <EntryCard
          key={place}
          exercise={exercise}
          draft={shownDraft(state.context)}
          saved={resultOf(results, exercise)}
          isMissing={state.matches({ assessment: { entering: 'missing' } })}
          onChange={(change) => send({ type: 'draft.changed', change })}
          onClear={() => send({ type: 'fields.cleared' })}
          onSave={() => send({ type: 'save.pressed' })}
          onHowTo={() => showDemo(exercise.name)}
        />
      )}
      <Stack>
        <DayList day={dayOfExercise(exercise)} results={results} current={place} onChoose={onChoose} />
        {results.length > 0 && (
          <Button variant="outline" isBlock icon="clipboard" onClick={() => send({ type: 'review.opened' })}>
            {assessmentCopy.reviewResults}
          </Button>
        )}
      </Stack>
      <ExerciseDemo demo={demo} onClose={closeDemo} />
    </AssessmentColumns>
  );
}

/** Scrolled to, it leaves room for the days above it and for a toast. */
const Stage = styled.div(
  ({ theme }) => css`
    scroll-margin-top: ${theme.space.dock};
  `,
);
