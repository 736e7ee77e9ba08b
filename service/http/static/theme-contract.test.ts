import { expect } from 'chai';
import { chosenTheme, withTheme } from './theme-contract.ts';

const page =
  '<html lang="en"><meta name="color-scheme" content="light dark"><meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)">';

describe('the theme of a page', () => {
  it('is that of the system for a reader who has chosen none, or something else', () => {
    expect([undefined, '', 'system', '"><script>'].map(chosenTheme)).to.deep.equal([null, null, null, null]);
    expect(withTheme(page, null)).to.equal(page);
  });

  it('is the chosen one for its styles, the controls and the bar of the browser', () => {
    expect(withTheme(page, chosenTheme('dark'))).to.equal(
      '<html data-theme="dark" lang="en"><meta name="color-scheme" content="dark"><meta name="theme-color" content="#fff" media="not all"><meta name="theme-color" content="#000" media="all">',
    );
    expect(withTheme(page, chosenTheme('light'))).to.include(
      '<meta name="theme-color" content="#fff" media="all">',
    );
  });
});
