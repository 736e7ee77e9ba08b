import { expect } from 'chai';
import {
  asWorkoutTemplate,
  customDailyTemplate,
  dailyTemplateOf,
  dailyTemplates,
} from './daily-templates.ts';

const plan = [
  { name: 'Push-ups', type: 'reps', sets: 2, reps: 25 },
  { name: 'Wall Sit', type: 'duration', sets: 2, durationSeconds: 30 },
  { name: 'Walking', type: 'steps', steps: 2000 },
  { name: 'Running', type: 'distance', distanceMiles: 1 },
] as const;

describe('daily templates', () => {
  const table = [
    ['daily-50', 'Daily 50', 1, 50, 15, 'beginner'],
    ['daily-100', 'Daily 100', 2, 100, 25, 'intermediate'],
  ] as const;
  for (const [id, name, sets, reps, minutes, difficulty] of table)
    it(`define ${name} as five exercises with ${reps} reps in ${minutes} minutes`, () => {
      const template = dailyTemplates.find((one) => one.id === id);
      expect(template).to.include({ name, difficulty, durationMinutes: minutes, totalExercises: 5 });
      expect(template?.exercises).to.deep.equal(
        ['Push-ups', 'Sit-ups', 'Air Squats', 'Lunges', 'Jumping Jacks'].map((exercise) => ({
          name: exercise,
          type: 'reps',
          sets,
          reps: 10,
        })),
      );
    });

  it('build the custom template with the minutes of its exercises', () => {
    // 160 s of push-ups, 120 s of wall sit, 20 min of walking, 12 min of running
    expect(customDailyTemplate(plan)).to.deep.include({
      id: 'daily-custom',
      category: 'daily_maintenance',
      difficulty: 'intermediate',
      durationMinutes: 37,
      totalExercises: 4,
      exercises: plan,
    });
  });

  it('round a total up, and use 3 minutes per exercise when it is unknown', () => {
    expect(customDailyTemplate(plan, 13.3).durationMinutes).to.equal(14);
    expect(customDailyTemplate(plan, null).durationMinutes).to.equal(12);
  });

  for (const [count, difficulty] of [
    [1, 'beginner'],
    [2, 'beginner'],
    [3, 'intermediate'],
    [4, 'intermediate'],
    [5, 'advanced'],
  ] as const)
    it(`call a plan of ${count} ${difficulty}`, () => {
      const exercises = Array.from({ length: count }, () => plan[0]);
      expect(customDailyTemplate(exercises).difficulty).to.equal(difficulty);
    });

  it('are found by the template id of the program', () => {
    expect(dailyTemplateOf('daily-100', plan).name).to.equal('Daily 100');
    expect(dailyTemplateOf('daily-custom', plan).exercises).to.equal(plan);
  });

  it('become guided workouts in which steps and distance are one timed set', () =>
    expect(asWorkoutTemplate(customDailyTemplate(plan)).exercises).to.deep.equal([
      { name: 'Push-ups', sets: 2, reps: 25, restSeconds: 30 },
      { name: 'Wall Sit', sets: 2, durationSeconds: 30, restSeconds: 30 },
      { name: 'Walking', sets: 1, durationSeconds: 1200, restSeconds: 30 },
      { name: 'Running', sets: 1, durationSeconds: 720, restSeconds: 30 },
    ]));
});
