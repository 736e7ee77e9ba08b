import { expect } from 'chai';
import { memberSince } from './member-since.ts';

describe('member since', () => {
  for (const [createdAt, zone, text] of [
    ['2026-03-10T08:00:00.000Z', 'UTC', 'March 2026'],
    ['2026-03-31T20:00:00.000Z', 'Asia/Tokyo', 'April 2026'],
    [null, 'UTC', 'Recently'],
    ['', 'UTC', 'Recently'],
    ['soon', 'UTC', 'Recently'],
  ] as const)
    it(`says ${text} for ${createdAt} in ${zone}`, () => {
      expect(memberSince(createdAt, zone)).to.equal(text);
    });
});
