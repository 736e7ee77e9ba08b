import { expect } from 'chai';
import fc from 'fast-check';
import { areasIn, injuredAreas, withArea, withoutArea } from './injured-areas.ts';

const anyAreas = fc.subarray([...injuredAreas]);

describe('the injured areas', () => {
  for (const [injuries, areas] of [
    ['Left KNEE, since spring.', ['knee']],
    ['bad knees and a sore shoulder', ['knee', 'shoulder']],
    ['Two discs; wrist', ['lower back', 'wrist']],
    ['My handicap at golf, some background noise', []],
    ['Knie links, Rücken', ['knee', 'lower back']],
    ['mal au dos et à l’épaule', ['lower back', 'shoulder']],
    ['dolor en las rodillas y el cuello', ['knee', 'neck']],
    ['dos semanas con asma', []],
    ['joelho e pés', ['knee', 'ankle']],
    ['ألم في الركبة والكتف', ['knee', 'shoulder']],
    ['', []],
  ] as const)
    it(`in “${injuries}” are ${areas.join(', ') || 'none'}`, () =>
      expect(areasIn(injuries)).to.deep.equal(areas));

  it('are added to the words and taken out again, beside what else is written', () => {
    expect(withArea('', 'knee')).to.equal('Knee');
    expect(withArea('Asthma since 2019,', 'lower back')).to.equal('Asthma since 2019, lower back');
    expect(withArea('Bad knees', 'knee')).to.equal('Bad knees');
    expect(withArea('', 'knee', 'Knie')).to.equal('Knie');
    expect(withoutArea('Knie, Asthma', 'knee')).to.equal('Asthma');
    expect(withoutArea('Left knee; asthma, sore wrist', 'knee')).to.equal('asthma, sore wrist');
  });

  it('are in the words exactly as they were chosen, in any order', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray([...injuredAreas]), anyAreas, (added, removed) => {
        const words = removed.reduce(
          withoutArea,
          added.reduce((text, area) => withArea(text, area), ''),
        );
        expect(areasIn(words)).to.have.members(added.filter((area) => !removed.includes(area)));
      }),
    ));
});
