import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { usedAxes } from './narrowed-fonts.ts';

const styles = join(import.meta.dirname, '../styles');
const read = (name: string): Promise<string> => readFile(join(styles, name), 'utf8');

/** The numbers of a group of custom properties, such as `--weight-text: 450`. */
const tokensOf = (css: string, group: string): readonly number[] =>
  [...css.matchAll(new RegExp(`--${group}-[\\w-]+: ([\\d.]+)`, 'g'))].map(([, value]) => Number(value));

describe('the narrowed fonts', () => {
  const { wght, wdth } = usedAxes['anybody/files/anybody-latin-standard-normal.woff2'];
  const text = usedAxes['hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'];

  it('have the weights and widths that the style sheet names for their families', async () => {
    const faces = (await read('fonts.css')).split('@font-face').slice(1);
    const described = faces.map((face) => [
      /font-family: "(.*)"/.exec(face)?.[1],
      /font-weight: (.*);/.exec(face)?.[1],
      /font-stretch: (.*);/.exec(face)?.[1],
    ]);
    const display = ['Anybody', `${wght.min} ${wght.max}`, `${wdth.min}% ${wdth.max}%`];
    const body = ['Hanken Grotesk', `${text.wght.min} ${text.wght.max}`, undefined];
    expect(described).to.deep.equal([display, display, body, body]);
  });

  it('have every weight and width of the tokens', async () => {
    const css = await read('tokens.css');
    const weights = tokensOf(css, 'weight');
    expect(weights).to.have.length.greaterThan(3);
    for (const weight of weights)
      expect(
        [text.wght, wght].some(({ min, max }) => min <= weight && weight <= max),
        `${weight}`,
      ).to.equal(true);
    const widths = tokensOf(css, 'width');
    expect(widths).to.have.length.greaterThan(2);
    for (const width of widths) expect(width).to.be.within(wdth.min, wdth.max);
  });

  it('have a face of the fallback fonts for every weight and width of the tokens', async () => {
    const [css, fallback] = await Promise.all([read('tokens.css'), read('fallback-fonts.css')]);
    const isCovered = (property: string) => (value: number) =>
      [...fallback.matchAll(new RegExp(`${property}: (\\d+)%? (\\d+)`, 'g'))].some(
        ([, from, to]) => Number(from) <= value && value <= Number(to),
      );
    expect(tokensOf(css, 'weight').filter((weight) => !isCovered('font-weight')(weight))).to.deep.equal([]);
    expect(tokensOf(css, 'width').filter((width) => !isCovered('font-stretch')(width))).to.deep.equal([]);
  });
});
