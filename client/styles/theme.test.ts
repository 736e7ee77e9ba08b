import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { theme } from './theme.ts';

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [values = ''] = sheet.split(/@media [^{]+\{/);

/** The custom properties that a rule sets, sorted. */
const propertiesIn = (rule: string): readonly string[] =>
  [...rule.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name).sort();

describe('the theme', () => {
  it('refers to every token of the style sheet, and to no other', () => {
    const { media: _, ...groups } = theme;
    const references = Object.entries(groups).flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([name, reference]) => {
        expect(reference).to.equal(`var(--${group}-${name})`);
        return `--${group}-${name}`;
      }),
    );
    expect(references.sort()).to.deep.equal(propertiesIn(values));
  });

  it('has a light and a dark value in every colour and shadow that may differ', () => {
    const same = ['--color-onAccent', '--color-segmentDarkLabel', '--color-segmentLightLabel'];
    const ofOneValue = [...values.matchAll(/^\s*(--(?:color|shadow)-[\w-]+):([^;]*);/gm)]
      .filter(([, , value]) => !value?.includes('light-dark('))
      .map(([, name = '']) => name);
    expect(ofOneValue.sort()).to.deep.equal(same);
    expect(values).to.contain('--color-paper: light-dark(#f7f0e3, #121816);');
  });
});

describe('colours outside of the style sheet', () => {
  const root = join(import.meta.dirname, '../..');
  for (const file of [
    'client/index.html',
    'client/landing.html',
    'client/public/manifest.webmanifest',
    'client/public/icon.svg',
    'service/http/identity/page.ts',
    'service/features/stats/recap-outbox.ts',
  ])
    it(`in ${file} are values of it`, () => {
      const colours = readFileSync(join(root, file), 'utf8').match(/#[0-9a-f]{6}\b/gi) ?? [];
      const known: readonly string[] = values.match(/#[0-9a-f]{6}\b/g) ?? [];
      expect(
        colours.map((colour) => colour.toLowerCase()).filter((colour) => !known.includes(colour)),
      ).to.deep.equal([]);
    });
});
