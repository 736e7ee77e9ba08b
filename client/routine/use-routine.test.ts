import { expect } from 'chai';
import { exerciseLine, routineDayNow } from './use-routine.ts';

describe('the day of a routine', () => {
  const zone = 'Europe/Paris';
  for (const [instant, isOpenYesterday, day] of [
    ['2026-11-20T20:00:00.000Z', false, '2026-11-20'],
    ['2026-11-20T23:30:00.000Z', false, '2026-11-21'],
    ['2026-11-20T23:30:00.000Z', true, '2026-11-20'],
    ['2026-11-21T01:59:00.000Z', true, '2026-11-20'],
    ['2026-11-21T02:00:00.000Z', true, '2026-11-21'],
  ] as const)
    it(`at ${instant} in Paris, yesterday's ${isOpenYesterday ? 'still open' : 'not open'}, is ${day}`, () => {
      const isOpen = (asked: string) => isOpenYesterday && asked === '2026-11-20';
      expect(routineDayNow(zone, new Date(instant), isOpen)).to.equal(day);
    });
});

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
