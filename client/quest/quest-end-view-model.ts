import { nextMilestone, streakMilestones } from '#domain/catalogue/content/milestones.ts';
import type { Stats } from '#service/features/stats/stats-contract.ts';
import { questEndCopy } from './quest-end-copy.ts';

export type QuestEndKind = 'done' | 'skipped' | 'lucky';
export type Peg = 'done' | 'today' | 'protected' | 'open';
export type QuestEndViewModel = {
  readonly heading: string;
  /** The emphasised beginning of the line, and the rest of it. */
  readonly line: readonly [strong: string, rest: string];
  readonly teaser: { readonly title: string; readonly lead: string };
  /** Round the rim, from the top clockwise. */
  readonly pegs: readonly Peg[];
  /** The pegs in words. */
  readonly pegsText: string;
};

type EndedDay = {
  readonly name: string;
  readonly pointsEarned: number;
  /** It is the quest of yesterday, in the night. */
  readonly isLate?: boolean;
};
type Streak = Pick<Stats, 'currentStreak' | 'skipTokens'>;

/** Pegs after the last milestone: each full rim is another month of days. */
const pegsOnFullRim = 30;

/** The end of a day's quest. */
export function questEndViewModel(kind: QuestEndKind, day: EndedDay, streak: Streak): QuestEndViewModel {
  const days = streak.currentStreak;
  const goal = goalOf(days);
  return {
    heading: kind === 'skipped' ? questEndCopy.streakIsSafe : day.name,
    line: lineOf(kind, day, streak),
    teaser: teaserOf(kind, day),
    pegs: Array.from({ length: goal }, (_, place) => pegOf(kind, place, days)),
    pegsText: questEndCopy.pegs(days, goal),
  };
}

function teaserOf(kind: QuestEndKind, { isLate }: EndedDay): QuestEndViewModel['teaser'] {
  if (isLate) return { title: questEndCopy.todaysWheel, lead: questEndCopy.threeSpins };
  return kind === 'skipped'
    ? { title: questEndCopy.tryAgainTomorrow, lead: questEndCopy.wheelAtMidnight }
    : { title: questEndCopy.newWheelTomorrow, lead: questEndCopy.threeSpins };
}

/** The days that the rim counts to: the next milestone, and later each further thirty. */
const goalOf = (days: number): number =>
  nextMilestone(streakMilestones, days - 1)?.value ?? Math.ceil(days / pegsOnFullRim) * pegsOnFullRim;

function pegOf(kind: QuestEndKind, place: number, days: number): Peg {
  if (kind === 'skipped') return place < days ? 'done' : place === days ? 'protected' : 'open';
  if (place === days - 1) return 'today';
  return place < days ? 'done' : 'open';
}

function lineOf(kind: QuestEndKind, day: EndedDay, streak: Streak): QuestEndViewModel['line'] {
  const { currentStreak: days, skipTokens } = streak;
  if (kind === 'skipped') return [questEndCopy.daysStand(days), questEndCopy.tokenCovers(skipTokens)];
  if (kind === 'lucky')
    return [
      questEndCopy.todayIsOnTheWheel,
      `${questEndCopy.days(days)} ${questEndCopy.nothingToDo(day.pointsEarned)}`,
    ];
  const next = nextMilestone(streakMilestones, days);
  return [
    questEndCopy.days(days),
    next ? questEndCopy.toGo(next.value - days, next.value) : questEndCopy.bestIsNext,
  ];
}
