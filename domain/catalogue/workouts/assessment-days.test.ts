import { expect } from 'chai';
import { assessmentDays } from './assessment-days.ts';

const table: readonly [title: string, restSeconds: number, exercises: string][] = [
  ['Upper Body', 120, 'Push-ups reps, Tricep Dips reps, Plank Shoulder Taps reps'],
  ['Lower Body', 120, 'Air Squats reps, Lunges reps, Wall Sit seconds'],
  ['Cardio', 60, 'Burpees reps, High Knees reps, Jumping Jacks reps'],
  ['Flexibility', 60, 'Sit and Reach measurement, Shoulder Reach measurement, Hip Flexor Reach measurement'],
  ['Core', 90, 'Plank seconds, Sit-ups reps, Mountain Climbers reps'],
  ['Full Body', 180, 'Bear Crawl seconds, Squat-Push-Plank Circuit rounds'],
  ['Recovery', 60, 'Mobility Flow rounds, Box Breathing rounds'],
];

describe('assessment days', () => {
  it('comprise 7 days with 19 exercises', () => {
    expect(assessmentDays.map(({ day }) => day)).to.deep.equal([1, 2, 3, 4, 5, 6, 7]);
    expect(assessmentDays.flatMap(({ exercises }) => exercises)).to.have.length(19);
  });

  table.forEach(([title, restSeconds, exercises], index) => {
    it(`include ${title} on day ${index + 1}`, () => {
      const day = assessmentDays[index];
      expect(day?.title).to.equal(title);
      expect(day?.restSeconds).to.equal(restSeconds);
      expect(day?.exercises.map(({ name, type }) => `${name} ${type}`).join(', ')).to.equal(exercises);
    });
  });

  it('include each scored test once', () => {
    const names = assessmentDays.flatMap(({ exercises }) => exercises.map(({ name }) => name));
    for (const scored of ['Push-ups', 'Plank', 'Air Squats', 'Burpees'])
      expect(
        names.filter((name) => name === scored),
        scored,
      ).to.have.length(1);
  });
});
