import { expect } from 'chai';
import { toMass } from '#domain/body/quantity.ts';
import type { DurationId } from '#domain/catalogue/content/options.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { given as givenFor } from '#domain/testing/given.ts';
import {
  dailyStarted,
  start,
  startDaily,
  started,
  startedWithoutWeights,
  today,
} from '#domain/testing/program-samples.ts';
import { programDecider } from './program.ts';
import type { StartProgram } from './program-commands.ts';
import type { ProgramStarted } from './program-events.ts';

const given = givenFor(programDecider);

describe('starting a program', () => {
  it('stores the canonical type and the sent type', () => {
    given()
      .when({ ...start, sentType: 'muscle', goalType: 'muscle_gain' })
      .yields({
        ...started,
        ...{ programType: 'bulk', sentType: 'muscle', goalType: 'muscle_gain' },
        targetWeight: toMass(190, 'lbs'),
      });
  });

  describe('agrees to a start weight and a target weight', () => {
    const table: readonly [string, Partial<StartProgram>, Partial<ProgramStarted>][] = [
      [
        'in the unit of the goal',
        { weight: toMass(60.4, 'kg'), goalValue: 11.2, goalUnit: 'kg', acknowledged: ['pace'] },
        { startWeight: toMass(60.4, 'kg'), targetWeight: toMass(49.2, 'kg') },
      ],
      [
        'without a target for another goal',
        { goalType: 'running', goalUnit: 'miles' },
        {
          startWeight: toMass(180, 'lbs'),
        },
      ],
      ['and to neither without a known weight', { weight: null }, {}],
      ['and to neither for an assessment', { sentType: 'assessment', goalUnit: 'days' }, {}],
    ];
    for (const [title, changes, expected] of table)
      it(title, () => {
        const [event] = programDecider.decide(programDecider.initialState, { ...start, ...changes });
        const { startWeight, targetWeight } = event as ProgramStarted;
        expect({ ...(startWeight && { startWeight }), ...(targetWeight && { targetWeight }) }).to.deep.equal(
          expected,
        );
      });
  });

  it('starts today when no date is sent', () => {
    given()
      .when({ ...start, startDate: null })
      .yields(started);
  });

  describe('without an end date', () => {
    const table: readonly [string, Partial<StartProgram>, string | null][] = [
      ['takes the estimate of a weight loss', {}, '2026-03-16'],
      ['takes it from the start', { startDate: '2026-01-12' }, '2026-03-23'],
      ['takes the rate of the weight', { goalValue: 25, weight: toMass(60, 'lbs') }, '2026-06-01'],
      ['takes 12 weeks for a goal without a rate', { goalType: 'running', goalUnit: 'miles' }, '2026-03-30'],
      ['takes 7 days for an assessment', { sentType: 'assessment', goalUnit: 'days' }, '2026-01-12'],
      ['stays open for daily maintenance', { sentType: 'maintain', goalUnit: 'points' }, null],
      ['stays open by its other name', { sentType: 'daily_maintenance', goalUnit: 'points' }, null],
    ];
    for (const [title, changes, plannedEndDate] of table)
      it(title, () => {
        const [event] = programDecider.decide(programDecider.initialState, {
          ...start,
          plannedEndDate: null,
          acknowledged: ['weight'],
          ...changes,
        });
        expect(event).to.include({ type: 'ProgramStarted', plannedEndDate });
      });
  });

  it('runs a daily goal on its template', () => {
    const daily = { sentType: 'maintain', goalType: 'daily_fitness', goalUnit: 'points' } as const;
    given()
      .when({ ...start, ...daily, goalValue: 50 })
      .yields({
        ...startedWithoutWeights,
        ...daily,
        programType: 'maintain',
        goalValue: 50,
        dailyTemplate: 'daily-50',
      });
    given()
      .when({ ...start, ...daily, goalType: 'fitness' })
      .yields({ ...startedWithoutWeights, ...daily, programType: 'maintain', goalType: 'fitness' });
    given()
      .when({ ...start, ...daily, sentType: 'lean', goalValue: 50 })
      .yields({
        ...startedWithoutWeights,
        ...daily,
        ...{ sentType: 'lean', goalValue: 50, startWeight: toMass(180, 'lbs') },
      });
  });

  it('refuses a custom daily plan, because this command carries no exercises', () => {
    given()
      .when({ ...start, sentType: 'maintain', goalType: 'daily_custom', goalValue: 0 })
      .refuses('no-exercises', {
        kind: 'invalid',
        message: 'Please add at least one exercise to your custom daily plan.',
      });
  });

  for (const goalValue of [0, 10_000])
    it(`accepts a goal of ${goalValue}`, () => {
      given()
        .when({ ...start, goalValue, acknowledged: ['pace', 'deadline'] })
        .yields({
          ...startedWithoutWeights,
          ...{
            startWeight: toMass(180, 'lbs'),
            ...(goalValue === 0 && { targetWeight: toMass(180, 'lbs') }),
          },
          goalValue,
          acknowledged: goalValue > 0 ? ['pace', 'deadline'] : [],
        });
    });

  for (const goalValue of [-1, 10_000.1, Number.NaN, Number.POSITIVE_INFINITY])
    it(`refuses a goal of ${goalValue}`, () => {
      given()
        .when({ ...start, goalValue })
        .refuses('invalid-goal', { kind: 'invalid', message: 'Please enter a valid goal.' });
    });

  for (const dates of [
    { startDate: '2026-02-30' },
    { startDate: '2226-01-05' },
    { plannedEndDate: 'soon' },
    { plannedEndDate: '2226-01-05' },
  ])
    it(`refuses the date ${Object.values(dates).join()}`, () => {
      given()
        .when({ ...start, ...dates })
        .refuses('invalid-date', {
          kind: 'invalid',
          message: 'Please choose a date within 100 years of today.',
        });
    });

  it('can end on its start date, but not before', () => {
    given()
      .when({ ...start, plannedEndDate: today, acknowledged: ['pace', 'deadline'] })
      .yields({ ...started, plannedEndDate: today, acknowledged: ['pace', 'deadline'] });
    given()
      .when({ ...start, plannedEndDate: '2026-01-04' })
      .refuses('end-before-start', {
        kind: 'invalid',
        message: 'The end date cannot be before the start date.',
      });
  });
});

