import { expect } from 'chai';
import fc from 'fast-check';
import { asInstant } from '#domain/kernel/day.ts';
import { later, recordedAt, workoutLogged, workoutRetracted } from '#domain/streak/testing/member-log.ts';
import { historyOf, hoursAfter } from '#domain/streak/testing/random-history.ts';
import { numbersAfter } from './numbers-forecast.ts';
import { anyChoices, anyMember, commands, knownOf, numbersOf, pendingOf } from './testing/forecast-cases.ts';

describe('the numbers foretold', () => {
  it('are those of the folds while nothing is pending', () => {
    fc.assert(
      fc.property(anyMember, ({ history, now }) => {
        expect(numbersAfter(knownOf(history), [], now)).to.deep.equal(numbersOf(history, now));
      }),
    );
  });

  for (const [name, eventsOf] of Object.entries(commands))
    it(`are those of the folds after ${name}, on the day and a week later`, () => {
      fc.assert(
        fc.property(anyMember, (member) => {
          const { history, now, zone } = member;
          const after = eventsOf(member).map((event, index) => recordedAt(now, event, zone, `new ${index}`));
          const pending = after.map((recorded) => pendingOf(recorded, history));
          const all = [...history, ...after];
          for (const at of [now, hoursAfter(now, 7 * 24)])
            expect(numbersAfter(knownOf(history), pending, at)).to.deep.equal(numbersOf(all, at));
        }),
        { numRuns: 50 },
      );
    });

  it('are those of the folds after any events, one after the other', () => {
    fc.assert(
      fc.property(anyChoices(80), fc.nat(15), (numbers, count) => {
        const history = historyOf(numbers);
        const known = history.slice(0, Math.max(2, history.length - count));
        const after = history.slice(known.length);
        const pending = after.map((recorded) => pendingOf(recorded, history));
        const now = hoursAfter(history.at(-1)?.metadata.occurredAt ?? '', 1);
        expect(numbersAfter(knownOf(known), pending, now)).to.deep.equal(numbersOf(history, now));
      }),
    );
  });

  it('are right for a member who deletes the older of two workouts, one of them late', () => {
    const dates = Array.from({ length: 30 }, (_, nth) => later('2026-03-01', nth));
    const daily = dates.map((date) => recordedAt(`${date}T12:00:00Z`, workoutLogged(date)));
    const late = recordedAt('2026-03-30T13:00:00Z', workoutLogged('2026-03-03', 'late'));
    const history = [...daily, late];
    const now = asInstant('2026-03-30T14:00:00.000Z');
    for (const [workoutId, currentStreak] of [
      ['late', 30],
      ['workout of 2026-03-03', 27],
    ] as const) {
      const deleted = recordedAt(now, workoutRetracted(workoutId));
      const numbers = numbersAfter(knownOf(history), [pendingOf(deleted, history)], now);
      expect(numbers).to.include({ currentStreak, totalPoints: 60 });
      expect(numbers).to.deep.equal(numbersOf([...history, deleted], now));
    }
  });

  it('take four bytes for each older date, and few kilobytes for the others', () => {
    const knownFor = (dates: number): string => {
      const workouts = Array.from({ length: dates }, (_, nth) => {
        const date = later('2016-03-01', nth);
        return recordedAt(`${date}T12:00:00Z`, workoutLogged(date), 'UTC', date);
      });
      return JSON.stringify(knownOf(workouts));
    };
    expect(knownFor(1_000).length - knownFor(500).length).to.equal(4 * 500);
    expect(knownFor(1_000).length).to.be.below(4 * 1_000 + 4_000);
  });
});
