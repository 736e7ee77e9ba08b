import { expect } from 'chai';
import { type ActorRefFrom, createActor, createMachine, fromPromise, waitFor } from 'xstate';
import { ApiError } from '#client/lib/http/api-error.ts';
import { type LocalRoutine, type SetTick, untouched } from '#client/lib/offline/local-routine.ts';
import { KeptForLater } from '#client/lib/offline/outbox.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { fold } from '#domain/kernel/decider.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import type { RoutineExercise } from '#domain/program/program-events.ts';
import { routineDecider } from '#domain/routine/routine.ts';
import type { RoutineCommand } from '#domain/routine/routine-commands.ts';
import { expectMirror } from '#domain/testing/mirror.ts';
import { historyOf } from '#domain/testing/run.ts';
import { restoredRoutine, routineMachine, routineRegion, type SetOfRoutine } from './routine-machine.ts';

const plan: readonly RoutineExercise[] = [
  { name: 'Push-ups', type: 'reps', sets: 2, reps: 10 },
  { name: 'Walking', type: 'steps', steps: 8000 },
];
const day = asMemberDay('2026-11-20');

const commandFor = (
  type: RoutineCommand['type'],
  { exerciseIndex, setIndex }: SetOfRoutine,
): RoutineCommand => ({
  type,
  memberId: asMemberId('mila'),
  date: day,
  template: 'daily-custom',
  exerciseIndex,
  setIndex,
  plan: { exercises: plan, durationMinutes: 20 },
  today: day,
});

type Send = (tick: SetTick) => Promise<void>;
type Opened = {
  local?: LocalRoutine;
  send?: Send;
  /** What the server knows when it answers a tick. */
  answer?: { readonly ticked: readonly string[] } | null;
};

/** A routine of two sets and a walk. `sent` is what reached the server, `announced` what the screen said. */
function open({ local = untouched, send = async () => {}, answer = null }: Opened = {}) {
  const sent: string[] = [];
  const announced: string[] = [];
  const kept: LocalRoutine[] = [];
  let keys = 0;
  const machine = routineMachine.provide({
    actors: {
      sendSetTick: fromPromise(async ({ input }) => {
        if (!input) throw new Error('There is no tick.');
        await send(input);
        sent.push(`${input.exerciseIndex}.${input.setIndex} ${input.completed}`);
        return { movesStats: false, read: answer };
      }),
    },
    actions: {
      keepRoutine: ({ context: { routine, unsent } }) => kept.push({ ticked: routine.ticked, unsent }),
      announceReset: () => announced.push('reset'),
      announceFailure: () => announced.push('failure'),
    },
  });
  const newKey = () => {
    keys += 1;
    return `key-${keys}`;
  };
  const edge = { newKey, commandFor, plan };
  const actor = createActor(machine, restoredRoutine(local, edge)).start();
  return { actor, sent, announced, kept };
}

type Actor = ActorRefFrom<typeof routineMachine>;
const press = (actor: Actor, exerciseIndex: number, setIndex: number): void =>
  actor.send({ type: 'set.toggled', set: { exerciseIndex, setIndex } });
const status = (actor: Actor) => actor.getSnapshot().value.routine;
const ticked = (actor: Actor) => actor.getSnapshot().context.routine.ticked;
const allSent = (actor: Actor) => waitFor(actor, (state) => state.matches({ ticks: 'sent' }));

const places = [
  [0, 0],
  [0, 1],
  [1, 0],
] as const;
const commands = places.flatMap(([exerciseIndex, setIndex]) => [
  commandFor('TickSet', { exerciseIndex, setIndex }),
  commandFor('UntickSet', { exerciseIndex, setIndex }),
]);

type Presses = readonly (readonly [exerciseIndex: number, setIndex: number])[];
/** Every series of presses that is not longer than this. */
const pressesUpTo = (length: number): readonly Presses[] =>
  length === 0
    ? [[]]
    : pressesUpTo(length - 1).flatMap((shorter) =>
        shorter.length < length - 1 ? [shorter] : [shorter, ...places.map((place) => [...shorter, place])],
      );

