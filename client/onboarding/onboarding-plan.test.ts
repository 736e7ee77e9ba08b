import { expect } from 'chai';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import type { ProgramType } from '#domain/program/program-events.ts';
import {
  type Draft,
  type DraftChange,
  newDraft,
  withDailyPlan,
  withProgram,
  withUnits,
} from './onboarding-draft.ts';
import {
  canKeepWeight,
  goalPlanOf,
  hazardsAt,
  isSettled,
  leanerAtSameWeight,
  plannedEnd,
  plannedStart,
  safePlanIn,
  summaryOf,
} from './onboarding-plan.ts';

const today = asMemberDay('2026-01-31');
const empty = newDraft(null, today);
const lean = { ...empty, ...withProgram(empty, 'lean', today), goal: { text: '10', unit: 'lbs' } } as const;
const daily = { ...empty, ...withProgram(empty, 'maintain', today), ...withDailyPlan('daily-50') };

describe('the planned dates', () => {
  it('end a month after 31 January on the last of February', () => {
    expect(plannedEnd({ ...lean, targetDuration: '1-month' }, today)).to.equal('2026-02-28');
  });

  it('end on the chosen date of a custom duration, and nowhere before it is chosen', () => {
    const custom = { ...lean, targetDuration: 'custom', targetEndDate: '2026-05-01' } as const;
    expect(plannedEnd(custom, today)).to.equal('2026-05-01');
    expect(plannedEnd({ ...custom, targetEndDate: '' }, today)).to.equal(null);
  });

  it('are not known while the start is half typed', () => {
    const typing = { ...lean, startDate: '0002-01-31' };
    expect([plannedStart(typing, today), plannedEnd(typing, today), goalPlanOf(typing, today)]).to.deep.equal(
      [null, null, null],
    );
  });

  it('of a daily plan start today, with every start date in the form', () => {
    expect(plannedStart({ ...daily, startDate: '2026-06-01' }, today)).to.equal(today);
  });
});

describe('the plan of the goal coach', () => {
  const planWith = (change: DraftChange) => goalPlanOf({ ...lean, ...change }, today);

  it('paces the goal by what is typed', () => {
    expect(planWith({})).to.include({ weeks: 10, suggestedEndDate: '2026-04-11', warning: null });
  });

  it('warns of an end that comes too soon', () => {
    expect(planWith({ targetDuration: '1-month' })?.warning?.code).to.equal('rate-too-high');
  });

  it('knows the body once it is typed', () => {
    const slight: DraftChange = {
      weight: { text: '110', unit: 'lbs' },
      height: { unit: 'in', feet: '5', inches: '8' },
      age: '17',
    };
    expect(planWith(slight)?.notes.map(({ code }) => code)).to.deep.equal(['under-age', 'low-target-bmi']);
  });

  it('neither warns of nor notes an end before the start, which the step refuses', () => {
    const backwards = { ...lean, targetDuration: 'custom', targetEndDate: addDays(today, -1) } as const;
    expect(goalPlanOf(backwards, today)?.notes).to.deep.equal([]);
    expect(hazardsAt('timeline', backwards, today)).to.deep.equal([]);
  });

  it('plans twelve weeks for a daily plan', () => {
    expect(goalPlanOf(daily, today)).to.include({ kind: 'unpaced', weeks: 12 });
  });

  it('is none without a goal, and none for an assessment', () => {
    expect(planWith({ goal: { text: '', unit: 'lbs' } })).to.equal(null);
    expect(goalPlanOf({ ...empty, ...withProgram(empty, 'assessment', today) }, today)).to.equal(null);
  });
});

describe('the hazards of a setup', () => {
  const codesOf = (draft: Draft) => hazardsAt('summary', draft, today).map(({ code }) => code);

  for (const program of ['lean', 'bulk', 'cardio_fitness', 'maintain', 'assessment'] as const)
    it(`ask a member of 16 years before the program ${program}`, () => {
      const draft = { ...empty, ...withProgram(empty, program, today), age: '16' };
      const withGoal = {
        ...draft,
        ...(program !== 'assessment' && { goal: { text: '3', unit: draft.goalUnit } }),
      };
      expect(codesOf({ ...withGoal, goalType: withGoal.goalType ?? 'daily_fitness' })).to.deep.equal(['age']);
      expect(hazardsAt('profile', withGoal, today).map(({ code }) => code)).to.deep.equal(['age']);
      expect(isSettled(withGoal, today)).to.equal(false);
      expect(isSettled({ ...withGoal, acknowledged: ['age'] }, today)).to.equal(true);
    });

  const woman = {
    ...lean,
    goal: { text: '11,2', unit: 'kg' },
    goalUnit: 'kg',
    height: { unit: 'cm', centimetres: '163' },
    weight: { text: '60,4', unit: 'kg' },
    unitPreference: 'metric',
    targetDuration: '1-month',
  } as const;

  it('offer a woman of BMI 22.7 BMI 20 at 1% a week, or less fat at the same weight', () => {
    expect(safePlanIn(woman, today, ['pace'])).to.deep.equal({ goalValue: 7.2, endDate: '2026-05-23' });
    expect(canKeepWeight(woman, today)).to.equal(true);
    expect(codesOf({ ...woman, ...leanerAtSameWeight })).to.deep.equal([]);
  });

  it('can not be settled for a target below a BMI of 15', () => {
    const far = { ...woman, goal: { text: '22', unit: 'kg' }, targetDuration: '1-year' } as const;
    expect(isSettled({ ...far, acknowledged: ['target-bmi', 'pace', 'deadline'] }, today)).to.equal(false);
  });

  it('and the summary show typed numbers with a decimal point', () => {
    const body = summaryOf(woman, today).find(({ label }) => label === 'Body');
    expect(body?.text).to.equal('25 years, 163 cm, 60.4 kg');
  });
});

const fifth = asMemberDay('2026-01-05');
const blank = newDraft(null, fifth);
const factsOf = (program: ProgramType, change: DraftChange = {}) => {
  const draft = {
    ...blank,
    ...withProgram(blank, program, fifth),
    gender: 'female',
    height: { unit: 'in', feet: '5', inches: '6' },
    weight: { text: '150', unit: 'lbs' },
    equipment: ['dumbbells', 'bench'],
    ...change,
  } as const;
  return Object.fromEntries(summaryOf(draft, fifth).map(({ label, text }) => [label, text]));
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
    expect(factsOf('assessment', withUnits(blank, 'metric')).Body).to.equal(
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
