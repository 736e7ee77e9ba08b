import { expect } from 'chai';
import fc from 'fast-check';
import { assessmentDays } from '#domain/catalogue/workouts/assessment-days.ts';
import { dailyTemplates } from '#domain/catalogue/workouts/daily-templates.ts';
import { exerciseCatalogue } from '#domain/catalogue/workouts/exercise-catalogue.ts';
import { builtinTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import { exerciseGuides } from './exercise-guides.ts';
import { findGuide, guideAliases } from './guide-lookup.ts';

/** Every exercise name that the product shows, with the guide it opens. */
const guideOf: Readonly<Record<string, string>> = {
  'Air Squats': 'squats',
  'Band Deadlifts': 'deadlift',
  'Band Glute Bridges': 'glute-bridges',
  'Band Rows': 'row',
  'Band Squats': 'squats',
  'Barbell Deadlift': 'deadlift',
  'Barbell Floor Press': 'floor-press',
  'Barbell Glute Bridges': 'glute-bridges',
  'Barbell Row': 'row',
  'Bear Crawl': 'bear-crawl',
  'Bench Dips': 'tricep-dips',
  'Bike Sprint': 'bike-ride',
  'Box Breathing': 'box-breathing',
  'Brisk Walk': 'walking',
  Burpees: 'burpees',
  'Calf Raises': 'calf-raises',
  'Chair Squats': 'squats',
  'Dead Hang': 'dead-hang',
  'Decline Push-ups': 'push-ups',
  'Dumbbell Calf Raises': 'calf-raises',
  'Dumbbell Deadlift': 'deadlift',
  'Dumbbell Floor Press': 'floor-press',
  'Dumbbell Lunges': 'lunges',
  'Dumbbell Row': 'row',
  'Easy Bike Ride': 'bike-ride',
  'Easy Walk': 'walking',
  'Glute Bridges': 'glute-bridges',
  'Goblet Squats': 'squats',
  'High Knees': 'high-knees',
  'Hip Flexor Reach': 'hip-flexor-reach',
  'Incline Push-ups': 'push-ups',
  'Incline Treadmill Walk': 'walking',
  Jogging: 'jogging',
  'Jumping Jacks': 'jumping-jacks',
  'Kettlebell Deadlift': 'deadlift',
  'Kettlebell Floor Press': 'floor-press',
  'Kettlebell Row': 'row',
  'Knee Push-ups': 'push-ups',
  Lunges: 'lunges',
  'Marching High Knees': 'high-knees',
  'Mobility Flow': 'mobility-flow',
  'Mountain Climbers': 'mountain-climbers',
  Plank: 'plank',
  'Plank Hold': 'plank',
  'Plank Shoulder Taps': 'plank-shoulder-taps',
  'Pull-ups': 'pull-ups',
  'Push-ups': 'push-ups',
  'Reverse Lunges': 'lunges',
  Running: 'running',
  'Russian Twists': 'russian-twists',
  'Shoulder Reach': 'shoulder-reach',
  'Single-Arm Dumbbell Row': 'row',
  'Single-Leg Calf Raises': 'calf-raises',
  'Single-Leg Glute Bridges': 'glute-bridges',
  'Sit and Reach': 'sit-and-reach',
  'Sit-ups': 'sit-ups',
  'Slow Air Squats': 'squats',
  'Slow Calf Raises': 'calf-raises',
  'Slow Glute Bridges': 'glute-bridges',
  'Slow Reverse Lunges': 'lunges',
  'Slow Sit-ups': 'sit-ups',
  'Squat-Push-Plank Circuit': 'squat-push-plank-circuit',
  'Standing Calf Raises': 'calf-raises',
  'Steady Bike Ride': 'bike-ride',
  'Step Jacks': 'jumping-jacks',
  'Tempo Dumbbell Row': 'row',
  'Tempo Goblet Squats': 'squats',
  'Tempo Push-ups': 'push-ups',
  'Treadmill Run': 'running',
  'Treadmill Walk': 'walking',
  'Tricep Dips': 'tricep-dips',
  Walking: 'walking',
  'Walking Lunges': 'lunges',
  'Wall Sit': 'wall-sit',
};

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
    expect([...new Set(namesOfTheProduct)].toSorted()).to.deep.equal(Object.keys(guideOf).toSorted()));

  for (const [name, id] of Object.entries(guideOf))
    it(`${name} opens ${id}`, () => expect(findGuide(name)?.id).to.equal(id));

  for (const [name, id] of asPeopleWrite)
    it(`finds ${id} for ${JSON.stringify(name)}`, () => expect(findGuide(name)?.id).to.equal(id));

  for (const name of otherMovements) it(`has no guide for ${JSON.stringify(name)}`, () => withoutGuide(name));

  it('resolves every alias to its own guide', () => {
    for (const [id, aliases] of Object.entries(guideAliases))
      for (const alias of aliases) expect(findGuide(alias)?.id, alias).to.equal(id);
  });

  it('finds each guide by its own name', () => {
    for (const guide of exerciseGuides) expect(findGuide(guide.name)).to.equal(guide);
  });
});

describe('guide lookup, for any spelling', () => {
  const known = fc.constantFrom(...Object.keys(guideOf));
  const separator = fc.constantFrom(' ', '-', '  ', ' - ', '_', ', ');

  it('ignores case, hyphens and spaces', () => {
    fc.assert(
      fc.property(known, separator, fc.boolean(), (name, between, isShouted) => {
        const spelt = name.split(/[ -]/).join(between);
        expect(findGuide(isShouted ? spelt.toUpperCase() : spelt.toLowerCase())?.id).to.equal(guideOf[name]);
      }),
    );
  });

  it('ignores the order of words and repeated words', () => {
    fc.assert(
      fc.property(known, (name) => {
        const words = name.split(/[ -]/);
        expect(findGuide([...words.toReversed(), ...words].join(' '))?.id).to.equal(guideOf[name]);
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
