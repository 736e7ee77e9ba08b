import { expect } from 'chai';
import { usualDaysPerWeek } from '#domain/catalogue/workouts/training-days.ts';
import { builtinTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { firstWeekOf } from './first-week.ts';
import type { ChoiceId } from './program-choices.ts';

const basis = {
  shelf: { builtin: builtinTemplates, custom: [], user: [] },
  equipment: ['none'],
  level: 'beginner',
  /** A Monday. */
  today: asMemberDay('2026-03-09'),
  daysPerWeek: usualDaysPerWeek,
} as const;
const wallSit = { name: 'Wall Sit', type: 'duration', sets: 2, durationSeconds: 30 } as const;
const week = (id: ChoiceId, plan: readonly (typeof wallSit)[] = []) => firstWeekOf(id, plan, basis);
const titles = (id: ChoiceId) => week(id).map(({ title }) => title);

describe('the first week of a program', () => {
  for (const id of ['muscle', 'lean', 'cardio', 'fitness'] as const)
    it(`trains on the usual days with ${id}, from today on`, () => {
      const days = week(id);
      expect(days.map(({ day }) => day.slice(8))).to.deep.equal(['09', '10', '11', '12', '13', '14', '15']);
      expect(days.map(({ title }) => title !== null)).to.deep.equal([
        true,
        false,
        true,
        false,
        true,
        false,
        false,
      ]);
    });

  it('differs by the aim of the program', () => {
    const strength = builtinTemplates
      .filter(({ category }) => category === 'strength')
      .map(({ name }) => name);
    const trained = titles('muscle').filter((title) => title !== null);
    expect(strength).to.include.members(trained);
    expect(titles('lean')).to.not.deep.equal(titles('muscle'));
  });

  it('is the same routine each day with a daily plan, and as long as the exercises of an own one', () => {
    expect(week('daily-50').map(({ title, minutes }) => `${title} ${minutes}`)).to.deep.equal(
      Array(7).fill('Daily 50 15'),
    );
    expect(week('daily-custom', [wallSit])[0]).to.include({ title: 'My Daily Plan', minutes: 2 });
  });

  it('is a part of the body on each day with the assessment', () =>
    expect(titles('assessment')).to.deep.equal([
      'Upper Body',
      'Lower Body',
      'Cardio',
      'Flexibility',
      'Core',
      'Full Body',
      'Recovery',
    ]));
});
