import { expect } from 'chai';
import { safeReturnTo } from './return-to.ts';

const examples: readonly (readonly [asked: unknown, path: string])[] = [
  ['/dashboard', '/dashboard'],
  ['/workout?template=hiit&date=2026-03-01#sets', '/workout?template=hiit&date=2026-03-01#sets'],
  [undefined, '/'],
  [['/dashboard', '/profile'], '/'],
  ['', '/'],
  ['dashboard', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['\\\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n/evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/a\\b', '/'],
  ['/.//evil.example', '/'],
  ['/x/..//evil.example', '/'],
  ['/%2e//evil.example', '/'],
  ['/api/logout', '/'],
  ['/x/../api/logout', '/'],
  ['/dev-idp/auth', '/'],
  [`/${'a'.repeat(600)}`, '/'],
];

describe('the path after a sign-in', () => {
  for (const [asked, path] of examples) {
    it(`is ${path} for the requested ${JSON.stringify(asked)}`, () => {
      expect(safeReturnTo(asked, 'https://rondel.example')).to.equal(path);
    });
  }
});