/** The decider's result of a series of presses: each ticks its set, or takes its tick back. */
const decided = (presses: Presses) =>
  fold(
    routineDecider,
    historyOf(
      routineDecider,
      presses.map(([exerciseIndex, setIndex], index) => {
        const earlier = presses
          .slice(0, index)
          .filter((place) => place[0] === exerciseIndex && place[1] === setIndex);
        return commandFor(earlier.length % 2 === 0 ? 'TickSet' : 'UntickSet', { exerciseIndex, setIndex });
      }),
    ),
  );

describe('the routine machine', () => {
  it('walks through the same statuses as the decider', () => {
    expectMirror(createMachine({ id: 'routine', ...routineRegion }), routineDecider, commands);
  });
  it("has the decider's status and ticks after every series of up to five presses", () => {
    for (const presses of pressesUpTo(5)) {
      const { actor } = open({ send: () => new Promise(() => {}) });
      for (const place of presses) press(actor, ...place);
      const expected = decided(presses);
      expect([status(actor), ticked(actor)], presses.join(' ')).to.deep.equal([
        expected.status,
        expected.ticked,
      ]);
    }
  });
  it("is resumed with the decider's ticks and completion after up to four presses", () => {
    for (const presses of pressesUpTo(4)) {
      const { actor, kept } = open({ send: () => new Promise(() => {}) });
      for (const place of presses) press(actor, ...place);
      const again = open({ local: kept.at(-1) ?? untouched }).actor;
      const expected = decided(presses);
      expect([ticked(again), status(again) === 'completed'], presses.join(' ')).to.deep.equal([
        expected.ticked,
        expected.status === 'completed',
      ]);
    }
  });
  it('sends ticks that give the server the same routine, also after fast presses', async () => {
    for (const presses of pressesUpTo(4)) {
      const ticks: SetTick[] = [];
      const { actor } = open({ send: async (tick) => void ticks.push(tick) });
      for (const place of presses) press(actor, ...place);
      await allSent(actor);
      const sent = ticks.map(({ completed, ...set }) => commandFor(completed ? 'TickSet' : 'UntickSet', set));
      const onServer = fold(routineDecider, historyOf(routineDecider, sent));
      const expected = decided(presses);
      expect(onServer.ticked, presses.join(' ')).to.have.members([...expected.ticked]);
      expect(onServer.points, presses.join(' ')).to.equal(expected.points);
    }
  });
});

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

