import { expect } from 'chai';
import { createMachine, getInitialSnapshot, transition } from 'xstate';
import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import { questDecider } from '#domain/quest/quest.ts';
import { type QuestStatus, questLifecycle } from '#domain/quest/quest-lifecycle.ts';
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
import { admits, cardAfter, cardOf, viewOf, wheelLifecycle } from './quest-machine.ts';

const questA = { category: 'Core' } as Quest;

/** The card on a day that was read. */
function cardOn(status: QuestStatus, quest: Quest | null = questA) {
  let card = cardOf(status);
  const send = (event: Parameters<typeof cardAfter>[1]) => {
    card = cardAfter(card, event);
  };
  return {
    send,
    view: () => viewOf(card, { quest }),
    admits: (command: Parameters<typeof admits>[1]) => admits(card, command),
  };
}

describe('the card of the quest', () => {
  it('walks through the same statuses as the decider, as a machine of XState does', () => {
    const draws = [draw(0), draw(0), lucky] as const;
    const samples = [{ ...spin, draws }, { ...respin, draws }, accept, complete, skip, undo, reset];
    expectMirror(createMachine({ id: 'quest', ...questLifecycle }), questDecider, samples);
  });

  it('has the status and the wheel of two machines of XState after any four events', () => {
    const machine = createMachine({
      type: 'parallel',
      states: { quest: questLifecycle, wheel: wheelLifecycle },
    });
    const events = [spun('a', 1), accepted, completed, luckyCompleted, { type: 'wheel.settled' } as const];
    let ends = [{ card: cardOf('none'), state: getInitialSnapshot(machine), history: '' }];
    for (let length = 0; length <= 4; length += 1) {
      for (const { card, state, history } of ends) expect(state.value, history).to.deep.equal(card);
      ends = ends.flatMap(({ card, state, history }) =>
        events.map((event) => ({
          card: cardAfter(card, event),
          state: transition(machine, state, event)[0],
          history: `${history} ${event.type}`,
        })),
      );
    }
  });

  it('turns the wheel for a draw, and shows the proposal when the wheel stops', () => {
    const { send, view } = cardOn('none');
    expect(view()).to.equal('ready');
    send(spun('a', 1));
    expect(view()).to.equal('spinning');
    send({ type: 'wheel.settled' });
    expect(view()).to.equal('proposed');
  });

  it('shows a Lucky Day only when the wheel stops, and then allows only the reset', () => {
    const { send, view, admits } = cardOn('none', { category: luckyDay.category } as Quest);
    for (const event of [luckySpun(1), luckyCompleted]) send(event);
    expect(view()).to.equal('spinning');
    send({ type: 'wheel.settled' });
    expect(view()).to.equal('lucky');
    expect(admits('AcceptQuest')).to.equal(false);
  });

  it('shows an accepted quest as assigned and a completed one as done', () => {
    const { send, view } = cardOn('proposed');
    send(accepted);
    expect(view()).to.equal('assigned');
    send(completed);
    expect(view()).to.equal('done');
  });

  it('follows the status that was read, wherever it leads, without turning the wheel', () => {
    const { send, view, admits } = cardOn('proposed');
    send({ type: 'status.read', status: 'completed' });
    expect([view(), admits('UndoCompletion')]).to.deep.equal(['done', true]);
    send({ type: 'status.read', status: 'none' });
    expect(view()).to.equal('ready');
  });
});
