import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { metric, program, user } from './testing/facts.ts';
import { changeText, weightViewModel } from './weight-view-model.ts';

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
