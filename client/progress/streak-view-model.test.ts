import { expect } from 'chai';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import type { ActivityDay } from '#service/features/stats/stats-contract.ts';
import {
  aheadText,
  gridDays,
  gridSummary,
  standingText,
  streakSentence,
  weekDays,
} from './streak-view-model.ts';
import { stats } from './testing/facts.ts';

/** A Friday. */
const today = asMemberDay('2026-11-20');
const letters = {
  A: 'active',
  P: 'protected',
  H: 'protected',
  N: 'neutral',
  Z: 'paused',
  R: 'rest',
  '.': 'missed',
  o: 'future',
} as const;
/** One letter a date, the last is today; H is held by a token that is not spent yet. */
const daysOf = (text: string): readonly ActivityDay[] =>
  [...text].map((letter, index) => ({
    date: addDays(today, index + 1 - text.length),
    standing: letters[letter as keyof typeof letters],
    isProvisional: letter === 'H',
    isLate: false,
  }));

describe('figures of the streak', () => {
  for (const [currentStreak, bestStreak, text] of [
    [0, 0, 'Next: 7 days'],
    [6, 6, '1 day to 7'],
    [27, 55, '3 days to 30'],
    [30, 55, 'Best 55 days'],
  ] as const)
    it(`${currentStreak} days: '${text}'`, () =>
      expect(aheadText({ ...stats, currentStreak, bestStreak })).to.equal(text));

  for (const [change, days, sentence] of [
    [{}, 'NNNo', 'One quest or workout starts your streak.'],
    [{ bestStreak: 9 }, 'A..o', 'Your best is 9 days. A quest or a workout starts the next run.'],
    [{ currentStreak: 3 }, 'AAAo', 'Keep it alive today.'],
    [{ currentStreak: 4, isActiveToday: true }, 'AAAA', 'Today counts.'],
    [{ currentStreak: 7, tokensAtRisk: 1 }, 'AA.o', '1 skip token holds your streak. Keep it alive today.'],
    [{ currentStreak: 7, tokensAtRisk: 2 }, 'A..o', '2 skip tokens hold your streak. Keep it alive today.'],
    [
      { bestStreak: 9, rescuableDay: addDays(today, -1) },
      'AA.o',
      'You missed yesterday. A skip token can still save your streak.',
    ],
    [{ currentStreak: 4, pausedUntil: addDays(today, 3) }, 'AAAAZ', 'Paused until 23 Nov.'],
    [
      { currentStreak: 4, pausedUntil: addDays(today, 3), isActiveToday: true },
      'AAZA',
      'Today counts. Paused until 23 Nov.',
    ],
    [
      { currentStreak: 4, pausedUntil: today, tokensAtRisk: 1 },
      'AA.Z',
      '1 skip token holds your streak. Paused until 20 Nov.',
    ],
    [{ currentStreak: 4 }, 'AAAAR', 'A planned rest day: your streak waits.'],
    [{ currentStreak: 4, isActiveToday: true }, 'AARA', 'Today counts.'],
    [{ currentStreak: 4 }, 'AAAAP', 'A skip token protects today.'],
    [{ currentStreak: 4 }, 'AAPAAo', 'Keep it alive today. A skip token held it on 17 Nov.'],
  ] as const)
    it(`'${sentence}'`, () =>
      expect(streakSentence({ ...stats, ...change }, daysOf(days))).to.equal(sentence));

  it('show each date of the grid by its own mark', () => {
    expect(gridDays(daysOf('APH.NZRo'), new Set()).map(({ mark }) => mark)).to.deep.equal([
      'active',
      'protected',
      'held',
      'missed',
      'neutral',
      'paused',
      'rest',
      'today',
    ]);
    expect(gridSummary(daysOf('AP.No'))).to.equal('1 of the last 5 days active');
  });

  it('say of a date that it arrived late, or that something waits to be sent', () => {
    const [first, second] = daysOf('AAo').map((day) => ({ ...day, isLate: true }));
    const days = [first, second].filter((day) => day !== undefined);
    expect(gridDays(days, new Set([addDays(today, -1)])).map(({ name }) => name)).to.deep.equal([
      'Wednesday, 18 Nov: Done, arrived late',
      'Thursday, 19 Nov: Done, waits to be sent',
    ]);
  });

  it('say of each date how it stands, and of a token whether it is spent', () => {
    expect(daysOf('APH.NZRo').map(standingText)).to.deep.equal([
      'Done',
      'Protected by a skip token',
      'Held by a skip token, not spent yet',
      'Missed',
      'Does not count',
      'Paused',
      'Planned rest',
      'Today, open',
    ]);
  });

  it('show a day that a token holds as such in the week', () => {
    expect(weekDays(daysOf('AHo'), today, null).map(({ state }) => state)).to.deep.equal([
      'future',
      'future',
      'done',
      'held',
      'today',
      'future',
      'future',
    ]);
  });

  it('show the days of the week that are paused, those to come included', () => {
    const week = weekDays(daysOf('AAZZ'), today, addDays(today, 1));
    expect(week.map(({ state }) => state)).to.deep.equal([
      'future',
      'done',
      'done',
      'paused',
      'paused',
      'paused',
      'future',
    ]);
  });

  it('show the week from Monday on', () => {
    const week = weekDays(daysOf('AA.Po'), today, null);
    expect(week.map(({ letter }) => letter).join('')).to.equal('MTWTFSS');
    expect(week.map(({ state }) => state)).to.deep.equal([
      'done',
      'done',
      'missed',
      'protected',
      'today',
      'future',
      'future',
    ]);
  });
});
