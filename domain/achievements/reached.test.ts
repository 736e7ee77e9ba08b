import { expect } from 'chai';
import { type AchievementId, achievements } from '#domain/catalogue/content/achievements.ts';
import { badgeTiers } from '#domain/catalogue/content/badge-tiers.ts';
import { personalBadges, questBadges } from '#domain/catalogue/content/long-run-badges.ts';
import type { DomainEvent } from '#domain/events.ts';
import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { type Actor, asCommandId, asMemberId, asProgramId } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/recorded.ts';
import { workoutCorrected } from '#domain/streak/testing/member-log.ts';
import { clearedEvents } from '#domain/testing/cleared.ts';
import {
  type AchievementStats,
  achievementsOf,
  evolveReached,
  evolveTiers,
  type Reached,
} from './reached.ts';

const memberId = asMemberId('mia');
const nothing: AchievementStats = { workouts: 0, bestStreak: 0, goalProgress: 0, quests: 0 };
const stats = (changes: Partial<AchievementStats>): AchievementStats => ({ ...nothing, ...changes });

const retraction: DomainEvent = { type: 'WorkoutRetracted', memberId, workoutId: 'w' };
const anything: DomainEvent = { type: 'ProfileUpdated', memberId, changes: {} };
const ofQuest = { memberId, date: asMemberDay('2026-05-04'), questId: 'plank' };

function on(date: string, event: DomainEvent = anything, actor: Actor = memberId): Recorded<DomainEvent> {
  return {
    event,
    id: 'id',
    metadata: {
      commandId: asCommandId('command'),
      correlationId: 'command',
      causationId: 'command',
      actor,
      occurredAt: asInstant(`${date}T12:00:00.000Z`),
      zone: 'UTC',
      localDate: asMemberDay(date),
    },
    stream: 'stream',
    revision: 0,
    position: '0',
  };
}

const unlocked = (given: AchievementStats, reached: Reached = {}): AchievementId[] =>
  achievementsOf(given, reached)
    .filter((standing) => standing.unlocked)
    .map(({ id }) => id);