describe('starting daily maintenance', () => {
  it('takes the goal from its template', () => {
    given().when(startDaily).yields(dailyStarted);
    given()
      .when({ ...startDaily, dailyTemplate: 'daily-100' })
      .yields({ ...dailyStarted, goalValue: 100, dailyTemplate: 'daily-100' });
  });

  it('stores the exercises of a custom plan', () => {
    given()
      .when({
        ...startDaily,
        dailyTemplate: 'daily-custom',
        customExercises: [{ name: 'Walking', type: 'steps' }],
      })
      .yields({
        ...dailyStarted,
        goalType: 'daily_custom',
        goalValue: 0,
        dailyTemplate: 'daily-custom',
        customExercises: [{ name: 'Walking', type: 'steps', steps: 8000 }],
      });
  });

  it('ignores exercises for other templates', () => {
    given()
      .when({ ...startDaily, customExercises: [{ name: 'Walking', type: 'steps' }] })
      .yields(dailyStarted);
  });

  const table: readonly [DurationId | null, string | null, string | null][] = [
    [null, null, null],
    [null, '2026-02-01', '2026-02-01'],
    ['1-month', null, '2026-02-05'],
    ['3-months', '2026-02-01', '2026-04-05'],
    ['custom', '2026-02-01', '2026-02-01'],
    ['custom', null, '2026-03-30'],
  ];
  for (const [targetDuration, targetEndDate, plannedEndDate] of table)
    it(`for ${targetDuration} until ${targetEndDate} ends ${plannedEndDate}`, () => {
      given()
        .when({ ...startDaily, targetDuration, targetEndDate })
        .yields({
          ...dailyStarted,
          plannedEndDate: plannedEndDate === null ? null : asMemberDay(plannedEndDate),
        });
    });

  it('refuses an invalid end, and one before today', () => {
    given()
      .when({ ...startDaily, targetEndDate: '2026-13-01' })
      .refuses('invalid-date');
    given()
      .when({ ...startDaily, targetDuration: 'custom', targetEndDate: '2026-01-04' })
      .refuses('end-before-start');
  });
});
