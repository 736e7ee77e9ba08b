import { expect } from 'chai';
import {
  accept,
  accepted,
  complete,
  completed,
  lucky,
  luckyCompleted,
  luckySpun,
  night,
  of,
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
  undone,
} from '#domain/testing/quest-samples.ts';

describe('the finished quest of the day', () => {
  describe('completed', () => {
    const done = [spun('a', 1), accepted, completed];

    it('is completed once when the command is repeated', () => {
      questDay(...done)
        .when(complete)
        .yieldsNothing();
      questDay(...done)
        .when({ ...complete, ...night(12, 0) })
        .yieldsNothing();
    });
    it('keeps the note of a quest about writing, and of no other', () => {
      const note = 'I slept well.';
      const written = { ...of, questId: 'three-good-things' };
      questDay(spun('three-good-things', 1), { type: 'QuestAccepted', ...written })
        .when({ ...complete, note })
        .yields({ type: 'QuestCompleted', ...written, points: 1, luckyDay: false, note });
      questDay(spun('a', 1), accepted)
        .when({ ...complete, note })
        .yields(completed);
    });
    it('allows no more spins', () =>
      questDay(...done)
        .when(spin)
        .yieldsNothing());
    for (const command of [respin, accept, skip]) {
      it(`refuses ${command.type}`, () => {
        const message = "You have already finished today's quest. Try again tomorrow.";
        questDay(...done)
          .when(command)
          .refuses('not-admitted', { message });
      });
    }
    it('is undone with the points it earned', () =>
      questDay(...done)
        .when(undo)
        .yields(undone));
    it('is undone once, and can be completed and undone again', () => {
      questDay(...done, undone)
        .when(undo)
        .yieldsNothing();
      questDay(...done, undone)
        .when(complete)
        .yields(completed);
      questDay(...done, undone, completed)
        .when(undo)
        .yields(undone);
    });
    it('is undone in the night after its date', () => {
      questDay(...done)
        .when({ ...undo, ...night(2, 59) })
        .yields(undone);
    });
    it('cannot be undone after that night', () => {
      questDay(...done)
        .when({ ...undo, ...night(3, 0) })
        .refuses('undo-too-late', { kind: 'conflict' });
    });
    it('is withdrawn with its points by a reset', () => {
      questDay(...done)
        .when(reset)
        .yields(resetOf('a', 2, false));
      questDay(...done, undone)
        .when(reset)
        .yields(resetOf('a', 0, false));
    });
  });

  describe('skipped', () => {
    const gone = [spun('a', 1), skipped];

    it('is skipped once when the command is repeated', () =>
      questDay(...gone)
        .when(skip)
        .yieldsNothing());
    it('allows no more spins', () =>
      questDay(...gone)
        .when(spin)
        .yieldsNothing());
    for (const command of [respin, accept, complete, undo]) {
      it(`refuses ${command.type}`, () => {
        const message = "You have already finished today's quest. Try again tomorrow.";
        questDay(...gone)
          .when(command)
          .refuses('not-admitted', { message });
      });
    }
    it('is withdrawn by a reset, which returns the token', () => {
      questDay(...gone)
        .when(reset)
        .yields(resetOf('a', 0, true));
    });
  });

  describe('reset', () => {
    const afresh = [spun('a', 1), accepted, completed, resetOf('a', 2, false)];

    it('has three spins again, for quests not shown before', () => {
      expect(spinsLeft(...afresh)).to.equal(3);
      questDay(...afresh)
        .when(spin)
        .yields({ ...spun('b', 1), candidates: ['b', 'c', 'd', 'e', 'f', 'g', 'h'] });
    });
    it('is not reset twice', () =>
      questDay(...afresh)
        .when(reset)
        .yieldsNothing());
  });

  describe('Lucky Day', () => {
    const draws = [lucky, lucky, lucky] as const;

    it('is completed when it is drawn, in any spin, and ends the spins', () => {
      questDay()
        .when({ ...spin, draws })
        .yields(luckySpun(1), luckyCompleted);
      questDay(spun('a', 1))
        .when({ ...respin, draws })
        .yields(luckySpun(2), luckyCompleted);
      expect(spinsLeft(spun('a', 1), luckySpun(2), luckyCompleted)).to.equal(0);
    });
    const itIs = [luckySpun(1), luckyCompleted];
    it('cannot be undone', () => {
      questDay(...itIs)
        .when(undo)
        .refuses('lucky-day-final', { kind: 'conflict' });
      questDay(...itIs)
        .when(accept)
        .refuses('not-admitted');
      questDay(...itIs)
        .when(spin)
        .yieldsNothing();
    });
    it('comes at most once per date', () => {
      questDay(...itIs, resetOf('lucky-day', 5, false))
        .when({ ...spin, draws })
        .yields({ ...luckySpun(1), questId: 'b' });
    });
    it('returns its points when it is reset', () => {
      questDay(...itIs)
        .when(reset)
        .yields(resetOf('lucky-day', 5, false));
      expect(spinsLeft(...itIs, resetOf('lucky-day', 5, false))).to.equal(3);
    });
  });
});
