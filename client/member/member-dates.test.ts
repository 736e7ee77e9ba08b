import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { sessionsEnded } from './member-copy.ts';
import { memberSince, sessionLine } from './member-dates.ts';

const signedInAt = '2026-11-20T23:30:00.000Z';
const today = asMemberDay('2026-11-23');

describe('the words of a session', () => {
  for (const [lastUsedAt, zone, words] of [
    ['2026-11-23T09:00:00.000Z', 'UTC', 'Signed in 20 Nov, 23:30. Last used today.'],
    ['2026-11-22T09:00:00.000Z', 'UTC', 'Signed in 20 Nov, 23:30. Last used yesterday.'],
    ['2026-11-20T23:30:00.000Z', 'UTC', 'Signed in 20 Nov, 23:30. Last used on Friday.'],
    ['2026-11-20T23:30:00.000Z', 'Europe/Paris', 'Signed in 21 Nov, 00:30. Last used on Saturday.'],
    ['2026-10-02T23:30:00.000Z', 'UTC', 'Signed in 20 Nov, 23:30. Last used on 2 Oct.'],
  ] as const) {
    it(`say ${words} in ${zone}`, () => {
      expect(sessionLine({ signedInAt, lastUsedAt }, zone, today)).to.equal(words);
    });
  }

  it('say how many have ended', () => {
    expect([0, 1, 2].map((count) => sessionsEnded(count).description)).to.deep.equal([
      'No other device was signed in.',
      'We signed out your other device.',
      '2 other devices are signed out.',
    ]);
  });
});

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
