import { shallowEqual, useSelector } from '@xstate/react';
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { ExerciseDemo, useExerciseDemo } from '#client/exercise/exercise-demo.tsx';
import { FigurePlace } from '#client/figure/figure-place.tsx';
import { useDoneToday, useIsRestDay } from '#client/lib/day/done-today.ts';
import { clockTime } from '#client/lib/format/locale.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { workoutText } from '#client/lib/words/workout-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Later } from '#client/ui/later.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { Opening } from '#client/ui/opening.tsx';
import { paths } from '#client/ui/paths.ts';
import { ScreenHeading, useHeadingFocus } from '#client/ui/screen-heading.tsx';
import { Hidden } from '#client/ui/text.tsx';
import { TimerPanel } from '#client/ui/timer-panel.tsx';
import { useWakeLock } from '#client/ui/wake-lock.ts';
import { elapsedSeconds, isResting, nextLabel } from '#domain/workout/workout-session.ts';
import { CueFlash } from './cue-flash.tsx';
import type { Cues } from './cues.ts';
import type { GuidedWorkout } from './guided-workout.ts';
import { type PanelView, panelOf, setsDone } from './panel-view-model.ts';
import { useBegunWorkout } from './use-begun-workout.ts';
import type { WorkoutActor } from './use-workout-session.ts';
import {
  type ActionsFor,
  actionsFor,
  isUnsaved,
  OwnWorkouts,
  pressesOf,
  WorkoutActions,
} from './workout-actions.tsx';
import { workoutCopy } from './workout-copy.ts';
import { WorkoutExercises } from './workout-exercises.tsx';
import { WorkoutColumns, WorkoutFrame, WorkoutSkeleton } from './workout-frame.tsx';

const WorkoutOptions = lazy(async () => ({
  default: (await import('./workout-dialogs.tsx')).WorkoutOptions,
}));
const DoneForToday = lazy(async () => ({ default: (await import('./done-for-today.tsx')).DoneForToday }));
const LeaveQuestion = lazy(async () => ({ default: (await import('./workout-dialogs.tsx')).LeaveQuestion }));

/** Where the exercises will be on a phone: about as high as those of a workout. */
const exercisesPlace = [{ title: workoutCopy.exercises, height: '48rem' }];

type WorkoutSessionProps = {
  actor: WorkoutActor;
  cues: Cues;
  /** The member has chosen this very workout, and not done it today. */
  isChosen: boolean;
  /** Above a workout that has not begun. */
  lead: ReactNode;
};

/** A workout that is known: ready, under way, or done. */
export function WorkoutSession({ actor, cues, isChosen, lead }: WorkoutSessionProps) {
  const title = useSelector(actor, ({ context }) => nameText(context.workout.template.name));
  const waitsFor = useSelector(actor, actionsFor);
  const isStarted = useSelector(actor, isUnsaved);
  const demo = useExerciseDemo();
  // A workout that comes back as complete shows its last frame without motion.
  const [wasDoing] = useState(waitsFor !== null);
  const leaving = useLeaving(isStarted, () => actor.send({ type: 'page.left' }));
  useWakeLock(cues.settings.staysAwake && (waitsFor === 'set' || waitsFor === 'rest'));
  const begun = useBegunWorkout(waitsFor !== 'start', waitsFor === null);
  const ended = useSelector(actor, ({ context }) => context.ended);
  const done = useDone(waitsFor === 'start', ended, isChosen);
  useHeadingFocus(done.isShown ? 'done' : faceOf(waitsFor, begun !== null));
  if (done.isShown)
    return (
      <WorkoutFrame title={workoutCopy.workout} end={<Options actor={actor} cues={cues} isStarted={false} />}>
        <Suspense fallback={<WorkoutSkeleton />}>
          <DoneForToday ended={ended} onTrainAgain={done.trainAgain} />
        </Suspense>
      </WorkoutFrame>
    );
  return (
    <WorkoutFrame
      title={title}
      line={<Progress actor={actor} />}
      end={
        <Row $gap="s2">
          {begun && <begun.WorkoutBigView actor={actor} />}
          <Options actor={actor} cues={cues} isStarted={isStarted} />
        </Row>
      }
      onBack={leaving.onLeave}
    >
      {/* At the foot of the window, yet the first thing to reach with the keyboard. */}
      {waitsFor === null ? (
        begun ? (
          <begun.Completion actor={actor} isFresh={wasDoing} onBack={leaving.onLeave}>
            <WorkoutExercises actor={actor} begun={begun} onHowTo={demo.showDemo} />
          </begun.Completion>
        ) : (
          <WorkoutSkeleton />
        )
      ) : (
        <>
          {begun && <begun.ReadAhead />}
          <Actions actor={actor} waitsFor={waitsFor} cues={cues} />
          {waitsFor === 'start' && <Lead>{lead}</Lead>}
          <WorkoutColumns>
            <WorkoutLead actor={actor} waitsFor={waitsFor} onHowTo={demo.showDemo} />
            <Stack>
              <Later cards={exercisesPlace}>
                <WorkoutExercises actor={actor} begun={begun} onHowTo={demo.showDemo} />
              </Later>
              <EndEarly actor={actor} />
            </Stack>
          </WorkoutColumns>
        </>
      )}
      {leaving.dialog}
      <ExerciseDemo demo={demo.demo} onClose={demo.closeDemo} />
      <CueFlash key={cues.flashes} isOn={cues.flashes > 0} />
    </WorkoutFrame>
  );
}

