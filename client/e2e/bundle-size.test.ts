import { expect } from 'chai';
import { budget, filesOf, type Manifest, sizesOf, tooLarge } from './bundle-size.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', imports: ['_react'], dynamicImports: ['app/landing.tsx'] },
  _react: { file: 'react.js' },
  _card: { file: 'card.js', imports: ['_react'] },
  _router: { file: 'router.js', imports: ['_card', '_react'] },
  'app/landing.tsx': {
    file: 'landing.js',
    imports: ['_card'],
    dynamicImports: ['beta/beta-request-form.tsx'],
  },
  'beta/beta-request-form.tsx': { file: 'form.js', imports: ['_card'] },
  'design/toaster.tsx': { file: 'toaster.js', imports: ['_react'] },
  'app/screens.tsx': {
    file: 'screens.js',
    imports: ['_router', 'index.html'],
    dynamicImports: ['help/help-screen.tsx', 'app/landing.tsx'],
  },
  'help/help-screen.tsx': { file: 'help.js', imports: ['_card', '_router'], dynamicImports: ['_late'] },
  _late: { file: 'late.js' },
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

  it('counts each file of the landing page once, the form included', () => {
    expect(measured()).to.have.property('landing', 5);
  });

  it('counts of a screen what the landing page has not loaded', () => {
    expect(measured({ 'help.js': 10 }).overLanding).to.deep.equal({
      'help/help-screen.tsx': 13,
      'app/landing.tsx': 3,
    });
  });

  it('names a chunk that the build has not', () => {
    expect(() => filesOf(manifest, ['nowhere.tsx'])).to.throw('The build has no chunk nowhere.tsx.');
  });

  it('is within the budget up to its last byte', () => {
    expect(tooLarge(measured({ 'react.js': budget.landing - 4 }))).to.deep.equal([]);
    expect(tooLarge(measured({ 'help.js': budget.overLanding - 3 }))).to.deep.equal([]);
  });

  it('exceeds it by one byte on the landing page', () => {
    expect(tooLarge(measured({ 'react.js': budget.landing - 3 }))).to.deep.equal([
      'The landing page loads 85001 of at most 85000 bytes.',
    ]);
  });

  it('exceeds it by one byte on a screen, also through what it imports', () => {
    expect(tooLarge(measured({ 'help.js': budget.overLanding - 2 }))).to.have.length(1);
    expect(tooLarge(measured({ 'router.js': budget.overLanding }))).to.have.length(2);
  });
});
