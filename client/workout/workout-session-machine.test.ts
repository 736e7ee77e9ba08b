import { expect } from 'chai';
import { type ActorRefFrom, createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { WorkoutTemplate } from '#domain/catalogue/workout-template.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import {
  currentSet,
  elapsedSeconds,
  restSecondsLeft,
  setSecondsLeft,
} from '#domain/workout/workout-session.ts';
import type { KeptWorkout, SaveWorkout } from './guided-workout.ts';
import { workoutSessionMachine } from './workout-session-machine.ts';

const template: WorkoutTemplate = {
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

type Told = string[];
type Given = {
  readonly kept?: KeptWorkout | null;
  readonly save?: (command: SaveWorkout) => Promise<void>;
};
type Actor = ActorRefFrom<typeof workoutSessionMachine>;

const startMs = Date.parse('2026-11-20T18:00:00.000Z');

/** A session on a clock of its own. `told` says which cues and toasts it gave, and what it kept. */
async function open({ kept = null, save = async () => {} }: Given = {}) {
  const clock = new SimulatedClock();
  clock.set(startMs);
  const told: Told = [];
  const keepings: KeptWorkout[] = [];
  let keys = 0;
  const tell = (what: string) => () => {
    told.push(what);
  };
  const machine = workoutSessionMachine.provide({
    actors: {
      recallWorkout: fromPromise(async () => kept),
      sendCommand: fromPromise(async ({ input }) => {
        await save(input);
        return { events: [{ type: 'WorkoutLogged' }] };
      }),
    },
    actions: {
      keepWorkout: ({ context }) => keepings.push({ ...context.workout, keptAtMs: clock.now() }),
      forgetWorkout: tell('forgotten'),
      announceSet: tell('Set Complete!'),
      announceAnswer: tell('Workout Completed!'),
      announceRefusal: tell('failure'),
      signalRestOver: tell('rest over'),
      signalTimeUp: tell('time up'),
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
  const actor = createActor(machine, { clock, input: { wanted: template, edge } }).start();
  await waitFor(actor, (state) => !state.matches({ session: 'recalling' }));
  /** Second by second: a clock that jumps would fire each timer once only. */
  const wait = (seconds: number): void => {
    for (let passed = 0; passed < seconds * 5; passed += 1) clock.increment(200);
  };
  return { actor, clock, told, keepings, wait };
}

const status = (actor: Actor) => actor.getSnapshot().value.session;
const sessionOf = (actor: Actor) => actor.getSnapshot().context.workout.session;
const place = (exercise: number, set: number) => ({ exercise, set });
const tick = (exercise: number, set: number) =>
  ({ type: 'set.toggled', place: place(exercise, set) }) as const;

/** Started, both push-up sets and the plank done one after the other: complete after 60 s. */
async function complete(given: Given = {}) {
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

function pressSave(actor: Actor): SaveWorkout {
  const command = commandOf(actor);
  actor.send({ type: 'command.sent', command });
  return command;
}

const commandOf = (actor: Actor): SaveWorkout => {
  const { commandKey } = actor.getSnapshot().context.workout;
  return { idempotencyKey: commandKey ?? '', body: {} as SaveWorkout['body'] };
};

describe('the machine of a workout session', () => {
  describe('not started', () => {
    it('hears neither the button nor a pause', async () => {
      const { actor } = await open();
      for (const type of ['next.pressed', 'pause.pressed', 'rest.skipped'] as const) actor.send({ type });
      expect(status(actor)).to.equal('notStarted');
      expect(currentSet(sessionOf(actor))).to.deep.equal(place(0, 0));
    });
    it('takes a tick by hand, and stays not started', async () => {
      const { actor, told } = await open();
      actor.send(tick(0, 0));
      expect(status(actor)).to.equal('notStarted');
      expect(currentSet(sessionOf(actor))).to.deep.equal(place(0, 1));
      expect(told).to.deep.equal(['Set Complete!']);
    });
    it('says nothing when a tick is taken back', async () => {
      const { actor, told } = await open();
      actor.send(tick(0, 0));
      actor.send(tick(0, 0));
      expect(told).to.deep.equal(['Set Complete!']);
    });
    it('makes the key of the command that will save it when it is started, once', async () => {
      const { actor } = await open();
      expect(actor.getSnapshot().context.workout.commandKey).to.equal(null);
      for (const type of ['start.pressed', 'pause.pressed', 'start.pressed'] as const) actor.send({ type });
      expect(actor.getSnapshot().context.workout).to.include({
        commandKey: 'key-1',
        startedOn: '2026-11-20',
      });
    });
  });

  describe('active', () => {
    it('counts the time from its start', async () => {
      const { actor, wait } = await open();
      actor.send({ type: 'start.pressed' });
      wait(12);
      const { workout, nowMs } = actor.getSnapshot().context;
      expect([status(actor), elapsedSeconds(workout.session, nowMs)]).to.deep.equal(['active', 12]);
    });
    it('ticks the set with the button, and rests', async () => {
      const { actor, told } = await open();
      actor.send({ type: 'start.pressed' });
      actor.send({ type: 'next.pressed' });
      expect([status(actor), sessionOf(actor).ticks[0]]).to.deep.equal(['resting', [true, false]]);
      expect(told).to.deep.equal(['Set Complete!']);
    });
    it('goes to the next exercise after the last set, without a rest', async () => {
      const { actor } = await open();
      actor.send({ type: 'start.pressed' });
      actor.send(tick(0, 0));
      actor.send({ type: 'next.pressed' });
      expect([status(actor), currentSet(sessionOf(actor))]).to.deep.equal(['active', place(1, 0)]);
    });
    it('says once that the time of a set is up, and waits for the button', async () => {
      const { actor, told, wait } = await open();
      actor.send(tick(0, 0));
      actor.send(tick(0, 1));
      actor.send({ type: 'start.pressed' });
      wait(39);
      expect(told).not.to.include('time up');
      wait(30);
      expect(told.filter((what) => what === 'time up')).to.have.lengthOf(1);
      const { workout, nowMs } = actor.getSnapshot().context;
      expect([status(actor), setSecondsLeft(workout.session, nowMs)]).to.deep.equal(['active', 0]);
    });
    it('keeps itself every few seconds', async () => {
      const { actor, keepings, wait } = await open();
      actor.send({ type: 'start.pressed' });
      wait(16);
      expect(keepings.map(({ keptAtMs }) => (keptAtMs - startMs) / 1000)).to.deep.equal([0, 5, 10, 15]);
    });
    it('is paused after 12 hours, from when it was last looked at', async () => {
      const { actor, clock, wait } = await open();
      actor.send({ type: 'start.pressed' });
      wait(60);
      clock.increment(13 * 3_600_000);
      expect(status(actor)).to.deep.equal({ paused: 'overlong' });
      expect(elapsedSeconds(sessionOf(actor), clock.now())).to.be.within(59, 60);
    });
  });

  describe('resting', () => {
    const rest = async () => {
      const opened = await open();
      opened.actor.send({ type: 'start.pressed' });
      opened.actor.send({ type: 'next.pressed' });
      return opened;
    };

    it('counts down, and is over at zero', async () => {
      const { actor, told, wait } = await rest();
      wait(12);
      const { workout, nowMs } = actor.getSnapshot().context;
      expect(restSecondsLeft(workout.session, nowMs)).to.equal(18);
      wait(17.8);
      expect(status(actor)).to.equal('resting');
      wait(0.2);
      expect(status(actor)).to.equal('active');
      expect(told.at(-1)).to.equal('rest over');
    });
    for (const type of ['rest.skipped', 'next.pressed'] as const)
      it(`is over at once with ${type}, which ticks nothing and sounds nothing`, async () => {
        const { actor, told } = await rest();
        actor.send({ type });
        expect([status(actor), sessionOf(actor).ticks[0]]).to.deep.equal(['active', [true, false]]);
        expect(told).to.deep.equal(['Set Complete!']);
      });
    it('stands still while it is paused', async () => {
      const { actor, wait } = await rest();
      wait(10);
      actor.send({ type: 'pause.pressed' });
      wait(100);
      expect(status(actor)).to.deep.equal({ paused: 'byHand' });
      actor.send({ type: 'start.pressed' });
      expect(status(actor)).to.equal('resting');
      const { workout, nowMs } = actor.getSnapshot().context;
      expect(restSecondsLeft(workout.session, nowMs)).to.equal(20);
    });
  });

  describe('paused', () => {
    it('does not hear the button', async () => {
      const { actor } = await open();
      actor.send({ type: 'start.pressed' });
      actor.send({ type: 'pause.pressed' });
      actor.send({ type: 'next.pressed' });
      expect(status(actor)).to.deep.equal({ paused: 'byHand' });
      expect(currentSet(sessionOf(actor))).to.deep.equal(place(0, 0));
    });
  });

  describe('complete', () => {
    it('follows the last set, without a toast for it', async () => {
      const { actor, told } = await complete();
      expect(status(actor)).to.equal('complete');
      expect(told.filter((what) => what === 'Set Complete!')).to.have.lengthOf(2);
    });
    it('follows the last tick by hand, without a toast for it', async () => {
      const { actor, told } = await open();
      actor.send({ type: 'start.pressed' });
      for (const set of [tick(0, 0), tick(0, 1), tick(1, 0)]) actor.send(set);
      expect(status(actor)).to.equal('complete');
      expect(told).to.deep.equal(['Set Complete!', 'Set Complete!']);
    });
    it('is paused again when a set is taken back', async () => {
      const { actor } = await complete();
      actor.send(tick(1, 0));
      expect(status(actor)).to.deep.equal({ paused: 'byHand' });
    });
    it('holds an exertion of 7 and a mood of 4 until they are changed', async () => {
      const { actor } = await complete();
      expect(actor.getSnapshot().context.workout.effort).to.deep.equal({
        perceivedExertion: 7,
        moodAfter: 4,
      });
      actor.send({ type: 'effort.changed', effort: { moodAfter: 2 } });
      expect(actor.getSnapshot().context.workout.effort).to.deep.equal({
        perceivedExertion: 7,
        moodAfter: 2,
      });
    });
    it('is saved once however often it is pressed, and then begins anew', async () => {
      const saved: string[] = [];
      const { actor, told } = await complete({
        save: async ({ idempotencyKey }) => void saved.push(idempotencyKey),
      });
      pressSave(actor);
      pressSave(actor);
      await waitFor(actor, (state) => state.matches({ session: 'notStarted' }));
      expect(saved).to.deep.equal(['key-1']);
      expect(told.slice(-2)).to.have.members(['Workout Completed!', 'forgotten']);
      expect(actor.getSnapshot().context).to.include({ isSaved: true });
      expect(sessionOf(actor).spans).to.deep.equal([]);
    });
    it('cannot be reopened while it is being saved', async () => {
      const { actor } = await complete({ save: () => new Promise(() => {}) });
      pressSave(actor);
      actor.send(tick(1, 0));
      expect(status(actor)).to.equal('complete');
    });
    it('stays when saving fails, and is saved with the same key at the next try', async () => {
      const tried: string[] = [];
      const { actor, told } = await complete({
        save: async ({ idempotencyKey }) => {
          tried.push(idempotencyKey);
          if (tried.length === 1) throw new TypeError('Failed to fetch');
        },
      });
      pressSave(actor);
      await waitFor(actor, (state) => state.matches({ command: 'refused' }));
      expect([status(actor), told.at(-1)]).to.deep.equal(['complete', 'failure']);
      pressSave(actor);
      await waitFor(actor, (state) => state.matches({ session: 'notStarted' }));
      expect(tried).to.deep.equal(['key-1', 'key-1']);
    });
    it('forgets a failure when the workout is discarded', async () => {
      const { actor } = await complete({ save: () => Promise.reject(new Error('500')) });
      pressSave(actor);
      await waitFor(actor, (state) => state.matches({ command: 'refused' }));
      actor.send({ type: 'discard.pressed' });
      expect(actor.getSnapshot().value).to.include({ session: 'notStarted', command: 'idle' });
    });
  });

  describe('come back to', () => {
    const interrupted = async (): Promise<KeptWorkout> => {
      const { actor, wait, keepings } = await open();
      actor.send({ type: 'start.pressed' });
      wait(20);
      actor.send({ type: 'next.pressed' });
      const last = keepings.at(-1);
      if (!last) throw new Error('Nothing was kept.');
      return last;
    };

    it('is paused as it was when it was last kept', async () => {
      const { actor, clock } = await open({ kept: await interrupted() });
      expect(status(actor)).to.deep.equal({ paused: 'interrupted' });
      expect(elapsedSeconds(sessionOf(actor), clock.now())).to.equal(20);
    });
    it('goes on when it is resumed, with the key that it had', async () => {
      const { actor } = await open({ kept: { ...(await interrupted()), commandKey: 'kept-key' } });
      actor.send({ type: 'start.pressed' });
      expect(status(actor)).to.equal('resting');
      expect(actor.getSnapshot().context.workout.commandKey).to.equal('kept-key');
    });
    it('is forgotten when it is discarded, and a new one of the wanted template stands ready', async () => {
      const other = { ...(await interrupted()), template: { ...template, id: 'other' } };
      const { actor, told } = await open({ kept: other });
      expect(actor.getSnapshot().context.workout.template.id).to.equal('other');
      actor.send({ type: 'discard.pressed' });
      expect([status(actor), told.at(-1)]).to.deep.equal(['notStarted', 'forgotten']);
      expect(actor.getSnapshot().context.workout.template.id).to.equal('quick-pair');
    });
    it('can only be saved in part or discarded after 12 hours', async () => {
      const kept = await interrupted();
      const [span] = kept.session.spans;
      const fromMs = (span?.fromMs ?? 0) - 13 * 3_600_000;
      const old = { ...kept, session: { ...kept.session, spans: [{ fromMs, toMs: fromMs + 90_000 }] } };
      const { actor } = await open({ kept: old });
      actor.send({ type: 'start.pressed' });
      expect(status(actor)).to.deep.equal({ paused: 'overlong' });
      actor.send({ type: 'part.chosen' });
      expect(status(actor)).to.equal('complete');
    });
    it('waits to be saved where it was complete', async () => {
      const { keepings } = await complete();
      const { actor } = await open({ kept: keepings.at(-1) ?? null });
      expect(status(actor)).to.equal('complete');
    });
  });
});
