import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { ProgressFacts } from './progress-facts.ts';
import { metric, program, stats, user } from './testing/facts.ts';
import { weightMilestoneViewModel } from './weight-milestone-view-model.ts';

const latest = { ...metric('2026-03-08', 175), asOf: { weight: asMemberDay('2026-03-08') } };
const facts = { user, program, stats, latest, metrics: [] } as unknown as ProgressFacts;
const unknownStart = { ...program, startWeight: null, startWeightUnit: null };

describe('the milestone of the weight', () => {
  it('is for who loses weight and has logged one', () => {
    expect(weightMilestoneViewModel({ ...facts, program: null })).to.equal(null);
    expect(weightMilestoneViewModel({ ...facts, program: { ...program, goalType: 'running' } })).to.equal(
      null,
    );
    expect(weightMilestoneViewModel({ ...facts, latest: null, user: { ...user, weight: 175 } })).to.equal(
      null,
    );
  });

  it('tells the way from the start to the target', () => {
    expect(weightMilestoneViewModel(facts)).to.deep.equal({
      chip: '6 lbs to go',
      numeral: '−9',
      unitText: 'lbs since start',
      way: { from: 184, to: 169, lost: 9, toGoText: '6 lbs to go', fromText: '184', toText: '169 lbs' },
    });
  });

  it('says so when the target is reached', () => {
    const there = { ...latest, weight: 168.5 };
    expect(weightMilestoneViewModel({ ...facts, latest: there })).to.include({ chip: 'Target reached' });
  });

  it('tells the weight itself where no start is known', () => {
    expect(weightMilestoneViewModel({ ...facts, program: unknownStart })).to.deep.equal({
      chip: '10 lbs to go',
      numeral: '175',
      unitText: 'lbs',
      way: null,
    });
  });

  it('has no target for a goal of body fat', () => {
    const fat = { ...program, goalUnit: '%' } as const;
    expect(weightMilestoneViewModel({ ...facts, program: fat })).to.deep.equal({
      chip: null,
      numeral: '−9',
      unitText: 'lbs since start',
      way: null,
    });
  });
});
