import { expect } from 'chai';
import { levels } from './levels.ts';
import { isSkinOpen, wheelSkinIds, wheelSkins } from './wheel-skins.ts';

describe('The looks of the wheel by level', () => {
  it('are open from the first level on for the classic one, and later for each other', () => {
    expect(wheelSkins.map(({ id }) => id)).to.deep.equal(wheelSkinIds);
    expect(isSkinOpen('classic', 1)).to.equal(true);
    expect(isSkinOpen('dusk', 4)).to.equal(false);
    expect(isSkinOpen('dusk', 5)).to.equal(true);
  });

  it('open at levels that there are', () => {
    for (const { level } of wheelSkins) expect(level).to.be.within(1, levels.length);
  });
});
