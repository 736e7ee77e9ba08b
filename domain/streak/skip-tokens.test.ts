import { expect } from 'chai';
import type { DomainEvent } from '#domain/events.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { foldActivity } from './activity.ts';
import { type StreakNow, streakAt } from './streak-summary.ts';
import {
  later,
  programStarted,
  questCompleted,
  questSkipped,
  recordedAt,
  tokensAutomatic,
  tokenUsed,
  workoutLogged,
  workoutRetracted,
} from './testing/member-log.ts';

const streakOn = (today: string, events: readonly Recorded<DomainEvent>[]): StreakNow =>
  streakAt(foldActivity(events).summary, asMemberDay(today));

/** Quests on consecutive days in UTC, the first on `first`. */
const daily = (first: string, count: number): Recorded<DomainEvent>[] =>
  Array.from({ length: count }, (_, index) => {
    const date = later(first, index);
    return recordedAt(`${date}T08:00:00Z`, questCompleted(date));
  });

describe('skip tokens', () => {
  it('are granted by the first program, but not by the second', () => {
    const first = recordedAt('2026-05-03T08:00:00Z', programStarted());
    const second = recordedAt('2026-05-05T08:00:00Z', programStarted());
    expect(streakOn('2026-05-03', []).skipTokens).to.equal(0);
    expect(streakOn('2026-05-03', [first]).skipTokens).to.equal(1);
    expect(streakOn('2026-05-06', [first, second]).skipTokens).to.equal(1);
    expect(streakOn('2026-05-06', [first, ...daily('2026-05-04', 1), second]).skipTokens).to.equal(1);
  });

  it('of a program that starts after the first activity can protect earlier dates', () => {
    const events = [...daily('2026-05-01', 3), recordedAt('2026-05-05T08:00:00Z', programStarted())];
    expect(streakOn('2026-05-04', events.slice(0, 3))).to.include({ currentStreak: 3, skipTokens: 0 });
    expect(streakOn('2026-05-05', events.slice(0, 3))).to.include({ currentStreak: 0, gap: 1 });
    expect(streakOn('2026-05-05', events)).to.include({ currentStreak: 3, tokensAtRisk: 1 });
  });

  it('go into debt when an old workout is deleted, and the accepted skip stays', () => {
    const week = Array.from({ length: 7 }, (_, index) =>
      recordedAt(
        `${later('2026-05-01', index)}T08:00:00Z`,
        workoutLogged(later('2026-05-01', index), `w${index}`),
      ),
    );
    const events = [
      ...week,
      recordedAt('2026-05-08T08:00:00Z', questSkipped('2026-05-08')),
      ...daily('2026-05-09', 1),
      recordedAt('2026-05-09T09:00:00Z', workoutRetracted('w0')),
    ];
    expect(streakOn('2026-05-09', events)).to.include({ currentStreak: 7, skipTokens: 0, tokenDebt: 0 });
    expect(
      streakOn('2026-05-09', [...events, recordedAt('2026-05-09T10:00:00Z', workoutRetracted('w1'))]),
    ).to.include({
      currentStreak: 6,
      skipTokens: 0,
      tokenDebt: 1,
    });
  });

  it('protect the missed date on which one was used by hand', () => {
    const events = [
      recordedAt('2026-04-30T08:00:00Z', programStarted()),
      recordedAt('2026-04-30T08:00:00Z', tokensAutomatic(false)),
      ...daily('2026-05-01', 3),
    ];
    expect(streakOn('2026-05-04', events)).to.include({ currentStreak: 3, rescuableDay: null });
    expect(streakOn('2026-05-05', events)).to.include({ currentStreak: 0, rescuableDay: '2026-05-04' });
    expect(streakOn('2026-05-06', events)).to.include({ currentStreak: 0, rescuableDay: null });
    const used = [...events, recordedAt('2026-05-05T20:00:00Z', tokenUsed('2026-05-04'))];
    expect(streakOn('2026-05-05', used)).to.include({
      currentStreak: 3,
      skipTokens: 0,
      rescuableDay: null,
    });
    expect(streakOn('2026-05-06', used)).to.include({ currentStreak: 0, rescuableDay: null });
  });

  it("can be used by hand after the day's activity", () => {
    const events = [
      recordedAt('2026-04-30T08:00:00Z', programStarted()),
      recordedAt('2026-04-30T08:00:00Z', tokensAutomatic(false)),
      ...daily('2026-05-01', 3),
      ...daily('2026-05-05', 1),
    ];
    expect(streakOn('2026-05-05', events)).to.include({ currentStreak: 1, rescuableDay: '2026-05-04' });
    const used = [...events, recordedAt('2026-05-05T20:00:00Z', tokenUsed('2026-05-04'))];
    expect(streakOn('2026-05-05', used)).to.include({ currentStreak: 4, skipTokens: 0 });
  });

  it('are not offered by hand when none is held or when use is automatic', () => {
    const manual = recordedAt('2026-04-30T08:00:00Z', tokensAutomatic(false));
    const program = recordedAt('2026-04-30T08:00:00Z', programStarted());
    expect(streakOn('2026-05-05', [manual, ...daily('2026-05-01', 3)]).rescuableDay).to.equal(null);
    expect(streakOn('2026-05-05', [program, ...daily('2026-05-01', 3)]).rescuableDay).to.equal(null);
  });

  it('show the first missed date as the only one to protect, with or without a token', () => {
    const manual = recordedAt('2026-04-30T08:00:00Z', tokensAutomatic(false));
    const events = [manual, ...daily('2026-05-01', 3)];
    for (const [today, missedOn] of [
      ['2026-05-04', null],
      ['2026-05-05', '2026-05-04'],
      ['2026-05-06', '2026-05-04'],
    ] as const)
      expect(streakOn(today, events).missedOn, today).to.equal(missedOn);
  });

  it('are used automatically or by hand according to the setting of each date', () => {
    const events = [
      recordedAt('2026-04-30T08:00:00Z', programStarted()),
      ...daily('2026-05-01', 3),
      recordedAt('2026-05-04T08:00:00Z', tokensAutomatic(false)),
      recordedAt('2026-05-05T08:00:00Z', tokensAutomatic(true)),
    ];
    expect(streakOn('2026-05-05', events)).to.include({ currentStreak: 0, skipTokens: 1 });
    expect(streakOn('2026-05-05', events.slice(0, 4))).to.include({ currentStreak: 3, tokensAtRisk: 1 });
  });

  it('follow the last setting of a date', () => {
    const events = [
      recordedAt('2026-04-30T08:00:00Z', programStarted()),
      ...daily('2026-05-01', 3),
      recordedAt('2026-05-04T08:00:00Z', tokensAutomatic(false)),
      recordedAt('2026-05-04T09:00:00Z', tokensAutomatic(true)),
    ];
    expect(foldActivity(events).summary.switches).to.deep.equal([]);
    expect(streakOn('2026-05-05', events)).to.include({ currentStreak: 3, tokensAtRisk: 1 });
  });
});
