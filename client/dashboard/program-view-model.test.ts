import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { Phase, Program } from '#service/features/program/program-contract.ts';
import {
  assessmentDay,
  exerciseLine,
  goalText,
  phaseShare,
  phaseWeeks,
  programWeek,
  startPath,
  templateLine,
} from './program-view-model.ts';

const day = asMemberDay;
const program: Program = {
  id: 'p1',
  type: 'lean',
  goalType: 'weight_loss',
  goalValue: 15,
  goalUnit: 'lbs',
  startDate: day('2026-01-05'),
  plannedEndDate: day('2026-03-30'),
  currentPhase: 1,
  isActive: true,
  startWeight: null,
  startWeightUnit: null,
  dailyTemplate: null,
  goalProgress: 0,
  goalProgressFromStart: null,
  revision: 0,
};
const phase = (startDate: string, endDate: string): Phase => ({
  id: startDate,
  phaseNumber: 1,
  name: 'Foundation',
  startDate: day(startDate),
  endDate: day(endDate),
  description: '',
  focus: [],
  isCurrent: true,
  isAfterPlannedEnd: false,
});

describe('words of a program', () => {
  for (const [today, week] of [
    ['2026-01-04', 1],
    ['2026-01-05', 1],
    ['2026-01-11', 1],
    ['2026-01-12', 2],
    ['2026-03-29', 12],
    ['2026-05-01', 12],
  ] as const)
    it(`count ${today} to week ${week} of 12`, () =>
      expect(programWeek(program, [], day(today))).to.deep.equal({ week, weeks: 12 }));

  it('count an open end by the phases', () => {
    const phases = [phase('2026-01-05', '2026-02-01'), phase('2026-02-02', '2027-01-03')];
    expect(programWeek({ ...program, plannedEndDate: null }, phases, day('2026-01-05')).weeks).to.equal(52);
  });

  it('give a phase its weeks, and a single date none', () => {
    expect(
      [phase('2026-01-05', '2026-02-01'), phase('2026-01-12', '2026-01-12')].map(phaseWeeks),
    ).to.deep.equal([4, 0]);
  });

  for (const [today, share] of [
    ['2026-01-01', 0],
    ['2026-01-05', 0],
    ['2026-01-19', 0.5],
    ['2026-02-02', 1],
    ['2026-03-01', 1],
  ] as const)
    it(`say that ${share} of a phase is over on ${today}`, () =>
      expect(phaseShare(phase('2026-01-05', '2026-02-01'), day(today))).to.equal(share));

  for (const [today, number] of [
    ['2026-01-05', 1],
    ['2026-01-11', 7],
    ['2026-01-12', null],
  ] as const)
    it(`take ${today} for day ${number} of an assessment`, () =>
      expect(assessmentDay(program, day(today))).to.equal(number));

  for (const [change, text] of [
    [{}, 'Lose weight, 15 lbs'],
    [
      { goalType: 'daily_fitness', goalValue: 50, goalUnit: 'points', dailyTemplate: 'daily-50' },
      '50 reps a day',
    ],
    [
      { goalType: 'daily_custom', goalValue: 0, goalUnit: 'points', dailyTemplate: 'daily-custom' },
      'My own daily plan',
    ],
  ] as const)
    it(`'${text}'`, () => expect(goalText({ ...program, ...change })).to.equal(text));
});

describe('words of a workout', () => {
  for (const [exercise, line] of [
    [{ name: 'Squats', sets: 3, reps: 15, restSeconds: 60 }, '3 × 15 reps, 60 s rest'],
    [{ name: 'Plank', sets: 2, durationSeconds: 45, restSeconds: 120 }, '2 × 45 s, 2 min rest'],
    [{ name: 'Walking', sets: 1, durationSeconds: 1800, restSeconds: 30 }, '30 min'],
  ] as const)
    it(`'${line}'`, () => expect(exerciseLine(exercise)).to.equal(line));

  it('name what it takes', () => {
    const template = {
      id: 'x',
      name: 'X',
      description: '',
      category: 'strength',
      durationMinutes: 30,
      difficulty: 'beginner',
      exercises: [],
    } as const;
    expect(templateLine({ ...template, equipment: ['none'] })).to.equal('30 min, beginner, no equipment');
    expect(templateLine({ ...template, equipment: ['dumbbells', 'pull_up_bar'] })).to.equal(
      '30 min, beginner, dumbbells, pull-up bar',
    );
  });

  it('lead to the daily routine by its category, else to the workout of the date', () => {
    const date = asMemberDay('2026-11-20');
    expect(startPath({ id: 'daily-50', category: 'daily_maintenance' }, date)).to.equal('/daily-maintenance');
    expect(startPath({ id: 'steady-run', category: 'cardio' }, date)).to.equal(
      '/workout?template=steady-run&date=2026-11-20',
    );
  });
});
