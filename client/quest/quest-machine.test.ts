import { expect } from 'chai';
import { createActor, createMachine } from 'xstate';
import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import { questDecider } from '#domain/quest/quest.ts';
import type { QuestStatus } from '#domain/quest/quest-lifecycle.ts';
import { expectMirror } from '#domain/testing/mirror.ts';
import {
  accept,
  accepted,
  complete,
  completed,
  draw,
  lucky,
  luckyCompleted,
  luckySpun,
  reset,
  respin,
  skip,
  spin,
  spun,
  undo,
} from '#domain/testing/quest-samples.ts';
import type { Quest } from '#service/features/quest/quest-contract.ts';
import { questMachine, questRegion, questSnapshot, viewOf } from './quest-machine.ts';

const questA = { category: 'Core' } as Quest;

/** The card's machine on a day that was read. */
function cardOn(status: QuestStatus, quest: Quest | null = questA) {
  const card = createActor(questMachine, { snapshot: questSnapshot(status) }).start();
  const view = () => viewOf(card.getSnapshot(), { quest });
  return { card, view };
}

describe('quest machine', () => {
  it('walks through the same statuses as the decider', () => {
    const draws = [draw(0), draw(0), lucky] as const;
    const samples = [{ ...spin, draws }, { ...respin, draws }, accept, complete, skip, undo, reset];
    expectMirror(createMachine({ id: 'quest', ...questRegion }), questDecider, samples);
  });

  it('turns the wheel for a draw, and shows the proposal when the wheel stops', () => {
    const { card, view } = cardOn('none');
    expect(view()).to.equal('ready');
    card.send(spun('a', 1));
    expect(view()).to.equal('spinning');
    card.send({ type: 'wheel.settled' });
    expect(view()).to.equal('proposed');
  });

  it('shows a Lucky Day only when the wheel stops, and then allows only the reset', () => {
    const { card, view } = cardOn('none', { category: luckyDay.category } as Quest);
    for (const event of [luckySpun(1), luckyCompleted]) card.send(event);
    expect(view()).to.equal('spinning');
    card.send({ type: 'wheel.settled' });
    expect(view()).to.equal('lucky');
    expect(card.getSnapshot().hasTag('AcceptQuest')).to.equal(false);
  });

  it('shows an accepted quest as assigned and a completed one as done', () => {
    const { card, view } = cardOn('proposed');
    card.send(accepted);
    expect(view()).to.equal('assigned');
    card.send(completed);
    expect(view()).to.equal('done');
  });

  it('follows the status that was read, wherever it leads, without turning the wheel', () => {
    const { card, view } = cardOn('proposed');
    card.send({ type: 'read.completed' });
    expect([view(), card.getSnapshot().hasTag('UndoCompletion')]).to.deep.equal(['done', true]);
    card.send({ type: 'read.none' });
    expect(view()).to.equal('ready');
  });
});
