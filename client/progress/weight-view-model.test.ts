import { expect } from 'chai';
import { sampleMember as user } from '#client/lib/testing/sample-member.ts';
import { metric, program, stats } from '#client/progress/testing/facts.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { ProgressFacts } from './progress-facts.ts';
import { changeText, weightMilestoneViewModel, weightViewModel } from './weight-view-model.ts';

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

const basis = { user, program, latest: null, metrics: [] };

describe('figures of the weight', () => {
  it('keep the later of two weights of a date, and average the seven days up to each', () => {
    const metrics = [
      metric('2026-03-01', 180),
      metric('2026-03-04', 178),
      metric('2026-03-04', 177),
      metric('2026-03-08', 175),
    ];
    const { points } = weightViewModel({ ...basis, metrics });
    expect(points.map(({ date, weight }) => [date, weight])).to.deep.equal([
      ['2026-03-01', 180],
      ['2026-03-04', 177],
      ['2026-03-08', 175],
    ]);
    const averages = points.map(({ average }) => Math.round(average * 100) / 100);
    expect(averages).to.deep.equal([180, 178.5, 176]);
  });

  it('leave out entries without a weight', () => {
    const metrics = [{ ...metric('2026-03-01', 180), weight: null }];
    expect(weightViewModel({ ...basis, metrics }).points).to.deep.equal([]);
  });

  it('count the target from the start weight, in the unit of the goal', () => {
    expect(weightViewModel(basis)).to.include({ target: 169, targetText: '169 lbs' });
  });

  it('count the target from 180 lb where no start is known', () => {
    const unknown = { ...program, startWeight: null, startWeightUnit: null };
    expect(weightViewModel({ ...basis, program: unknown }).targetText).to.equal('165 lbs');
  });

  it('draw a target of pounds among kilograms', () => {
    const metricUser = { ...user, unitPreference: 'metric' as const };
    const { target, targetText } = weightViewModel({ ...basis, user: metricUser });
    expect([Math.round((target ?? 0) * 10) / 10, targetText]).to.deep.equal([76.7, '169 lbs']);
  });

  it('have a dash for goals that are no weight', () => {
    const run = { ...program, goalType: 'running' as const, goalUnit: 'miles' as const };
    expect(weightViewModel({ ...basis, program: run })).to.include({ target: null, targetText: '–' });
  });

  it('take the weight of the profile until one is logged', () => {
    expect(weightViewModel({ ...basis, user: { ...user, weight: 182 } })).to.include({
      current: 182,
      isLogged: false,
    });
    const latest = { ...metric('2026-03-08', 175), asOf: { weight: asMemberDay('2026-03-08') } };
    expect(weightViewModel({ ...basis, latest })).to.include({ current: 175, isLogged: true });
  });
});

describe('a change of weight', () => {
  const texts: readonly (readonly [change: number, text: string])[] = [
    [-10, '−10'],
    [-0.25, '−0.3'],
    [-0.04, '0'],
    [-0, '0'],
    [0.04, '0'],
    [0.5, '+0.5'],
  ];
  for (const [change, text] of texts)
    it(`of ${change} is ${text}`, () => expect(changeText(change)).to.equal(text));
});
