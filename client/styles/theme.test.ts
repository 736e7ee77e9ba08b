import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { theme } from './theme.ts';

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [light = '', dark = ''] = sheet.split(/@media [^{]+\{/);

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
    expect(references.sort()).to.deep.equal(propertiesIn(light));
  });

  it('has another value for every colour and shadow in the dark', () => {
    expect(dark).to.contain('color-scheme: dark;');
    expect(propertiesIn(dark)).to.deep.equal(
      propertiesIn(light).filter((name) => /^--(color|shadow)-/.test(name)),
    );
    expect(dark.toLowerCase()).to.contain('--color-paper: #121816;');
  });
});
