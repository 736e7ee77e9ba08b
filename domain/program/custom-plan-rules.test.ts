import { expect } from 'chai';
import fc from 'fast-check';
import {
  customPlanMinutes,
  customPlanSummary,
  difficultyOf,
  type ExerciseInput,
  exerciseInputs,
  exerciseSeconds,
  limitTo,
  maximumExercises,
  planRulesV1,
  templateMinutes,
} from './custom-plan-rules.ts';
import type { RoutineExercise } from './program-events.ts';

const pushUps: RoutineExercise = { name: 'Push-ups', type: 'reps', sets: 2, reps: 25 };
const plank: RoutineExercise = { name: 'Plank Hold', type: 'duration', sets: 2, durationSeconds: 30 };
const walking: RoutineExercise = { name: 'Walking', type: 'steps', steps: 8000 };
const distance = (name: string, distanceMiles: number): RoutineExercise => ({
  name,
  type: 'distance',
  distanceMiles,
});

describe('the duration of an exercise', () => {
  const table: readonly [string, RoutineExercise, number][] = [
    ['2 x 25 reps', pushUps, 160],
    ['3 x 1 rep', { ...pushUps, sets: 3, reps: 1 }, 96],
    ['2 x 30 seconds', plank, 120],
    ['8000 steps', walking, 4800],
    ['walking 2 miles', distance('Walking', 2), 1800],
    ['jogging 2 miles', distance('Jogging', 2), 1800],
    ['running 2 miles', distance('Running', 2), 1440],
    ['a trail run of 2 miles', distance('Trail run', 2), 1440],
    ['a brunch walk of 2 miles', distance('Brunch walk', 2), 1800],
  ];
  for (const [title, exercise, seconds] of table)
    it(`of ${title} is ${seconds} s`, () => {
      expect(exerciseSeconds(exercise)).to.equal(seconds);
    });

  it('follows the given rules', () => {
    const rules = {
      ...planRulesV1,
      secondsPerRep: 3,
      restSeconds: 10,
      stepsPerMinute: 80,
      minutesPerMile: { running: 10, other: 20 },
    };
    expect(exerciseSeconds(pushUps, rules)).to.equal(170);
    expect(exerciseSeconds(plank, rules)).to.equal(80);
    expect(exerciseSeconds(walking, rules)).to.equal(6000);
    expect(exerciseSeconds(distance('Running', 1), rules)).to.equal(600);
    expect(exerciseSeconds(distance('Walking', 1), rules)).to.equal(1200);
  });
});

describe('the duration of a custom plan', () => {
  const table: readonly [string, readonly RoutineExercise[], number][] = [
    ['nothing', [], 0],
    ['five times 2 x 25 reps', Array<RoutineExercise>(5).fill(pushUps), 14],
    ['2 x 30 seconds', [plank], 2],
    ['8000 steps', [walking], 80],
    ['2.2 miles, a whole number of minutes but for noise', [distance('Walking', 2.2)], 33],
    ['steps and reps', [walking, pushUps], 83],
  ];
  for (const [title, exercises, minutes] of table)
    it(`of ${title} is ${minutes} min`, () => {
      expect(customPlanMinutes(exercises)).to.equal(minutes);
    });

  it('is the total of a template, rounded up', () => {
    expect(templateMinutes(13.3, 5)).to.equal(14);
  });

  it('is three minutes per exercise when the total is missing', () => {
    expect(templateMinutes(null, 5)).to.equal(15);
  });
});

describe('the difficulty of a custom plan', () => {
  const table: readonly [number, string][] = [
    [1, 'beginner'],
    [2, 'beginner'],
    [3, 'intermediate'],
    [4, 'intermediate'],
    [5, 'advanced'],
  ];
  for (const [count, difficulty] of table)
    it(`of ${count} exercises is ${difficulty}`, () => {
      expect(difficultyOf(count)).to.equal(difficulty);
    });
});

describe('the summary of a custom plan', () => {
  it('contains the count, the duration and the difficulty label', () => {
    expect(customPlanSummary([pushUps, plank, walking])).to.equal('3 exercises, about 85 min, Intermediate');
    expect(customPlanSummary(Array<RoutineExercise>(5).fill(pushUps))).to.equal(
      '5 exercises, about 14 min, Advanced',
    );
  });

  it('uses singular and plural forms', () => {
    expect(customPlanSummary([pushUps])).to.equal('1 exercise, about 3 min, Beginner');
  });
});

describe('an input of the plan builder', () => {
  it('has the ranges, initial values and fallbacks of the specification', () => {
    expect(maximumExercises).to.equal(5);
    const table = Object.entries(exerciseInputs).map(([name, input]) => [name, ...Object.values(input)]);
    expect(table).to.deep.equal([
      ['sets', 1, 10, 2, 2, 0],
      ['reps', 1, 100, 25, 1, 0],
      ['durationSeconds', 5, 300, 30, 30, 0],
      ['steps', 1000, 50_000, 8000, 8000, 0],
      ['distanceMiles', 0.1, 26, 2, 2, 1],
    ]);
  });

  const table: readonly [keyof typeof exerciseInputs, number, number][] = [
    ['sets', 0, 1],
    ['sets', 1, 1],
    ['sets', 10, 10],
    ['sets', 11, 10],
    ['reps', Number.NaN, 1],
    ['reps', 12.4, 12],
    ['reps', 12.5, 13],
    ['durationSeconds', 4, 5],
    ['durationSeconds', Number.POSITIVE_INFINITY, 30],
    ['steps', 999, 1000],
    ['steps', 50_001, 50_000],
    ['distanceMiles', 0, 0.1],
    ['distanceMiles', 0.3, 0.3],
    ['distanceMiles', 3.14, 3.1],
    ['distanceMiles', 26.1, 26],
    ['distanceMiles', Number.NaN, 2],
  ];
  for (const [name, value, expected] of table)
    it(`for ${name} turns ${value} into ${expected}`, () => {
      expect(limitTo(exerciseInputs[name], value)).to.equal(expected);
    });

  it('limits any number to its range, and keeps a limited number', () => {
    const input = fc.constantFrom<ExerciseInput>(...Object.values(exerciseInputs));
    fc.assert(
      fc.property(input, fc.double(), (range, value) => {
        const limited = limitTo(range, value);
        expect(limited).to.be.within(range.minimum, range.maximum);
        expect(limitTo(range, limited)).to.equal(limited);
      }),
    );
  });
});
