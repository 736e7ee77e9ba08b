import { expect } from 'chai';
import { achievements } from '#domain/catalogue/content/achievements.ts';
import { badgeTiers } from '#domain/catalogue/content/badge-tiers.ts';
import { longRunBadges } from '#domain/catalogue/content/long-run-badges.ts';
import { quests } from '#domain/catalogue/quests/quest-catalogue.ts';
import type { DomainEvent } from '#domain/events.ts';
import { addDays, asMemberDay, type MemberDay, mondayOf, weekdayOf } from '#domain/kernel/day.ts';
import { evolveActivity } from '#domain/streak/activity.ts';
import { noActivity } from '#domain/streak/activity-state.ts';
import { bestStreakOf } from '#domain/streak/streak-summary.ts';
import { memberId, recordedAt } from '#domain/streak/testing/member-log.ts';
import { evolvePersonalBadges, noPersonalBadges } from './personal-badges.ts';
import { evolveQuestBadges, noQuestBadges } from './quest-badges.ts';
import { evolveReached, evolveTiers, type Reached, type ReachedTiers } from './reached.ts';

const categories = ['Strength', 'Cardio', 'Core', 'Mobility', 'Recovery', 'Mindset'];
const start = asMemberDay('2020-01-06');

/** A quest on most days, workouts from Monday to Thursday, a walk on Saturday, and a week and a day away now and then. */
function dayOfAGentleMember(date: MemberDay, nth: number): readonly DomainEvent[] {
  // The first year has no week away.
  if (nth > 400 && nth % 120 < 8) return [];
  const category = categories[nth % categories.length];
  const questId = quests.find((quest) => quest.category === category)?.id ?? '';
  const quest: DomainEvent = { type: 'QuestCompleted', memberId, date, questId, points: 2, luckyDay: false };
  const weekday = weekdayOf(date);
  if (weekday >= 1 && weekday <= 4) return [quest, workout(date, 'core-circuit', nth)];
  return weekday === 6 ? [quest, workout(date, 'activity-walk', nth)] : [quest];
}

/** Heavier by half a kilogram each week. */
const workout = (date: MemberDay, templateId: string, nth: number): DomainEvent => ({
  type: 'WorkoutLogged',
  ...{ memberId, workoutId: `workout ${nth}`, templateId, date, startedAt: null, durationMinutes: 40 },
  ...{ perceivedExertion: 6, moodAfter: 4, isCompleted: true, points: 2, claimedPoints: null },
  ...(templateId === 'activity-walk'
    ? { distanceMeters: 5_000 }
    : {
        sets: [
          {
            ...{ exercise: 'Squat', set: 1, reps: 5, seconds: null, rpe: null },
            load: { value: 20 + Math.floor(nth / 7) / 2, unit: 'kg' },
          },
        ],
      }),
});

describe('The laws of the badges', () => {
  it('let every badge be earned with at most five workouts a week, and two days of rest', function () {
    this.timeout(20_000);
    const workouts = new Map<MemberDay, number>();
    const activity = noActivity();
    let open = noQuestBadges;
    let personal = noPersonalBadges;
    let tiers: ReachedTiers = {};
    let reached: Reached = {};
    for (let nth = 0; nth < 7 * 365; nth += 1) {
      const date = addDays(start, nth);
      for (const event of dayOfAGentleMember(date, nth)) {
        const recorded = recordedAt(`${date}T12:00:00Z`, event, 'UTC', `${event.type} ${nth}`);
        evolveActivity(activity, recorded);
        const stats = {
          ...{ workouts: activity.totalWorkouts, quests: activity.completedQuests, goalProgress: 0 },
          bestStreak: bestStreakOf(activity.summary),
        };
        reached = evolveReached(reached, recorded, stats);
        tiers = evolveTiers(tiers, recorded, stats);
        open = evolveQuestBadges(open, recorded);
        personal = evolvePersonalBadges(personal, recorded);
        if (event.type === 'WorkoutLogged')
          workouts.set(mondayOf(date), (workouts.get(mondayOf(date)) ?? 0) + 1);
      }
    }
    expect(Math.max(...workouts.values())).to.be.at.most(5);
    const earned = { ...reached, ...tiers, ...open.reached, ...personal.reached };
    const ofGoal = achievements.filter(({ counts }) => counts === 'goalProgress').map(({ id }) => id);
    const missing = [...achievements, ...badgeTiers, ...longRunBadges]
      .map(({ id }) => id)
      .filter((id) => !(id in earned));
    // A goal is reached by a program, not by a number of workouts.
    expect(missing).to.deep.equal(ofGoal);
  });
});
