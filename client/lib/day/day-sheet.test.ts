import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { DayReasonsAnswer } from '#service/features/streak/day-contract.ts';
import { momentTime, placeOf, standingFace } from './day-sheet.tsx';

const day: DayReasonsAnswer = {
  date: asMemberDay('2026-11-10'),
  standing: 'protected',
  isProvisional: false,
  verdict: 'Protected.',
  summary: '',
  daysLate: 0,
  moments: [],
  streakBefore: 3,
  streak: 3,
  tokensBefore: 1,
  tokens: 0,
  zone: 'UTC',
};

describe('what a member sees of a day', () => {
  it('tells a token that is spent from one that only holds the day', () => {
    expect(standingFace(day).label).to.equal('Protected');
    expect(standingFace({ ...day, isProvisional: true }).label).to.equal('Held by a token');
  });

  it('shows the time of a moment by the clock of the member at that time', () => {
    const at = '2026-11-10T22:55:00.000Z';
    const moment = { at, text: '', counts: true };
    expect(momentTime({ ...moment, zone: 'America/New_York' })).to.equal('Tue 10 Nov, 17:55');
    expect(momentTime({ ...moment, zone: 'Asia/Tokyo' })).to.equal('Wed 11 Nov, 07:55');
  });

  it('names a zone by its city', () => {
    expect(placeOf('America/New_York')).to.equal('New York');
    expect(placeOf('UTC')).to.equal('UTC');
  });
});
