import { expect } from 'chai';
import fc from 'fast-check';
import { ownedEquipment } from './equipment.ts';
import { alike, isSameExercise, movements, timedOnly, withOther } from './exercise-swaps.ts';
import { injuredAreas } from './injured-areas.ts';
import { strainedBy } from './injury-strains.ts';
import { highImpact, swapChoices } from './swap-choices.ts';

const none = { equipment: ['none'], excluded: [], taken: [] };
const names = Object.keys(movements);
const gear = ['dumbbells', 'barbell', 'kettlebells', 'resistance_bands', 'pull_up_bar', 'bench', 'bike'];
const anyName = fc.constantFrom(...names);
const anyWishes = fc.record({
  equipment: fc.subarray(gear),
  excluded: fc.subarray(names),
  taken: fc.subarray(names),
});
const levelOf = (name: string) => movements[name]?.level ?? 0;

describe('the choices for a swap', () => {
  for (const [name, equipment, choices] of [
    ['Push-ups', [], ['Tempo Push-ups same', 'Tricep Dips same', 'Incline Push-ups easier']],
    ['Knee Push-ups', [], ['Incline Push-ups same', 'Push-ups harder', 'Tempo Push-ups harder']],
    [
      'Dumbbell Row',
      ['dumbbells', 'resistance_bands'],
      ['Single-Arm Dumbbell Row same', 'Tempo Dumbbell Row same', 'Band Rows easier'],
    ],
    ['Plank Hold', [], ['Bear Crawl harder', 'Russian Twists harder', 'Sit-ups harder']],
    ['Barbell Row', ['barbell'], []],
    ['Unknown', [], []],
  ] as const)
    it(`are ${choices.join(', ') || 'none'} for ${name} with ${equipment.join(' and ') || 'no equipment'}`, () =>
      expect(
        swapChoices({ name }, { ...none, equipment }).map((choice) => `${choice.name} ${choice.effort}`),
      ).to.deep.equal(choices));

  for (const [name, choices] of [
    ['Jumping Jacks', ['Step Jacks', 'Brisk Walk', 'Easy Walk']],
    ['High Knees', ['Marching High Knees', 'Brisk Walk', 'Easy Walk']],
    ['Lunges', ['Reverse Lunges', 'Slow Reverse Lunges']],
  ] as const)
    it(`are ${choices.join(', ')} where ${name} hurts: less impact first, then what the guide says`, () =>
      expect(swapChoices({ name }, none, 'pain').map((choice) => choice.name)).to.deep.equal(choices));

  it('have the gentler form that the guide names, for every reason', () =>
    expect(swapChoices({ name: 'Jumping Jacks' }, none).map((choice) => choice.name)).to.include(
      'Step Jacks',
    ));

  it('are never harder, spare every injured area, and add no impact where it hurts', () =>
    fc.assert(
      fc.property(anyName, anyWishes, fc.subarray([...injuredAreas]), (name, wishes, injured) => {
        for (const choice of swapChoices({ name }, { ...wishes, injured }, 'pain')) {
          expect(highImpact.has(choice.name) && !highImpact.has(name), choice.name).to.equal(false);
          expect(strainedBy(choice.name, injured)).to.deep.equal([]);
          expect(wishes.excluded).to.not.include(choice.name);
        }
      }),
    ));

  it('share the pattern, are new to the workout, at most a level harder, and possible', () =>
    fc.assert(
      fc.property(anyName, anyWishes, (name, wishes) => {
        for (const choice of swapChoices({ name }, wishes)) {
          expect(movements[choice.name]?.pattern).to.equal(movements[name]?.pattern);
          const left = [name, ...wishes.excluded, ...wishes.taken];
          expect(left.filter((other) => isSameExercise(other, choice.name))).to.deep.equal([]);
          expect(levelOf(choice.name)).to.be.at.most(levelOf(name) + 1);
          expect(ownedEquipment(wishes.equipment)).to.include.members([...choice.equipment]);
          const effort = Math.sign(levelOf(choice.name) - levelOf(name));
          expect(choice.effort).to.equal(['easier', 'same', 'harder'][effort + 1]);
        }
      }),
    ));

  it('are three wherever there are three, each of them once', () =>
    fc.assert(
      fc.property(anyName, anyWishes, (name, wishes) => {
        const offered = swapChoices({ name }, wishes).map((choice) => choice.name);
        const possible = alike(name, wishes, 1).filter(
          (other) => !wishes.taken.some((taken) => isSameExercise(taken, other)),
        );
        expect(offered).to.have.length(Math.min(3, possible.length));
        expect(new Set(offered).size).to.equal(offered.length);
      }),
    ));

  it('have nothing harder before something that is not', () =>
    fc.assert(
      fc.property(anyName, anyWishes, (name, wishes) => {
        const harder = swapChoices({ name }, wishes).map(({ effort }) => effort === 'harder');
        expect(harder).to.deep.equal(harder.toSorted());
      }),
    ));

  it('are steady exercises only in the place of twelve minutes of running', () =>
    expect(
      swapChoices({ name: 'Running', durationSeconds: 720 }, none).map(({ name }) => name),
    ).to.deep.equal(['Jogging', 'Brisk Walk', 'Easy Walk']));
});

describe('the sets of an exercise that are done with another one', () => {
  const sets = { name: 'Sit-ups', sets: 3, restSeconds: 45 };

  it('keep their reps, or their time', () => {
    expect(withOther({ ...sets, reps: 10 }, 'Slow Sit-ups')).to.deep.equal({
      ...sets,
      name: 'Slow Sit-ups',
      reps: 10,
    });
    expect(withOther({ ...sets, durationSeconds: 25 }, 'Plank').durationSeconds).to.equal(25);
    expect(withOther({ ...sets, durationSeconds: 25 }, 'Russian Twists').durationSeconds).to.equal(25);
  });

  for (const [reps, seconds] of [
    [1, 5],
    [10, 20],
    [12, 25],
    [30, 60],
  ] as const)
    it(`become ${seconds} s for ${reps} reps where the other one is held`, () =>
      expect(withOther({ ...sets, reps }, 'Plank Hold')).to.deep.equal({
        ...sets,
        name: 'Plank Hold',
        durationSeconds: seconds,
      }));

  it('never count the reps of an exercise that is done for a time', () => {
    for (const name of timedOnly)
      expect(withOther({ ...sets, reps: 8 }, name).reps, name).to.equal(undefined);
    expect(names).to.include.members([...timedOnly]);
  });
});
