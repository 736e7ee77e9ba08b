import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { isLastSet } from '#domain/workout/workout-session.ts';
import { bigViewCopy as copy } from './big-view-copy.ts';
import { BigViewWindow } from './big-view-window.tsx';
import type { BigPanel } from './panel-view-model.ts';
import type { WorkoutActor } from './use-workout-session.ts';
import { actionsFor } from './workout-actions.tsx';

/** The button of the view for a glance from two metres, and that view. The last set is finished outside of it, so that no tap ends the session. */
export function BigView({ view, actor }: { view: BigPanel; actor: WorkoutActor }) {
  const [isOpen, setOpen] = useState(false);
  const isLast = useSelector(actor, ({ context }) => isLastSet(context.workout.session, context.nowMs));
  const isPaused = useSelector(actor, (state) => state.matches({ session: { paused: 'byHand' } }));
  const isRunning = useSelector(
    actor,
    (state) => actionsFor(state) === 'set' || actionsFor(state) === 'rest',
  );
  const close = (): void => setOpen(false);
  const goOn = (): void => {
    if (isPaused) actor.send({ type: 'start.pressed' });
    else if (isLast) close();
    else actor.send({ type: 'next.pressed' });
  };
  if (!isRunning && !isPaused) return null;
  return (
    <>
      <IconButton icon="expand" label={copy.bigView} onClick={() => setOpen(true)} />
      {isOpen && (
        <BigViewWindow
          view={view}
          hint={isPaused ? copy.tapToStart : isLast ? copy.lastOne : copy.tapForNext}
          onNext={goOn}
          onPause={isPaused ? null : () => actor.send({ type: 'pause.pressed' })}
          onClose={close}
        />
      )}
    </>
  );
}