/** Whether the day is done, as far as the member does not want another workout. */
function useDone(isIdle: boolean, ended: object | null, isChosen: boolean) {
  const isDone = useDoneToday()?.isDone ?? false;
  const [goesOnAfter, setGoesOnAfter] = useState<object | null | undefined>(undefined);
  const isOver = ended !== null || (isDone && !isChosen);
  return {
    isShown: isIdle && isOver && goesOnAfter !== ended,
    trainAgain: (): void => setGoesOnAfter(ended),
  };
}

/** Which heading the screen has; the end has none before it is loaded. */
function faceOf(waitsFor: ActionsFor | null, isEndLoaded: boolean): string {
  if (waitsFor === null) return isEndLoaded ? 'card' : 'clock';
  return waitsFor.includes('decision') ? 'decision' : 'clock';
}

/** `12:48 of 30 min`. */
function Progress({ actor }: { actor: WorkoutActor }) {
  const elapsed = useSelector(actor, ({ context }) => elapsedSeconds(context.workout.session, context.nowMs));
  const minutes = useSelector(actor, ({ context }) => context.workout.template.durationMinutes);
  return workoutCopy.elapsedOf(clockTime(elapsed), minutes);
}

/** The way out before the last set: what was done counts. */
function EndEarly({ actor }: { actor: WorkoutActor }) {
  const isOffered = useSelector(actor, (state) => state.can({ type: 'finish.pressed' }));
  if (!isOffered) return null;
  return (
    <Button variant="outline" isBlock onClick={() => actor.send({ type: 'finish.pressed' })}>
      {workoutCopy.endWorkoutHere}
    </Button>
  );
}

type ActionsProps = { actor: WorkoutActor; cues: Cues; waitsFor: NonNullable<ReturnType<typeof actionsFor>> };

function Actions({ actor, cues, waitsFor }: ActionsProps) {
  const label = useSelector(actor, ({ context }) => nextLabel(context.workout.session, context.nowMs));
  return (
    <WorkoutActions actionsFor={waitsFor} nextLabel={nameText(label)} onPress={pressesOf(actor, cues)} />
  );
}

function Options({ actor, cues, isStarted }: { actor: WorkoutActor; cues: Cues; isStarted: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isListing, setListing] = useState(false);
  const canEnd = useSelector(actor, (state) => state.can({ type: 'finish.pressed' }));
  const end = (): void => {
    setOpen(false);
    actor.send({ type: 'finish.pressed' });
  };
  const discard = (): void => {
    actor.send({ type: 'discard.pressed' });
    setOpen(false);
  };
  return (
    <>
      <IconButton icon="dots" label={workoutCopy.workoutOptions} onClick={() => setOpen(true)} />
      {isOpen && (
        <Opening>
          <WorkoutOptions
            onClose={() => setOpen(false)}
            settings={cues.settings}
            onChange={cues.change}
            onEnd={canEnd ? end : null}
            onDiscard={isStarted ? discard : null}
            others={{
              onLeave: () => actor.send({ type: 'page.left' }),
              onOwnWorkouts: () => {
                setOpen(false);
                setListing(true);
              },
            }}
          />
        </Opening>
      )}
      {isListing && <OwnWorkouts isOpen onClose={() => setListing(false)} />}
    </>
  );
}

