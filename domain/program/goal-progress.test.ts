import { expect } from 'chai';
import fc from 'fast-check';
import { type Mass, type MassUnit, toMass } from '#domain/body/quantity.ts';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import {
  goalProgress,
  goalReachedOn,
  type MeasuredProgram,
  type ProgressFacts,
  targetWeightOf,
  weightGoalProgress,
} from './goal-progress.ts';
import { goalRulesV1, goalRulesV2 } from './goal-rules.ts';
import type { GoalType, GoalUnit, ProgramType } from './program-events.ts';

const start = asMemberDay('2026-01-05');
const program: MeasuredProgram = {
  programType: 'lean',
  goalType: 'weight_loss',
  goalValue: 10,
  goalUnit: 'lbs',
  startDate: start,
  plannedEndDate: asMemberDay('2026-03-30'),
};
const facts: ProgressFacts = {
  program,
  today: start,
  startWeight: null,
  currentWeight: null,
  bodyFatAtStart: null,
  bodyFatNow: null,
};
const lbs = (value: number): Mass => toMass(value, 'lbs');
const muscle: MeasuredProgram = { ...program, programType: 'bulk', goalType: 'muscle_gain' };
const openEnded: MeasuredProgram = {
  ...program,
  programType: 'maintain',
  goalType: 'daily_fitness',
  goalUnit: 'points',
  plannedEndDate: null,
};

