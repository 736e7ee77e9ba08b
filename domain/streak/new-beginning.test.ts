import { expect } from 'chai';
import type { DomainEvent } from '#domain/events.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { clearedEvents } from '#domain/testing/cleared.ts';
import { foldActivity } from './activity.ts';
import { type StreakNow, streakAt } from './streak-summary.ts';
import {
  memberId,
  memberReset,
  programStarted,
  questCompleted,
  recordedAt,
  registered,
  tokensAutomatic,
} from './testing/member-log.ts';

const streakOn = (today: string, events: readonly Recorded<DomainEvent>[]): StreakNow =>
  streakAt(foldActivity(events).summary, asMemberDay(today));

describe("an event that clears a member's data", () => {
  const before = [
    recordedAt('2026-04-29T08:00:00Z', registered('Asia/Tokyo'), 'Asia/Tokyo'),
    recordedAt('2026-04-30T08:00:00Z', programStarted(), 'Asia/Tokyo'),
    recordedAt('2026-04-30T08:00:00Z', tokensAutomatic(false), 'Asia/Tokyo'),
    recordedAt('2026-05-01T08:00:00Z', questCompleted('2026-05-01'), 'Asia/Tokyo'),
  ];

  it('keeps only zones and settings when it is a reset', () => {
    const { summary, ...rest } = foldActivity([
      ...before,
      recordedAt('2026-05-02T08:00:00Z', memberReset, 'Asia/Tokyo'),
    ]);
    expect(rest).to.deep.equal({
      ...{ days: [], past: [], pastSize: 0, pastUntil: null },
      recent: { until: null, marks: '' },
      ...{ totalWorkouts: 0, completedQuests: 0 },
    });
    expect(summary.zones.map(({ zone }) => zone)).to.deep.equal(['Asia/Tokyo']);
    expect(summary.switches).to.have.length(1);
    expect(streakAt(summary, asMemberDay('2026-05-02'))).to.include({ bestStreak: 0, skipTokens: 0 });
  });

  it('lets the first program grant its tokens again when it is a reset', () => {
    const reset = recordedAt('2026-05-02T08:00:00Z', memberReset, 'Asia/Tokyo');
    const program = recordedAt('2026-05-02T09:00:00Z', programStarted(), 'Asia/Tokyo');
    expect(streakOn('2026-05-02', [...before, reset, program]).skipTokens).to.equal(1);
  });

  for (const event of clearedEvents(memberId, 'Asia/Tokyo').filter(({ type }) => type !== 'MemberReset'))
    it(`has the same result for ${event.type} with and without the earlier events`, () => {
      const erased = recordedAt('2026-05-02T08:00:00Z', event, 'Asia/Tokyo');
      const after = recordedAt('2026-05-02T09:00:00Z', questCompleted('2026-05-02'), 'Asia/Tokyo');
      expect(foldActivity([...before, erased, after])).to.deep.equal(foldActivity([erased, after]));
      expect(foldActivity([...before, erased, after]).summary.switches).to.deep.equal([]);
    });
});
