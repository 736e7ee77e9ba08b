import { expect } from 'chai';
import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import type { Quest } from '#domain/catalogue/quests/quest-entry.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import {
  accept,
  accepted,
  catalogue,
  complete,
  completed,
  draw,
  night,
  of,
  ofA,
  questDay,
  reset,
  resetOf,
  respin,
  skip,
  skipped,
  spin,
  spinsLeft,
  spun,
  undo,
  wheelRespin,
  wheelSpin,
  wheelSpun,
} from '#domain/testing/quest-samples.ts';
import { questDecider } from './quest.ts';

describe('the quest of the day', () => {
  describe('not started', () => {
    it('is proposed by the first spin, with two spins left', () => {
      questDay().when(spin).yields(spun('a', 1));
      expect([spinsLeft(), spinsLeft(spun('a', 1))]).to.deep.equal([3, 2]);
    });
    it('is drawn by the first of the three draws', () => {
      const draws = [draw(3), draw(0), draw(0)] as const;
      questDay()
        .when({ ...spin, draws })
        .yields({ ...spun('d', 1), draw: draw(3) });
    });
    it('cannot be drawn from fewer than eight eligible quests', () => {
      questDay()
        .when({ ...spin, quests: catalogue.slice(1) })
        .refuses('no-quests', { message: 'No quests available', kind: 'unavailable' });
    });
    it('is a light one on a rest day', () => {
      const light: Quest = { ...luckyDay, id: 'z', category: 'Recovery', estimatedMinutes: 5 };
      questDay()
        .when({ ...spin, quests: [...catalogue, light], isRestDay: true })
        .yields({
          ...spun('z', 1),
          candidates: ['z'],
          inputs: { equipment: ['none'], isRestDay: true, catalogue: 1 },
        });
    });
    for (const command of [respin, accept, complete, skip, undo]) {
      it(`refuses ${command.type}`, () => {
        questDay()
          .when(command)
          .refuses('not-admitted', { message: 'Spin the wheel first.', kind: 'conflict' });
      });
    }
    it('cannot be reset', () => questDay().when(reset).yieldsNothing());
  });

  describe('proposed', () => {
    it('stays the same when the first spin is sent again', () => {
      questDay(spun('a', 1)).when(spin).yieldsNothing();
    });
    it('is replaced by a re-spin with a quest not shown before', () => {
      questDay(spun('a', 1)).when(respin).yields(spun('b', 2));
      questDay(spun('a', 1), spun('b', 2)).when(respin).yields(spun('c', 3));
    });
    it('is drawn by the draw with the number of its spin', () => {
      const draws = [draw(0), draw(0), draw(5)] as const;
      questDay(spun('a', 1), spun('b', 2))
        .when({ ...respin, draws })
        .yields({ ...spun('h', 3), draw: draw(5) });
    });
    it('cannot change after three spins', () => {
      const thrice = [spun('a', 1), spun('b', 2), spun('c', 3)];
      expect(spinsLeft(...thrice)).to.equal(0);
      questDay(...thrice)
        .when(respin)
        .refuses('no-spins-left', {
          message: "You've used all your spins. Accept the current quest or skip it.",
          kind: 'conflict',
        });
    });
    it('is accepted', () => questDay(spun('a', 1)).when(accept).yields(accepted));
    it('is accepted as last proposed', () => {
      questDay(spun('a', 1), spun('b', 2))
        .when(accept)
        .yields({ type: 'QuestAccepted', ...of, questId: 'b' });
    });
    it('is skipped for a token', () => questDay(spun('a', 1)).when(skip).yields(skipped));
    it('is not skipped without a token', () => {
      questDay(spun('a', 1))
        .when({ ...skip, tokensHeld: 0 })
        .refuses('no-skip-token', {
          message: 'No skip tokens. Earn one every 7 active days.',
          kind: 'conflict',
        });
    });
    it('is not skipped while the streak is paused, because it would waste a token', () => {
      questDay(spun('a', 1), accepted)
        .when({ ...skip, excuse: 'paused' })
        .refuses('streak-paused', {
          message: 'Your streak is paused. You can leave this quest: it takes no token.',
          kind: 'conflict',
        });
    });
    it('is not skipped on a planned rest day that keeps the streak', () => {
      questDay(spun('a', 1))
        .when({ ...skip, excuse: 'rest' })
        .refuses('rest-day', {
          message:
            'Today is a planned rest day, so your streak holds. You can leave this quest: it takes no token.',
          kind: 'conflict',
        });
    });
    it('is not skipped at a streak of 0, because a token would save nothing', () => {
      questDay(spun('a', 1))
        .when({ ...skip, streak: 0 })
        .refuses('no-streak', {
          message:
            'Your streak is at 0, so a token would save nothing. You can leave this quest: it takes no token.',
        });
    });
    it('is not skipped on a day with another activity, because the day counts already', () => {
      questDay(spun('a', 1))
        .when({ ...skip, isActive: true })
        .refuses('day-active');
    });
    it('lapses at midnight', () => {
      questDay(spun('a', 1))
        .when({ ...skip, ...night(0, 0) })
        .refuses('quest-expired');
    });
    it('cannot be completed before it is accepted', () => {
      questDay(spun('a', 1)).when(complete).refuses('not-admitted', { message: 'Accept the quest first.' });
    });
    it('is withdrawn by a reset', () => {
      questDay(spun('a', 1))
        .when(reset)
        .yields(resetOf('a', 0, false));
    });
  });

  describe('assigned', () => {
    const assigned = [spun('a', 1), accepted];

    it('stays when the member spins or accepts again', () => {
      questDay(...assigned)
        .when(spin)
        .yieldsNothing();
      questDay(...assigned)
        .when(accept)
        .yieldsNothing();
    });
    it('cannot be spun again', () => {
      questDay(...assigned)
        .when(respin)
        .refuses('not-admitted', { message: "You have already accepted today's quest." });
    });
    it('is completed for the points of the quest', () => {
      const worth = catalogue.map((quest) => (quest.id === 'a' ? { ...quest, pointsReward: 3 } : quest));
      questDay(...assigned)
        .when(complete)
        .yields(completed);
      questDay(...assigned)
        .when({ ...complete, quests: worth })
        .yields({ type: 'QuestCompleted', ...ofA, points: 3, luckyDay: false });
    });
    it('earns one point when it was removed from the catalogue', () => {
      questDay(...assigned)
        .when({ ...complete, quests: [] })
        .yields({ type: 'QuestCompleted', ...ofA, points: 1, luckyDay: false });
    });
    it('is skipped for a token', () => {
      questDay(...assigned)
        .when(skip)
        .yields(skipped);
      questDay(...assigned)
        .when({ ...skip, tokensHeld: 0 })
        .refuses('no-skip-token');
    });
    it('can be completed until 03:00 of the next day', () => {
      questDay(...assigned)
        .when({ ...complete, ...night(1, 10) })
        .yields(completed);
      questDay(...assigned)
        .when({ ...complete, ...night(2, 59) })
        .yields(completed);
      questDay(...assigned)
        .when({ ...skip, ...night(2, 59) })
        .yields(skipped);
    });
    for (const late of [night(3, 0), night(3, 5), night(1, 10, asMemberDay('2026-03-06'))]) {
      const { today, localTime } = late;
      it(`can no longer be completed on ${today} at ${localTime.hour}:${localTime.minute}`, () => {
        const over = { message: 'This quest belonged to yesterday.', kind: 'conflict' } as const;
        questDay(...assigned)
          .when({ ...complete, ...late })
          .refuses('quest-expired', over);
        questDay(...assigned)
          .when({ ...skip, ...late })
          .refuses('quest-expired', over);
      });
    }
    it('is withdrawn by a reset', () => {
      questDay(...assigned)
        .when(reset)
        .yields(resetOf('a', 0, false));
    });
  });
});

