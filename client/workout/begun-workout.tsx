import { useSelector } from '@xstate/react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useActivityDays, useStats, useWorkouts } from '#client/lib/http/read-models.ts';
import { Button } from '#client/ui/button.tsx';
import { comparisonsOf, earnedBy, summaryOf } from './completion-view-model.ts';
import { ExerciseHistory } from './exercise-history.tsx';
import { type GuidedWorkout, saveOf, shapeOf } from './guided-workout.ts';
import { OwnWorkouts } from './own-workouts.tsx';
import { ownWorkoutsCopy } from './own-workouts-copy.ts';
import { SetLogPanel, type SetLogPanelProps } from './set-log-panel.tsx';
import type { WorkoutActor } from './use-workout-session.ts';
import { WorkoutComplete } from './workout-complete.tsx';
import { isWaitingToSync } from './workout-state.ts';

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
  const isWaiting = useSelector(actor, isWaitingToSync);
  const canGoOn = useSelector(actor, (state) => state.can({ type: 'start.pressed' }));
  const { data: stats } = useStats();
  const { data: days } = useActivityDays();
  const { data: workouts } = useWorkouts();
  const command = saveOf(workout, nowMs);
  const save = (): void => {
    if (command) actor.send({ type: 'command.sent', command });
  };
  return (
    <WorkoutComplete
      workoutName={workout.template.name}
      summary={summaryOf(workout, nowMs)}
      earned={stats && days && workouts ? earnedBy(workout, { stats, days, workouts }) : null}
      comparisons={comparisonsOf(workout, workouts ?? [])}
      effort={workout.effort}
      isSaving={isSaving}
      isWaiting={isWaiting}
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

/** What was done can become a workout of the member's own. */
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
