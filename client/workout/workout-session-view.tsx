import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { ExerciseDemo } from '#client/exercise/exercise-demo.tsx';
import { useExerciseDemo } from '#client/exercise/use-exercise-demo.ts';
import { clockTime } from '#client/lib/format/clock-time.ts';
import { afterPaint } from '#client/ui/after-paint.ts';
import { IconButton } from '#client/ui/button.tsx';
import { useHeadingFocus } from '#client/ui/use-heading-focus.ts';
import { elapsedSeconds, nextLabel } from '#domain/workout/workout-session.ts';
import { CueFlash } from './cue-flash.tsx';
import { useLeaving } from './leave-dialog.tsx';
import type { Cues } from './use-cues.ts';
import { useWakeLock } from './use-wake-lock.ts';
import type { WorkoutActor } from './use-workout-session.ts';
import { WorkoutActions } from './workout-actions.tsx';
import { WorkoutColumns } from './workout-columns.ts';
import { workoutCopy } from './workout-copy.ts';
import { WorkoutExercises } from './workout-exercises.tsx';
import { WorkoutFrame } from './workout-frame.tsx';
import { WorkoutLead } from './workout-lead.tsx';
import { WorkoutOptionsDialog } from './workout-options-dialog.tsx';
import { actionsFor, isUnsaved } from './workout-state.ts';

/** A workout that is known: ready, under way, or done. */
export function WorkoutSession({ actor, cues }: { actor: WorkoutActor; cues: Cues }) {
  const title = useSelector(actor, ({ context }) => context.workout.template.name);
  const waitsFor = useSelector(actor, actionsFor);
  const isStarted = useSelector(actor, isUnsaved);
  const demo = useExerciseDemo();
  const leaving = useLeaving(isStarted, () => actor.send({ type: 'page.left' }));
  useWakeLock(cues.settings.staysAwake && (waitsFor === 'set' || waitsFor === 'rest'));
  useHeadingFocus(waitsFor === null ? 'card' : waitsFor.includes('decision') ? 'decision' : 'clock');
  return (
    <WorkoutFrame
      title={title}
      line={<Progress actor={actor} />}
      end={<Options actor={actor} cues={cues} isStarted={isStarted} />}
      onBack={leaving.onLeave}
    >
      {/* At the foot of the window, yet the first thing to reach with the keyboard. */}
      {waitsFor && <Actions actor={actor} waitsFor={waitsFor} cues={cues} />}
      <WorkoutColumns>
        <WorkoutLead actor={actor} waitsFor={waitsFor} onHowTo={demo.showDemo} onBack={leaving.onLeave} />
        <WorkoutExercises key={waitsFor === null ? 'done' : 'doing'} actor={actor} onHowTo={demo.showDemo} />
      </WorkoutColumns>
      {leaving.dialog}
      <ExerciseDemo demo={demo.demo} onClose={demo.closeDemo} />
      <CueFlash key={cues.flashes} isOn={cues.flashes > 0} />
    </WorkoutFrame>
  );
}

/** `12:48 of 30 min`. */
function Progress({ actor }: { actor: WorkoutActor }) {
  const elapsed = useSelector(actor, ({ context }) => elapsedSeconds(context.workout.session, context.nowMs));
  const minutes = useSelector(actor, ({ context }) => context.workout.template.durationMinutes);
  return workoutCopy.elapsedOf(clockTime(elapsed), minutes);
}

type ActionsProps = { actor: WorkoutActor; cues: Cues; waitsFor: NonNullable<ReturnType<typeof actionsFor>> };

function Actions({ actor, cues, waitsFor }: ActionsProps) {
  const label = useSelector(actor, ({ context }) => nextLabel(context.workout.session, context.nowMs));
  return (
    <WorkoutActions
      actionsFor={waitsFor}
      nextLabel={label}
      onPress={(type) =>
        afterPaint(() => {
          const { restTone, setTone } = cues.settings;
          if (type === 'start.pressed' && (restTone || setTone)) cues.device.wake();
          actor.send({ type });
        })
      }
    />
  );
}

function Options({ actor, cues, isStarted }: { actor: WorkoutActor; cues: Cues; isStarted: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const discard = (): void => {
    actor.send({ type: 'discard.pressed' });
    setOpen(false);
  };
  return (
    <>
      <IconButton icon="dots" label={workoutCopy.workoutOptions} onClick={() => setOpen(true)} />
      <WorkoutOptionsDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        settings={cues.settings}
        onChange={cues.change}
        onDiscard={isStarted ? discard : null}
      />
    </>
  );
}
