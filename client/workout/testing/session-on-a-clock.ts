import { type ActorRefFrom, createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { KeptWorkout, SaveWorkout } from '../guided-workout.ts';
import { type LookAgain, type Saved, workoutSessionMachine } from '../workout-session-machine.ts';

export const template: WorkoutTemplate = {
  id: 'quick-pair',
  name: 'Quick Pair',
  description: 'Two exercises.',
  category: 'strength',
  durationMinutes: 10,
  difficulty: 'beginner',
  equipment: [],
  exercises: [
    { name: 'Push-ups', sets: 2, reps: 10, restSeconds: 30 },
    { name: 'Plank', sets: 1, durationSeconds: 40, restSeconds: 60 },
  ],
};

type Announced = string[];
type Given = {
  readonly kept?: KeptWorkout | null;
  readonly save?: (command: SaveWorkout) => Promise<void>;
  /** The key of a command that the outbox keeps already when the session is opened. */
  readonly waits?: string | null;
  readonly wanted?: WorkoutTemplate;
};
export type Actor = ActorRefFrom<typeof workoutSessionMachine>;

export const startMs = Date.parse('2026-11-20T18:00:00.000Z');

/** A session on a test clock. `announced` says which cues and toasts it gave, and what it stored. */
export async function open({
  kept = null,
  save = async () => {},
  waits = null,
  wanted = template,
}: Given = {}) {
  const clock = new SimulatedClock();
  clock.set(startMs);
  const announced: Announced = [];
  const keepings: KeptWorkout[] = [];
  let keys = 0;
  let say: (saved: Saved) => void = () => {};
  const announce = (what: string) => () => {
    announced.push(what);
  };
  const machine: typeof workoutSessionMachine = workoutSessionMachine.provide({
    actors: {
      recallWorkout: fromPromise(async () => kept),
      sendCommand: fromPromise(async ({ input }) => {
        await save(input);
        // The outbox notifies its listeners of an answer before the sender has it.
        say({ type: 'workout.saved', commandKey: input.idempotencyKey, pointsEarned: 2, isAwaited: true });
      }),
      outbox: fromCallback<LookAgain>(({ sendBack, receive }) => {
        say = sendBack;
        const look = () => {
          if (waits !== null) say({ type: 'workout.waits', commandKey: waits });
        };
        receive(look);
        look();
      }),
    },
    actions: {
      keepWorkout: ({ context }) => keepings.push({ ...context.workout, keptAtMs: clock.now() }),
      forgetWorkout: announce('forgotten'),
      announceSet: announce('Set Complete!'),
      announceNext: announce('next'),
      announceSaved: announce('saved'),
      announceRefusal: announce('failure'),
      signalRestOver: announce('rest over'),
      signalTimeUp: announce('time up'),
    },
  });
  const edge = {
    nowMs: () => clock.now(),
    today: () => asMemberDay('2026-11-20'),
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
  };
  const actor: Actor = createActor(machine, {
    clock,
    input: { wanted, edge, known: null },
  }).start();
  await waitFor(actor, (state) => !state.matches({ session: 'recalling' }));
  /** Second by second: a clock that jumps would fire each timer once only. */
  const wait = (seconds: number): void => {
    for (let passed = 0; passed < seconds * 5; passed += 1) clock.increment(200);
  };
  return { actor, clock, announced, keepings, wait, fromOutbox: (saved: Saved) => say(saved) };
}

export const status = (actor: Actor) => actor.getSnapshot().value.session;
export const sessionOf = (actor: Actor) => actor.getSnapshot().context.workout.session;
export const place = (exercise: number, set: number) => ({ exercise, set });
export const tick = (exercise: number, set: number) =>
  ({ type: 'set.toggled', place: place(exercise, set) }) as const;

/** Started, both push-up sets and the plank done one after the other: complete after 60 s. */
export async function complete(given: Given = {}) {
  const opened = await open(given);
  const { actor, wait } = opened;
  actor.send({ type: 'start.pressed' });
  wait(20);
  actor.send({ type: 'next.pressed' });
  wait(30);
  actor.send({ type: 'next.pressed' });
  wait(10);
  actor.send({ type: 'next.pressed' });
  return opened;
}

export function pressSave(actor: Actor): SaveWorkout {
  const command = commandOf(actor);
  actor.send({ type: 'command.sent', command });
  return command;
}

const commandOf = (actor: Actor): SaveWorkout => {
  const { commandKey } = actor.getSnapshot().context.workout;
  return { idempotencyKey: commandKey ?? '', body: {} as SaveWorkout['body'] };
};