describe('ticks of another device or tab', () => {
  const here: SetTick = { key: 'here', exerciseIndex: 1, setIndex: 0, completed: true };

  it('are taken over as the server is read, and complete and reopen the routine', () => {
    const { actor, sent, kept } = open({ local: { ...untouched, ticked: ['0.0'] } });
    actor.send({ type: 'server.read', ticked: ['0.0', '0.1', '1.0'] });
    expect([status(actor), ticked(actor)]).to.deep.equal(['completed', ['0.0', '0.1', '1.0']]);
    expect(kept.at(-1)).to.deep.equal({ ticked: ['0.0', '0.1', '1.0'], unsent: [] });
    actor.send({ type: 'server.read', ticked: ['1.0'] });
    expect([status(actor), ticked(actor), sent]).to.deep.equal(['opened', ['1.0'], []]);
  });
  it('come with the answer to a tick of this device', async () => {
    const { actor } = open({ answer: { ticked: ['0.1', '1.0'] } });
    press(actor, 1, 0);
    await allSent(actor);
    expect(ticked(actor)).to.have.members(['0.1', '1.0']);
  });
  it('join those of this device that have no answer yet', () => {
    const taken: SetTick = { key: 'taken', exerciseIndex: 0, setIndex: 1, completed: false };
    const { actor } = open({ local: { ticked: ['1.0'], unsent: [here, taken] } });
    actor.send({ type: 'server.read', ticked: ['0.0', '0.1'] });
    expect(ticked(actor)).to.deep.equal(['1.0', '0.0']);
  });
  it('that were taken back are not stored, as a read may lag behind', () => {
    const { actor, kept } = open({ local: { ...untouched, ticked: ['0.0', '0.1'] } });
    actor.send({ type: 'server.read', ticked: ['0.0'] });
    expect([ticked(actor), kept]).to.deep.equal([['0.0'], []]);
  });
  it('of a tab that was reset are gone, also while one of this tab is under way', () => {
    const { actor } = open({ local: { ticked: ['0.0', '1.0'], unsent: [here] } });
    actor.send({ type: 'tab.kept', ticked: [], isReset: true });
    expect(ticked(actor)).to.deep.equal(['1.0']);
    actor.send({ type: 'server.read', ticked: ['0.0'] });
    expect(ticked(actor)).to.deep.equal(['1.0']);
  });
  it('do not come back on a device that was reset', () => {
    const { actor } = open({ local: { ...untouched, ticked: ['0.0'] } });
    actor.send({ type: 'progress.reset' });
    actor.send({ type: 'server.read', ticked: ['0.0', '0.1'] });
    expect([status(actor), ticked(actor)]).to.deep.equal(['none', []]);
    const again = open({ local: { ...untouched, isReset: true } }).actor;
    again.send({ type: 'server.read', ticked: ['0.0'] });
    expect(ticked(again)).to.deep.equal([]);
  });
  it('follow another tab, also into a reset, without being stored again', () => {
    const { actor, kept } = open({ local: { ...untouched, ticked: ['0.0'] } });
    actor.send({ type: 'tab.kept', ticked: ['0.0', '1.0'] });
    expect(ticked(actor)).to.deep.equal(['0.0', '1.0']);
    actor.send({ type: 'tab.kept', ticked: [], isReset: true });
    actor.send({ type: 'tab.kept', ticked: ['0.1'], isReset: true });
    expect([ticked(actor), kept]).to.deep.equal([['0.1'], []]);
    actor.send({ type: 'server.read', ticked: ['0.0'] });
    expect(ticked(actor)).to.deep.equal(['0.1']);
  });
  it('that are known here already are not stored', () => {
    const { actor, kept } = open({ local: { ...untouched, ticked: ['0.0'] } });
    actor.send({ type: 'server.read', ticked: ['0.0'] });
    expect(kept).to.deep.equal([]);
  });
  it('that the plan does not have are left out', () => {
    const { actor } = open();
    actor.send({ type: 'server.read', ticked: ['7.0', '0.1'] });
    expect(ticked(actor)).to.deep.equal(['0.1']);
  });
});

describe('the ticks of a routine', () => {
  it('go to the server one after the other', async () => {
    const { actor, sent, kept } = open();
    press(actor, 0, 0);
    press(actor, 1, 0);
    press(actor, 0, 0);
    await allSent(actor);
    expect(sent).to.deep.equal(['0.0 true', '1.0 true', '0.0 false']);
    expect(kept.at(-1)).to.deep.equal({ ticked: ['1.0'], unsent: [] });
  });
  it('that do not arrive stay ticked, and go with the next tick under the same key', async () => {
    const keys: string[] = [];
    const { actor, sent, announced } = open({
      send: async ({ key }) => {
        keys.push(key);
        if (keys.length === 1) throw new TypeError('Failed to fetch');
      },
    });
    press(actor, 0, 0);
    await waitFor(actor, (state) => state.matches({ ticks: 'waiting' }));
    expect([ticked(actor), announced]).to.deep.equal([['0.0'], ['failure']]);
    press(actor, 1, 0);
    await allSent(actor);
    expect([keys, sent]).to.deep.equal([
      ['key-1', 'key-1', 'key-2'],
      ['0.0 true', '1.0 true'],
    ]);
  });
  it('that waited go when the network is back', async () => {
    const tick: SetTick = { key: 'kept', exerciseIndex: 0, setIndex: 0, completed: true };
    const { actor, sent } = open({ local: { ticked: ['0.0'], unsent: [tick] } });
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
    await waitFor(actor, (state) => state.matches({ ticks: 'waiting' }));
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
      const state = await waitFor(actor, ({ value }) => value.ticks === 'waiting');
      expect(state.context.unsent).to.have.lengthOf(1);
    });
});
