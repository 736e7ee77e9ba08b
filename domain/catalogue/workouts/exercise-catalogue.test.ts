import { expect } from 'chai';
import { exerciseCatalogue, newExercise } from './exercise-catalogue.ts';

const exercises = exerciseCatalogue.flatMap((group) => group.exercises);

describe('exercise catalogue', () => {
  it('has 15 strength and 3 cardio exercises', () =>
    expect(
      exerciseCatalogue.map((group) => [group.name, group.exercises.map(({ name }) => name)]),
    ).to.deep.equal([
      [
        'Strength',
        [
          'Push-ups',
          'Sit-ups',
          'Air Squats',
          'Plank Hold',
          'Jumping Jacks',
          'Lunges',
          'Mountain Climbers',
          'Burpees',
          'High Knees',
          'Wall Sit',
          'Tricep Dips',
          'Russian Twists',
          'Glute Bridges',
          'Calf Raises',
          'Bear Crawl',
        ],
      ],
      ['Cardio', ['Walking', 'Running', 'Jogging']],
    ]));

  it('measures holds and crawls in time, walks in steps, runs in miles, others in reps', () => {
    const names = (type: string) =>
      exercises.filter((exercise) => exercise.type === type).map(({ name }) => name);
    expect(names('duration')).to.deep.equal(['Plank Hold', 'Wall Sit', 'Bear Crawl', 'Jogging']);
    expect(names('steps')).to.deep.equal(['Walking']);
    expect(names('distance')).to.deep.equal(['Running']);
    expect(names('reps')).to.have.length(12);
  });

  it('creates an exercise with the defaults of its type', () => {
    expect(newExercise({ name: 'Push-ups', type: 'reps' })).to.deep.equal({
      name: 'Push-ups',
      type: 'reps',
      sets: 2,
      reps: 25,
    });
    expect(newExercise({ name: 'Wall Sit', type: 'duration' })).to.deep.equal({
      name: 'Wall Sit',
      type: 'duration',
      sets: 2,
      durationSeconds: 30,
    });
    expect(newExercise({ name: 'Walking', type: 'steps' })).to.deep.equal({
      name: 'Walking',
      type: 'steps',
      steps: 8000,
    });
    expect(newExercise({ name: 'Running', type: 'distance' })).to.deep.equal({
      name: 'Running',
      type: 'distance',
      distanceMiles: 2,
    });
  });
});
