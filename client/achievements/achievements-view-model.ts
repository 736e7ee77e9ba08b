import { dayText } from '#client/lib/format/format-day.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { reasonText } from '#client/lib/words/reason-text.ts';
import { type Achievement, achievements } from '#domain/catalogue/content/achievements.ts';
import { type BadgeTier, badgeRows } from '#domain/catalogue/content/badge-tiers.ts';
import { type Milestone, nextMilestone } from '#domain/catalogue/content/milestones.ts';
import { asMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import { type GoalMeasures, shownGoal } from '#domain/program/goal-measures.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import type { Stats } from '#service/features/stats/stats-contract.ts';
import { achievementsCopy } from './achievements-copy.ts';

export type ProgressNumbers = {
  readonly stats: Stats;
  readonly program: GoalMeasures | null;
  readonly user: Pick<CurrentUser, 'goalBaseline'> & Partial<Pick<CurrentUser, 'unitPreference'>>;
};

export type Badge = Achievement & {
  readonly isEarned: boolean;
  readonly reachedOn: MemberDay | null;
  /** Set when a later correction removed the cause. */
  readonly note: string | null;
  /** The number that counts towards it now, at most the target. */
  readonly count: number;
};

/** How far the goal is, in whole percent, measured as the member chose; 100 only when the goal is reached. */
export function goalPercent({ program, user }: Pick<ProgressNumbers, 'program' | 'user'>): number {
  if (!program) return 0;
  const { percent, isReached } = shownGoal(program, user.goalBaseline);
  return isReached ? 100 : Math.min(99, percent);
}

/** Every achievement with how far it is: the earned ones first, then those that are nearest. */
export function badgesOf(numbers: ProgressNumbers): readonly Badge[] {
  const { stats } = numbers;
  const counts = {
    workouts: stats.totalWorkouts,
    // A streak that has ended counts nothing towards the next one.
    bestStreak: stats.currentStreak,
    goalProgress: goalPercent(numbers),
    quests: stats.completedQuests,
  };
  return achievements
    .map((achievement) => {
      const standing = stats.achievements.find(({ id }) => id === achievement.id);
      const count = Math.min(counts[achievement.counts], achievement.target);
      const isReachedNow = achievement.counts === 'goalProgress' && count >= achievement.target;
      return {
        ...achievement,
        isEarned: isReachedNow || (standing?.unlocked ?? false),
        reachedOn: standing?.reachedOn ?? null,
        note: standing?.note ? reasonText(standing.note) : null,
        count,
      };
    })
    .toSorted((a, b) => Number(b.isEarned) - Number(a.isEarned) || b.count / b.target - a.count / a.target);
}

export type RowOfTiers = {
  readonly name: string;
  readonly counts: BadgeTier['counts'];
  readonly tiers: readonly (BadgeTier & { readonly reachedOn: MemberDay | null })[];
  /** The first tier that is not reached, and the number that counts towards it; null after the last. */
  readonly next: { readonly tier: BadgeTier; readonly count: number } | null;
};

/** The rows of badges with the dates on which their tiers were reached. */
export function tiersOf({ stats }: Pick<ProgressNumbers, 'stats'>): readonly RowOfTiers[] {
  const counts = {
    workouts: stats.totalWorkouts,
    bestStreak: stats.currentStreak,
    quests: stats.completedQuests,
  };
  return badgeRows.flatMap(({ name, tiers: all }) => {
    const tiers = all.map((tier) => ({ ...tier, reachedOn: asDay(stats.tiers?.[tier.id]) }));
    const [first] = tiers;
    const tier = tiers.find(({ reachedOn }) => reachedOn === null);
    const next = tier ? { tier, count: Math.min(counts[tier.counts], tier.target) } : null;
    return first ? [{ name, counts: first.counts, tiers, next }] : [];
  });
}

/** A row of badges as it is drawn. */
export type ShownTiers = {
  readonly name: string;
  /** The unit of the count; absent when the name already has it. */
  readonly rule?: string;
  readonly tiers: readonly {
    readonly id: string;
    readonly name: string;
    readonly mark: string;
    /** The whole of it in words. */
    readonly said: string;
    readonly isEarned: boolean;
  }[];
  /** How far the next one is; null after the last. */
  readonly next: { readonly value: number; readonly maximum: number } | null;
  readonly text: string;
};

export const shownTiers = ({ name, counts, tiers, next }: RowOfTiers): ShownTiers => ({
  name: nameText(name),
  tiers: tiers.map((tier) => ({
    id: tier.id,
    name: nameText(tier.name),
    mark: numberText(tier.target),
    said:
      tier.reachedOn === null
        ? achievementsCopy.tierOpen(nameText(tier.name), counts, tier.target)
        : achievementsCopy.tierEarned(nameText(tier.name), dayText(tier.reachedOn)),
    isEarned: tier.reachedOn !== null,
  })),
  next: next && { value: next.count, maximum: next.tier.target },
  text: next
    ? achievementsCopy.tierNext(nameText(next.tier.name), counts, next.count, next.tier.target)
    : achievementsCopy.allTiers,
});

const asDay = (text: string | undefined): MemberDay | null => (text === undefined ? null : asMemberDay(text));

export type MilestonePath = {
  readonly marks: readonly number[];
  /** At most the last mark. */
  readonly value: number;
  /** Null after the last. */
  readonly next: number | null;
};

/** Where a number is on the way through its milestones. */
export const milestonePath = (milestones: readonly Milestone[], value: number): MilestonePath => {
  const marks = milestones.map((milestone) => milestone.value);
  return {
    marks,
    value: Math.min(value, marks.at(-1) ?? value),
    next: nextMilestone(milestones, value)?.value ?? null,
  };
};
