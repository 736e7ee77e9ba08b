import { expect } from 'chai';
import { waitFor } from 'xstate';
import { elapsedSeconds } from '#domain/workout/workout-session.ts';
import type { KeptWorkout } from './guided-workout.ts';
import {
  complete,
  open,
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
    it('is saved once however often it is pressed, and then begins again', async () => {
      const saved: string[] = [];
      const { actor } = await complete({
        save: async ({ idempotencyKey }) => void saved.push(idempotencyKey),
      });
      pressSave(actor);
      pressSave(actor);
      await waitFor(actor, (state) => state.matches({ session: 'notStarted' }));
      expect(saved).to.deep.equal(['key-1']);
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