describe('the quest of a date with rules v2', () => {
  // The draw of the samples leaves the remainder 1 by 8, and 1 by 7.
  const first = wheelSpun(1, 1);
  const second = wheelSpun(2, 2, [1]);

  it('is drawn among the eight of the wheel, which its event holds', () =>
    questDay().when(wheelSpin).yields(first));

  it('is replaced by a re-spin on the same wheel, also after a change of equipment', () => {
    const later = { ...wheelRespin, ownedEquipment: ['barbell'], isRestDay: true, wheelDraw: draw(5) };
    questDay(first).when(later).yields(second);
  });
  it('keeps its wheel after a reset', () => {
    const again = questDay(first, resetOf(first.questId, 0, false)).when({
      ...wheelSpin,
      wheelDraw: draw(5),
    });
    again.yields({ ...second, spin: 1 });
  });
  it('is refused where the member saw another wheel, and drawn where it is the one', () => {
    const slots = first.wheel?.slots ?? [];
    questDay()
      .when({ ...wheelSpin, shown: slots.toReversed() })
      .refuses('wheel-changed');
    questDay()
      .when({ ...wheelSpin, shown: slots })
      .yields(first);
  });
  it('goes on by rules v1 where its first spin was made by them', () => {
    questDay(spun('a', 1)).when(wheelRespin).yields(spun('b', 2));
    questDay(first)
      .when({ ...respin, rules: 'v1' })
      .yields(second);
  });
  it('has the light quests on its wheel on a rest day', () => {
    const light: Quest = { ...luckyDay, id: 'z', category: 'Recovery', estimatedMinutes: 5 };
    const quests = [...catalogue.map((quest) => ({ ...quest, difficulty: 'hard' as const })), light];
    const onRest = { ...wheelSpin, quests, isRestDay: true };
    const [drawn] = questDecider.decide(questDecider.initialState, onRest);
    expect(drawn).to.have.nested.property('wheel.slots').that.includes('z').and.has.length(8);
  });
});
