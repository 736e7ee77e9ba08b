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
} from '#domain/testing/quest-samples.ts';

describe('the quest of the day', () => {
  describe('none yet', () => {
    it('is proposed by the first spin, with two spins left', () => {
      questDay().when(spin).yields(spun('a', 1));
      expect([spinsLeft(), spinsLeft(spun('a', 1))]).to.deep.equal([3, 2]);
    });
    it('is drawn by the draw of the first spin', () => {
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
        .yields({ ...spun('z', 1), candidates: ['z'] });
    });
    for (const command of [respin, accept, complete, skip, undo]) {
      it(`has no place for ${command.type}`, () => {
        questDay()
          .when(command)
          .refuses('not-admitted', { message: 'Spin the wheel first.', kind: 'conflict' });
      });
    }
    it('has nothing to reset', () => questDay().when(reset).yieldsNothing());
  });

  describe('proposed', () => {
    it('stays the same when the first spin is sent again', () => {
      questDay(spun('a', 1)).when(spin).yieldsNothing();
    });
    it('is replaced by a re-spin, never by a quest shown before', () => {
      questDay(spun('a', 1)).when(respin).yields(spun('b', 2));
      questDay(spun('a', 1), spun('b', 2)).when(respin).yields(spun('c', 3));
    });
    it('is drawn by the draw that has the number of its spin', () => {
      const draws = [draw(0), draw(0), draw(5)] as const;
      questDay(spun('a', 1), spun('b', 2))
        .when({ ...respin, draws })
        .yields({ ...spun('h', 3), draw: draw(5) });
    });
    it('is the last after three spins', () => {
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
    it('is accepted as it was proposed last', () => {
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
    it('lapses at midnight', () => {
      questDay(spun('a', 1))
        .when({ ...skip, ...night(0, 0) })
        .refuses('quest-expired');
    });
    it('cannot be completed before it is accepted', () => {
      questDay(spun('a', 1)).when(complete).refuses('not-admitted', { message: 'Accept the quest first.' });
    });
    it('is taken back by a reset', () => {
      questDay(spun('a', 1))
        .when(reset)
        .yields(resetOf('a', 0, false));
    });
  });

  describe('assigned', () => {
    const assigned = [spun('a', 1), accepted];

    it('stays when the wheel is spun or the quest accepted again', () => {
      questDay(...assigned)
        .when(spin)
        .yieldsNothing();
      questDay(...assigned)
        .when(accept)
        .yieldsNothing();
    });
    it('cannot be re-spun', () => {
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
    it('earns one point when it has left the catalogue', () => {
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
    it('belongs to its day until 03:00', () => {
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
      it(`is over on ${today} at ${localTime.hour}:${localTime.minute}`, () => {
        const over = { message: 'This quest belonged to yesterday.', kind: 'conflict' } as const;
        questDay(...assigned)
          .when({ ...complete, ...late })
          .refuses('quest-expired', over);
        questDay(...assigned)
          .when({ ...skip, ...late })
          .refuses('quest-expired', over);
      });
    }
    it('is taken back by a reset', () => {
      questDay(...assigned)
        .when(reset)
        .yields(resetOf('a', 0, false));
    });
  });
});
