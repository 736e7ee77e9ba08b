import { expect } from 'chai';
import { exerciseLine } from './routine-lines.ts';

describe('the line of a daily exercise', () => {
  for (const [exercise, line] of [
    [{ name: 'Push-ups', type: 'reps', sets: 1, reps: 10 }, '1 set, 10 reps'],
    [{ name: 'Plank Hold', type: 'duration', sets: 2, duration: 30 }, '2 sets, 30 s'],
    [{ name: 'Walking', type: 'steps', sets: 1, steps: 8000 }, '8,000 steps'],
    [{ name: 'Running', type: 'distance', sets: 1, distance: 1 }, '1 mile'],
    [{ name: 'Running', type: 'distance', sets: 1, distance: 2.5 }, '2.5 miles'],
  ] as const)
    it(`is ${line}`, () => expect(exerciseLine(exercise)).to.equal(line));

  it('has kilometres for a metric member', () =>
    expect(exerciseLine({ name: 'Running', type: 'distance', sets: 1, distance: 2 }, 'metric')).to.equal(
      '3.2 km',
    ));
});
