import { expect } from 'chai';
import { dailyTemplateOf } from '#domain/catalogue/workouts/daily-templates.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { RoutineExercise } from '#domain/program/program-events.ts';
import type { RoutineStatus } from './routine-lifecycle.ts';
import { routineDay, setsOf, totalSets } from './routine-rules.ts';

const custom: readonly RoutineExercise[] = [
  { name: 'Push-ups', type: 'reps', sets: 3, reps: 25 },
  { name: 'Plank', type: 'duration', sets: 2, durationSeconds: 30 },
  { name: 'Walking', type: 'steps', steps: 8000 },
];

describe('the sets of a routine', () => {
  it('are 5 in daily-50', () => expect(totalSets(dailyTemplateOf('daily-50', []).exercises)).to.equal(5));
  it('are 10 in daily-100', () => expect(totalSets(dailyTemplateOf('daily-100', []).exercises)).to.equal(10));
  it('are 3 + 2 + 1 in a custom plan with a walk', () => expect(totalSets(custom)).to.equal(6));
  it('are one for a distance', () => {
    expect(setsOf({ name: 'Running', type: 'distance', distanceMiles: 2 })).to.equal(1);
  });
  it('are none in an empty plan', () => expect(totalSets([])).to.equal(0));
});

describe('the day of a tick', () => {
  const today = asMemberDay('2026-03-05');
  const cases: readonly { hour: number; yesterdays: RoutineStatus; day: string }[] = [
    { hour: 0, yesterdays: 'opened', day: '2026-03-04' },
    { hour: 2, yesterdays: 'opened', day: '2026-03-04' },
    { hour: 3, yesterdays: 'opened', day: '2026-03-05' },
    { hour: 2, yesterdays: 'none', day: '2026-03-05' },
    { hour: 2, yesterdays: 'completed', day: '2026-03-05' },
  ];
  for (const { hour, yesterdays, day } of cases) {
    it(`at ${hour}:59 after a routine ${yesterdays} yesterday is ${day}`, () => {
      expect(routineDay({ today, localTime: { hour, minute: 59 } }, yesterdays)).to.equal(day);
    });
  }
});
