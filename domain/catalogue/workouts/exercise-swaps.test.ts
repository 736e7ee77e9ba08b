import { expect } from 'chai';
import fc from 'fast-check';
import { movements, suitedTemplate, swapsFor } from './exercise-swaps.ts';
import { builtinTemplates } from './workout-templates.ts';

const nothing = { equipment: ['none'], excluded: [] };
const guided = builtinTemplates.filter(({ category }) => category !== 'daily_maintenance');
const names = [...new Set(builtinTemplates.flatMap(({ exercises }) => exercises.map(({ name }) => name)))];

describe('the movements', () => {
  it('name a pattern for every exercise of the templates', () =>
    expect(names.filter((name) => !movements[name])).to.deep.equal([]));
});

describe('the swaps of an exercise', () => {
  for (const [name, swaps] of [
    ['Push-ups', ['Tempo Push-ups', 'Tricep Dips', 'Incline Push-ups']],
    ['Knee Push-ups', ['Incline Push-ups']],
    ['Barbell Row', []],
    ['Unknown', []],
  ] as const)
    it(`of ${name} are ${swaps.join(', ') || 'none'} for a member without equipment`, () =>
      expect(swapsFor(name, nothing)).to.deep.equal(swaps));

  it('leave out what is not for the member', () =>
    expect(swapsFor('Push-ups', { ...nothing, excluded: ['Tricep Dips'] })).to.not.include('Tricep Dips'));

  it('are of the same pattern, not harder, and need only what is owned', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.subarray(['dumbbells', 'barbell', 'bench']),
        (name, equipment) => {
          for (const swap of swapsFor(name, { equipment, excluded: [] })) {
            expect(movements[swap]?.pattern).to.equal(movements[name]?.pattern);
            expect(movements[swap]?.level).to.be.at.most(movements[name]?.level ?? 0);
            expect(equipment).to.include.members([...(movements[swap]?.equipment ?? [])]);
          }
        },
      ),
    ));
});

describe('a template without what is not for the member', () => {
  const template = builtinTemplates.find(({ id }) => id === 'full-body-burn');
  if (!template) throw new Error('The catalogue has this template.');

  it('is the same one where it has none of it', () =>
    expect(suitedTemplate(template, { ...nothing, excluded: ['Bike Sprint'] })).to.equal(template));

  it('never has an excluded exercise, nor one twice that it had once', () =>
    fc.assert(
      fc.property(fc.constantFrom(...guided), fc.subarray(names), (any, excluded) => {
        const left = suitedTemplate(any, { equipment: [...any.equipment], excluded }).exercises.map(
          ({ name }) => name,
        );
        expect(left.filter((name) => excluded.includes(name))).to.deep.equal([]);
        const repeated = (all: readonly string[]) => all.length - new Set(all).size;
        expect(repeated(left)).to.be.at.most(repeated(any.exercises.map(({ name }) => name)));
      }),
    ));
});
