import { useEffect } from 'react';
import { useBadges, useMonthPath } from '#client/lib/http/badge-reads.ts';
import { useStats } from '#client/lib/http/read-models.ts';
import { memberItems } from '#client/lib/offline/member-storage.ts';
import { showToast, toastDurationMs, toasts } from '#client/ui/toast.ts';
import { levelOf } from '#domain/catalogue/content/levels.ts';
import { type Moment, momentOf, type Now, type Seen } from './moments-view-model.ts';

export type MomentsProps = {
  memberId: string;
  /** Whether confetti of another milestone falls on this visit. */
  isCelebrated: boolean;
};

/** Shows each new badge, each new level and each finished thing of the month's path: once, and one after the other. */
export function LongRunMoments({ memberId, isCelebrated }: MomentsProps) {
  const { data: stats } = useStats();
  const { data: badges } = useBadges();
  const { data: path } = useMonthPath();
  const now: Now | null =
    stats && badges && path
      ? {
          level: levelOf(stats.totalPoints).level.number,
          badges: [...Object.keys(stats.tiers ?? {}), ...Object.keys(badges.reached)].sort(),
          month: path.month,
          things: path.things,
        }
      : null;
  const state = JSON.stringify(now);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when something was finished, not at each read
  useEffect(() => (now ? showMoments(memberId, now, isCelebrated) : undefined), [memberId, state]);
  return null;
}

/** After a toast its place stays empty for a moment. */
const betweenMs = toastDurationMs.standard + 500;
/** The answers to one change come one after the other. */
const settledMs = 800;

/**
 * Shows the moments one after the other while the page is visible. A moment is remembered when it is shown. Two windows that are visible at
 * the same time take turns: the other waits until the toast has gone, and then finds what is remembered.
 * @returns a function that stops it; the rest is shown on a later visit
 */
function showMoments(memberId: string, now: Now, isCelebrated: boolean): () => void {
  // A toast of a command and another celebration come first.
  const firstMs = isCelebrated || toasts.current() !== null ? betweenMs : settledMs;
  let timer: ReturnType<typeof setTimeout>;
  let isStopped = false;
  const showIn = (ms: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void next(), ms);
  };
  const next = async (): Promise<void> => {
    if (document.hidden) return;
    const isDone = await ifNoOtherWindow(keyOf(memberId), async () => {
      const { moment, seen } = momentOf(readSeen(memberId), now);
      keepSeen(memberId, seen);
      if (!moment) return;
      show(moment);
      showIn(betweenMs);
      await new Promise((gone) => setTimeout(gone, toastDurationMs.standard));
    });
    if (!isDone) showIn(betweenMs);
  };
  const begin = (): void => showIn(firstMs);
  const { moment, seen } = momentOf(readSeen(memberId), now);
  if (moment) begin();
  else keepSeen(memberId, seen);
  document.addEventListener('visibilitychange', begin);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', begin);
  };
}

/**
 * Does work unless another window of this browser does the same. Where the browser knows no locks, it does it.
 * @returns whether it was done
 */
async function ifNoOtherWindow(name: string, work: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) {
    await work();
    return true;
  }
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}

/** When the last confetti fell, in milliseconds since the page was opened. Moments that come together have one. */
let confettiAt = Number.NEGATIVE_INFINITY;

function show({ title, description, size }: Moment): void {
  showToast({ title, description });
  if (performance.now() - confettiAt < 3 * betweenMs) return;
  confettiAt = performance.now();
  // Where it cannot be loaded, the confetti is missing, not the words.
  import('#client/lib/confetti.ts').then(({ throwConfetti }) => throwConfetti(size)).catch(() => {});
}

const keyOf = (memberId: string): string => `rondel.moments.${memberId}`;

/** The moments of this device; null where none are known. */
function readSeen(memberId: string): Seen | null {
  try {
    return JSON.parse(memberItems.getItem(keyOf(memberId)) ?? 'null') as Seen | null;
  } catch {
    return null;
  }
}

function keepSeen(memberId: string, seen: Seen): void {
  try {
    memberItems.setItem(keyOf(memberId), JSON.stringify(seen));
  } catch {
    // A device that stores nothing shows no moments.
  }
}
