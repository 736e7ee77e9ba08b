import {
  type Achievement,
  achievements,
  dashboardAchievements,
} from '#domain/catalogue/content/achievements.ts';
import { type Milestone, nextMilestone, reachedMilestone } from '#domain/catalogue/content/milestones.ts';
import { addDays, type MemberDay, mondayOf } from '#domain/kernel/day.ts';
import type { LedgerEntry } from '#service/features/stats/stats-contract.ts';
import { progressCopy } from './progress-copy.ts';
import type { ProgressFacts } from './progress-facts.ts';

type GoalViewModel = {
  /** Whole percent, measured as the member chose. */
  readonly percent: number;
  /** The same measured the other way; null where there is no other. */
  readonly other: string | null;
};

/** How far the goal is. Weight loss can be measured from 180 lb, as by default, or from the member's own start. */
export function goalViewModel({ program, user }: Pick<ProgressFacts, 'program' | 'user'>): GoalViewModel {
  if (!program) return { percent: 0, other: null };
  const { goalProgress, goalProgressFromStart: fromStart } = program;
  if (fromStart === null) return { percent: goalProgress, other: null };
  return user.goalBaseline === 'start'
    ? { percent: fromStart, other: progressCopy.fromStandard(goalProgress) }
    : { percent: goalProgress, other: progressCopy.fromStart(fromStart) };
}

export type ShownAchievement = Achievement & {
  readonly unlocked: boolean;
  readonly reachedOn: MemberDay | null;
  readonly note: string | null;
};

/** All of them. The goal is measured where it is shown, the service keeps the others. */
export function allAchievements(
  facts: Pick<ProgressFacts, 'stats' | 'program' | 'user'>,
): readonly ShownAchievement[] {
  const { percent } = goalViewModel(facts);
  return achievements.map((achievement) => {
    const standing = facts.stats.achievements.find(({ id }) => id === achievement.id);
    const isReachedNow = achievement.counts === 'goalProgress' && percent >= achievement.target;
    return {
      ...achievement,
      unlocked: isReachedNow || (standing?.unlocked ?? false),
      reachedOn: standing?.reachedOn ?? null,
      note: standing?.note ?? null,
    };
  });
}

/** The dashboard's four. */
export const shownAchievements = (all: readonly ShownAchievement[]): readonly ShownAchievement[] =>
  all.filter(({ id }) => dashboardAchievements.includes(id));

/**
 * What a milestone says that was just reached; empty where the number has moved on, since the sentence names it.
 * @param reach how far above the milestone the sentence is still true
 */
export function reachedText(milestones: readonly Milestone[], value: number, reach = 0): string {
  const reached = reachedMilestone(milestones, value);
  return reached && value - reached.value <= reach ? reached.message : '';
}

/** A percentage jumps with each weight: 52 is halfway too. */
export const percentReach = 4;

/** `Next: 75%`, or that all milestones are behind. */
export function nextText(milestones: readonly Milestone[], value: number, unit: string): string {
  const next = nextMilestone(milestones, value);
  return next ? progressCopy.nextValue(next.value, unit) : progressCopy.allReached;
}

/** `16 more to 50.`; empty after the last. */
export function aheadSentence(milestones: readonly Milestone[], value: number, unit = ''): string {
  const next = nextMilestone(milestones, value);
  return next ? progressCopy.aheadOf(next.value - value, unit, next.value) : '';
}

export const sentences = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

type DatedCount = { readonly date: MemberDay; readonly count: number };

/** Points of each of the last days, what was taken back included, oldest first. */
export const pointsByDay = (
  ledger: readonly LedgerEntry[],
  today: MemberDay,
  days: number,
): readonly DatedCount[] =>
  Array.from({ length: days }, (_, index) => {
    const date = addDays(today, index + 1 - days);
    return { date, count: pointsOf(ledger.filter((entry) => entry.date === date)) };
  });

/** Points since Monday. */
export const pointsThisWeek = (ledger: readonly LedgerEntry[], today: MemberDay): number =>
  pointsOf(ledger.filter(({ date }) => date >= mondayOf(today)));

const pointsOf = (entries: readonly LedgerEntry[]): number =>
  entries.reduce((sum, { points }) => sum + points, 0);

/**
 * A page of the ledger without the oldest date where the page may hold only a part of it: what comes before the page is asked for by date.
 * @param limit how many entries were asked for
 */
export function wholeDates(page: readonly LedgerEntry[], limit: number): readonly LedgerEntry[] {
  if (page.length < limit) return page;
  const oldest = page.at(-1)?.date;
  const whole = page.filter(({ date }) => date !== oldest);
  return whole.length > 0 ? whole : page;
}
