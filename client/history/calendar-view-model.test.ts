import { expect } from 'chai';
import { pendingDates } from '#client/lib/day/day-badge.ts';
import type { Waiting } from '#client/lib/offline/outbox.ts';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import type { ActivityDay } from '#service/features/stats/stats-contract.ts';
import { weeksOf } from './calendar-view-model.ts';

const standings = { A: 'active', P: 'protected', N: 'neutral', '.': 'missed', F: 'future' } as const;
/** One day for each letter, from 1 November 2026, a Sunday. */
const daysOf = (letters: string): readonly ActivityDay[] =>
  [...letters].map((letter, index) => ({
    date: addDays(asMemberDay('2026-11-01'), index),
    standing: standings[letter as keyof typeof standings],
    isProvisional: false,
    isLate: false,
  }));
const november = asMemberDay('2026-11-01');
/** Whether the band continues before and after each date. */
const bandOf = (letters: string): readonly string[] =>
  weeksOf(november, daysOf(letters))
    .flat()
    .filter((day) => day !== null)
    .slice(0, letters.length)
    .map(({ joinsBefore, joinsAfter }) => `${joinsBefore ? '-' : ' '}${joinsAfter ? '-' : ' '}`);

const waitingWorkout = (more: object): Waiting => ({
  method: 'POST',
  path: '/api/workouts',
  idempotencyKey: 'k',
  label: 'Workout',
  isHeld: true,
  body: {},
  ...more,
});

describe('the calendar of a month', () => {
  it('has whole weeks from Monday to Sunday, empty outside of the month', () => {
    const weeks = weeksOf(november, []);
    expect(weeks).to.have.length(6);
    expect(weeks.map((week) => week.map((day) => Number(day?.date.slice(8) ?? 0)))[0]).to.deep.equal([
      0, 0, 0, 0, 0, 0, 1,
    ]);
    expect(weeks[5]?.map((day) => day !== null)).to.deep.equal([true, ...Array<boolean>(6).fill(false)]);
  });

  it('marks each date by its standing, and none to come', () => {
    const days = daysOf('A.PNF');
    const held = days.map((day) => (day.standing === 'protected' ? { ...day, isProvisional: true } : day));
    const marks = weeksOf(november, held)
      .flat()
      .flatMap((day) => (day ? [day.mark] : []));
    expect(marks.slice(0, 6)).to.deep.equal(['active', 'missed', 'held', 'neutral', 'today', null]);
  });

  it('has a badge where a day arrived late, and where something waits to be sent', () => {
    const days = daysOf('AAFFFF').map((day, index) => ({ ...day, isLate: index < 2 }));
    const waiting = pendingDates([
      waitingWorkout({ body: { date: '2026-11-02' } }),
      waitingWorkout({ body: { date: '2026-11-01' }, isHeld: false }),
      waitingWorkout({
        body: {},
        path: '/api/daily-workout-progress',
        later: { body: { date: '2026-11-03' } },
      }),
      waitingWorkout({ body: { date: '2026-11-04' }, path: '/api/body-metrics' }),
      waitingWorkout({ body: { status: 'completed' }, path: '/api/user-quests/2026-11-06' }),
      waitingWorkout({ body: { date: '2026-11-05' }, problem: { text: 'No', isFinal: true } }),
    ]);
    const badges = weeksOf(november, days, waiting)
      .flat()
      .flatMap((day) => (day?.badge ? [[day.date, day.badge]] : []));
    expect(badges).to.deep.equal([
      ['2026-11-01', 'late'],
      ['2026-11-02', 'pending'],
      ['2026-11-03', 'pending'],
      ['2026-11-06', 'pending'],
    ]);
  });

  it("joins a run across protected and neutral days, up to a missed day or week's end", () => {
    // Sunday | Monday to Saturday
    expect(bandOf('AAPNA.A')).to.deep.equal(['  ', ' -', '--', '--', '- ', '  ', '  ']);
  });

  it('draws no band before the first active day or after the last', () => {
    expect(bandOf('NNNAAN')).to.deep.equal(['  ', '  ', '  ', ' -', '- ', '  ']);
  });
});
