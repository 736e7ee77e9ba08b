import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { ProgramType } from '#domain/program/program-events.ts';
import { type DraftChange, newDraft, withDailyPlan, withProgram, withUnits } from './onboarding-draft.ts';
import { summaryOf } from './setup-summary.ts';

const today = asMemberDay('2026-01-05');
const empty = newDraft(null, today);
const factsOf = (program: ProgramType, change: DraftChange = {}) => {
  const draft = {
    ...empty,
    ...withProgram(empty, program, today),
    gender: 'female',
    height: { unit: 'in', feet: '5', inches: '6' },
    weight: { text: '150', unit: 'lbs' },
    equipment: ['dumbbells', 'bench'],
    ...change,
  } as const;
  return Object.fromEntries(summaryOf(draft, today).map(({ label, text }) => [label, text]));
};

describe('the summary of a setup', () => {
  it('says what will be sent, in words', () => {
    expect(factsOf('lean', { goal: { text: '10', unit: 'lbs' }, injuries: ' left knee ' })).to.deep.equal({
      Goal: 'Lose weight: 10 lbs',
      Dates: '5 Jan 2026 to 5 Apr 2026',
      Body: '25 years, Female, 5\'6", 150 lbs',
      Activity: 'Moderately active',
      Training: '3 days a week, 45 min a day',
      Equipment: 'Dumbbells, Bench',
      Injuries: 'left knee',
    });
  });

  it('is in the units that are shown', () => {
    expect(factsOf('assessment', withUnits(empty, 'metric')).Body).to.equal(
      '25 years, Female, 167.6 cm, 68 kg',
    );
  });

  it('names a daily plan, which is for every day', () => {
    const daily = factsOf('maintain', withDailyPlan('daily-100'));
    expect(daily['Daily plan']).to.equal('Daily 100');
    expect(daily.Training).to.equal('Every day, up to 45 min');
  });

  it('counts seven days of an assessment, and no goal', () => {
    const facts = factsOf('assessment');
    expect(facts.Dates).to.equal('5 Jan 2026 to 11 Jan 2026');
    expect(facts).to.not.have.property('Goal');
  });
});
