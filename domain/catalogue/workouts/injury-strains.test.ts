import { expect } from 'chai';
import fc from 'fast-check';
import { exerciseLibrary } from '#domain/catalogue/guides/exercise-library.ts';
import { findGuide } from '#domain/catalogue/guides/guide-lookup.ts';
import { movements, suitedTemplate } from './exercise-swaps.ts';
import { type InjuredArea, injuredAreas } from './injured-areas.ts';
import { strainedBy, strains } from './injury-strains.ts';
import { guideModifications, highImpact } from './swap-choices.ts';
import { builtinTemplates } from './workout-templates.ts';

const guided = builtinTemplates.filter(({ category }) => category !== 'daily_maintenance');
const anyAreas = fc.subarray([...injuredAreas]);

describe('the table of what an injured area takes out', () => {
  it('has only catalogue exercises, each with another one that spares the area', () => {
    for (const area of injuredAreas)
      for (const [name, gentler] of Object.entries(strains[area])) {
        expect(movements, `${area}: ${name}`).to.include.keys(name, ...gentler);
        const sparing = gentler.filter((other) => strainedBy(other, [area]).length === 0);
        expect(sparing, `${area}: ${name}`).to.deep.equal([...gentler]);
      }
  });

  it('has every jump and running step for a knee and for an ankle', () => {
    for (const area of ['knee', 'ankle'] as const)
      expect(Object.keys(strains[area])).to.include.members([...highImpact]);
  });

  it('knows the impact of each exercise as its guide does', () => {
    const high = exerciseLibrary.filter(({ impact }) => impact === 'high').map(({ name }) => name);
    expect([...highImpact]).to.have.members(high);
  });

  it('has the modifications that a guide names, with no more impact and level', () => {
    for (const [name, others] of Object.entries(guideModifications))
      for (const other of others) {
        expect(movements[other]?.level, `${name}: ${other}`).to.be.at.most(movements[name]?.level ?? 0);
        expect(highImpact.has(other), `${name}: ${other}`).to.equal(false);
        expect(findGuide(name)?.modifications, name).to.not.equal(undefined);
      }
    const jacks = findGuide('Jumping Jacks')?.modifications.join(' ').toLowerCase();
    expect(jacks).to.include('step jacks');
  });
});

const namesOf = (injured: readonly InjuredArea[], id: string): readonly string[] => {
  const template = guided.find((one) => one.id === id);
  return template
    ? suitedTemplate(template, { equipment: [], excluded: [], injured }).exercises.map(({ name }) => name)
    : [];
};

describe('a workout of a member with an injury', () => {
  it('never loads the injured areas, and keeps its moves wherever the table has others', () =>
    fc.assert(
      fc.property(fc.constantFrom(...guided), anyAreas, (template, injured) => {
        const suited = suitedTemplate(template, { equipment: template.equipment, excluded: [], injured });
        for (const { name } of suited.exercises) expect(strainedBy(name, injured)).to.deep.equal([]);
        expect(suited.exercises).to.not.deep.equal([]);
      }),
    ));

  it('says of each gentler move which one it stands for', () => {
    const [template] = guided.filter(({ exercises }) =>
      exercises.some(({ name }) => name === 'Jumping Jacks'),
    );
    if (!template) throw new Error('The catalogue has jumping jacks.');
    const suited = suitedTemplate(template, { equipment: [], excluded: [], injured: ['knee'] });
    const jacks = suited.exercises.find(({ insteadOf }) => insteadOf?.name === 'Jumping Jacks');
    expect(jacks?.name).to.equal('Step Jacks');
  });

  it('is the same workout without an injury', () =>
    expect(namesOf([], 'full-body-burn')).to.deep.equal(
      guided.find(({ id }) => id === 'full-body-burn')?.exercises.map(({ name }) => name),
    ));
});