describe('goal progress', () => {
  describe('of a weight loss, from 180 lb', () => {
    const table: readonly [Mass | null, number][] = [
      [lbs(175), 50],
      [lbs(170), 100],
      [lbs(190), 0],
      [lbs(140), 100],
      [lbs(170.04), 99],
      [toMass(79, 'kg'), 58],
      [null, 0],
    ];
    for (const [currentWeight, percent] of table)
      it(`at ${currentWeight?.value ?? 'no'} ${currentWeight?.unit ?? 'weight'} is ${percent}`, () => {
        expect(goalProgress({ ...facts, currentWeight, startWeight: lbs(200) })).to.equal(percent);
      });

    it('converts a goal in kilograms', () => {
      const inKilograms: MeasuredProgram = { ...program, goalValue: 5, goalUnit: 'kg' };
      expect(goalProgress({ ...facts, program: inKilograms, currentWeight: lbs(174) })).to.equal(54);
    });

    it('uses another baseline from the rules', () => {
      const rules = { ...goalRulesV1, standardWeightLb: 185 };
      expect(goalProgress({ ...facts, currentWeight: lbs(180) }, rules)).to.equal(50);
    });

    it('is 0 for a goal of 0', () => {
      const empty = { ...program, goalValue: 0 };
      expect(goalProgress({ ...facts, program: empty, currentWeight: lbs(170) })).to.equal(0);
    });
  });

  describe('of a weight loss, from the start weight (v2)', () => {
    it('is the share of the goal lost since the start', () => {
      const lost = { ...facts, startWeight: lbs(196), currentWeight: lbs(192) };
      expect(goalProgress(lost, goalRulesV2)).to.equal(40);
      expect(goalProgress(lost)).to.equal(0);
    });

    it('is 0 without a start weight or a current weight', () => {
      expect(goalProgress({ ...facts, currentWeight: lbs(170) }, goalRulesV2)).to.equal(0);
      expect(goalProgress({ ...facts, startWeight: lbs(170) }, goalRulesV2)).to.equal(0);
    });
  });

  describe('of a weight loss in percent', () => {
    const inPercent: ProgressFacts = { ...facts, program: { ...program, goalValue: 4, goalUnit: '%' } };

    it('is the share of the body fat lost', () => {
      expect(goalProgress({ ...inPercent, bodyFatAtStart: 24, bodyFatNow: 23 })).to.equal(25);
      expect(goalProgress({ ...inPercent, bodyFatAtStart: 24, bodyFatNow: 0 })).to.equal(100);
    });

    it('is 0 when a value is unknown, and for a goal of 0', () => {
      expect(goalProgress({ ...inPercent, bodyFatNow: 20 })).to.equal(0);
      expect(goalProgress({ ...inPercent, bodyFatAtStart: 24 })).to.equal(0);
      const empty = { ...inPercent.program, goalValue: 0 };
      expect(goalProgress({ ...inPercent, program: empty, bodyFatAtStart: 24, bodyFatNow: 20 })).to.equal(0);
    });
  });

  it('of an assessment is always 0', () => {
    const assessment: MeasuredProgram = { ...program, programType: 'assessment', goalUnit: 'days' };
    for (const today of ['2026-01-04', '2026-01-08', '2026-04-01'])
      expect(goalProgress({ ...facts, program: assessment, today: asMemberDay(today) })).to.equal(0);
  });

  describe('of a daily plan without an end date', () => {
    const table: readonly [number, number][] = [
      [-1, 0],
      [0, 0],
      [1, 2],
      [25, 50],
      [49, 98],
      [50, 100],
      [51, 100],
    ];
    for (const [days, percent] of table)
      it(`on day ${days} is ${percent}`, () => {
        expect(goalProgress({ ...facts, program: openEnded, today: addDays(start, days) })).to.equal(percent);
      });

    it('grows by the percentage of the rules', () => {
      const rules = { ...goalRulesV1, openEndPercentPerDay: 1 };
      expect(goalProgress({ ...facts, program: openEnded, today: addDays(start, 25) }, rules)).to.equal(25);
    });
  });

  describe('of every other program, 5 January to 30 March', () => {
    const daily: MeasuredProgram = { ...openEnded, plannedEndDate: program.plannedEndDate };
    const odd: MeasuredProgram = { ...program, goalUnit: 'points' };
    const table: readonly [string, MeasuredProgram, string, number][] = [
      ['muscle gain', muscle, '2026-01-04', 0],
      ['muscle gain', muscle, '2026-01-05', 0],
      ['muscle gain', muscle, '2026-02-16', 50],
      ['muscle gain', muscle, '2026-03-29', 99],
      ['muscle gain', muscle, '2026-03-30', 100],
      ['muscle gain', muscle, '2026-03-31', 100],
      ['a daily plan with an end', daily, '2026-02-16', 50],
      ['weight loss in points', odd, '2026-02-16', 50],
    ];
    for (const [title, measured, today, percent] of table)
      it(`of ${title} on ${today} is ${percent}`, () => {
        const known = { ...facts, program: measured, today: asMemberDay(today), currentWeight: lbs(170) };
        expect(goalProgress(known)).to.equal(percent);
      });
  });

  describe('of a program that ends on its start', () => {
    const short = { ...facts, program: { ...muscle, plannedEndDate: start } };

    it('is 100 from that day on', () => {
      expect(goalProgress({ ...short, today: addDays(start, -1) })).to.equal(0);
      expect(goalProgress({ ...short, today: start })).to.equal(100);
      expect(goalProgress({ ...short, today: addDays(start, 1) })).to.equal(100);
    });
  });

  it('is a whole number from 0 to 100 for any program', () => {
    const weight = fc.option(fc.double({ min: 0, max: 10_000, noNaN: true }).map(lbs), { nil: null });
    const percent = fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: null });
    const day = fc.integer({ min: -100, max: 400 }).map((days) => addDays(start, days));
    const anyProgram = fc.record({
      programType: fc.constantFrom<ProgramType>('lean', 'bulk', 'maintain', 'assessment'),
      goalType: fc.constantFrom<GoalType>('weight_loss', 'muscle_gain', 'daily_fitness'),
      goalValue: fc.double({ min: 0, max: 10_000, noNaN: true }),
      goalUnit: fc.constantFrom<GoalUnit>('lbs', 'kg', '%', 'points'),
      startDate: day,
      plannedEndDate: fc.option(day, { nil: null }),
    });
    const anyFacts = fc.record({
      program: anyProgram,
      today: day,
      startWeight: weight,
      currentWeight: weight,
      bodyFatAtStart: percent,
      bodyFatNow: percent,
    });
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(goalRulesV1, goalRulesV2), (known, rules) => {
        const progress = goalProgress(known, rules);
        expect(Number.isInteger(progress)).to.equal(true);
        expect(progress).to.be.within(0, 100);
      }),
    );
  });
});

