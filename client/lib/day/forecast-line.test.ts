import { expect } from 'chai';
import { forecastText } from './forecast-line.tsx';

const before = { currentStreak: 12, skipTokens: 1, tokensAtRisk: 0, totalPoints: 240 };
const textAfter = (changes: Partial<typeof before>, from = before): string =>
  forecastText({ before: from, after: { ...from, ...changes } });

describe('what a command does to the numbers, as a text', () => {
  it('names what is kept when nothing changes', () => {
    expect(textAfter({})).to.equal('Your streak stays 12. You keep 1 skip token and 240 points.');
    expect(textAfter({}, { ...before, skipTokens: 0, totalPoints: 0 })).to.equal('Your streak stays 12.');
  });

  it('names the points that go with a deleted workout, and the streak that ends', () => {
    expect(textAfter({ totalPoints: 220 })).to.equal('Your streak stays 12. You lose 20 points.');
    expect(textAfter({ totalPoints: 220, currentStreak: 4 })).to.equal(
      'Your streak goes from 12 to 4. You lose 20 points.',
    );
  });

  it('names tokens that go and come', () => {
    expect(textAfter({ skipTokens: 0 })).to.equal('Your streak stays 12. You lose 1 skip token.');
    expect(textAfter({ skipTokens: 0, totalPoints: 239 })).to.equal(
      'Your streak stays 12. You lose 1 skip token and 1 point.',
    );
    expect(textAfter({ skipTokens: 2, totalPoints: 239 })).to.equal(
      'Your streak stays 12. You lose 1 point. You get 1 skip token.',
    );
  });

  it('says that a token which today has used holds the streak again', () => {
    expect(textAfter({ currentStreak: 11, skipTokens: 2, tokensAtRisk: 1, totalPoints: 239 })).to.equal(
      'Your streak goes from 12 to 11. 1 skip token holds it again. You lose 1 point.',
    );
  });

  it('says how many tokens the missed days take, where that changes', () => {
    expect(textAfter({ tokensAtRisk: 1 })).to.equal(
      'Your streak stays 12. You keep 1 skip token and 240 points. 1 of your skip tokens will be used when you train next.',
    );
    expect(textAfter({ tokensAtRisk: 0 }, { ...before, tokensAtRisk: 1 })).to.match(
      /No skip token is used for the days you missed\.$/,
    );
    expect(textAfter({ tokensAtRisk: 0, currentStreak: 0 }, { ...before, tokensAtRisk: 1 })).to.equal(
      'Your streak goes from 12 to 0. You keep 1 skip token and 240 points.',
    );
  });
});
