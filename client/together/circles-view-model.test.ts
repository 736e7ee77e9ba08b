import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { startChoices, suggestedTarget } from './circles-view-model.ts';

describe('the form of a circle', () => {
  it('suggests four active days a week for each of three people', () => {
    expect([7, 28].map(suggestedTarget)).to.deep.equal([12, 48]);
  });

  it('offers today, tomorrow and the next Monday', () => {
    expect(startChoices(asMemberDay('2026-03-04'))).to.deep.equal({
      ...{ today: '2026-03-04', tomorrow: '2026-03-05', monday: '2026-03-09' },
    });
  });

  it('offers a Monday that is tomorrow once', () => {
    expect(Object.keys(startChoices(asMemberDay('2026-03-01')))).to.deep.equal(['today', 'tomorrow']);
  });
});
