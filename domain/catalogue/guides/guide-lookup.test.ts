import { expect } from 'chai';
import fc from 'fast-check';
import { assessmentDays } from '#domain/catalogue/workouts/assessment-days.ts';
import { dailyTemplates } from '#domain/catalogue/workouts/daily-templates.ts';
import { exerciseCatalogue } from '#domain/catalogue/workouts/exercise-catalogue.ts';
import { builtinTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import { exerciseGuides } from './exercise-guides.ts';
import { findGuide, guideAliases } from './guide-lookup.ts';
import { namedGuides } from './named-guides.ts';

const namesOfTheProduct = [
  ...exerciseCatalogue.flatMap(({ exercises }) => exercises),
  ...dailyTemplates.flatMap(({ exercises }) => exercises),
  ...builtinTemplates.flatMap(({ exercises }) => exercises),
  ...assessmentDays.flatMap(({ exercises }) => exercises),
].map(({ name }) => name);

const asPeopleWrite: readonly [name: string, id: string][] = [
  ['push ups', 'push-ups'],
  ['Pushup', 'push-ups'],
  ['PRESS-UPS', 'push-ups'],
  ['the plank', 'plank'],
  ['Squat', 'squats'],
  ['Bodyweight squats', 'squats'],
  ['Triceps dips', 'tricep-dips'],
  ['Chair dip', 'tricep-dips'],
  ['Mountain-climber', 'mountain-climbers'],
  ['jumping jack', 'jumping-jacks'],
  ['Bent over barbell row', 'row'],
  ['One-arm supported dumbbell row', 'row'],
  ['Row, bent-over', 'row'],
  ['Press, floor', 'floor-press'],
  ['Situps', 'sit-ups'],
  ['alternating forward lunges', 'lunges'],
  ['Tempo run', 'running'],
  ['Walk', 'walking'],
  ['Jog', 'jogging'],
];

const otherMovements = [
  'Bench Press',
  'Dumbbell Bench Press',
  'Leg Press',
  'Overhead Press',
  'Push Press',
  'Bent-Over Dumbbell Press',
  'Wall Push-up',
  'Pike Push-ups',
  'Diamond Push-ups',
  'Push-up Hold',
  'Chin-ups',
  'Step-ups',
  'Upright Row',
  'Inverted Row',
  'Renegade Row',
  'Single-Arm Dumbbell Row and Press',
  'Rowing',
  'Rowing Machine',
  'Romanian Deadlift',
  'Single-Leg Deadlift',
  'Jump Squats',
  'Barbell Back Squat',
  'Bulgarian Split Squat',
  'Wall Squat',
  'Jumping Lunges',
  'Side Lunges',
  'Side Plank',
  'Plank Jacks',
  'Reverse Plank',
  'Leg Raises',
  'Lateral Raises',
  'Seated Calf Raises',
  'Knee Raises',
  'Hip Thrust',
  'Crunches',
  'V-ups',
  'Sit-to-Stand',
  'Bicycle Crunches',
  'Standing Twist',
  'Crab Walk',
  'Bear Plank',
  'Farmer’s Walk',
  'Box Jumps',
  'Stair Climber',
  'Ring Dips',
  'Walkout',
  'Glute Bridge March',
  'Kettlebell Swings',
  'Bicep Curls',
  'Press',
  'Slow',
  '',
  '   ',
  'Übung 7',
];

const withoutGuide = (name: string) => expect(findGuide(name), name).to.equal(undefined);

describe('guide lookup', () => {
  it('is tested with every exercise name of the product', () =>
    expect([...new Set(namesOfTheProduct)].toSorted()).to.deep.equal(Object.keys(namedGuides).toSorted()));

  for (const [name, id] of Object.entries(namedGuides))
    it(`${name} opens ${id}`, () => expect(findGuide(name)?.id).to.equal(id));

  for (const [name, id] of asPeopleWrite)
    it(`finds ${id} for ${JSON.stringify(name)}`, () => expect(findGuide(name)?.id).to.equal(id));

  for (const name of otherMovements) it(`has no guide for ${JSON.stringify(name)}`, () => withoutGuide(name));

  it('gives an exercise without a jump a guide without one, and no other', () => {
    const jumps = /^(Jumping Jacks|High Knees|Burpees|Running|Jogging|Treadmill Run|Mountain Climbers)$/;
    for (const name of namesOfTheProduct)
      expect(findGuide(name)?.impact, name).to.equal(jumps.test(name) ? 'high' : 'low');
  });

  it('gives a workout that promises low impact only guides with low impact', () => {
    const promised = builtinTemplates.filter(({ id, description }) =>
      /low.impact|without a single jump/i.test(`${id} ${description}`),
    );
    expect(promised.length).to.be.at.least(2);
    for (const { exercises, name } of promised)
      for (const exercise of exercises)
        expect(findGuide(exercise.name)?.impact, `${name}: ${exercise.name}`).to.equal('low');
  });

  it('resolves every alias to its own guide', () => {
    for (const [id, aliases] of Object.entries(guideAliases))
      for (const alias of aliases) expect(findGuide(alias)?.id, alias).to.equal(id);
  });

  it('finds each guide by its own name', () => {
    for (const guide of exerciseGuides) expect(findGuide(guide.name)).to.equal(guide);
  });
});

describe('guide lookup, for any spelling', () => {
  const known = fc.constantFrom(...Object.keys(namedGuides));
  const separator = fc.constantFrom(' ', '-', '  ', ' - ', '_', ', ');

  it('ignores case, hyphens and spaces', () => {
    fc.assert(
      fc.property(known, separator, fc.boolean(), (name, between, isShouted) => {
        const spelt = name.split(/[ -]/).join(between);
        expect(findGuide(isShouted ? spelt.toUpperCase() : spelt.toLowerCase())?.id).to.equal(
          namedGuides[name],
        );
      }),
    );
  });

  it('ignores the order of words and repeated words', () => {
    fc.assert(
      fc.property(known, (name) => {
        const words = name.split(/[ -]/);
        expect(findGuide([...words.toReversed(), ...words].join(' '))?.id).to.equal(namedGuides[name]);
      }),
    );
  });

  it('finds nothing when the text also names another movement', () => {
    const foreign = fc.constantFrom(
      'curl',
      'swing',
      'snatch',
      'thrust',
      'crunch',
      'fly',
      'shrug',
      'hop',
      'kick',
    );
    fc.assert(
      fc.property(known, foreign, (name, movement) => {
        withoutGuide(`${name} ${movement}`);
      }),
    );
  });

  it('returns a guide of the list or none for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect([undefined, ...exerciseGuides]).to.include(findGuide(name));
      }),
    );
  });
});
