import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import type * as z from 'zod/mini';
import { shortDate } from '#client/lib/format/format-day.ts';
import { newIdempotencyKey } from '#client/lib/http/http.ts';
import { handledAsUnauthorized, showRefusal } from '#client/lib/http/refusal.ts';
import { type CommandOf, carryOut } from '#client/lib/http/use-command.ts';
import {
  isKeptForLater,
  KeptForLater,
  keptToast,
  onAnswered,
  onAnsweredElsewhere,
  onWaitingChange,
  postDurably,
  waitingNow,
  withdraw,
} from '#client/lib/offline/outbox.ts';
import { memberToday } from '#client/lib/time/member-today.ts';
import { showToast, toastDurationMs } from '#client/ui/toast.ts';
import type { WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import { isResting, sessionStatus } from '#domain/workout/workout-session.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { logWorkoutAnswer } from '#service/features/workout/workout-contract.ts';
import { type Cues, signalRestOver, signalTimeUp } from './cues.ts';
import { completedWorkout, counts, type KnownSets, type SaveWorkout } from './guided-workout.ts';
import { forgetWorkout, keepWorkout, recallWorkout } from './kept-workout.ts';
import { panelOf } from './panel-view-model.ts';
import { savedToast, saveFailedToast, setCompleteToast, workoutCopy } from './workout-copy.ts';
import { type LookAgain, type Saved, workoutSessionMachine } from './workout-session-machine.ts';

/** Throws KeptForLater where no answer came. The outbox notifies `fromOutbox` of the answer. */
const saveWorkoutCommand: CommandOf<SaveWorkout, z.infer<typeof logWorkoutAnswer> | null> = {
  send: ({ idempotencyKey, body }) => {
    const command = { method: 'POST', path: '/api/workouts', body, idempotencyKey } as const;
    const label = workoutCopy.workoutOf(shortDate(body.date));
    return postDurably({ ...command, label }, logWorkoutAnswer);
  },
};

/** The points that the server awarded; undefined where the answer went to another tab, or was not kept. */
const pointsIn = (answer: unknown): number | undefined => {
  const { data } = logWorkoutAnswer.safeParse(answer);
  return data?.pointsEarned;
};

/** The one way by which the machine learns what became of its workout: the outbox has an answer, or keeps the workout for later. */
const fromOutbox = fromCallback<LookAgain>(({ sendBack, receive }) => {
  const send = (saved: Saved): void => sendBack(saved);
  const look = (): void => {
    for (const one of waitingNow())
      if (isKeptForLater(one)) send({ type: 'workout.waits', commandKey: one.idempotencyKey });
  };
  const stopListening = onAnswered(({ idempotencyKey: commandKey }, answer, isAwaited) =>
    send({ type: 'workout.saved', commandKey, pointsEarned: pointsIn(answer), isAwaited }),
  );
  // A workout that is open in two tabs is over in both: to save it a second time, with other sets, would be refused for ever.
  const stopOtherTabs = onAnsweredElsewhere((commandKey) =>
    send({ type: 'workout.saved', commandKey, isAwaited: false }),
  );
  const stopLooking = onWaitingChange(look);
  receive(look);
  look();
  return () => {
    stopListening();
    stopLooking();
    stopOtherTabs();
  };
});

export type WorkoutActor = ActorRefFrom<typeof workoutSessionMachine>;

/** The running machine of a member's workout on this device. */
export function useWorkoutSession(
  wanted: WorkoutTemplate,
  { id: memberId, timeZone }: CurrentUser,
  { settings, device }: Cues,
  known: KnownSets | null,
): WorkoutActor {
  const edge = {
    nowMs: Date.now,
    today: () => memberToday(timeZone),
    newKey: newIdempotencyKey,
  };
  const machine = workoutSessionMachine.provide({
    actors: {
      recallWorkout: fromPromise(async () => {
        const stored = await recallWorkout(memberId);
        return stored && completedWorkout(stored);
      }),
      sendCommand: fromPromise<void, SaveWorkout>(async ({ input }) => {
        await carryOut(saveWorkoutCommand, input);
      }),
      outbox: fromOutbox,
    },
    actions: {
      keepWorkout: ({ context }) => void keepWorkout(memberId, context.workout),
      forgetWorkout: () => void forgetWorkout(memberId),
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
      announceSaved: ({ context: { workout }, event }) => {
        if (event.type === 'workout.saved' && event.isAwaited)
          showToast(savedToast(counts(workout, Date.now()), event.pointsEarned));
      },
      announceRefusal: ({ context }) => {
        if (handledAsUnauthorized(context.refusal)) return;
        const isKept = context.refusal instanceof KeptForLater;
        showRefusal(
          context.refusal,
          isKept ? { ...keptToast, durationMs: toastDurationMs.workout } : saveFailedToast,
        );
      },
    },
  });
  const actor = useActorRef(machine, { input: { wanted, edge, known } });
  useKnownSets(actor, known);
  useLastWord(actor);
  return actor;
}

/** The member's earlier sets go to the machine once they are read; offline the session works without them. */
function useKnownSets(actor: WorkoutActor, known: KnownSets | null): void {
  const isRecalling = useSelector(actor, (state) => state.matches({ session: 'recalling' }));
  useEffect(() => {
    if (known && !isRecalling) actor.send({ type: 'sets.known', known });
  }, [actor, known, isRecalling]);
}

/** Stores the workout when the page is hidden. */
export function useLastWord(actor: WorkoutActor): void {
  useEffect(() => {
    const keep = (): void => {
      if (document.visibilityState === 'hidden') actor.send({ type: 'page.left' });
    };
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  }, [actor]);
}
