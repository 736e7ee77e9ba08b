import { expect } from 'chai';
import { isTooOld } from './migrations.ts';

describe('the version of a Postgres server', () => {
  const versions: readonly (readonly [version: string, isRefused: boolean])[] = [
    ['15.18 (Debian 15.18-0+deb12u1)', true],
    ['9.6.24', true],
    ['', true],
    ['16.0', false],
    ['18.4', false],
    ['19beta1', false],
  ];
  for (const [version, isRefused] of versions)
    it(`"${version}" is ${isRefused ? 'too old' : 'new enough'}`, () =>
      expect(isTooOld(version)).to.equal(isRefused));
});
