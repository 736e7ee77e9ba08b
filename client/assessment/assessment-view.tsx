import { useMachine } from '@xstate/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { ExerciseDemo, useExerciseDemo } from '#client/exercise/exercise-demo.tsx';
import { labelled } from '#client/lib/format/format-copy.ts';
import { clockTime, spokenTime } from '#client/lib/format/locale.ts';
import { ApiError, serverMessage } from '#client/lib/http/api-error.ts';
import { newIdempotencyKey } from '#client/lib/http/http.ts';
import { handledAsUnauthorized } from '#client/lib/http/refusal.ts';
import { revalidateAll } from '#client/lib/http/use-command.ts';
import { memberItems } from '#client/lib/offline/member-storage.ts';
import { postDurably } from '#client/lib/offline/outbox.ts';
import { memberToday, useMemberToday } from '#client/lib/time/member-today.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { workoutText } from '#client/lib/words/workout-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { paths } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Numeral } from '#client/ui/text.tsx';
import { TimerPanel } from '#client/ui/timer-panel.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { AssessmentResult } from '#domain/assessment/assessment-events.ts';
import {
  type AssessmentEntry,
  type AssessmentOutcome,
  recordEntryAnswer,
} from '#service/features/assessment/assessment-contract.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import type { Program } from '#service/features/program/program-contract.ts';
import { AssessmentColumns, StageHeading } from './assessment-columns.ts';
import { assessmentCopy } from './assessment-copy.ts';
import { DayList, DayStrip } from './assessment-days.tsx';
import {
  type AssessmentEvent,
  type AssessmentState,
  assessmentMachine,
  openedAt,
  restSecondsLeft,
  shownDraft,
} from './assessment-machine.ts';
import {
  countDone,
  currentDay,
  datedResults,
  dayOfExercise,
  exerciseAt,
  isSubmitted,
  mergedResults,
  openPlace,
  type PlannedExercise,
  placeOfDay,
  plannedExercises,
  type Results,
  resultOf,
  resultStore,
} from './assessment-results.ts';
import { EntryCard } from './entry-card.tsx';
import { Summary } from './summary.tsx';

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
          isAsked={state.matches({ assessment: { entering: 'asking' } })}
          onChange={(change) => send({ type: 'draft.changed', change })}
          onClear={() => send({ type: 'fields.cleared' })}
          onSave={() => send({ type: 'save.pressed' })}
          onConfirm={() => send({ type: 'value.confirmed' })}
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

/**
 * The exercise, the rest and the summary replace each other. A person who pressed there is led to the heading of the new content, and its
 * top scrolls into the window. A person elsewhere on the page stays there.
 */
function useStageFocus(shown: string, stage: RefObject<HTMLElement | null>): void {
  const before = useRef(shown);
  useEffect(() => {
    const isNew = before.current !== shown;
    before.current = shown;
    if (!isNew || !stage.current) return;
    const { activeElement } = document;
    if (activeElement !== document.body && !stage.current.contains(activeElement)) return;
    stage.current.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    const isCutOff = stage.current.getBoundingClientRect().top < 0;
    if (isCutOff) stage.current.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [shown, stage]);
}

/** The name and the progress of the assessment; the summary shows the progress itself. */
function AssessmentHead({ results, hasCount }: { results: Results; hasCount: boolean }) {
  return (
    <Head>
      <ScreenHeading>{assessmentCopy.title}</ScreenHeading>
      {hasCount && (
        <Count>
          <Numeral>{countDone(results, plannedExercises)}</Numeral>{' '}
          {assessmentCopy.resultsOf(plannedExercises.length)}
        </Count>
      )}
    </Head>
  );
}

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
function RestStage({ secondsLeft, seconds, next, results, onSkip }: RestStageProps) {
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
          {isNewDay
            ? assessmentCopy.nextDay(next.day, nameText(dayOfExercise(next).title))
            : assessmentCopy.next}
        </span>
        <StageHeading>{nameText(next.name)}</StageHeading>
        <p>{isEnough ? enoughText : workoutText(next.protocol)}</p>
      </Words>
      <Press>
        <Button variant="primary" trailingIcon="skip" onClick={onSkip}>
          {assessmentCopy.skipRest}
        </Button>
      </Press>
    </TimerPanel>
  );
}

export type RunningAssessment = {
  readonly program: Program;
  readonly user: CurrentUser;
  /** The submitted outcome of this program; null before. */
  readonly submitted: AssessmentOutcome | null;
  /** The values entered on any device. */
  readonly entries: readonly AssessmentEntry[];
};

