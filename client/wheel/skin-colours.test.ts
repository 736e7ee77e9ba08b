import { expect } from 'chai';
import { wheelSkinIds } from '#domain/catalogue/content/wheel-skins.ts';
import { skinColours, skinStyle } from './skin-colours.ts';

/** The labels of `tokens.css`, the same in both themes. */
const labels = { dark: '#14231f', light: '#fffcf5' };
const labelAt = (index: number): string => (index === 2 || index === 6 ? labels.light : labels.dark);

/** By WCAG 2.2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('The looks of the wheel', () => {
  it('are those that members choose, the classic one without colours here', () => {
    expect(['classic', ...Object.keys(skinColours)]).to.deep.equal(wheelSkinIds);
    expect(skinStyle('classic')).to.equal(undefined);
    expect(skinStyle('unknown')).to.equal(undefined);
  });

  for (const [id, colours] of Object.entries(skinColours)) {
    it(`of ${id} give every label a contrast of 4.5 at least`, () => {
      expect(colours).to.have.length(8);
      for (const [index, colour] of colours.entries())
        expect(contrast(colour, labelAt(index)), `${colour} of slot ${index}`).to.be.at.least(4.5);
    });

    it(`of ${id} have eight different colours`, () => expect(new Set(colours).size).to.equal(8));
  }
});
