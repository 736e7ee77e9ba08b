import { shallowEqual, useSelector } from '@xstate/react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { exerciseCopy } from '#client/exercise/exercise-copy.ts';
import { ExerciseRecords } from '#client/exercise/exercise-records.tsx';
import { sinceJoining } from '#client/lib/day/since-joining.ts';
import { weekdayDate } from '#client/lib/format/format-day.ts';
import {
  useActivityDays,
  useCurrentUser,
  useLedger,
  useStats,
  useWorkouts,
} from '#client/lib/http/read-models.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import type { WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import { amountsAt } from '#domain/workout/session-log.ts';
import { exerciseKey } from '#domain/workout/set-log.ts';
import { BigView } from './big-view.tsx';
import { comparisonsOf, earnedBy, summaryOf } from './completion-view-model.ts';
import { type GuidedWorkout, saveOf } from './guided-workout.ts';
import { ownWorkoutsCopy } from './own-workouts-copy.ts';
import { panelOf } from './panel-view-model.ts';
import { FoldSummary } from './set-lines.ts';
import { SetLogPanel, type SetLogPanelProps } from './set-log-panel.tsx';
import type { WorkoutActor } from './use-workout-session.ts';
import { OwnWorkouts } from './workout-actions.tsx';
import { WorkoutComplete } from './workout-complete.tsx';
import { workoutCopy } from './workout-copy.ts';
// Shown later, and by then there may be no network to load them.
import './done-for-today.tsx';
import './workout-dialogs.tsx';

/*
 * What only a workout that has begun shows. It is loaded when that begins: a look at a workout shows its first view sooner.
 */

/** The sets of an exercise to be logged, with what was done of it before. */
export const ExerciseLog = ({ name, ...panel }: SetLogPanelProps & { name: string }) => (
  <>
    <SetLogPanel {...panel} />
    <ExerciseHistory actor={panel.actor} name={name} />
  </>
);

/** Reads while there is a network what the end of the workout shows: it may be gone by then. */
export function ReadAhead(): null {
  useStats();
  useActivityDays();
  useWorkouts();
  useLedger();
  return null;
}

/** The view for a glance from two metres. */
export function WorkoutBigView({ actor }: { actor: WorkoutActor }) {
  const view = useSelector(actor, ({ context }) => panelOf(context.workout, context.nowMs), shallowEqual);
  return <BigView view={view} actor={actor} />;
}

type CompletionProps = {
  actor: WorkoutActor;
  /** The workout ended on this screen, and was not found as ended. */
  isFresh: boolean;
  onBack: (press: MouseEvent) => void;
  children: ReactNode;
};

/** After the last set, or where the member has ended it. */
export function Completion({ actor, isFresh, onBack, children }: CompletionProps) {
  const workout = useSelector(actor, ({ context }) => context.workout);
  const nowMs = useSelector(actor, ({ context }) => context.nowMs);
  const isSaving = useSelector(actor, (state) => state.matches({ command: 'sending' }));
  const canGoOn = useSelector(actor, (state) => state.can({ type: 'start.pressed' }));
  const { data: user } = useCurrentUser();
  const today = useMemberToday();
  const { data: stats } = useStats();
  const { data: days } = useActivityDays();
  const { data: workouts } = useWorkouts();
  const command = saveOf(workout, nowMs);
  const save = (): void => {
    if (command) actor.send({ type: 'command.sent', command });
  };
  return (
    <WorkoutComplete
      workoutName={nameText(workout.template.name)}
      trainedOn={
        workout.startedOn === null || workout.startedOn === today ? null : weekdayDate(workout.startedOn)
      }
      plannedMinutes={workout.template.durationMinutes}
      summary={summaryOf(workout, nowMs)}
      earned={
        user && stats && days && workouts
          ? earnedBy(workout, { stats, days: sinceJoining(days, user), workouts })
          : null
      }
      comparisons={comparisonsOf(workout, workouts ?? null)}
      effort={workout.effort}
      isSaving={isSaving}
      isFresh={isFresh}
      onRate={(effort) => actor.send({ type: 'effort.changed', effort })}
      onSave={save}
      onKeepGoing={canGoOn ? () => actor.send({ type: 'start.pressed' }) : null}
      onDiscard={() => actor.send({ type: 'discard.pressed' })}
      onBack={onBack}
      more={<KeepShape workout={workout} />}
    >
      {children}
    </WorkoutComplete>
  );
}

/** The member can save the finished sets as a template. */
function KeepShape({ workout }: { workout: GuidedWorkout }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="dumbbell" isBlock onClick={() => setOpen(true)}>
        {ownWorkoutsCopy.keepAsMine}
      </Button>
      {isOpen && (
        <OwnWorkouts isOpen draft={{ id: null, ...shapeOf(workout) }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** The shape of what was done, as a template: the exercises with a ticked set, with the amounts of their first one. */
function shapeOf({ template, session, log }: GuidedWorkout): Pick<WorkoutTemplate, 'name' | 'exercises'> {
  const exercises = template.exercises.flatMap(({ name, restSeconds }, exercise) => {
    const ticks = session.ticks[exercise] ?? [];
    const sets = ticks.filter(Boolean).length;
    const { reps, seconds } = amountsAt(log, { exercise, set: Math.max(0, ticks.indexOf(true)) });
    if (sets === 0) return [];
    return [{ name, sets, restSeconds, ...(seconds === null ? { reps } : { durationSeconds: seconds }) }];
  });
  return { name: template.name, exercises };
}

/** Records and volume per week of one exercise, folded away; nothing where it was never logged. */
function ExerciseHistory({ actor, name }: { actor: WorkoutActor; name: string }) {
  const log = useSelector(actor, ({ context }) =>
    context.known?.exercises.find((known) => exerciseKey(known.name) === exerciseKey(name)),
  );
  const unit = useSelector(actor, ({ context }) => context.known?.unit ?? 'lbs');
  if (!log) return null;
  return (
    <details>
      <FoldSummary>
        <Icon name="trophy" size={18} />
        {workoutCopy.yourRecords}
        <Icon name="down" size={18} />
      </FoldSummary>
      <ExerciseRecords log={log} unit={unit} />
      <TextLink to={paths.exercise(name)}>{exerciseCopy.ofExercise(nameText(name))}</TextLink>
    </details>
  );
}
