import { expect } from 'chai';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import { isRestDay, isTrainedOn, type WeekBasis, weekPlan, weekSoFar } from './week-plan.ts';
import { builtinTemplates } from './workout-templates.ts';

const sunday = asMemberDay('2026-01-04');
const basis: WeekBasis = {
  shelf: { builtin: builtinTemplates, custom: [], user: [] },
  equipment: ['none'],
  level: 'beginner',
  program: { programType: 'lean', goalType: 'weight_loss', dailyTemplate: null },
  today: sunday,
  daysPerWeek: 3,
  customExercises: [],
};
const trainingDays = (daysPerWeek: number) =>
  [0, 1, 2, 3, 4, 5, 6]
    .filter((index) => !isRestDay({ program: null, daysPerWeek }, addDays(sunday, index)))
    .map((index) => ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][index])
    .join(' ');

describe('week plan', () => {
  for (const [daysPerWeek, days] of [
    [1, 'Mon'],
    [2, 'Mon Thu'],
    [3, 'Mon Wed Fri'],
    [4, 'Mon Tue Thu Fri'],
    [5, 'Mon Tue Wed Thu Fri'],
    [6, 'Mon Tue Wed Thu Fri Sat'],
    [7, 'Sun Mon Tue Wed Thu Fri Sat'],
    [0, 'Mon'],
    [2.9, 'Mon Thu'],
    [9, 'Sun Mon Tue Wed Thu Fri Sat'],
  ] as const)
    it(`trains on ${days} with ${daysPerWeek} training days per week`, () =>
      expect(trainingDays(daysPerWeek)).to.equal(days));

  it("lists seven days from today, each with its weekday's template or a rest day", () =>
    expect(
      weekPlan({ ...basis, today: asMemberDay('2026-01-07') }).map(({ day, isRestDay: rests, session }) => [
        day,
        rests,
        session?.template.name,
      ]),
    ).to.deep.equal([
      ['2026-01-07', false, 'Cardio Kickstart'],
      ['2026-01-08', true, 'Climb and Crawl'],
      ['2026-01-09', false, 'Easy Jog Intervals'],
      ['2026-01-10', true, 'Fast Feet'],
      ['2026-01-11', true, 'Aerobic Starter'],
      ['2026-01-12', false, 'All-Round Full Body'],
      ['2026-01-13', true, 'All-Weather Walk'],
    ]));

  it('takes the minutes of a workout from its template', () => {
    const [first] = weekPlan(basis);
    expect(first?.session?.kind).to.equal('workout');
    expect(first?.durationMinutes).to.equal(20);
  });

  it('rests all week when no template is eligible', () => {
    const week = weekPlan({ ...basis, daysPerWeek: 7, shelf: { builtin: [], custom: [], user: [] } });
    expect(
      week.map(({ isRestDay: rests, session, durationMinutes }) => [rests, session, durationMinutes]),
    ).to.deep.equal(Array.from({ length: 7 }, () => [true, null, null]));
  });

  for (const [dailyTemplate, goalType, minutes, name] of [
    ['daily-50', 'daily_fitness', 15, 'Daily 50'],
    ['daily-100', 'daily_fitness', 25, 'Daily 100'],
    ['daily-custom', 'daily_custom', 20, 'My Daily Plan'],
  ] as const)
    it(`plans ${name} for ${minutes} minutes on every day`, () => {
      const week = weekPlan({
        ...basis,
        program: { programType: 'maintain', goalType, dailyTemplate },
        customExercises: [{ name: 'Push-ups', type: 'reps', sets: 2, reps: 25 }],
      });
      expect(week.every(({ isRestDay: rests }) => !rests)).to.equal(true);
      expect(week.every(({ durationMinutes }) => durationMinutes === minutes)).to.equal(true);
      expect(new Set(week.map(({ session }) => session?.template.name))).to.deep.equal(new Set([name]));
    });
});

describe('what a week has had so far', () => {
  const wednesday = asMemberDay('2026-01-07');
  const did = (date: string, isCompleted = true) => ({ date: asMemberDay(date), isCompleted });

  it('counts dates with a completed workout since Monday, beside the days of the plan', () => {
    const workouts = [
      ...[did('2026-01-04'), did('2026-01-05'), did('2026-01-05')],
      ...[did('2026-01-06', false), did('2026-01-07'), did('2026-01-08')],
    ];
    expect(weekSoFar(workouts, { ...basis, today: wednesday })).to.deep.equal({ done: 2, planned: 3 });
  });

  it('has seven days for a daily plan, and at least one for any other', () => {
    const program = {
      programType: 'maintain',
      goalType: 'daily_fitness',
      dailyTemplate: 'daily-50',
    } as const;
    expect(weekSoFar([], { program, daysPerWeek: 3, today: wednesday }).planned).to.equal(7);
    expect(weekSoFar([], { program: null, daysPerWeek: 0, today: wednesday }).planned).to.equal(1);
  });

  it('has a date that was trained on once a workout of it is completed', () => {
    expect(isTrainedOn([did('2026-01-07', false)], wednesday)).to.equal(false);
    expect(isTrainedOn([did('2026-01-07')], wednesday)).to.equal(true);
  });
});
