import { expect } from 'chai';
import { goals, goalsInCi, medians, missed, withoutTimes } from './client-goals.ts';

const met = {
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaint: 1800,
  blockingTime: 100,
  layoutShift: 0.02,
  scripts: 92_000,
};

describe('the goals of the client', () => {
  it('are met by figures that equal them', () => {
    expect(missed(met, goals.landing)).to.deep.equal([]);
  });

  it('are missed by a lower score, a longer time, more bytes or a missing measurement', () => {
    const figures = { ...met, performance: 94, largestPaint: 1801, scripts: 100_001 };
    expect(missed(figures, goals.landing)).to.deep.equal(['performance', 'largestPaint', 'scripts']);
    expect(missed({}, goals.interaction)).to.deep.equal(['nextPaint']);
  });

  it('have margins for what a slow machine changes, and none for the rest', () => {
    expect(goalsInCi('landing')).to.deep.equal({
      ...goals.landing,
      performance: 85,
      largestPaint: 2700,
      blockingTime: 300,
    });
    expect(goalsInCi('screen').performance).to.equal(80);
    expect(goalsInCi('interaction')).to.deep.equal({ nextPaint: 300 });
  });

  it('without times are those that do not depend on the machine', () => {
    expect(withoutTimes(goals.screen)).to.deep.equal({
      accessibility: 100,
      bestPractices: 100,
      layoutShift: 0.02,
      scripts: 190_000,
    });
  });

  it('are compared with the median of several runs', () => {
    expect(medians([{ nextPaint: 90 }, { nextPaint: 400 }, { nextPaint: 40 }])).to.deep.equal({
      nextPaint: 90,
    });
  });
});
