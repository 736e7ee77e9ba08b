import { expect } from 'chai';
import fc from 'fast-check';
import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate';
import { ApiError } from '#client/lib/http/api-error.ts';
import { type LocalRoutine, type Mark, untouched } from '#client/lib/offline/local-routine.ts';
import { KeptForLater } from '#client/lib/offline/outbox.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { fold } from '#domain/kernel/decider.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import type { RoutineExercise } from '#domain/program/program-events.ts';
import { routineDecider } from '#domain/routine/routine.ts';
import { historyOf } from '#domain/testing/run.ts';
import { restoredRoutine, routineMachine } from './routine-machine.ts';

const plan: readonly RoutineExercise[] = [
  { name: 'Push-ups', type: 'reps', sets: 2, reps: 10 },
  { name: 'Walking', type: 'steps', steps: 8000 },
];
const day = asMemberDay('2026-11-20');

type Send = (mark: Mark) => Promise<void>;

/** A routine of two sets and a walk. `sent` is what reached the server, `announced` what the screen said. */
function open({ local = untouched, send = async () => {} }: { local?: LocalRoutine; send?: Send } = {}) {
  const sent: string[] = [];
  const announced: string[] = [];
  const kept: LocalRoutine[] = [];
  let keys = 0;
  const machine = routineMachine.provide({
    actors: {
      sendMark: fromPromise(async ({ input }) => {
        if (!input) throw new Error('There is no mark.');
        await send(input);
        sent.push(`${input.exerciseIndex}.${input.setIndex} ${input.completed}`);
        return { movesStats: false };
      }),
    },
    actions: {
      keepRoutine: ({ context: { routine, unsent } }) => kept.push({ ticked: routine.ticked, unsent }),
      announceReset: () => announced.push('reset'),
      announceFailure: () => announced.push('failure'),
    },
  });
  const edge = {
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    commandFor: (type: 'TickSet' | 'UntickSet', set: { exerciseIndex: number; setIndex: number }) => ({
      type,
      memberId: asMemberId('mila'),
      date: day,
      template: 'daily-custom' as const,
      ...set,
      plan: { exercises: plan, durationMinutes: 20 },
      today: day,
    }),
  };
  const actor = createActor(machine, restoredRoutine(local, plan, edge)).start();
  return { actor, sent, announced, kept };
}

type Actor = ActorRefFrom<typeof routineMachine>;
const press = (actor: Actor, exerciseIndex: number, setIndex: number): void =>
  actor.send({ type: 'set.toggled', set: { exerciseIndex, setIndex } });
const status = (actor: Actor) => actor.getSnapshot().value.routine;
const ticked = (actor: Actor) => actor.getSnapshot().context.routine.ticked;
const allSent = (actor: Actor) => waitFor(actor, (state) => state.matches({ marks: 'sent' }));

const places = [
  [0, 0],
  [0, 1],
  [1, 0],
] as const;

describe('the routine of a day', () => {
  it('is opened, completed and reopened by ticks', () => {
    const { actor } = open();
    expect(status(actor)).to.equal('none');
    press(actor, 0, 0);
    expect(status(actor)).to.equal('opened');
    press(actor, 0, 1);
    press(actor, 1, 0);
    expect(status(actor)).to.equal('completed');
    press(actor, 0, 1);
    expect([status(actor), ticked(actor)]).to.deep.equal(['opened', ['0.0', '1.0']]);
  });
  it('admits what its status admits', () => {
    const { actor } = open({ local: { ...untouched, ticked: ['0.0', '0.1', '1.0'] } });
    const state = actor.getSnapshot();
    expect([state.hasTag('TickSet'), state.hasTag('UntickSet')]).to.deep.equal([false, true]);
  });
  it('is in the status that the rules give it after every sequence of presses', () => {
    const presses = fc.array(fc.constantFrom(...places), { maxLength: 25 });
    fc.assert(
      fc.property(presses, (pressed) => {
        const { actor } = open({ send: () => new Promise(() => {}) });
        for (const [exercise, set] of pressed) press(actor, exercise, set);
        const { routine } = actor.getSnapshot().context;
        expect(status(actor)).to.equal(routine.status);
        expect(routine.status === 'completed').to.equal(routine.ticked.length === 3);
      }),
    );
  });
  it('comes back as it was left', () => {
    const { actor } = open({ local: { ...untouched, ticked: ['0.1'] } });
    expect([status(actor), ticked(actor)]).to.deep.equal(['opened', ['0.1']]);
  });
  it('comes back without the sets that its plan has lost', () => {
    const { actor } = open({ local: { ...untouched, ticked: ['0.0', '0.2', '7.0'] } });
    expect(ticked(actor)).to.deep.equal(['0.0']);
  });
  it('begins again after a reset, which is not sent', async () => {
    const { actor, sent, announced, kept } = open();
    press(actor, 0, 0);
    await allSent(actor);
    actor.send({ type: 'progress.reset' });
    await allSent(actor);
    expect([status(actor), ticked(actor)]).to.deep.equal(['none', []]);
    expect([sent, announced, kept.at(-1)]).to.deep.equal([['0.0 true'], ['reset'], untouched]);
  });
});