/** The running machine of this program's assessment, with the results that this device and the server know. */
function useAssessment(running: RunningAssessment) {
  const navigate = useNavigate();
  const [{ store, options }] = useState(() => open(running));
  const [state, send] = useMachine(
    assessmentMachine.provide({
      actions: {
        keepResults: ({ context: { results, place } }) => {
          store.keep(results);
          const saved = resultOf(results, exerciseAt(place));
          if (saved) recordEntry(running.program.id, saved);
        },
        announceSaved: ({ context: { results, place } }) => {
          const saved = resultOf(results, exerciseAt(place));
          if (saved) announceSaved(saved);
        },
        announceMissing: ({ context }) => {
          // A typed text is no missing value: the field names the values that it accepts.
          if (shownDraft(context).value.trim() === '')
            showToast({ ...assessmentCopy.missing, variant: 'destructive' });
        },
        announceRefusal: ({ context }) => announceFailure(context.refusal),
        announceAnswer: () => {
          showToast({ title: assessmentCopy.complete });
          void navigate(paths.programSelection);
        },
      },
    }),
    options,
  );

  useEffect(() => {
    const look = (): void => send({ type: 'results.found', results: store.read() });
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === store.key) look();
    };
    window.addEventListener('storage', onStorage);
    // Another tab may have saved one after this page read them and before it listened.
    look();
    return () => window.removeEventListener('storage', onStorage);
  }, [store, send]);

  // They are read again after each command, and may then hold what was entered on another device.
  useEffect(
    () => send({ type: 'entries.read', results: datedResults(running.entries) }),
    [running.entries, send],
  );

  return [state, send] as const;
}

function open({ program, user, submitted, entries }: RunningAssessment) {
  const store = resultStore(memberItems, user.id, program.id);
  const onServer = mergedResults(datedResults(submitted?.results ?? []), datedResults(entries));
  const results = mergedResults(onServer, store.read());
  const today = () => memberToday(user.timeZone);
  const place = submitted ? null : openPlace(results, currentDay(program.startDate, today()));
  const input = { programId: program.id, place, results, edge: { nowMs: Date.now, today } };
  return { store, options: { input, snapshot: openedAt(input) } };
}

const announceSaved = ({ exerciseName, value, type }: AssessmentResult): void =>
  showToast({
    title: assessmentCopy.resultSaved,
    description: labelled(nameText(exerciseName), assessmentCopy.result(value, type)),
  });

/** Says why the results were not submitted. After a conflict, another device has changed the program: the page reads the present one. */
function announceFailure(error: unknown): void {
  if (handledAsUnauthorized(error)) return;
  const description = serverMessage(error, assessmentCopy.completeFailed);
  showToast({ title: commonCopy.error, description, variant: 'destructive' });
  if (error instanceof ApiError && error.status === 409) void revalidateAll();
}

/**
 * Sends a result as it is entered, now or when the network is back, so that another device goes on from it. A refusal needs no words: the
 * result stays on this device, and the submission sends all of them.
 */
function recordEntry(programId: string, entry: AssessmentResult): void {
  postDurably(
    {
      method: 'POST',
      path: '/api/assessment/entries',
      body: { ...entry, programId },
      label: assessmentCopy.entryLabel(nameText(entry.exerciseName)),
      place: `assessment:${programId}:${entry.day}:${entry.exerciseName}`,
      idempotencyKey: newIdempotencyKey(),
    },
    recordEntryAnswer,
  ).catch(handledAsUnauthorized);
}

const Press = styled.div`
  /* The panel's own buttons are outlines. */
  && > button {
    color: ${theme.color.onAccent};
  }
`;

const Words = styled.div`
  /* Below the press in sight, before it for who is led to the heading and goes on by keyboard. */
  order: 1;
  display: grid;
  gap: ${theme.space.s1};
  max-width: ${theme.size.measure};
  & > p {
    margin-top: ${theme.space.s1};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${theme.space.s2} ${theme.space.s6};
`;

const Count = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${theme.space.s2};
  font-weight: ${theme.weight.strong};
  color: ${theme.color.ink2};
  & > ${Numeral} {
    color: ${theme.color.ink};
  }
  ${theme.media.phone} {
    gap: .35em;
    & > ${Numeral} {
      font: inherit;
      letter-spacing: 0;
    }
  }
`;

/** Scrolled to, it leaves room for the days above it and for a toast. */
const Stage = styled.div`
  scroll-margin-top: ${theme.space.dock};
`;
