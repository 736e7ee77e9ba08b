import { expect } from 'chai';
import { budget, circles, filesOf, type Manifest, screenFiles, sizesOf, tooLarge } from './bundle-size.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', imports: ['_react'], dynamicImports: ['app/landing.tsx'] },
  'landing.html': { file: 'landing-page.js', dynamicImports: ['app/landing-start.tsx'] },
  'app/landing-start.tsx': { file: 'landing-start.js', imports: ['_react', 'app/landing.tsx'] },
  _react: { file: 'react.js' },
  _card: { file: 'card.js', imports: ['_react'] },
  _router: { file: 'router.js', imports: ['_card', '_react'] },
  'app/landing.tsx': { file: 'landing.js', imports: ['_card'], dynamicImports: ['beta/actor.ts'] },
  'beta/actor.ts': { file: 'actor.js', imports: ['_card'] },
  'app/aside.tsx': { file: 'aside.js', imports: ['_react'] },
  'app/app.tsx': {
    file: 'screens.js',
    imports: ['_shell', 'index.html'],
  },
  _shell: {
    file: 'shell.js',
    imports: ['_router'],
    dynamicImports: ['help/help-screen.tsx', 'app/landing.tsx', 'app/dashboard.tsx', 'app/aside.tsx'],
  },
  'help/help-screen.tsx': { file: 'help.js', imports: ['_card', '_router'], dynamicImports: ['_late'] },
  _late: { file: 'late.js' },
  'app/dashboard.tsx': { file: 'dashboard.js', imports: ['_facts'], dynamicImports: ['app/overview.tsx'] },
  'app/overview.tsx': { file: 'overview.js', imports: ['_card'] },
  _facts: { file: 'facts.js' },
  '../node_modules/@noble/ciphers/aes.js': { file: 'cipher.js', imports: ['_react'] },
};
const weighing =
  (bytes: Readonly<Record<string, number>>) =>
  (file: string): number =>
    bytes[file] ?? 1;
const measured = (bytes: Readonly<Record<string, number>> = {}) => sizesOf(manifest, weighing(bytes));

describe('the size of the build', () => {
  it('follows imports, and not what is loaded later', () => {
    expect([...filesOf(manifest, ['help/help-screen.tsx'])]).to.have.members([
      'help.js',
      'card.js',
      'react.js',
      'router.js',
    ]);
  });

  it('counts each file of the landing page once', () => {
    expect(measured()).to.have.property('landing', 5);
  });

  it('counts all scripts of a screen, with those that every screen loads', () => {
    expect(measured({ 'help.js': 10 }).screens).to.deep.equal({
      'help/help-screen.tsx': 17,
      'app/landing.tsx': 8,
      'app/dashboard.tsx': 9,
      'app/overview.tsx': 10,
      'app/aside.tsx': 8,
    });
  });

  it('counts the screens also where the page loads the parts of each screen by itself', () => {
    const page = { file: 'index.js', imports: ['_react', '_shell'], dynamicImports: ['app/landing.tsx'] };
    const sizes = sizesOf({ ...manifest, 'index.html': page }, weighing({ 'help.js': 10 }));
    expect(sizes.screens).to.include({ 'help/help-screen.tsx': 17, 'app/dashboard.tsx': 9 });
  });

  it('counts what a screen shares with others, as well as the shell', () => {
    expect([...screenFiles(manifest, 'app/dashboard.tsx')]).to.include.members([
      'dashboard.js',
      'facts.js',
      'shell.js',
    ]);
  });

  it('counts the overview with the dashboard, as a wide window loads it', () => {
    expect([...screenFiles(manifest, 'app/overview.tsx')]).to.include.members([
      'overview.js',
      'dashboard.js',
      'facts.js',
    ]);
  });

  it('names a chunk that the build has not', () => {
    expect(() => filesOf(manifest, ['nowhere.tsx'])).to.throw('The build has no chunk nowhere.tsx.');
  });

  it('names the chunks that import each other', () => {
    expect(circles(manifest)).to.deep.equal([]);
    const turned = { ...manifest, _react: { file: 'react.js', imports: ['_router'] } };
    expect(circles(turned)).to.deep.equal(['_react', '_card', '_router']);
  });

  it('is within the budget up to its last byte', () => {
    expect(tooLarge(measured({ 'react.js': budget.landing - 4 }))).to.deep.equal([]);
    expect(tooLarge(measured({ 'help.js': budget.screen - 7 }))).to.deep.equal([]);
  });

  it('exceeds it by one byte on the landing page', () => {
    expect(tooLarge(measured({ 'react.js': budget.landing - 3 }))).to.deep.equal([
      'The landing page loads 92001 of at most 92000 bytes.',
    ]);
  });

  it('exceeds it by one byte on a screen', () => {
    expect(tooLarge(measured({ 'help.js': budget.screen - 6 }))).to.deep.equal([
      'help/help-screen.tsx loads 190001 of at most 190000 bytes.',
    ]);
  });

  it('exceeds it on each screen that imports what weighs too much', () => {
    // The dashboard, also with its overview.
    expect(tooLarge(measured({ 'facts.js': budget.screen }))).to.have.length(2);
    expect(tooLarge(measured({ 'router.js': budget.screen }))).to.have.length(5);
  });
});