describe('achievements', () => {
  describe('are reached', () => {
    const thresholds: [AchievementId, Partial<AchievementStats>, Partial<AchievementStats>][] = [
      ['first-workout', { workouts: 0 }, { workouts: 1 }],
      ['week-warrior', { bestStreak: 6 }, { bestStreak: 7 }],
      ['monthly-master', { workouts: 29 }, { workouts: 30 }],
      ['goal-crusher', { goalProgress: 99 }, { goalProgress: 100 }],
      ['quest-seeker', { quests: 4 }, { quests: 5 }],
    ];
    for (const [id, short, enough] of thresholds)
      it(`${id} with ${JSON.stringify(enough)} and no less`, () => {
        expect(unlocked(stats(short))).to.not.include(id);
        expect(unlocked(stats(enough))).to.include(id);
      });

    it('on the date of the first event that suffices', () => {
      const first = evolveReached({}, on('2026-05-04'), stats({ workouts: 1 }));
      const second = evolveReached(first, on('2026-05-05'), stats({ workouts: 2 }));
      expect(second).to.deep.equal({ 'first-workout': '2026-05-04' });
    });

    it('several at once when one event suffices for all', () => {
      const reached = evolveReached({}, on('2026-05-04'), stats({ workouts: 30, quests: 5 }));
      expect(Object.keys(reached)).to.have.members(['first-workout', 'monthly-master', 'quest-seeker']);
    });
  });

  describe('after a correction', () => {
    const reached = evolveReached({}, on('2026-05-04'), stats({ workouts: 1 }));

    it('are hidden when the member withdrew their cause on the same day', () => {
      expect(evolveReached(reached, on('2026-05-04', retraction), nothing)).to.deep.equal({});
    });

    it('stay when the member withdrew their cause on a later day', () => {
      expect(evolveReached(reached, on('2026-05-05', retraction), nothing)).to.equal(reached);
    });

    it('stay when another actor withdrew their cause', () => {
      const byAnother = on('2026-05-04', retraction, asMemberId('an admin'));
      expect(evolveReached(reached, byAnother, nothing)).to.equal(reached);
      expect(evolveReached(reached, on('2026-05-04', retraction, 'system'), nothing)).to.equal(reached);
    });

    it('stay when nothing was withdrawn', () => {
      expect(evolveReached(reached, on('2026-05-04'), nothing)).to.equal(reached);
    });

    it('carry a note when their cause is gone', () => {
      const [first, second] = achievementsOf(nothing, reached);
      expect(first).to.include({
        unlocked: true,
        reachedOn: '2026-05-04',
        note: 'awarded under earlier data',
      });
      expect(second).to.include({ unlocked: false, reachedOn: null, note: null });
    });

    it('carry no note while the cause still holds', () => {
      expect(achievementsOf(stats({ workouts: 1 }), reached)[0]).to.include({ unlocked: true, note: null });
    });

    it('carry no note for goal progress, which falls with every new program', () => {
      const goal = achievementsOf(nothing, { 'goal-crusher': asMemberDay('2026-05-04') }).find(
        ({ id }) => id === 'goal-crusher',
      );
      expect(goal).to.include({ unlocked: true, note: null });
    });

    const corrections: DomainEvent[] = [
      retraction,
      { type: 'QuestCompletionUndone', ...ofQuest, points: 2 },
      { type: 'QuestDayReset', ...ofQuest, resetBy: memberId, points: 2, tokenReturned: false },
      { type: 'RoutineReopened', memberId, date: ofQuest.date, template: 'daily-50', points: 2 },
      workoutCorrected('2026-05-03', '2026-05-04', 'w'),
      { type: 'BodyMetricRetracted', memberId, entryId: 'e' },
      { type: 'TimeZoneCorrected', memberId, zone: 'UTC', since: asInstant('2026-05-04T00:00:00.000Z') },
    ];
    for (const correction of corrections)
      it(`are hidden by ${correction.type} of the same day`, () =>
        expect(evolveReached(reached, on('2026-05-04', correction), nothing)).to.deep.equal({}));
  });

  describe('of a goal', () => {
    const ended = {
      type: 'ProgramEnded',
      memberId,
      programId: asProgramId('p'),
      reason: 'replaced',
    } as const;
    const reached = evolveReached(
      {},
      on('2026-05-04', { ...ended, goalReachedOn: asMemberDay('2026-05-03') }),
      nothing,
    );

    it('are kept with the date of the reach when its program ends', () => {
      expect(reached).to.deep.equal({ 'goal-crusher': '2026-05-03' });
      expect(evolveReached({}, on('2026-05-04', ended), nothing)).to.deep.equal({});
    });

    it('keep their first date when something else is withdrawn on that date', () => {
      const again = { ...ended, goalReachedOn: asMemberDay('2026-06-01') };
      expect(evolveReached(reached, on('2026-06-01', again), nothing)).to.equal(reached);
      expect(evolveReached(reached, on('2026-05-03', retraction), nothing)).to.equal(reached);
    });
  });

  it('are kept when a streak ends', () => {
    const reached = evolveReached({}, on('2026-05-07'), stats({ bestStreak: 7 }));
    expect(unlocked(stats({ bestStreak: 7 }), reached)).to.deep.equal(['week-warrior']);
  });

  for (const cleared of clearedEvents(memberId))
    it(`are reset by ${cleared.type}`, () => {
      const reached: Reached = { 'first-workout': asMemberDay('2026-05-04') };
      expect(evolveReached(reached, on('2026-05-05', cleared), nothing)).to.deep.equal({});
    });

  it('are listed in the order of the catalogue', () => {
    const standings = achievementsOf(nothing, {});
    expect(standings.map(({ id }) => id)).to.deep.equal(achievements.map(({ id }) => id));
  });

  describe('in tiers', () => {
    const many = stats({ workouts: 50, bestStreak: 30, quests: 9 });
    const tiers = evolveTiers({}, on('2026-05-04'), many);

    it('are reached with all that are below', () => {
      expect(tiers).to.deep.equal({
        'streak-7': '2026-05-04',
        'streak-30': '2026-05-04',
        'workouts-10': '2026-05-04',
        'workouts-50': '2026-05-04',
      });
    });

    it('keep their date, and are hidden when their cause is withdrawn on it', () => {
      expect(evolveTiers(tiers, on('2026-05-05', retraction), nothing)).to.equal(tiers);
      expect(evolveTiers(tiers, on('2026-05-04', retraction), stats({ workouts: 49 }))).to.deep.equal({
        'workouts-10': '2026-05-04',
      });
    });

    for (const cleared of clearedEvents(memberId))
      it(`are reset by ${cleared.type}`, () =>
        expect(evolveTiers(tiers, on('2026-05-05', cleared), nothing)).to.deep.equal({}));

    it('need no more than five workouts a week for the 250th in a year', () => {
      const inAYear = badgeTiers.filter(({ counts, target }) => counts === 'workouts' && target <= 5 * 52);
      expect(inAYear.map(({ target }) => target)).to.deep.equal([10, 50, 250]);
    });

    it('have one id each, and targets that rise', () => {
      expect(new Set(badgeTiers.map(({ id }) => id)).size).to.equal(badgeTiers.length);
      const lists: readonly (readonly { readonly counts: string; readonly target: number }[])[] = [
        ...[achievements, badgeTiers, questBadges, personalBadges],
      ];
      for (const goals of lists)
        for (const { counts } of goals) {
          const targets = goals.filter((goal) => goal.counts === counts).map(({ target }) => target);
          expect(targets).to.deep.equal(targets.toSorted((a, b) => a - b));
        }
    });
  });
});