describe('the date on which a goal was reached', () => {
  const measuredOn = asMemberDay('2026-02-20');
  const today = asMemberDay('2026-04-02');

  it('is the date of the weight that reached it', () => {
    const lost = { ...facts, today, startWeight: lbs(180), currentWeight: lbs(170), measuredOn };
    expect(goalReachedOn(lost)).to.equal(measuredOn);
    expect(goalReachedOn({ ...lost, measuredOn: null })).to.equal(today);
  });

  it('is that of the target weight, not that of 100 % from 180 lb', () => {
    const lost = { ...facts, today, startWeight: lbs(196), currentWeight: lbs(185), measuredOn };
    expect(goalReachedOn(lost)).to.equal(measuredOn);
    expect(goalReachedOn({ ...lost, currentWeight: lbs(187) })).to.equal(null);
    expect(goalReachedOn({ ...lost, startWeight: lbs(140), currentWeight: lbs(140) })).to.equal(null);
  });

  it('is the planned end of a program measured by the calendar', () => {
    const run: MeasuredProgram = { ...muscle, goalType: 'running', goalUnit: 'miles' };
    expect(goalReachedOn({ ...facts, program: run, today, measuredOn })).to.equal('2026-03-30');
    expect(goalReachedOn({ ...facts, program: run, today: measuredOn, measuredOn })).to.equal(null);
  });

  it('is the date of the weight for a muscle gain', () => {
    const gained = { ...facts, program: muscle, today, startWeight: lbs(150), measuredOn };
    expect(goalReachedOn({ ...gained, currentWeight: lbs(160) })).to.equal(measuredOn);
    expect(goalReachedOn({ ...gained, currentWeight: lbs(159) })).to.equal(null);
  });

  it('is the fiftieth day of a daily plan without an end', () => {
    const on = (day: string) =>
      goalReachedOn({ ...facts, program: openEnded, today: asMemberDay(day), measuredOn: null });
    expect([on('2026-02-23'), on('2026-02-24'), on('2026-04-02')]).to.deep.equal([
      null,
      '2026-02-24',
      '2026-02-24',
    ]);
  });
});

describe('the weight goal ring', () => {
  it('is the goal progress of a weight loss', () => {
    expect(weightGoalProgress({ ...facts, currentWeight: lbs(175) })).to.equal(50);
    expect(
      weightGoalProgress({ ...facts, startWeight: lbs(196), currentWeight: lbs(192) }, goalRulesV2),
    ).to.equal(40);
  });

  it('is the gained share of a muscle gain', () => {
    const gained = { ...facts, program: muscle, startWeight: lbs(150), currentWeight: lbs(153) };
    expect(weightGoalProgress(gained)).to.equal(30);
    expect(weightGoalProgress({ ...gained, currentWeight: lbs(149) })).to.equal(0);
  });

  it('is a dash for all other goals', () => {
    const known = { ...facts, startWeight: lbs(150), currentWeight: lbs(153) };
    expect(weightGoalProgress({ ...known, program: { ...muscle, goalType: 'muscle_building' } })).to.equal(
      null,
    );
    expect(weightGoalProgress({ ...known, program: { ...muscle, goalUnit: '%' } })).to.equal(null);
    expect(weightGoalProgress({ ...known, program: { ...muscle, goalValue: 0 } })).to.equal(null);
    expect(weightGoalProgress({ ...known, program: muscle, startWeight: null })).to.equal(null);
    expect(weightGoalProgress({ ...known, program: muscle, currentWeight: null })).to.equal(null);
  });
});

describe('the target weight', () => {
  const target = (changes: Partial<MeasuredProgram>, startWeight: Mass | null) => {
    const mass = targetWeightOf({ ...program, ...changes }, startWeight);
    return mass && ([mass.value, mass.unit] as const);
  };
  const table: readonly [
    string,
    Partial<MeasuredProgram>,
    Mass | null,
    readonly [number, MassUnit] | null,
  ][] = [
    ['lose 10 of 196 lb', {}, lbs(196), [186, 'lbs']],
    ['lose 10 of an unknown weight', {}, null, [170, 'lbs']],
    ['lose 5 of 80 kg', { goalValue: 5, goalUnit: 'kg' }, toMass(80, 'kg'), [75, 'kg']],
    ['lose 5 kg of 180 lb', { goalValue: 5, goalUnit: 'kg' }, null, [76.6, 'kg']],
    ['gain 10 from 150 lb', { goalType: 'muscle_gain' }, lbs(150), [160, 'lbs']],
    ['lose 4 points of fat', { goalUnit: '%' }, lbs(180), null],
    ['gain 4 percent', { goalType: 'muscle_gain', goalUnit: '%' }, lbs(180), null],
    ['build muscle', { goalType: 'muscle_building' }, lbs(180), null],
    ['lose all of it', { goalValue: 180 }, lbs(180), null],
    ['lose all but a little', { goalValue: 179.9 }, lbs(180), [0.1, 'lbs']],
  ];
  for (const [title, changes, startWeight, expected] of table)
    it(`to ${title} is ${expected?.join(' ') ?? 'a dash'}`, () => {
      expect(target(changes, startWeight)).to.deep.equal(expected);
    });

  it('uses another baseline from the rules', () => {
    expect(targetWeightOf(program, null, { ...goalRulesV1, standardWeightLb: 200 })?.value).to.equal(190);
  });
});
