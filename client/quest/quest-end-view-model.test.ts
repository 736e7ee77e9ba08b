import { expect } from 'chai';
import { questEndViewModel } from './quest-end-view-model.ts';

const day = { name: 'Push-up Pyramid', pointsEarned: 2 };
const count = (pegs: readonly string[]) =>
  Object.fromEntries(
    ['done', 'today', 'protected', 'open'].map((peg) => [peg, pegs.filter((one) => one === peg).length]),
  );

describe('the end of a quest', () => {
  for (const [days, line] of [
    [28, '28 days. Two to go for 30.'],
    [1, '1 day. Six to go for 7.'],
    [7, '7 days. Seven to go for 14.'],
    [31, '31 days. Each day from here is a bonus.'],
  ] as const)
    it(`says of a completed one on day ${days} what is ahead`, () =>
      expect(questEndViewModel('done', day, { currentStreak: days, skipTokens: 0 }).line.join(' ')).to.equal(
        line,
      ));

  it('has a peg for each day up to the next milestone, and marks today', () => {
    const { pegs, pegsText } = questEndViewModel('done', day, { currentStreak: 28, skipTokens: 0 });
    expect(count(pegs)).to.deep.equal({ done: 27, today: 1, protected: 0, open: 2 });
    expect(pegsText).to.equal('28 of 30 days');
  });

  it('shows of a skipped one that a token covers today', () => {
    const { heading, line, teaser, pegs } = questEndViewModel('skipped', day, {
      currentStreak: 27,
      skipTokens: 1,
    });
    expect(heading).to.equal('Your streak is safe');
    expect(line.join(' ')).to.equal('27 days stand. One skip token covers today, one is left.');
    expect(teaser.title).to.equal('Try again tomorrow.');
    expect(count(pegs)).to.deep.equal({ done: 27, today: 0, protected: 1, open: 2 });
  });

  it('names the wheel of today in the night, when the quest was that of yesterday', () => {
    for (const kind of ['done', 'skipped'] as const) {
      const { teaser } = questEndViewModel(
        kind,
        { ...day, isLate: true },
        { currentStreak: 3, skipTokens: 1 },
      );
      expect(teaser.title).to.equal('Today’s wheel is waiting');
    }
  });

  it('says of a Lucky Day that there is nothing to do', () =>
    expect(
      questEndViewModel(
        'lucky',
        { name: 'Lucky Day', pointsEarned: 5 },
        { currentStreak: 28, skipTokens: 0 },
      ).line.join(' '),
    ).to.equal('Today is on the wheel. 28 days. Five points, nothing to do.'));
});
