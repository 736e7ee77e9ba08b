import { expect } from 'chai';
import { waitFor } from 'xstate';
import { KeptForLater } from '#client/lib/offline/outbox.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { amountsAt } from '#domain/workout/session-log.ts';
import { elapsedSeconds } from '#domain/workout/workout-session.ts';
import type { KeptWorkout, KnownSets } from './guided-workout.ts';
import {
  type Actor,
  complete,
  open,
  place,
  pressSave,
  sessionOf,
  status,
  template,
  tick,
} from './testing/session-on-a-clock.ts';

describe('the machine of a workout session that is', () => {
  describe('complete', () => {
    it('follows the last set, without a toast for it', async () => {
      const { actor, announced } = await complete();
      expect(status(actor)).to.equal('complete');
      expect(announced.filter((what) => what === 'Set Complete!')).to.have.lengthOf(2);
    });
    it('follows the last tick by hand, without a toast for it', async () => {
      const { actor, announced } = await open();
      actor.send({ type: 'start.pressed' });
      for (const set of [tick(0, 0), tick(0, 1), tick(1, 0)]) actor.send(set);
      expect(status(actor)).to.equal('complete');
      expect(announced).to.deep.equal(['Set Complete!', 'Set Complete!']);
    });
    it('is paused again when a set is taken back', async () => {
      const { actor } = await complete();
      actor.send(tick(1, 0));
      expect(status(actor)).to.deep.equal({ paused: 'byHand' });
    });
    it('holds the exertion and the mood once they are chosen, and no answer before', async () => {
      const { actor } = await complete();
      const effort = () => actor.getSnapshot().context.workout.effort;
      expect(effort()).to.deep.equal({ perceivedExertion: null, moodAfter: null });
      actor.send({ type: 'effort.changed', effort: { moodAfter: 2 } });
      expect(effort()).to.deep.equal({ perceivedExertion: null, moodAfter: 2 });
    });
    it('is saved once however often it is pressed, and then begins again', async () => {
      const saved: string[] = [];
      const { actor } = await complete({
        save: async ({ idempotencyKey }) => void saved.push(idempotencyKey),
      });
      pressSave(actor);
      pressSave(actor);
      await waitFor(actor, (state) => state.matches({ session: 'notStarted' }));
      expect(saved).to.deep.equal(['key-1']);
      expect(actor.getSnapshot().context.ended).to.deep.equal({ name: 'Quick Pair', on: '2026-11-20' });
      expect(sessionOf(actor).spans).to.deep.equal([]);
    });
    it('is over once the outbox keeps it for later, and is kept on the device no longer', async () => {
      const { actor, announced, fromOutbox } = await complete({
        save: async ({ idempotencyKey: commandKey }) => {
          fromOutbox({ type: 'workout.waits', commandKey });
          throw new KeptForLater();
        },
      });
      pressSave(actor);
      await waitFor(actor, (state) => state.matches({ command: 'refused' }));
      expect(status(actor)).to.equal('notStarted');
      expect(actor.getSnapshot().context.workout.commandKey).to.equal(null);
      expect(actor.getSnapshot().context.ended).to.deep.equal({ name: 'Quick Pair', on: '2026-11-20' });
      expect(announced).to.include('forgotten');
    });
    it('is over in a tab where it is paused, once the outbox keeps it for later', async () => {
      const { actor, fromOutbox } = await open();
      actor.send({ type: 'start.pressed' });
      actor.send({ type: 'pause.pressed' });
      fromOutbox({ type: 'workout.waits', commandKey: 'key-1' });
      expect(status(actor)).to.equal('notStarted');
    });
    it('is over after a reload when the outbox keeps it already', async () => {
      const { keepings } = await complete();
      const { actor, announced } = await open({ kept: keepings.at(-1) ?? null, waits: 'key-1' });
      expect(status(actor)).to.equal('notStarted');
      expect(actor.getSnapshot().context.ended).to.deep.equal({ name: 'Quick Pair', on: '2026-11-20' });
      expect(announced).to.include('forgotten');
    });
    it('is over when the answer comes without a send, as after a reload', async () => {
      const { keepings } = await complete();
      const { actor, announced, fromOutbox } = await open({ kept: keepings.at(-1) ?? null });
      expect(status(actor)).to.equal('complete');
      fromOutbox({ type: 'workout.saved', commandKey: 'key-1', isAwaited: false });
      expect(status(actor)).to.equal('notStarted');
      expect(announced).to.include('saved');
    });
    it('stays when the outbox has an answer to another workout, or keeps another one', async () => {
      const { actor, announced, fromOutbox } = await complete();
      fromOutbox({ type: 'workout.saved', commandKey: 'another', isAwaited: true });
      fromOutbox({ type: 'workout.waits', commandKey: 'another' });
      expect(status(actor)).to.equal('complete');
      expect(announced).not.to.include('saved');
    });
    it('cannot be reopened while it is being saved', async () => {
      const { actor } = await complete({ save: () => new Promise(() => {}) });
      pressSave(actor);
      actor.send(tick(1, 0));
      expect(status(actor)).to.equal('complete');
    });
    it('stays when saving fails, and is saved with the same key at the next try', async () => {
      const tried: string[] = [];
      const { actor, announced } = await complete({
        save: async ({ idempotencyKey }) => {
          tried.push(idempotencyKey);
          if (tried.length === 1) throw new TypeError('Failed to fetch');
        },
      });
      pressSave(actor);
      await waitFor(actor, (state) => state.matches({ command: 'refused' }));
      expect([status(actor), announced.at(-1)]).to.deep.equal(['complete', 'failure']);
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

  describe('ended early', () => {
    const ended = async (seconds: number) => {
      const opened = await open();
      opened.actor.send({ type: 'start.pressed' });
      opened.wait(seconds);
      opened.actor.send({ type: 'finish.pressed' });
      return opened;
    };

    it('stands still with what was trained, and can be saved', async () => {
      const { actor, wait, clock } = await ended(200);
      wait(60);
      expect(status(actor)).to.equal('complete');
      expect(elapsedSeconds(sessionOf(actor), clock.now())).to.equal(200);
      pressSave(actor);
      await waitFor(actor, (state) => state.matches({ session: 'notStarted' }));
    });
    it('goes on when the member wants to, with its time', async () => {
      const { actor, wait, clock } = await ended(9);
      actor.send({ type: 'start.pressed' });
      wait(1);
      expect(status(actor)).to.equal('active');
      expect(elapsedSeconds(sessionOf(actor), clock.now())).to.equal(10);
    });
    it('is ended still after a reload', async () => {
      const { keepings } = await ended(9);
      const { actor } = await open({ kept: keepings.at(-1) ?? null });
      expect(status(actor)).to.equal('complete');
    });
    it('can be ended in a rest and while paused, and not before the start', async () => {
      const { actor, wait } = await open();
      actor.send({ type: 'finish.pressed' });
      expect(status(actor)).to.equal('notStarted');
      actor.send({ type: 'start.pressed' });
      wait(5);
      actor.send({ type: 'next.pressed' });
      actor.send({ type: 'finish.pressed' });
      expect(status(actor)).to.equal('complete');
      actor.send({ type: 'start.pressed' });
      actor.send({ type: 'pause.pressed' });
      actor.send({ type: 'finish.pressed' });
      expect(status(actor)).to.equal('complete');
    });
    it('does not go on once all sets are done', async () => {
      const { actor } = await complete();
      actor.send({ type: 'start.pressed' });
      expect(status(actor)).to.equal('complete');
    });
  });

  describe('with its sets', () => {
    const squat = { reps: 12, load: { value: 20, unit: 'kg' }, seconds: null, rpe: 8 } as const;
    const known = {
      unit: 'kg',
      exercises: [
        {
          name: 'push-ups',
          sessions: [{ date: asMemberDay('2026-11-18'), sets: [squat] }],
          records: { maxLoad: null, bestSet: null, longestHold: null, mostReps: null, leastAssistance: null },
          weeks: [],
        },
      ],
      lastWorkouts: [{ templateId: 'quick-pair', date: asMemberDay('2026-11-18'), sets: 1 }],
    } satisfies KnownSets;
    const amounts = (actor: Actor, exercise: number, set: number) =>
      amountsAt(actor.getSnapshot().context.workout.log, { exercise, set });

    it('prefills them from last time, also in the next workout', async () => {
      const { actor } = await open();
      actor.send({ type: 'sets.known', known });
      expect(amounts(actor, 0, 0)).to.deep.equal({ ...squat, rpe: null });
      actor.send({ type: 'start.pressed' });
      actor.send({ type: 'discard.pressed' });
      expect(amounts(actor, 0, 0).reps).to.equal(12);
      expect(actor.getSnapshot().context.workout.lastTime?.sets).to.equal(1);
    });
    it('leaves the numbers of a ticked set as they were when last time is read later', async () => {
      const { actor } = await open();
      actor.send({ type: 'start.pressed' });
      actor.send(tick(0, 0));
      actor.send({ type: 'sets.known', known });
      expect(amounts(actor, 0, 0).reps).to.equal(10);
    });
    it('keeps a change on the device, and brings it back', async () => {
      const { actor, keepings } = await open();
      actor.send({ type: 'start.pressed' });
      actor.send({ type: 'set.changed', place: place(0, 0), change: { reps: 9, rpe: 8 } });
      const again = await open({ kept: keepings.at(-1) ?? null });
      expect(amounts(again.actor, 0, 0)).to.deep.include({ reps: 9, rpe: 8 });
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
    it('is forgotten when discarded, and a new one of the wanted template is ready', async () => {
      const other = { ...(await interrupted()), template: { ...template, id: 'other' } };
      const { actor, announced } = await open({ kept: other });
      expect(actor.getSnapshot().context.workout.template.id).to.equal('other');
      actor.send({ type: 'discard.pressed' });
      expect([status(actor), announced.at(-1)]).to.deep.equal(['notStarted', 'forgotten']);
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
      actor.send({ type: 'finish.pressed' });
      expect(status(actor)).to.equal('complete');
    });
    it('waits to be saved where it was complete', async () => {
      const { keepings } = await complete();
      const { actor } = await open({ kept: keepings.at(-1) ?? null });
      expect(status(actor)).to.equal('complete');
    });
  });
});
