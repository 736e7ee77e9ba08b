import { type GoalText, goalText } from '#client/lib/format/goal-text.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { contentText } from '#client/lib/words/content-text.ts';
import {
  type Achievement,
  achievements,
  dashboardAchievements,
} from '#domain/catalogue/content/achievements.ts';
import {
  type Milestone,
  nextMilestone,
  progressMilestones,
  reachedMilestone,
} from '#domain/catalogue/content/milestones.ts';
import { addDays, type MemberDay, mondayOf } from '#domain/kernel/day.ts';
import type { LedgerEntry } from '#service/features/stats/stats-contract.ts';
import { progressCopy, streakCopy, type Unit } from './progress-copy.ts';
import type { ProgressFacts } from './progress-facts.ts';

/** How far the goal is, as the member chose to measure; null without a program. */
export const goalViewModel = ({ program, user }: Pick<ProgressFacts, 'program' | 'user'>): GoalText | null =>
  program && goalText(program, user);

/** The words of a goal's milestones. Only a goal that is met is called reached. */
export function goalWords(goal: GoalText | null): {
  readonly chip: string;
  readonly ahead: string;
  readonly message: string;
} {
  const isMet = goal?.isReached && goal.isMeasured;
  const percent = isMet ? 100 : (goal?.percent ?? 0);
  if (goal && percent === 100 && !isMet)
    return { chip: progressCopy.timeOver, ahead: '', message: progressCopy.planIsOver(goal.isMeasured) };
  return {
    chip: nextText(progressMilestones, percent, (value) => `${value}%`),
    ahead: aheadSentence(progressMilestones, percent, '%'),
    message: reachedText(progressMilestones, percent, percentReach),
  };
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
  const isGoalReached = goalViewModel(facts)?.isReached ?? false;
  return achievements.map((achievement) => {
    const standing = facts.stats.achievements.find(({ id }) => id === achievement.id);
    const isReachedNow = achievement.counts === 'goalProgress' && isGoalReached;
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
 * The words of a milestone that was just reached. Empty where the number has moved on, because the sentence names it.
 * @param reach how far above the milestone the sentence is still true
 */
export function reachedText(milestones: readonly Milestone[], value: number, reach = 0): string {
  const reached = reachedMilestone(milestones, value);
  return reached && value - reached.value <= reach ? contentText(reached.message) : '';
}

/** A percentage jumps with each weight: 52 is halfway too. */
const percentReach = 4;

/** `Next: 75%`, or that all milestones are behind. */
export function nextText(
  milestones: readonly Milestone[],
  value: number,
  text: (value: number) => string = numberText,
): string {
  const next = nextMilestone(milestones, value);
  return next ? streakCopy.next(text(next.value)) : progressCopy.allReached;
}

/** `16 more to 50.`; empty after the last. */
export function aheadSentence(milestones: readonly Milestone[], value: number, unit: Unit = ''): string {
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
 * A page of the ledger without its oldest date, which may be incomplete there. Entries before the page are read by date.
 * @param limit the number of requested entries
 */
export function wholeDates(page: readonly LedgerEntry[], limit: number): readonly LedgerEntry[] {
  if (page.length < limit) return page;
  const oldest = page.at(-1)?.date;
  const whole = page.filter(({ date }) => date !== oldest);
  return whole.length > 0 ? whole : page;
}
