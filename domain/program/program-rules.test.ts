import { expect } from 'chai';
import fc from 'fast-check';
import type { DurationId } from '#domain/catalogue/content/options.ts';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import type { GoalType, ProgramType, SentProgramType } from './program-events.ts';
import {
  canonicalProgramType,
  dailyTemplateOf,
  endOfDuration,
  isProgramDate,
  plannedMinutes,
} from './program-rules.ts';

describe('program rules', () => {
  describe('the canonical type', () => {
    const table: readonly [SentProgramType, ProgramType][] = [
      ['lean', 'lean'],
      ['bulk', 'bulk'],
      ['muscle', 'bulk'],
      ['cardio_fitness', 'cardio_fitness'],
      ['cardio', 'cardio_fitness'],
      ['maintain', 'maintain'],
      ['daily_maintenance', 'maintain'],
      ['assessment', 'assessment'],
    ];
    for (const [sent, stored] of table)
      it(`of ${sent} is ${stored}, also when it is applied twice`, () => {
        expect(canonicalProgramType(sent)).to.equal(stored);
        expect(canonicalProgramType(canonicalProgramType(sent))).to.equal(stored);
      });
  });

  describe('the daily template', () => {
    const table: readonly [GoalType, number, string | null][] = [
      ['daily_fitness', 50, 'daily-50'],
      ['daily_fitness', 100, 'daily-100'],
      ['daily_fitness', 49, 'daily-100'],
      ['daily_fitness', 0, 'daily-100'],
      ['daily_custom', 0, 'daily-custom'],
      ['daily_custom', 50, 'daily-custom'],
      ['fitness', 50, null],
    ];
    for (const [goalType, goalValue, template] of table)
      it(`of ${goalType} ${goalValue} is ${template}`, () => {
        expect(dailyTemplateOf(goalType, goalValue)).to.equal(template);
      });

    it('has 15, 25 or 20 planned minutes', () => {
      expect(plannedMinutes).to.deep.equal({ 'daily-50': 15, 'daily-100': 25, 'daily-custom': 20 });
    });
  });

  describe('the end of a duration', () => {
    const table: readonly [DurationId, string, string][] = [
      ['1-month', '2026-01-31', '2026-02-28'],
      ['1-month', '2024-01-31', '2024-02-29'],
      ['1-month', '2026-01-01', '2026-02-01'],
      ['3-months', '2026-01-01', '2026-04-01'],
      ['3-months', '2026-11-30', '2027-02-28'],
      ['6-months', '2026-08-31', '2027-02-28'],
      ['1-year', '2024-02-29', '2025-02-28'],
    ];
    for (const [duration, start, end] of table)
      it(`of ${duration} from ${start} is ${end}`, () => {
        expect(endOfDuration(duration, asMemberDay(start), asMemberDay('2099-01-01'), 12)).to.equal(end);
      });

    it('of a custom one is the chosen date', () => {
      const end = asMemberDay('2026-05-01');
      expect(endOfDuration('custom', asMemberDay('2026-01-01'), end, 12)).to.equal(end);
    });

    it('of a custom one without a date is the estimate', () => {
      expect(endOfDuration('custom', asMemberDay('2026-01-05'), null, 12)).to.equal('2026-03-30');
    });

    it('never lies before the start', () => {
      const duration = fc.constantFrom<DurationId>('1-month', '3-months', '6-months', '1-year', 'custom');
      fc.assert(
        fc.property(duration, fc.nat({ max: 40_000 }), fc.nat({ max: 5200 }), (id, offset, weeks) => {
          const start = addDays(asMemberDay('2000-01-01'), offset);
          expect(endOfDuration(id, start, null, weeks) >= start).to.equal(true);
        }),
      );
    });
  });

  describe('a date of a program', () => {
    const today = asMemberDay('2026-03-04');
    const table: readonly [string, boolean][] = [
      ['2026-03-04', true],
      ['2025-12-31', true],
      [addDays(today, 36_525), true],
      [addDays(today, 36_526), false],
      [addDays(today, -36_525), true],
      [addDays(today, -36_526), false],
      ['2026-02-30', false],
      ['tomorrow', false],
    ];
    for (const [text, accepted] of table)
      it(`${text} is ${accepted ? 'valid' : 'invalid'}`, () => {
        expect(isProgramDate(text, today)).to.equal(accepted);
      });
  });
});
