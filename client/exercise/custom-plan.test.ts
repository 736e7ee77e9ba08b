import { expect } from 'chai';
import {
  type CustomPlan,
  sentExercises,
  withExercise,
  withNumber,
  withoutExercise,
  workoutOf,
} from './custom-plan.ts';

const planOf = (...names: string[]): CustomPlan => names.reduce<CustomPlan>(withExercise, []);
const namesOf = (plan: CustomPlan) => plan.map(({ name }) => name);

describe('a custom plan as a workout', () => {
  it('has what is done in sets, and names what is not', () => {
    expect(
      workoutOf([
        { name: 'Push-ups', type: 'reps', sets: 3, reps: 12 },
        { name: 'Plank Hold', type: 'duration', sets: 2, durationSeconds: 40 },
        { name: 'Walking', type: 'steps', steps: 8000 },
        { name: 'Running', type: 'distance', distanceMiles: 2 },
      ]),
    ).to.deep.equal({
      exercises: [
        { name: 'Push-ups', sets: 3, reps: 12, restSeconds: 30 },
        { name: 'Plank Hold', sets: 2, duration: 40, restSeconds: 30 },
      ],
      leftOut: ['Walking', 'Running'],
    });
  });
});

describe('a custom plan in the making', () => {
  it('takes an exercise as the catalogue begins it', () => {
    expect(planOf('Push-ups', 'Walking')).to.deep.equal([
      { name: 'Push-ups', type: 'reps', sets: 2, reps: 25 },
      { name: 'Walking', type: 'steps', steps: 8000 },
    ]);
  });

  it('takes each exercise once, and none that the catalogue does not know', () => {
    expect(namesOf(planOf('Push-ups', 'Push-ups', 'Chess', ''))).to.deep.equal(['Push-ups']);
  });

  it('takes five at most', () => {
    const six = planOf('Push-ups', 'Sit-ups', 'Lunges', 'Burpees', 'Wall Sit', 'Running');
    expect(namesOf(six)).to.deep.equal(['Push-ups', 'Sit-ups', 'Lunges', 'Burpees', 'Wall Sit']);
  });

  it('loses the exercise that is taken off, and no other', () => {
    expect(namesOf(withoutExercise(planOf('Push-ups', 'Walking'), 'Push-ups'))).to.deep.equal(['Walking']);
  });

  for (const [name, number, typed, kept] of [
    ['Push-ups', 'sets', 0, 1],
    ['Push-ups', 'sets', 11, 10],
    ['Push-ups', 'reps', 101, 100],
    ['Push-ups', 'reps', Number.NaN, 1],
    ['Plank Hold', 'durationSeconds', 4, 5],
    ['Plank Hold', 'durationSeconds', Number.NaN, 30],
    ['Walking', 'steps', 999, 1000],
    ['Walking', 'steps', Number.NaN, 8000],
    ['Running', 'distanceMiles', 26.1, 26],
    ['Running', 'distanceMiles', Number.NaN, 2],
  ] as const)
    it(`keeps ${kept} ${number} where ${typed} was typed for ${name}`, () => {
      const [exercise] = withNumber(planOf(name), name, number, typed);
      expect(exercise).to.include({ [number]: kept });
    });

  it('gives no exercise a number that its kind does not have', () => {
    expect(withNumber(planOf('Walking'), 'Walking', 'reps', 10)).to.deep.equal(planOf('Walking'));
  });

  it('is sent in the words of the service', () => {
    const plan = planOf('Push-ups', 'Plank Hold', 'Walking', 'Running');
    expect(sentExercises(plan)).to.deep.equal([
      { name: 'Push-ups', exerciseType: 'reps', sets: 2, reps: 25 },
      { name: 'Plank Hold', exerciseType: 'duration', sets: 2, duration: 30 },
      { name: 'Walking', exerciseType: 'steps', steps: 8000 },
      { name: 'Running', exerciseType: 'distance', distance: 2 },
    ]);
  });
});
