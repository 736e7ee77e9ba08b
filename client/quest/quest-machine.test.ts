import { expect } from 'chai';
import { createActor, createMachine, fromPromise, waitFor } from 'xstate';
import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import { questDecider } from '#domain/quest/quest.ts';
import { expectMirror } from '#domain/testing/mirror.ts';
import {
  accept,
  accepted,
  catalogue,
  complete,
  completed,
  draw,
  lucky,
  luckyCompleted,
  luckySpun,
  of,
  reset,
  respin,
  skip,
  spin,
  spun,
  undo,
} from '#domain/testing/quest-samples.ts';
import type { Quest } from '#service/quest/quest-contract.ts';
import { type QuestAsk, QuestFailure, type QuestNews } from './quest-calls.ts';
import { type QuestDay, unspun } from './quest-day.ts';
import { dayRead, questMachine, questRegion, questSnapshot } from './quest-machine.ts';
import { viewOf } from './quest-view.ts';

const shown = ({ requirements, ...quest }: (typeof catalogue)[number]): Quest => ({
  ...quest,
  requirements: { ...requirements, equipment: [] },
});
const questA = shown(catalogue[0] as (typeof catalogue)[number]);
const proposed: QuestDay = { ...unspun, status: 'proposed', quest: questA, remainingSpins: 2 };
const assigned: QuestDay = { ...proposed, status: 'assigned', date: of.date };
const done: QuestDay = { ...assigned, status: 'completed', pointsEarned: 2 };

const newsOf = (day: QuestDay, ...events: QuestNews['events']): QuestNews => ({
  day,
  events: [{ type: 'day.answered', day }, ...events],
});

/** The card on a day, with a service that answers what it is given; `told` is what the member hears. */
function cardOn(day: QuestDay, answer: (asked: QuestAsk) => Promise<QuestNews>) {
  const told: string[] = [];
  const machine = questMachine.provide({
    actors: { sendCommand: fromPromise<QuestNews, QuestAsk>(({ input }) => answer(input)) },
    actions: {
      announce: ({ event }) => told.push(event.type),
      announceResult: ({ context }) => told.push(`result ${context.day.quest?.id}`),
      announceRefusal: ({ context }) => told.push(`refused ${(context.refusal as QuestFailure).asked.type}`),
    },
  });
  const card = createActor(machine, { input: day, snapshot: questSnapshot(day) }).start();
  const ask = (type: QuestAsk['type']) => card.send({ type: 'command.sent', command: { type, date: null } });
  const answered = () => waitFor(card, (now) => !now.matches({ command: 'sending' }));
  return { card, told, ask, answered };
}

describe('quest card', () => {
  it('holds the mirror of the decider', () => {
    const draws = [draw(0), draw(0), lucky] as const;
    const samples = [{ ...spin, draws }, { ...respin, draws }, accept, complete, skip, undo, reset];
    expectMirror(createMachine({ id: 'quest', ...questRegion }), questDecider, samples);
  });

  it('knows the draw before the wheel turns, and shows it when the wheel stops', async () => {
    const { card, told, ask, answered } = cardOn(unspun, async () => newsOf(proposed, spun('a', 1)));
    ask('SpinWheel');
    const spinning = await answered();
    expect([viewOf(spinning), spinning.context.day.quest?.id, told]).to.deep.equal(['spinning', 'a', []]);
    card.send({ type: 'wheel.settled' });
    expect(viewOf(card.getSnapshot())).to.equal('proposed');
    expect(told).to.deep.equal(['result a']);
  });

  it('tells of a Lucky Day only when the wheel stops, and then has nothing to ask', async () => {
    const quest = { ...questA, id: luckyDay.id, category: luckyDay.category };
    const day: QuestDay = { ...done, quest, pointsEarned: 5 };
    const { card, told, ask, answered } = cardOn(unspun, async () =>
      newsOf(day, luckySpun(1), luckyCompleted),
    );
    ask('SpinWheel');
    expect(viewOf(await answered())).to.equal('spinning');
    expect(told).to.deep.equal([]);
    card.send({ type: 'wheel.settled' });
    expect(viewOf(card.getSnapshot())).to.equal('lucky');
    expect(told).to.deep.equal(['result lucky-day']);
  });

  it('tells of each event of an answer', async () => {
    const { told, ask, answered } = cardOn(proposed, async () => newsOf(assigned, accepted));
    ask('AcceptQuest');
    expect(viewOf(await answered())).to.equal('assigned');
    expect(told).to.deep.equal(['QuestAccepted']);
  });

  it('is done with the points that were awarded', async () => {
    const { ask, answered } = cardOn(assigned, async () => newsOf(done, completed));
    ask('CompleteQuest');
    const state = await answered();
    expect([viewOf(state), state.context.day.pointsEarned]).to.deep.equal(['done', 2]);
  });

  it('stays where it is when it is refused, and says what was asked', async () => {
    const { told, ask, answered } = cardOn(assigned, async (asked) => {
      throw new QuestFailure(asked, new Error('409: No skip tokens.'));
    });
    ask('SkipQuest');
    expect(viewOf(await answered())).to.equal('assigned');
    expect(told).to.deep.equal(['refused SkipQuest']);
  });

  it('follows what was read, and tells of nothing', () => {
    const { card, told } = cardOn(proposed, () => Promise.reject(new Error('Nothing is sent.')));
    card.send(dayRead(done));
    expect([viewOf(card.getSnapshot()), card.getSnapshot().hasTag('UndoCompletion'), told]).to.deep.equal([
      'done',
      true,
      [],
    ]);
    card.send(dayRead(unspun));
    expect(viewOf(card.getSnapshot())).to.equal('ready');
  });
});
