import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { useBadges, useMonthPath } from '#client/lib/http/badge-reads.ts';
import { useFriendNews } from '#client/lib/http/friend-news.ts';
import { useCurrentUser, useStats } from '#client/lib/http/read-models.ts';
import { memberItems } from '#client/lib/offline/member-storage.ts';
import { showToast, toastDurationMs, toasts } from '#client/ui/toast.ts';
import { levelOf } from '#domain/catalogue/content/levels.ts';
import type { FriendNews } from '#service/features/together/friend-news-contract.ts';
import { friendMomentOf, type SeenNews } from './friend-moments-view-model.ts';
import { type Moment, momentOf, type Now, type Seen } from './moments-view-model.ts';

export type MomentsProps = {
  memberId: string;
  /** Whether confetti of another milestone falls on this visit. */
  isCelebrated: boolean;
};

/** What there is to show; null before it is known. */
type Facts = { readonly now: Now | null; readonly news: FriendNews | null };

/**
 * Shows each accepted invitation, the first cheer, ended circles and friends at risk, each new badge, each new level and each finished thing
 * of the month's path: once, and one after the other.
 */
export function LongRunMoments({ memberId, isCelebrated }: MomentsProps) {
  const { data: stats } = useStats();
  const { data: badges } = useBadges();
  const { data: path } = useMonthPath();
  const { data: user } = useCurrentUser();
  const { data: news = null } = useFriendNews(user?.keptPrivacy?.shareProgress === true);
  const navigate = useNavigate();
  const now: Now | null =
    stats && badges && path
      ? {
          level: levelOf(stats.totalPoints).level.number,
          badges: [...Object.keys(stats.tiers ?? {}), ...Object.keys(badges.reached)].sort(),
          month: path.month,
          things: path.things,
          earlier: path.earlier,
        }
      : null;
  const state = JSON.stringify({ now, news });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when something was finished, not at each read
  useEffect(() => {
    if (now || news) return showMoments(memberId, { now, news }, isCelebrated, navigate);
  }, [memberId, state]);
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
function showMoments(
  memberId: string,
  facts: Facts,
  isCelebrated: boolean,
  navigate: NavigateFunction,
): () => void {
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
      const { moment, keep } = nextOf(memberId, facts);
      keep();
      if (!moment) return;
      show(moment, navigate);
      showIn(betweenMs);
      await new Promise((gone) => setTimeout(gone, toastDurationMs.standard));
    });
    if (!isDone) showIn(betweenMs);
  };
  const begin = (): void => showIn(firstMs);
  const { moment, keep } = nextOf(memberId, facts);
  if (moment) begin();
  else keep();
  document.addEventListener('visibilitychange', begin);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', begin);
  };
}

/** The next moment, and what remembers it. Friends come first. */
function nextOf(
  memberId: string,
  { now, news }: Facts,
): { readonly moment: Moment | null; readonly keep: () => void } {
  const friends = news && friendMomentOf(readSeenNews(memberId), news);
  const own = now && !friends?.moment ? momentOf(readItem<Seen>(keyOf(memberId)), now) : null;
  return {
    moment: friends?.moment ?? own?.moment ?? null,
    keep: () => {
      if (friends) keepItem(newsKeyOf(memberId), friends.seen);
      if (own) keepItem(keyOf(memberId), own.seen);
    },
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

function show({ title, description, size, action }: Moment, navigate: NavigateFunction): void {
  showToast({
    title,
    description,
    ...(action && { action: { label: action.label, onSelect: () => void navigate(action.path) } }),
  });
  if (performance.now() - confettiAt < 3 * betweenMs) return;
  confettiAt = performance.now();
  // Where it cannot be loaded, the confetti is missing, not the words.
  import('#client/lib/confetti.ts').then(({ throwConfetti }) => throwConfetti(size)).catch(() => {});
}

const keyOf = (memberId: string): string => `rondel.moments.${memberId}`;
const newsKeyOf = (memberId: string): string => `rondel.friend-news.${memberId}`;

/** With what the screen of friends has shown. */
function readSeenNews(memberId: string): SeenNews | null {
  const own = readItem<SeenNews>(newsKeyOf(memberId));
  const onScreen = readItem<SeenNews>(`rondel.together.${memberId}`);
  if (!own || !onScreen) return own ?? onScreen;
  return {
    ...own,
    friendIds: [...own.friendIds, ...onScreen.friendIds],
    wasCheered: own.wasCheered || onScreen.wasCheered,
  };
}

/** What this device has shown; null where nothing is known. */
function readItem<Item>(name: string): Item | null {
  try {
    return JSON.parse(memberItems.getItem(name) ?? 'null') as Item | null;
  } catch {
    return null;
  }
}

function keepItem(name: string, seen: Seen | SeenNews): void {
  try {
    memberItems.setItem(name, JSON.stringify(seen));
  } catch {
    // A device that stores nothing shows no moments.
  }
}
