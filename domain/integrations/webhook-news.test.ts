import { expect } from 'chai';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { type KnownStanding, lookFor, type Standing } from './webhook-news.ts';

const phase = {
  programId: 'p1',
  phase: 1,
  startDate: asMemberDay('2026-03-01'),
  endDate: asMemberDay('2026-03-28'),
};
const standing: Standing = {
  zone: 'Europe/Paris',
  currentStreak: 4,
  bestStreak: 9,
  skipTokens: 1,
  isAtRisk: true,
  phase,
};
const known: KnownStanding = { currentStreak: 4, atRiskOn: null, phase: 'p1 1' };
const noon = asInstant('2026-03-10T11:00:00.000Z');
const evening = asInstant('2026-03-10T18:00:00.000Z');
const night = asInstant('2026-03-11T00:30:00.000Z');
const morning = asInstant('2026-03-11T02:00:00.000Z');
const newsOf = (before: KnownStanding | null, now: typeof noon, change: Partial<Standing> = {}) =>
  lookFor(before, { ...standing, ...change }, now).news;

describe('the news of a webhook about streak and program', () => {
  it('are none at the first look, which keeps what is there', () => {
    const first = lookFor(null, standing, evening);
    expect(first.news).to.deep.equal([]);
    expect(first.known).to.deep.equal(known);
  });
  it('tell a longer streak at once, with the number before', () => {
    expect(newsOf(known, noon, { currentStreak: 5 })).to.deep.equal([
      {
        kind: 'streak.changed',
        data: { date: '2026-03-10', previousStreak: 4, currentStreak: 5, bestStreak: 9, skipTokens: 1 },
      },
    ]);
  });
  it('tell a lost streak from 03:00 on, when the quest of the day before is over', () => {
    expect(newsOf(known, night, { currentStreak: 0, isAtRisk: false })).to.deep.equal([]);
    expect(newsOf(known, morning, { currentStreak: 0, isAtRisk: false })).to.have.length(1);
  });
  it('warn of a streak at risk from 19:00 on, once for a date', () => {
    expect(newsOf(known, noon)).to.deep.equal([]);
    const warned = lookFor(known, standing, evening);
    expect(warned.news).to.deep.equal([
      { kind: 'streak.at_risk', data: { date: '2026-03-10', currentStreak: 4, skipTokens: 1 } },
    ]);
    expect(newsOf(warned.known, evening)).to.deep.equal([]);
    expect(newsOf(known, evening, { isAtRisk: false })).to.deep.equal([]);
  });
  it('tell a phase that begins, and none when a program ends', () => {
    const second = { ...phase, phase: 2 };
    expect(newsOf(known, noon, { phase: second })).to.deep.equal([{ kind: 'program.phase', data: second }]);
    expect(newsOf(known, noon, { phase: null })).to.deep.equal([]);
  });
  it('are looked for next at 03:00 and 19:00 on the clock of the member', () => {
    const nextAt = (now: typeof noon) => lookFor(known, standing, now).next;
    expect(nextAt(noon)).to.equal('2026-03-10T18:00:00.000Z');
    expect(nextAt(evening)).to.equal('2026-03-11T02:00:00.000Z');
    expect(nextAt(night)).to.equal('2026-03-11T02:00:00.000Z');
  });
});
