import { expect } from 'chai';
import { refusalOf } from '#domain/testing/given.ts';
import { customPlan } from './custom-plan.ts';
import type { SentExercise } from './program-commands.ts';

const reps = (name: string): SentExercise => ({ name, type: 'reps' });

describe('a custom plan', () => {
  it('gives missing numbers their initial values', () => {
    expect(
      customPlan([
        { name: 'Push-ups', type: 'reps' },
        { name: 'Plank Hold', type: 'duration', sets: undefined },
        { name: 'Walking', type: 'steps' },
        { name: 'Running', type: 'distance' },
      ]),
    ).to.deep.equal([
      { name: 'Push-ups', type: 'reps', sets: 2, reps: 25 },
      { name: 'Plank Hold', type: 'duration', sets: 2, durationSeconds: 30 },
      { name: 'Walking', type: 'steps', steps: 8000 },
      { name: 'Running', type: 'distance', distanceMiles: 2 },
    ]);
  });

  it('limits numbers to their ranges and keeps only the fields of the exercise kind', () => {
    expect(
      customPlan([
        { name: ' Push-ups ', type: 'reps', sets: 11, reps: 0, steps: 5 },
        { name: 'Plank Hold', type: 'duration', sets: 0, durationSeconds: 301 },
        { name: 'Walking', type: 'steps', sets: 4, steps: 20 },
        { name: 'Running', type: 'distance', distanceMiles: 3.16 },
      ]),
    ).to.deep.equal([
      { name: 'Push-ups', type: 'reps', sets: 10, reps: 1 },
      { name: 'Plank Hold', type: 'duration', sets: 1, durationSeconds: 300 },
      { name: 'Walking', type: 'steps', steps: 1000 },
      { name: 'Running', type: 'distance', distanceMiles: 3.2 },
    ]);
  });

  it('has five exercises at most', () => {
    const names = ['Push-ups', 'Sit-ups', 'Lunges', 'Burpees', 'High Knees'];
    expect(customPlan(names.map(reps))).to.have.length(5);
    expect(refusalOf(() => customPlan([...names, 'Wall Sit'].map(reps)))).to.include({
      code: 'too-many-exercises',
      kind: 'invalid',
      message: 'Maximum of 5 exercises reached',
    });
  });

  it('has at least one exercise', () => {
    expect(refusalOf(() => customPlan([]))).to.include({
      code: 'no-exercises',
      kind: 'invalid',
      message: 'Please add at least one exercise to your custom daily plan.',
    });
  });

  it('cannot contain an exercise twice, in any spelling', () => {
    expect(refusalOf(() => customPlan([reps('Push-ups'), reps(' push-UPS')]))).to.include({
      code: 'duplicate-exercise',
      kind: 'invalid',
      message: 'Each exercise can be in your plan once.',
    });
  });

  it('cannot contain an exercise without a name', () => {
    expect(refusalOf(() => customPlan([reps('  ')]))).to.include({
      code: 'unnamed-exercise',
      kind: 'invalid',
      message: 'Please name every exercise of your plan.',
    });
  });

  for (const number of [-1, Number.NaN, Number.POSITIVE_INFINITY])
    it(`cannot contain an exercise with ${number} as a number`, () => {
      expect(refusalOf(() => customPlan([{ ...reps('Push-ups'), reps: number }]))).to.include({
        code: 'invalid-exercise',
        kind: 'invalid',
        message: 'Please enter valid numbers for every exercise.',
      });
    });
});
