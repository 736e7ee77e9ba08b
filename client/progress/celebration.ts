import {
  progressMilestones,
  reachedMilestone,
  streakMilestones,
} from '#domain/catalogue/content/milestones.ts';
import { progressCopy } from './progress-copy.ts';

export type ConfettiSize = 'low' | 'medium' | 'high';
/** What a member has come to. */
type Standing = {
  readonly programId: string | null;
  /** Whole percent of the goal. */
  readonly percent: number;
  readonly streak: number;
};
/** What was celebrated on this device: the highest percent seen of the program, and the streak of the last confetti. */
export type Celebrated = Standing;
type Celebration = { readonly size: ConfettiSize; readonly line: string };

type Band = { readonly from: number; readonly to: number; readonly size: ConfettiSize };

const bands: readonly Band[] = [
  { from: 25, to: 30, size: 'low' },
  { from: 50, to: 55, size: 'medium' },
  { from: 75, to: 80, size: 'medium' },
  { from: 100, to: 100, size: 'high' },
];
const streakStep = 7;

/** What to celebrate now, if anything, and what to remember so that it happens once. @param before null on a device's first sight. */
export function celebrationOf(
  before: Celebrated | null,
  now: Standing,
): { readonly celebration: Celebration | null; readonly celebrated: Celebrated } {
  const band = bandOf(before, now);
  const isStreak = isStreakDue(before, now);
  const isSameProgram = before?.programId === now.programId;
  return {
    celebration: band ? ofProgress(band) : isStreak ? ofStreak(now.streak) : null,
    celebrated: {
      programId: now.programId,
      percent: isSameProgram ? Math.max(before.percent, now.percent) : now.percent,
      streak: isStreak ? now.streak : rememberedStreak(before?.streak ?? 0, now.streak),
    },
  };
}

/** The highest band that was reached or jumped over since; of a program never seen, the one that it stands in. */
function bandOf(before: Celebrated | null, now: Standing): Band | undefined {
  if (now.programId === null) return undefined;
  if (before?.programId !== now.programId)
    return bands.find(({ from, to }) => now.percent >= from && now.percent <= to);
  return bands.findLast(({ from }) => now.percent >= from && before.percent < from);
}

/** Once for each multiple of seven; a streak that was lost may reach them again. */
const isStreakDue = (before: Celebrated | null, { streak }: Standing): boolean =>
  streak > 0 && streak % streakStep === 0 && streak !== before?.streak;

/** A day that is taken back and done again is no news; a run that was lost is forgotten. */
const rememberedStreak = (last: number, streak: number): number => (streak < last - 1 ? streak : last);

const ofProgress = ({ from, size }: Band): Celebration => ({
  size,
  line: reachedMilestone(progressMilestones, from)?.message ?? '',
});

const ofStreak = (streak: number): Celebration => ({
  size: 'medium',
  line: streakMilestones.find(({ value }) => value === streak)?.message ?? progressCopy.daysInARow(streak),
});
