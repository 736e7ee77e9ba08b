import { expect } from 'chai';
import { theme } from './theme.ts';
import { tokenSheet, tokens } from './tokens.ts';

describe('the theme', () => {
  it('refers to every token, and each is in the style sheet', () => {
    for (const group of Object.keys(tokens) as (keyof typeof tokens)[])
      for (const [name, value] of Object.entries(tokens[group])) {
        expect(Reflect.get(theme[group], name)).to.equal(`var(--${group}-${name})`);
        expect(tokenSheet).to.contain(`--${group}-${name}: ${value};`);
      }
  });

  it('has other colours in the dark', () => {
    const [, dark = ''] = tokenSheet.split('@media (prefers-color-scheme: dark)');
    expect(dark).to.contain('color-scheme: dark;').and.to.contain('--color-paper: #121816;');
  });
});
