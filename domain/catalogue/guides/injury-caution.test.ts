import { expect } from 'chai';
import { cautionOf, musclesNear } from './injury-caution.ts';

describe('the muscles near an injury outside the list of areas', () => {
  for (const [injuries, muscles] of [
    ['An abdominal hernia', ['abdominals', 'obliques']],
    ['Torn hamstrings in 2019', ['hamstrings']],
    ['Left KNEE, since spring.', []],
    ['none', []],
    ['', []],
    ['My handicap at golf, some background noise', []],
  ] as const)
    it(`are ${muscles.join(', ') || 'none'} for “${injuries}”`, () => {
      expect([...musclesNear(injuries)]).to.have.members([...muscles]);
    });
});

describe('the caution on an exercise', () => {
  it('names the injured area that the exercise loads', () =>
    expect(cautionOf('Lunges', ['quadriceps'], 'Left knee, sore hips')).to.deep.equal({
      strained: ['knee', 'hip'],
      gentler: 'Glute Bridges',
    }));
  it('is not given for an exercise that is gentle to the area', () =>
    expect(cautionOf('Glute Bridges', ['hamstrings'], 'Left knee')).to.equal(null));
  it('is given by the muscles for an injury outside the list', () =>
    expect(cautionOf('Sit-ups', ['abdominals'], 'hernia')).to.deep.equal({ strained: [], gentler: null }));
});
