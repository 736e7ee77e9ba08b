import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { CommandAnswer } from '#client/lib/http/command-region.ts';
import { newIdempotencyKey } from '#client/lib/http/http.ts';
import { revalidateAll } from '#client/lib/http/swr.ts';
import { handledAsUnauthorized } from '#client/lib/http/unauthorized.ts';
import { onDelivered, withdraw } from '#client/lib/offline/device-outbox.ts';
import { memberToday } from '#client/lib/time/member-today.ts';
import { showToast } from '#client/ui/toast.ts';
import type { WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import { isResting, sessionStatus } from '#domain/workout/workout-session.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { signalRestOver, signalTimeUp } from './cues.ts';
import type { GuidedWorkout, SaveWorkout } from './guided-workout.ts';
import { forgetWorkout, keepWorkout, recallWorkout } from './kept-workout.ts';
import { panelOf } from './panel-view.ts';
import { saveWorkout } from './save-workout.ts';
import type { Cues } from './use-cues.ts';
import type { Logged } from './workout-session-context.ts';
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
      keepWorkout: ({ context }) => void keepWorkout(memberId, context.workout),
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
      announceAnswer: ({ context, event }) => {
        // XState names the done event of an invocation itself; its output is what `saveWorkout` gave.
        announceSaved(
          context,
          'output' in event ? (event.output as CommandAnswer<Logged>).events[0]?.pointsEarned : undefined,
        );
        void revalidateAll();
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

const announceSaved = ({ workout }: { workout: GuidedWorkout }, pointsEarned?: number): void =>
  showToast(savedToast(sessionStatus(workout.session) === 'complete', pointsEarned));

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
