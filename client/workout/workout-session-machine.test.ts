import { expect } from 'chai';
import { amountsAt } from '#domain/workout/session-log.ts';
import {
  currentSet,
  elapsedSeconds,
  restSecondsLeft,
  setSecondsLeft,
} from '#domain/workout/workout-session.ts';
import { saveOf } from './guided-workout.ts';
import {
  complete,
  open,
  place,
  sessionOf,
  startMs,
  status,
  template,
  tick,
} from './testing/session-on-a-clock.ts';

describe('the machine of a workout session', () => {
  describe('not started', () => {
    it('ignores the button and a pause', async () => {
      const { actor } = await open();
      for (const type of ['next.pressed', 'pause.pressed', 'rest.skipped'] as const) actor.send({ type });
      expect(status(actor)).to.equal('notStarted');
      expect(currentSet(sessionOf(actor))).to.deep.equal(place(0, 0));
    });
    it('takes a tick by hand, and stays not started', async () => {
      const { actor, announced } = await open();
      actor.send(tick(0, 0));
      expect(status(actor)).to.equal('notStarted');
      expect(currentSet(sessionOf(actor))).to.deep.equal(place(0, 1));
      expect(announced).to.deep.equal(['Set Complete!']);
    });
    it('says nothing when a tick is taken back', async () => {
      const { actor, announced } = await open();
      actor.send(tick(0, 0));
      actor.send(tick(0, 0));
      expect(announced).to.deep.equal(['Set Complete!']);
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

  describe('whose plan changes', () => {
    const names = ({ actor }: Awaited<ReturnType<typeof open>>) =>
      actor.getSnapshot().context.workout.template.exercises.map(({ name }) => name);
    const planOf = ({ actor }: Awaited<ReturnType<typeof open>>, name: string) => {
      const { wanted } = actor.getSnapshot().context;
      const exercises = [{ name, sets: 1, reps: 8, restSeconds: 0 }];
      return { type: 'plan.changed', wanted: { ...wanted, exercises } } as const;
    };

    it('follows the new plan before the start, with the sets that are known of it', async () => {
      const opened = await open();
      opened.actor.send(planOf(opened, 'Chair Squats'));
      expect(names(opened)).to.deep.equal(['Chair Squats']);
      expect(status(opened.actor)).to.equal('notStarted');
      opened.actor.send({ type: 'start.pressed' });
      expect(currentSet(sessionOf(opened.actor))).to.deep.equal(place(0, 0));
    });

    it('keeps its own exercises once it has begun, and the next session has the new plan', async () => {
      const opened = await open();
      const before = names(opened);
      opened.actor.send({ type: 'start.pressed' });
      opened.actor.send(planOf(opened, 'Chair Squats'));
      expect(names(opened)).to.deep.equal(before);
      opened.actor.send({ type: 'discard.pressed' });
      expect(names(opened)).to.deep.equal(['Chair Squats']);
    });
  });

  describe('with an exercise that is swapped', () => {
    const swap = { type: 'exercise.swapped', exercise: 0, name: 'Tricep Dips' } as const;
    const names = ({ actor }: Awaited<ReturnType<typeof open>>) =>
      actor.getSnapshot().context.workout.template.exercises.map(({ name }) => name);

    it('goes on with the other one, and stores it', async () => {
      const opened = await open();
      const { actor, keepings, wait } = opened;
      actor.send({ type: 'start.pressed' });
      wait(10);
      actor.send({ type: 'next.pressed' });
      actor.send(swap);
      expect(status(actor)).to.equal('resting');
      expect(names(opened)).to.deep.equal(['Push-ups', 'Tricep Dips', 'Plank']);
      expect(keepings.at(-1)?.template.exercises.map(({ name }) => name)).to.deep.equal(names(opened));
    });

    it('takes it before the start too, and not once it was interrupted or is complete', async () => {
      const opened = await open();
      opened.actor.send(swap);
      expect(status(opened.actor)).to.equal('notStarted');
      expect(names(opened)).to.deep.equal(['Tricep Dips', 'Plank']);
      opened.actor.send({ type: 'start.pressed' });
      const kept = opened.keepings.at(-1) ?? null;
      const again = await open({ kept });
      expect(again.actor.getSnapshot().can(swap)).to.equal(false);
      expect(names(again)).to.deep.equal(['Tricep Dips', 'Plank']);
      expect((await complete()).actor.getSnapshot().can(swap)).to.equal(false);
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
      const { actor, announced } = await open();
      actor.send({ type: 'start.pressed' });
      actor.send({ type: 'next.pressed' });
      expect([status(actor), sessionOf(actor).ticks[0]]).to.deep.equal(['resting', [true, false]]);
      expect(announced).to.deep.equal(['Set Complete!']);
    });
    it('goes to the next exercise after the last set, without a rest', async () => {
      const { actor } = await open();
      actor.send({ type: 'start.pressed' });
      actor.send(tick(0, 0));
      actor.send({ type: 'next.pressed' });
      expect([status(actor), currentSet(sessionOf(actor))]).to.deep.equal(['active', place(1, 0)]);
    });
    it('says once that the time of a set is up, and waits for the button', async () => {
      const { actor, announced, wait } = await open();
      actor.send(tick(0, 0));
      actor.send(tick(0, 1));
      actor.send({ type: 'start.pressed' });
      wait(39);
      expect(announced).not.to.include('time up');
      wait(30);
      expect(announced.filter((what) => what === 'time up')).to.have.lengthOf(1);
      const { workout, nowMs } = actor.getSnapshot().context;
      expect([status(actor), setSecondsLeft(workout.session, nowMs)]).to.deep.equal(['active', 0]);
    });
    it('logs a timed set as long as it was held, and no longer than was meant', async () => {
      for (const [held, logged] of [
        [1, 1],
        [25, 25],
        [60, 40],
      ] as const) {
        const { actor, wait } = await open();
        for (const set of [tick(0, 0), tick(0, 1)]) actor.send(set);
        actor.send({ type: 'start.pressed' });
        wait(held);
        actor.send({ type: 'next.pressed' });
        const { log } = actor.getSnapshot().context.workout;
        expect(amountsAt(log, place(1, 0)).seconds).to.equal(logged);
      }
    });
    it('is saved exactly as it was left: ticked out of order, swapped, and killed', async () => {
      const left = await open();
      left.actor.send({ type: 'start.pressed' });
      for (const done of [tick(0, 1), tick(1, 0)]) left.actor.send(done);
      left.actor.send({ type: 'exercise.swapped', exercise: 0, name: 'Knee Push-ups' });
      const { actor, clock, wait } = await open({ kept: left.keepings.at(-1) ?? null });
      actor.send({ type: 'start.pressed' });
      wait(60);
      actor.send(tick(1, 0));
      expect(status(actor)).to.equal('complete');
      const sets = saveOf(actor.getSnapshot().context.workout, clock.now())?.body.sets ?? [];
      expect(sets.map(({ exercise, set, reps, seconds }) => [exercise, set, reps, seconds])).to.deep.equal([
        ['Push-ups', 1, 10, null],
        ['Knee Push-ups', 1, 10, null],
        ['Plank', 1, 0, 40],
      ]);
    });
    it('ends its rest at the same moment, also where a set is edited meanwhile', async () => {
      const { actor, clock, wait } = await open();
      actor.send({ type: 'start.pressed' });
      actor.send({ type: 'next.pressed' });
      wait(10);
      actor.send({ type: 'set.changed', place: place(0, 0), change: { reps: 8 } });
      expect(restSecondsLeft(sessionOf(actor), clock.now())).to.equal(20);
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
      const { actor, announced, wait } = await rest();
      wait(12);
      const { workout, nowMs } = actor.getSnapshot().context;
      expect(restSecondsLeft(workout.session, nowMs)).to.equal(18);
      wait(17.8);
      expect(status(actor)).to.equal('resting');
      wait(0.2);
      expect(status(actor)).to.equal('active');
      expect(announced.at(-1)).to.equal('rest over');
    });
    for (const type of ['rest.skipped', 'next.pressed'] as const)
      it(`is over at once with ${type}, which ticks nothing and sounds nothing`, async () => {
        const { actor, announced } = await rest();
        actor.send({ type });
        expect([status(actor), sessionOf(actor).ticks[0]]).to.deep.equal(['active', [true, false]]);
        expect(announced).to.deep.equal(['Set Complete!']);
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

  describe('a timed set that ends by itself', () => {
    const exercises = [
      {
        name: 'Left',
        sets: 1,
        restSeconds: 0,
        restAfterSeconds: 10,
        durationSeconds: 30,
        endsByItself: true,
      },
      { name: 'Right', sets: 2, restSeconds: 0, durationSeconds: 20, endsByItself: true },
    ] as const;

    it('goes on without a press, through a rest, to the end', async () => {
      const { actor, wait, announced } = await open({ wanted: { ...template, exercises } });
      actor.send({ type: 'start.pressed' });
      wait(29.8);
      expect([status(actor), currentSet(sessionOf(actor))]).to.deep.equal(['active', place(0, 0)]);
      wait(0.4);
      expect([status(actor), currentSet(sessionOf(actor))]).to.deep.equal(['resting', place(1, 0)]);
      wait(10.4);
      expect(status(actor)).to.equal('active');
      wait(20.4);
      expect([status(actor), currentSet(sessionOf(actor))]).to.deep.equal(['active', place(1, 1)]);
      wait(20.4);
      expect(status(actor)).to.equal('complete');
      expect(announced).to.deep.equal(['time up', 'next', 'rest over', 'time up', 'next', 'time up', 'next']);
    });
  });

  describe('paused', () => {
    it('ignores the button', async () => {
      const { actor } = await open();
      actor.send({ type: 'start.pressed' });
      actor.send({ type: 'pause.pressed' });
      actor.send({ type: 'next.pressed' });
      expect(status(actor)).to.deep.equal({ paused: 'byHand' });
      expect(currentSet(sessionOf(actor))).to.deep.equal(place(0, 0));
    });
  });
});
