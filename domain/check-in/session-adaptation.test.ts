import { expect } from 'chai';
import fc from 'fast-check';
import { levelOf } from '#domain/catalogue/workouts/exercise-swaps.ts';
import { injuredAreas } from '#domain/catalogue/workouts/injured-areas.ts';
import { strainedBy } from '#domain/catalogue/workouts/injury-strains.ts';
import type { TemplateExercise, WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import { builtinTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import type { Feeling } from './check-in-events.ts';
import { type AdaptationBasis, adaptSession } from './session-adaptation.ts';

const template: WorkoutTemplate = {
  ...{ id: 't1', name: 'Full Body', description: '', category: 'strength', durationMinutes: 30 },
  ...{ difficulty: 'beginner', equipment: [] },
  exercises: [
    { name: 'Push-ups', sets: 3, reps: 10, restSeconds: 60 },
    { name: 'Air Squats', sets: 4, reps: 15, restSeconds: 60 },
    { name: 'Plank Hold', sets: 2, durationSeconds: 30, restSeconds: 40 },
  ],
};
const fine: Feeling = { energy: 3, mood: 3, sore: [] };
const basis = (changes: Partial<AdaptationBasis> = {}): AdaptationBasis => ({
  ...{ feeling: fine, efforts: [7, 7], wishes: { equipment: [], excluded: [] }, isPersonalised: true },
  ...changes,
});
const feeling = (changes: Partial<Feeling>): Partial<AdaptationBasis> => ({
  feeling: { ...fine, ...changes },
});
const shapeOf = ({ name, sets, restSeconds }: TemplateExercise): readonly [string, number, number] => [
  ...([name, sets, restSeconds] as const),
];
const adapted = (changes: Partial<AdaptationBasis>) => {
  const session = adaptSession(template, basis(changes));
  return { reasons: session.reasons, exercises: session.template.exercises.map(shapeOf) };
};

describe('the session of today', () => {
  it('is the plan on an ordinary day, before a check-in, and with recommendations switched off', () => {
    for (const one of [{}, { feeling: null }, { ...feeling({ energy: 1 }), isPersonalised: false }])
      expect(adaptSession(template, basis(one))).to.deep.equal({ template, reasons: [] });
  });

  it('has half of the sets, longer rests and easier forms at an energy of 1', () => {
    expect(adapted(feeling({ energy: 1 }))).to.deep.equal({
      reasons: [{ kind: 'low-energy' }],
      exercises: [
        ['Incline Push-ups', 2, 90],
        ['Chair Squats', 2, 90],
        ['Plank Hold', 1, 60],
      ],
    });
  });

  it('has two thirds of the sets, somewhat longer rests and easier forms at an energy of 2', () => {
    expect(adapted(feeling({ energy: 2, mood: 1 }))).to.deep.equal({
      reasons: [{ kind: 'low-energy' }],
      exercises: [
        ['Incline Push-ups', 2, 75],
        ['Chair Squats', 3, 75],
        ['Plank Hold', 1, 50],
      ],
    });
  });

  it('has two thirds of the sets at a low mood, with the same moves and rests', () => {
    expect(adapted(feeling({ energy: 4, mood: 2 }))).to.deep.equal({
      reasons: [{ kind: 'low-mood' }],
      exercises: [
        ['Push-ups', 2, 60],
        ['Air Squats', 3, 60],
        ['Plank Hold', 1, 40],
      ],
    });
  });

  it('is lighter after two hard sessions running, also before a check-in', () => {
    expect(adapted({ feeling: null, efforts: [9, 10] })).to.deep.equal({
      reasons: [{ kind: 'hard-twice' }],
      exercises: [
        ['Push-ups', 2, 75],
        ['Air Squats', 3, 75],
        ['Plank Hold', 1, 50],
      ],
    });
    expect(adapted({ efforts: [9, 8] }).reasons).to.deep.equal([]);
    expect(adapted({ efforts: [9, null, 9] }).reasons).to.deep.equal([]);
  });

  it('swaps what loads a sore area for another pattern, and says the planned exercise', () => {
    const session = adaptSession(template, basis(feeling({ sore: ['knee', 'neck'] })));
    expect(session.reasons).to.deep.equal([{ kind: 'sore', areas: ['knee'] }]);
    expect(session.template.exercises.map(({ name }) => name)).to.deep.equal([
      'Push-ups',
      'Glute Bridges',
      'Plank Hold',
    ]);
    expect(session.template.exercises[1]?.insteadOf?.name).to.equal('Air Squats');
  });

  it('takes one exercise a step further at high energy after two easy sessions', () => {
    const wishes = { equipment: ['bodyweight'], excluded: [] };
    const { reasons, exercises } = adapted({ ...feeling({ energy: 5, mood: 4 }), efforts: [5, 6], wishes });
    expect(reasons).to.deep.equal([{ kind: 'strong' }]);
    expect(
      exercises.filter(([name]) => !['Push-ups', 'Air Squats', 'Plank Hold'].includes(name)),
    ).to.have.length(1);
    expect(adapted({ ...feeling({ energy: 5 }), efforts: [5, 7] }).reasons).to.deep.equal([]);
    expect(adapted({ ...feeling({ energy: 5 }), efforts: [5] }).reasons).to.deep.equal([]);
    const sore = adapted({ ...feeling({ energy: 5, sore: ['neck'] }), efforts: [5, 6], wishes });
    expect(sore.reasons, 'also where no planned move loads the sore area').to.deep.equal([]);
  });

  it('is shorter by the sets that it leaves out', () => {
    const { durationMinutes } = adaptSession(template, basis(feeling({ energy: 1 }))).template;
    expect(durationMinutes).to.equal(17);
  });

  it('leaves a daily routine as it is', () => {
    const daily: WorkoutTemplate = { ...template, category: 'daily_maintenance' };
    expect(adaptSession(daily, basis(feeling({ energy: 1 }))).template).to.equal(daily);
  });

  const anyFeeling = fc.record({
    energy: fc.integer({ min: 1, max: 5 }),
    mood: fc.integer({ min: 1, max: 5 }),
    sore: fc.subarray([...injuredAreas]),
  });
  const anyBasis = fc.record({
    feeling: fc.option(anyFeeling),
    efforts: fc.array(fc.option(fc.integer({ min: 1, max: 10 })), { maxLength: 3 }),
    wishes: fc.record({
      equipment: fc.subarray(['dumbbells', 'resistance_bands', 'bench', 'pull_up_bar']),
      excluded: fc.constant([]),
      injured: fc.subarray([...injuredAreas], { maxLength: 1 }),
    }),
    isPersonalised: fc.constant(true),
  });
  const anyTemplate = fc.constantFrom(
    ...builtinTemplates.filter(({ category }) => category !== 'daily_maintenance'),
  );

  it('always has sets, nothing that loads a sore area, a reason for each change, and is the same for the same day', () => {
    fc.assert(
      fc.property(anyTemplate, anyBasis, (planned, given) => {
        const session = adaptSession(planned, given);
        const { exercises } = session.template;
        expect(exercises.length).to.be.above(0);
        expect(Math.min(...exercises.map(({ sets }) => sets))).to.be.at.least(1);
        const sore = given.feeling?.sore ?? [];
        for (const { name } of exercises) expect(strainedBy(name, sore), name).to.deep.equal([]);
        expect(session.reasons.length > 0).to.equal(session.template !== planned);
        expect(adaptSession(planned, given)).to.deep.equal(session);
      }),
    );
  });

  it('is never more than the plan at low energy or mood: no more sets, no shorter rests, no harder forms, no more minutes', () => {
    fc.assert(
      fc.property(anyTemplate, anyBasis, fc.constantFrom('energy', 'mood'), (planned, given, low) => {
        const feeling = { ...(given.feeling ?? fine), [low]: 2 };
        const { reasons, template: session } = adaptSession(planned, { ...given, feeling });
        expect(reasons.map(({ kind }) => kind)).to.not.include('strong');
        expect(session.durationMinutes).to.be.at.most(planned.durationMinutes);
        for (const exercise of session.exercises) expectNoMore(exercise, planned);
      }),
    );
  });
});

/** A template may have the same exercise twice. */
function expectNoMore(exercise: TemplateExercise, { exercises }: WorkoutTemplate): void {
  const before = exercise.insteadOf
    ? [exercise.insteadOf]
    : exercises.filter(({ name }) => name === exercise.name);
  const [first] = before;
  expect(exercise.sets).to.be.at.most(Math.max(...before.map(({ sets }) => sets)));
  expect(levelOf(exercise.name)).to.be.at.most(levelOf(first?.name ?? ''));
  expect(exercise.restSeconds).to.be.at.least(Math.min(...before.map(({ restSeconds }) => restSeconds)));
}
