import { expect } from 'chai';
import { usualDaysPerWeek } from '#domain/catalogue/workouts/training-days.ts';
import { builtinTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import {
  type ChoiceId,
  choiceOf,
  firstWeekOf,
  hasPresetGoal,
  programChoices,
  requestFor,
  shownChoice,
  whatIsMissing,
} from './program-choices.ts';

const today = asMemberDay('2026-01-05');
const squats = { name: 'Air Squats', type: 'reps', sets: 2, reps: 25 } as const;

describe('what program selection sends', () => {
  for (const [id, type, goalType, goalUnit] of [
    ['muscle', 'muscle', 'muscle_gain', 'lbs'],
    ['lean', 'lean', 'weight_loss', 'lbs'],
    ['cardio', 'cardio', 'endurance', 'minutes'],
    ['fitness', 'maintain', 'fitness', 'points'],
  ] as const)
    it(`is goal 10 over 12 weeks for ${id}`, () => {
      expect(requestFor(id, [], today)).to.deep.equal({
        path: '/api/programs',
        body: {
          type,
          goalType,
          goalUnit,
          goalValue: 10,
          startDate: '2026-01-05',
          plannedEndDate: '2026-03-30',
          currentPhase: 1,
          isActive: true,
        },
      });
    });

  it('is the template alone for a daily plan', () => {
    expect(requestFor('daily-100', [squats], today)).to.deep.equal({
      path: '/api/programs/daily-maintenance',
      body: { templateType: 'daily-100' },
    });
  });

  it('is template and exercises for a custom one', () => {
    expect(requestFor('daily-custom', [squats], today)).to.deep.equal({
      path: '/api/programs/daily-maintenance',
      body: {
        templateType: 'daily-custom',
        customExercises: [{ name: 'Air Squats', exerciseType: 'reps', sets: 2, reps: 25 }],
      },
    });
  });

  it('is nothing but the wish for an assessment', () => {
    expect(requestFor('assessment', [], today)).to.deep.equal({ path: '/api/programs/assessment' });
  });
});

describe('the choices', () => {
  const choice = (id: ChoiceId) => programChoices.find((one) => one.id === id);

  it('hold everything that an assessment recommends', () => {
    const ids = programChoices.map(({ id }) => id);
    expect(ids).to.include.members(['muscle', 'cardio', 'lean', 'daily-50', 'daily-100']);
  });

  it('name the preset goal, and the minutes of a daily plan', () => {
    expect(choice('lean')?.aim).to.equal('Goal 10 lbs over 12 weeks');
    expect(choice('daily-50')?.caption).to.equal('minutes a day');
    expect(choice('daily-100')?.numeral).to.equal('25');
  });

  it('show a plan of one’s own as it is put together', () => {
    expect(shownChoice('daily-custom', [])).to.equal(choice('daily-custom'));
    expect(shownChoice('daily-custom', [squats])).to.deep.include({
      numeral: '3',
      benefits: ['Air Squats'],
    });
    expect(shownChoice('lean', [squats])).to.equal(choice('lean'));
  });

  it('have a preset goal that can be changed, except daily plans and the assessment', () => {
    expect(programChoices.filter(hasPresetGoal).map(({ id }) => id)).to.deep.equal([
      'muscle',
      'lean',
      'cardio',
      'fitness',
    ]);
  });
});

describe('the choice that runs', () => {
  for (const [type, dailyTemplate, id] of [
    ['bulk', null, 'muscle'],
    ['lean', null, 'lean'],
    ['cardio_fitness', null, 'cardio'],
    ['maintain', null, 'fitness'],
    ['maintain', 'daily-100', 'daily-100'],
    ['assessment', null, 'assessment'],
  ] as const)
    it(`is ${id} for ${dailyTemplate ?? type}`, () => expect(choiceOf({ type, dailyTemplate })).to.equal(id));

  it('is none without a program', () => expect(choiceOf(null)).to.equal(null));
});

describe('what is missing before Start', () => {
  for (const [id, plan, title] of [
    [null, [], 'No program selected'],
    ['daily-custom', [], 'No exercises selected'],
    ['daily-custom', [squats], undefined],
    ['daily-50', [], undefined],
  ] as const)
    it(`is '${title ?? 'nothing'}' for ${id} with ${plan.length} exercises`, () => {
      expect(whatIsMissing(id, plan)?.title).to.equal(title);
    });
});

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

  it('repeats the routine of a daily plan each day, as long as its own exercises', () => {
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