describe('the marks of a routine', () => {
  it('go to the server one after the other', async () => {
    const { actor, sent, kept } = open();
    press(actor, 0, 0);
    press(actor, 1, 0);
    press(actor, 0, 0);
    await allSent(actor);
    expect(sent).to.deep.equal(['0.0 true', '1.0 true', '0.0 false']);
    expect(kept.at(-1)).to.deep.equal({ ticked: ['1.0'], unsent: [] });
  });
  it('that do not arrive stay ticked, and go again with the next tick, under the same key', async () => {
    const keys: string[] = [];
    const { actor, sent, announced } = open({
      send: async ({ key }) => {
        keys.push(key);
        if (keys.length === 1) throw new TypeError('Failed to fetch');
      },
    });
    press(actor, 0, 0);
    await waitFor(actor, (state) => state.matches({ marks: 'waiting' }));
    expect([ticked(actor), announced]).to.deep.equal([['0.0'], ['failure']]);
    press(actor, 1, 0);
    await allSent(actor);
    expect([keys, sent]).to.deep.equal([
      ['key-1', 'key-1', 'key-2'],
      ['0.0 true', '1.0 true'],
    ]);
  });
  it('that waited go when the network is back', async () => {
    const mark: Mark = { key: 'kept', exerciseIndex: 0, setIndex: 0, completed: true };
    const { actor, sent } = open({ local: { ticked: ['0.0'], unsent: [mark] } });
    actor.send({ type: 'connection.returned' });
    await allSent(actor);
    expect(sent).to.deep.equal(['0.0 true']);
  });
  it('are sent once for a set, with the last word, when they had to wait', async () => {
    let isOffline = true;
    const { actor, sent } = open({
      send: async () => {
        if (isOffline) throw new TypeError('Failed to fetch');
      },
    });
    press(actor, 0, 0);
    await waitFor(actor, (state) => state.matches({ marks: 'waiting' }));
    isOffline = false;
    press(actor, 0, 0);
    await allSent(actor);
    expect(sent).to.deep.equal(['0.0 false']);
  });
  it('that the outbox keeps are left to it, each of them', async () => {
    const { actor, kept } = open({ send: () => Promise.reject(new KeptForLater()) });
    press(actor, 0, 0);
    press(actor, 1, 0);
    await allSent(actor);
    expect(kept.at(-1)).to.deep.equal({ ticked: ['0.0', '1.0'], unsent: [] });
  });
  for (const code of [400, 409])
    it(`that are refused with ${code} are not sent again`, async () => {
      const { actor, kept, announced } = open({ send: () => Promise.reject(new ApiError(code, 'No.')) });
      press(actor, 0, 0);
      await allSent(actor);
      expect([announced, kept.at(-1)]).to.deep.equal([['failure'], { ticked: ['0.0'], unsent: [] }]);
    });
  for (const code of [401, 429, 503])
    it(`that meet a ${code} wait`, async () => {
      const { actor } = open({ send: () => Promise.reject(new ApiError(code, 'Later.')) });
      press(actor, 0, 0);
      const state = await waitFor(actor, ({ value }) => value.marks === 'waiting');
      expect(state.context.unsent).to.have.lengthOf(1);
    });
  it('are those from which the rules come to the same routine', async () => {
    const marks: Mark[] = [];
    const { actor } = open({ send: async (mark) => void marks.push(mark) });
    for (const [exercise, set] of [...places, ...places, places[1]]) press(actor, exercise, set);
    await allSent(actor);
    const { commandFor } = actor.getSnapshot().context;
    const commands = marks.map(({ completed, ...set }) =>
      commandFor(completed ? 'TickSet' : 'UntickSet', set),
    );
    const events = historyOf(routineDecider, commands);
    expect(fold(routineDecider, events).ticked).to.have.members([...ticked(actor)]);
  });
});
