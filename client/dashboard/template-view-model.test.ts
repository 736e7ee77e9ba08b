import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { exerciseLine, startPath, templateLine } from './template-view-model.ts';

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
