import { expect } from 'chai';
import fc from 'fast-check';
import { equipmentOptions } from '#domain/catalogue/workouts/equipment.ts';
import { movements } from '#domain/catalogue/workouts/exercise-swaps.ts';
import { builtinTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import {
  exerciseLibrary,
  findExercises,
  findWorkouts,
  type LibraryFilter,
  wholeLibrary,
} from './exercise-library.ts';

const names = (filter: Partial<LibraryFilter>, owned: readonly string[] = []) =>
  findExercises({ ...wholeLibrary, ...filter }, owned).map(({ name }) => name);
const workouts = (filter: Partial<LibraryFilter>, owned: readonly string[] = []) =>
  findWorkouts(builtinTemplates, { ...wholeLibrary, ...filter }, owned);

const orNull = <Value>(values: readonly Value[]) => fc.constantFrom(null, ...values);
const anyFilter: fc.Arbitrary<LibraryFilter> = fc.record({
  search: fc.constantFrom('', 'push', 'squats', 'easy walk', 'nothing like it'),
  pattern: orNull(exerciseLibrary.map(({ pattern }) => pattern)),
  muscle: orNull(exerciseLibrary.flatMap(({ muscles }) => muscles)),
  equipment: orNull(['none', 'mine', 'dumbbells', 'bench'] as const),
  level: orNull(['beginner', 'intermediate', 'advanced'] as const),
  impact: orNull(['low', 'high'] as const),
});
const anyOwned = fc.subarray(equipmentOptions.map(({ id }) => id as string));

describe('the exercise library', () => {
  it('has every exercise of the workouts once, each with muscles', () => {
    expect(exerciseLibrary).to.have.length(Object.keys(movements).length - 2);
    expect(new Set(exerciseLibrary.map(({ name }) => name)).size).to.equal(exerciseLibrary.length);
    for (const { name, muscles } of exerciseLibrary) expect(muscles, name).to.not.deep.equal([]);
  });

  for (const [text, filter, found] of [
    ['words of a name in any spelling', { search: 'PUSH ups knee' }, ['Knee Push-ups']],
    [
      'a pattern and a level',
      { pattern: 'lunge', level: 'intermediate' },
      ['Dumbbell Lunges', 'Walking Lunges'],
    ],
    [
      'high impact',
      { impact: 'high', equipment: 'none', pattern: 'cardio', level: 'advanced' },
      ['Burpees', 'Running'],
    ],
    ['an item that it needs', { equipment: 'pull_up_bar' }, ['Dead Hang', 'Pull-ups']],
    [
      'a muscle',
      { muscle: 'calves', pattern: 'calves', equipment: 'none', level: 'advanced' },
      ['Single-Leg Calf Raises'],
    ],
    ['words that occur nowhere', { search: 'yodelling' }, []],
  ] as const)
    it(`finds ${found.join(', ') || 'nothing'} by ${text}`, () => expect(names(filter)).to.deep.equal(found));

  it('finds by the equipment of a member what needs nothing else', () => {
    const mine = names({ equipment: 'mine', pattern: 'pull' }, ['dumbbells', 'none']);
    expect(mine).to.deep.equal(['Dumbbell Row', 'Single-Arm Dumbbell Row', 'Tempo Dumbbell Row']);
    expect(names({ equipment: 'mine' })).to.deep.equal(names({ equipment: 'none' }));
  });

  it('finds no more with a further filter, and all without one', () => {
    expect(names({})).to.have.length(exerciseLibrary.length);
    fc.assert(
      fc.property(
        anyFilter,
        anyOwned,
        fc.constantFrom('pattern', 'muscle', 'equipment', 'level', 'impact'),
        (filter, owned, key) => {
          const narrow = findExercises(filter, owned);
          expect(findExercises({ ...filter, [key]: null }, owned)).to.include.members([...narrow]);
          expect(findWorkouts(builtinTemplates, { ...filter, [key]: null }, owned)).to.include.members([
            ...findWorkouts(builtinTemplates, filter, owned),
          ]);
        },
      ),
    );
  });
});

describe('the workout library', () => {
  it('has all workouts without a filter', () => expect(workouts({})).to.deep.equal([...builtinTemplates]));

  it('finds a workout by the name of one of its exercises', () => {
    const found = workouts({ search: 'goblet' });
    const named = builtinTemplates.filter(({ exercises }) =>
      exercises.some(({ name }) => name === 'Goblet Squats'),
    );
    expect(named).to.not.deep.equal([]);
    expect(found).to.include.members(named);
    for (const workout of found) expect(JSON.stringify(workout).toLowerCase()).to.include('goblet');
  });

  it('finds as low impact none that has a jump, and every one that says so', () => {
    const low = workouts({ impact: 'low' });
    const jumps = /Burpees|Jumping Jacks|High Knees|Running|Jogging|Treadmill Run/;
    for (const { name, exercises } of low)
      for (const exercise of exercises)
        if (exercise.name !== 'Marching High Knees') expect(jumps.test(exercise.name), name).to.equal(false);
    expect(low.map(({ id }) => id)).to.include('aerobic-starter');
  });
});
