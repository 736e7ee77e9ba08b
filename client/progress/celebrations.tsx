import { type ComponentType, useEffect, useState } from 'react';
import type { ConfettiSize } from '#client/lib/confetti.ts';
import { memberItems } from '#client/lib/offline/member-storage.ts';
import { contentText } from '#client/lib/words/content-text.ts';
import { Hidden } from '#client/ui/text.tsx';
import {
  progressMilestones,
  reachedMilestone,
  streakMilestones,
} from '#domain/catalogue/content/milestones.ts';
import type { MomentsProps } from './long-run-moments.tsx';
import { progressCopy } from './progress-copy.ts';
import { useProgressFacts } from './progress-facts.ts';
import { goalViewModel } from './progress-view-model.ts';

/** Confetti when a milestone of goal or streak is reached, once. Screen readers always get its words; without motion no confetti falls. */
export function Celebrations() {
  const { facts } = useProgressFacts();
  const [line, setLine] = useState('');
  const memberId = facts?.user.id;
  const programId = facts?.program?.id ?? null;
  const streak = facts?.stats.currentStreak ?? 0;
  const goal = facts ? goalViewModel(facts) : null;
  const { isMeasured = false } = goal ?? {};
  // The last band is the target itself, measured from any weight.
  const percent = goal?.isReached ? 100 : Math.min(99, goal?.percent ?? 0);

  useEffect(() => {
    if (!memberId) return;
    const { celebration, celebrated } = celebrationOf(readCelebrated(memberId), {
      programId,
      percent,
      streak,
      isMeasured,
    });
    keepCelebrated(memberId, celebrated);
    if (!celebration) return;
    setLine(celebration.line);
    // Where it cannot be loaded, the confetti is missing, not the milestone.
    import('#client/lib/confetti.ts')
      .then(({ throwConfetti }) => throwConfetti(celebration.size))
      .catch(() => {});
  }, [memberId, programId, percent, streak, isMeasured]);

  return (
    <>
      <Hidden role="status">{line}</Hidden>
      {memberId && <Moments memberId={memberId} isCelebrated={line !== ''} />}
    </>
  );
}

/** The screen's reads come first. */
const afterScreenMs = 2_500;

/** Loaded a while after the screen. Where it cannot be loaded, these moments are missing. */
function Moments(props: MomentsProps) {
  const [Loaded, setLoaded] = useState<ComponentType<MomentsProps> | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./long-run-moments.tsx').then(
        ({ LongRunMoments }) => setLoaded(() => LongRunMoments),
        () => {},
      );
    }, afterScreenMs);
    return () => clearTimeout(timer);
  }, []);
  return Loaded && <Loaded {...props} />;
}

const keyOf = (memberId: string): string => `rondel.celebrated.${memberId}`;

/** The celebrations of this device; null where none are known. */
function readCelebrated(memberId: string): Celebrated | null {
  try {
    return JSON.parse(memberItems.getItem(keyOf(memberId)) ?? 'null') as Celebrated | null;
  } catch {
    return null;
  }
}

function keepCelebrated(memberId: string, celebrated: Celebrated): void {
  try {
    memberItems.setItem(keyOf(memberId), JSON.stringify(celebrated));
  } catch {
    // A device that keeps nothing celebrates again; that is no failure.
  }
}

/** The member's present percent and streak. */
type Standing = {
  readonly programId: string | null;
  /** Whole percent of the goal. */
  readonly percent: number;
  readonly streak: number;
};
type Now = Standing & {
  /** Whether a weight or body fat measures the goal, and not the calendar. */
  readonly isMeasured: boolean;
};
/** The celebrations of this device: the highest percent seen of the program, and the streak of the last confetti. */
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

/** The celebration for now, if any, and the values to remember so that it happens once. @param before null on a device's first sight. */
export function celebrationOf(
  before: Celebrated | null,
  now: Now,
): { readonly celebration: Celebration | null; readonly celebrated: Celebrated } {
  const band = bandOf(before, now);
  const isStreak = isStreakDue(before, now);
  const isSameProgram = before?.programId === now.programId;
  const streak = isStreak ? now.streak : rememberedStreak(before?.streak ?? 0, now.streak);
  return {
    celebration: band ? ofProgress(band, now) : isStreak ? ofStreak(now.streak) : null,
    celebrated: {
      programId: now.programId,
      percent: isSameProgram ? Math.max(before.percent, now.percent) : now.percent,
      streak,
    },
  };
}

/** The highest band that was reached or passed since. For a program never seen before, its present band. */
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

const ofProgress = ({ from, size }: Band, { isMeasured }: Now): Celebration => ({
  size,
  line:
    from === 100 && !isMeasured
      ? progressCopy.planIsOver(false)
      : contentText(reachedMilestone(progressMilestones, from)?.message ?? ''),
});

const ofStreak = (streak: number): Celebration => ({
  size: 'medium',
  line:
    contentText(streakMilestones.find(({ value }) => value === streak)?.message ?? '') ||
    progressCopy.daysInARow(streak),
});