type Leaving = {
  /** For the links to the dashboard. */
  readonly onLeave: (press: MouseEvent) => void;
  readonly dialog: ReactNode;
};

/** Asks before a workout that is not saved is left; it stays on this device either way. */
function useLeaving(isUnsaved: boolean, onLeft: () => void): Leaving {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  return {
    onLeave: (press) => {
      if (!isUnsaved) return;
      press.preventDefault();
      setAsking(true);
    },
    dialog: isAsking && (
      <Opening>
        <LeaveQuestion
          onStay={() => setAsking(false)}
          onLeave={() => {
            setAsking(false);
            onLeft();
            void navigate(paths.dashboard);
          }}
        />
      </Opening>
    ),
  };
}

const Lead = styled(Stack)`
  &:not(:empty) {
    margin-bottom: ${theme.space.s5};
  }
`;

type WorkoutLeadProps = {
  actor: WorkoutActor;
  waitsFor: ActionsFor;
  onHowTo: (exercise: string) => void;
};

/** The head of the screen during a workout: the clock and the task. */
function WorkoutLead({ actor, waitsFor, onHowTo }: WorkoutLeadProps) {
  const view = useSelector(actor, ({ context }) => panelOf(context.workout, context.nowMs), shallowEqual);
  const workout = useSelector(actor, ({ context }) => context.workout);
  const isRest = useSelector(actor, ({ context }) => isResting(context.workout.session, context.nowMs));
  const isRestDay = useIsRestDay();
  return (
    <WorkoutPanel
      view={view}
      picture={
        waitsFor !== 'start' && (
          <FigurePlace
            exercise={view.exercise}
            isInSession
            caption={isRest ? <b>{workoutCopy.nextMove(view.exercise)}</b> : undefined}
          />
        )
      }
      workoutName={nameText(workout.template.name)}
      {...leadOf(waitsFor)}
      note={noteOf(waitsFor, workout, isRestDay)}
      onHowTo={onHowTo}
    />
  );
}

function leadOf(waitsFor: ActionsFor): { lead?: string } {
  if (waitsFor === 'decision') return { lead: workoutCopy.resumeLead };
  return waitsFor === 'late decision' ? { lead: workoutCopy.startedLongAgo } : {};
}

function noteOf(waitsFor: ActionsFor, workout: GuidedWorkout, isRestDay: boolean): ReactNode {
  const description = workoutText(workout.template.description);
  if (waitsFor === 'start') return isRestDay ? workoutCopy.restDay(description) : description;
  if (waitsFor !== 'decision' && waitsFor !== 'late decision') return null;
  const { done, total } = setsDone(workout);
  const time = clockTime(elapsedSeconds(workout.session, 0));
  return workoutCopy.pausedLead(done, total, time);
}

type WorkoutPanelProps = {
  view: PanelView;
  /** Above the clock. */
  picture?: ReactNode;
  /** The window's title: the panel's heading changes with every set. */
  workoutName: string;
  /** Takes the place of the line above the heading. */
  lead?: string;
  /** Under the heading. */
  note?: ReactNode;
  onHowTo: (exercise: string) => void;
};

/** The clock, and what is to be done now or next. */
function WorkoutPanel({ view, picture, workoutName, lead = view.lead, note, onHowTo }: WorkoutPanelProps) {
  const { status, aside, share, time, timeLabel, title, exercise } = view;
  return (
    <TimerPanel
      label={workoutCopy.timer}
      status={status}
      aside={aside}
      picture={picture}
      share={share}
      time={time}
      timeLabel={timeLabel}
    >
      <Words>
        <span>{lead}</span>
        <ScreenHeading title={workoutName} size="h2">
          {wordsOf(title).map((word) => (
            <Word key={word.key}>{word.text}</Word>
          ))}
        </ScreenHeading>
        {note && <p>{note}</p>}
      </Words>
      <Button variant="ghost" size="small" icon="help" onClick={() => onHowTo(exercise)}>
        {workoutCopy.howToDoThisExercise}
      </Button>
      <Hidden role="status">{workoutCopy.panelStatus(status, lead, title)}</Hidden>
    </TimerPanel>
  );
}

/** `Push-ups` stays on one line. */
const wordsOf = (title: string) => title.split(' ').map((word, place) => ({ key: place, text: `${word} ` }));

const Word = styled.span`
  display: inline-block;
  white-space: pre;
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.s1};
  max-width: ${theme.size.measure};
  & > p {
    margin-top: ${theme.space.s1};
  }
`;
