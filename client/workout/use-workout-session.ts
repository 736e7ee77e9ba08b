import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { onDelivered, withdraw } from '#client/api/device-outbox.ts';
import { newIdempotencyKey } from '#client/api/http.ts';
import { memberToday } from '#client/api/member-today.ts';
import { readAnew } from '#client/api/outdated.ts';
import { handledAsUnauthorized } from '#client/api/unauthorized.ts';
import { showToast } from '#client/design/toast.ts';
import type { WorkoutTemplate } from '#domain/catalogue/workout-template.ts';
import { isResting, sessionStatus } from '#domain/workout/workout-session.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { signalRestOver, signalTimeUp } from './cues.ts';
import type { GuidedWorkout, SaveWorkout } from './guided-workout.ts';
import { forgetWorkout, keepWorkout, recallWorkout } from './kept-workout.ts';
import { panelOf } from './panel-view.ts';
import { saveWorkout } from './save-workout.ts';
import type { Cues } from './use-cues.ts';
import { workoutSessionMachine } from './workout-session-machine.ts';
import { savedToast, saveFailedToast, setCompleteToast } from './workout-texts.ts';

export type WorkoutActor = ActorRefFrom<typeof workoutSessionMachine>;

/** The running machine of a member's workout on this device. */
export function useWorkoutSession(
  wanted: WorkoutTemplate,
  { id: memberId, timeZone }: CurrentUser,
  { settings, device }: Cues,
): WorkoutActor {
  const edge = {
    nowMs: Date.now,
    today: () => memberToday(timeZone),
    newKey: newIdempotencyKey,
  };
  const machine = workoutSessionMachine.provide({
    actors: {
      recallWorkout: fromPromise(() => recallWorkout(memberId)),
      sendCommand: fromPromise(({ input }: { input: SaveWorkout }) => saveWorkout(input)),
    },
    actions: {
      keepWorkout: ({ context }) => keepWorkout(memberId, context.workout),
      forgetWorkout: () => forgetWorkout(memberId),
      withdrawSave: ({ context: { workout } }) => {
        if (workout.commandKey !== null) void withdraw(workout.commandKey);
      },
      announceSet: ({ context: { workout, nowMs } }) => {
        showToast(setCompleteToast);
        const goesOn = sessionStatus(workout.session) === 'active' && !isResting(workout.session, nowMs);
        if (settings.voice && goesOn) device.say(panelOf(workout, nowMs).title);
      },
      signalRestOver: ({ context: { workout, nowMs } }) =>
        signalRestOver(settings, device, panelOf(workout, nowMs).title),
      signalTimeUp: () => signalTimeUp(settings, device),
      announceAnswer: ({ context }) => {
        announceSaved(context);
        void readAnew();
      },
      announceRefusal: ({ context }) => {
        if (!handledAsUnauthorized(context.refusal)) showToast(saveFailedToast);
      },
    },
  });
  const actor = useActorRef(machine, { input: { wanted, edge } });
  useLastWord(actor);
  useDelivery(actor);
  return actor;
}

const announceSaved = ({ workout }: { workout: GuidedWorkout }): void =>
  showToast(savedToast(sessionStatus(workout.session) === 'complete'));

/** A workout that went out of the outbox while its screen stood is saved. */
function useDelivery(actor: WorkoutActor): void {
  useEffect(
    () =>
      onDelivered(({ idempotencyKey }) => {
        const { context } = actor.getSnapshot();
        if (context.workout.commandKey !== idempotencyKey) return;
        announceSaved(context);
        actor.send({ type: 'WorkoutLogged' });
      }),
    [actor],
  );
}

/** A page that is put away keeps its workout up to that moment. */
function useLastWord(actor: WorkoutActor): void {
  useEffect(() => {
    const keep = (): void => {
      if (document.visibilityState === 'hidden') actor.send({ type: 'page.left' });
    };
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  }, [actor]);
}
