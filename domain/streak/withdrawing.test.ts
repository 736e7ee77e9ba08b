import { expect } from 'chai';
import type { DomainEvent } from '#domain/events.ts';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { foldActivity } from './activity.ts';
import { ledgerOf } from './day-ledger.ts';
import { type StreakNow, streakAt } from './streak-summary.ts';
import {
  later,
  programStarted,
  questCompleted,
  questDayReset,
  questSkipped,
  questUndone,
  recordedAt,
  routineCompleted,
  routineReopened,
  workoutCorrected,
  workoutLogged,
  workoutRetracted,
} from './testing/member-log.ts';

const paris = 'Europe/Paris';
/** Recorded in Paris; the date and the time are in UTC. */
const inParis = (at: string, event: DomainEvent): Recorded<DomainEvent> => recordedAt(at, event, paris);

const activeDays = (events: readonly Recorded<DomainEvent>[], now = '2026-12-31T12:00:00.000Z'): string[] =>
  ledgerOf(foldActivity(events), asInstant(now))
    .days.filter(({ standing }) => standing === 'active')
    .map(({ date }) => date);

const streakOn = (today: string, events: readonly Recorded<DomainEvent>[]): StreakNow =>
  streakAt(foldActivity(events).summary, asMemberDay(today));

/** Quests on consecutive days in UTC, the first on `first`. */
const daily = (first: string, count: number): Recorded<DomainEvent>[] =>
  Array.from({ length: count }, (_, index) => {
    const date = later(first, index);
    return recordedAt(`${date}T08:00:00Z`, questCompleted(date));
  });

describe('a withdrawal', () => {
  const quest = inParis('2026-05-04T12:00:00Z', questCompleted('2026-05-04'));
  const withdrawals: [string, DomainEvent, DomainEvent][] = [
    ['an undo', questCompleted('2026-05-04'), questUndone('2026-05-04')],
    ['a reset of the quest day', questCompleted('2026-05-04'), questDayReset('2026-05-04')],
    ['a reopened routine', routineCompleted('2026-05-04'), routineReopened('2026-05-04')],
    ['a retracted workout', workoutLogged('2026-05-04', 'w'), workoutRetracted('w')],
  ];
  for (const [name, fact, withdrawal] of withdrawals)
    it(`by ${name} removes the active day`, () => {
      const events = [inParis('2026-05-04T10:00:00Z', fact), inParis('2026-05-04T11:00:00Z', withdrawal)];
      expect(activeDays(events)).to.deep.equal([]);
    });

  it('keeps a date active when another fact remains', () => {
    const workout = inParis('2026-05-04T13:00:00Z', workoutLogged('2026-05-04', 'w'));
    const retracted = inParis('2026-05-04T14:00:00Z', workoutRetracted('w'));
    expect(activeDays([quest, workout, retracted])).to.deep.equal(['2026-05-04']);
  });

  it('removes only the named workout', () => {
    const events = [
      inParis('2026-05-04T10:00:00Z', workoutLogged('2026-05-04', 'first')),
      inParis('2026-05-05T10:00:00Z', workoutLogged('2026-05-05', 'second')),
      inParis('2026-05-06T10:00:00Z', workoutRetracted('first')),
      inParis('2026-05-06T10:00:00Z', workoutRetracted('unknown')),
    ];
    expect(activeDays(events)).to.deep.equal(['2026-05-05']);
  });

  it('by a correction moves the active day, which stays as of the moment before', () => {
    const first = inParis('2026-05-05T10:00:00Z', workoutLogged('2026-05-05', 'w'));
    const moved = inParis('2026-05-06T10:00:00Z', workoutCorrected('2026-05-04', '2026-05-05', 'w'));
    expect(activeDays([first])).to.deep.equal(['2026-05-05']);
    expect(activeDays([first, moved])).to.deep.equal(['2026-05-04']);
    expect(activeDays([moved])).to.deep.equal([]);
    expect(streakOn('2026-05-06', [...daily('2026-05-01', 3), first, moved])).to.include({
      bestStreak: 4,
    });
  });

  it('by a correction on the same date leaves a day of long ago active', () => {
    const late = inParis('2026-07-01T10:00:00Z', workoutCorrected('2026-05-05', '2026-05-05', 'w'));
    const first = inParis('2026-05-05T10:00:00Z', workoutLogged('2026-05-05', 'w'));
    expect(activeDays([first, late])).to.deep.equal(['2026-05-05']);
    const tooLate = inParis('2026-07-01T10:00:00Z', workoutCorrected('2026-05-06', '2026-05-05', 'w'));
    expect(activeDays([first, tooLate])).to.deep.equal([]);
  });

  it('folds the run again when an old date is removed', () => {
    const events = [...daily('2026-05-01', 9), recordedAt('2026-05-09T20:00:00Z', questUndone('2026-05-02'))];
    expect(streakOn('2026-05-09', events)).to.include({ currentStreak: 7, bestStreak: 7, skipTokens: 1 });
  });

  it("keeps the day's skip when a reset does not return its token", () => {
    const events = [
      recordedAt('2026-05-03T08:00:00Z', programStarted()),
      ...daily('2026-05-04', 2),
      recordedAt('2026-05-06T08:00:00Z', questSkipped('2026-05-06')),
      recordedAt('2026-05-06T09:00:00Z', questDayReset('2026-05-06')),
    ];
    expect(streakOn('2026-05-07', events)).to.include({ currentStreak: 2, skipTokens: 0, gap: 0 });
  });

  it('returns the token of a skip when a reset returns it', () => {
    const events = [
      recordedAt('2026-05-03T08:00:00Z', programStarted()),
      ...daily('2026-05-04', 2),
      recordedAt('2026-05-06T08:00:00Z', questSkipped('2026-05-06')),
      recordedAt('2026-05-06T09:00:00Z', questDayReset('2026-05-06', true)),
    ];
    expect(streakOn('2026-05-07', events)).to.include({ currentStreak: 2, skipTokens: 1, gap: 1 });
  });
});
