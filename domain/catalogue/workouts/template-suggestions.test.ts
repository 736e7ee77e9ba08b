import { expect } from 'chai';
import { asWorkoutTemplate, customDailyTemplate } from './daily-templates.ts';
import type { ChosenProgram } from './template-choice.ts';
import { type SuggestionBasis, suggestTemplates } from './template-suggestions.ts';
import type { WorkoutTemplate } from './workout-template.ts';
import { builtinTemplates } from './workout-templates.ts';

const made = (
  name: string,
  durationMinutes: number,
  difficulty: WorkoutTemplate['difficulty'],
): WorkoutTemplate => ({
  id: name,
  name,
  description: name,
  category: 'strength',
  durationMinutes,
  difficulty,
  equipment: [],
  exercises: [],
});
const basis: SuggestionBasis = {
  shelf: {
    builtin: [
      made('a 20', 20, 'advanced'),
      made('b 45', 45, 'intermediate'),
      made('c 30', 30, 'beginner'),
      made('d 30', 30, 'intermediate'),
      made('e 10', 10, 'beginner'),
    ],
    custom: [],
    user: [],
  },
  equipment: [],
  level: 'advanced',
  program: { programType: 'bulk', goalType: 'muscle_gain', dailyTemplate: null },
  minutesPerDay: 30,
  lastWorkout: null,
  isPersonalised: true,
  plannedId: null,
};
const plainOrder = ['a 20', 'b 45', 'c 30', 'd 30', 'e 10'];
const byMinutes = ['d 30', 'c 30', 'a 20', 'b 45', 'e 10'];
const easierFirst = ['c 30', 'e 10', 'd 30', 'b 45', 'a 20'];
const suggested = (changes: Partial<SuggestionBasis>) => suggestTemplates({ ...basis, ...changes });
const names = (changes: Partial<SuggestionBasis>) => suggested(changes).templates.map(({ name }) => name);

describe('suggestions', () => {
  it("are sorted by distance from the member's workout minutes", () => {
    expect(names({})).to.deep.equal(byMinutes);
    expect(names({ minutesPerDay: 45 })).to.deep.equal(['b 45', 'd 30', 'c 30', 'a 20', 'e 10']);
  });

  it('begin with the session that the week plan has for today, of any length', () => {
    expect(names({ plannedId: 'b 45' })).to.deep.equal(['b 45', 'd 30', 'c 30', 'a 20', 'e 10']);
    expect(names({ plannedId: 'b 45', isPersonalised: false })).to.deep.equal([
      'b 45',
      ...plainOrder.filter((name) => name !== 'b 45'),
    ]);
    expect(names({ plannedId: 'gone' })).to.deep.equal(byMinutes);
  });

  it("of the same minutes begin with those of the member's level", () => {
    expect(names({ level: 'beginner' }).slice(0, 2)).to.deep.equal(['c 30', 'd 30']);
    expect(names({ level: 'intermediate' }).slice(0, 2)).to.deep.equal(['d 30', 'c 30']);
    const { templates } = suggested({
      shelf: { builtin: builtinTemplates, custom: [], user: [] },
      level: 'intermediate',
      minutesPerDay: 45,
      program: { programType: 'lean', goalType: 'weight_loss', dailyTemplate: null },
    });
    expect(templates[0]?.difficulty, 'a member of 45 minutes who is moderately active').to.equal(
      'intermediate',
    );
  });

  for (const [moodAfter, perceivedExertion, order, word] of [
    [3, 8, byMinutes, null],
    [2, 5, easierFirst, 'mood was low'],
    [1, 10, easierFirst, 'mood was low'],
    [3, 9, easierFirst, 'close to your limit'],
  ] as const)
    it(`consider mood ${moodAfter} and exertion ${perceivedExertion}`, () => {
      const lastWorkout = { moodAfter, perceivedExertion };
      expect(names({ lastWorkout })).to.deep.equal(order);
      const { reason } = suggested({ lastWorkout });
      if (word === null) expect(reason).to.equal(null);
      else expect(reason).to.include(word);
    });

  it('come in catalogue order and without a reason when they are not personalised', () => {
    const changes = { isPersonalised: false, lastWorkout: { moodAfter: 1, perceivedExertion: 10 } };
    expect(names(changes)).to.deep.equal(plainOrder);
    expect(suggested(changes).reason).to.equal(null);
  });
});

describe('suggestions with daily routines', () => {
  const custom = asWorkoutTemplate(
    customDailyTemplate([{ name: 'Push-ups', type: 'reps', sets: 1, reps: 10 }]),
  );
  const ids = (program: ChosenProgram | null, own: readonly WorkoutTemplate[] = []) =>
    suggested({ shelf: { builtin: builtinTemplates, custom: own, user: [] }, program }).templates.map(
      ({ id }) => id,
    );

  for (const program of [
    null,
    { programType: 'bulk', goalType: 'muscle_gain', dailyTemplate: null },
  ] as const)
    it(`never include a daily routine for ${program?.programType ?? 'no'} program`, () => {
      const offered = ids(program);
      expect(offered).to.include('full-body-burn');
      expect(offered.filter((id) => id.startsWith('daily-'))).to.deep.equal([]);
    });

  it('include only its own routine for a Daily 100 program', () =>
    expect(
      ids({ programType: 'maintain', goalType: 'daily_fitness', dailyTemplate: 'daily-100' }),
    ).to.deep.equal(['daily-100']));

  it('include a custom plan next to the workouts', () => {
    const offered = ids(
      { programType: 'maintain', goalType: 'daily_custom', dailyTemplate: 'daily-custom' },
      [custom],
    );
    expect(offered).to.include('daily-custom').and.include('full-body-burn');
    expect(offered).not.to.include('daily-50');
  });
});
