import { useEffect } from 'react';
import { useBadges, useMonthPath } from '#client/lib/http/badge-reads.ts';
import { memberItems } from '#client/lib/offline/member-storage.ts';
import { contentText } from '#client/lib/words/content-text.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { showToast, toastDurationMs, toasts } from '#client/ui/toast.ts';
import { longRunBadges, longRunRows } from '#domain/catalogue/content/long-run-badges.ts';
import type { ShownBadges } from '#service/features/achievements/badge-contract.ts';
import type { ShownMonthPath } from '#service/features/achievements/month-path-contract.ts';
import { momentsCopy } from './moments-copy.ts';

/** Shows each new badge of the long run and each finished thing of the month's path, once. */
export function LongRunMoments({ memberId }: { memberId: string }) {
  const { data: badges } = useBadges();
  const { data: path } = useMonthPath();
  const now = badges && path ? nowOf(badges, path) : null;
  const state = JSON.stringify(now);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when something was finished, not at each read
  useEffect(() => {
    if (!now) return;
    const { moment, seen } = momentOf(readSeen(memberId), now);
    if (!moment) {
      keepSeen(memberId, seen);
      return;
    }
    const timer = setTimeout(() => {
      keepSeen(memberId, seen);
      show(moment);
    }, waitMs());
    return () => clearTimeout(timer);
  }, [memberId, state]);
  return null;
}

const nowOf = ({ reached }: ShownBadges, { month, things }: ShownMonthPath): Now => ({
  badges: Object.keys(reached).sort(),
  month,
  things,
});

/** A toast takes the place of the one before, so that of a command comes first. */
const waitMs = (): number => (toasts.current() === null ? 0 : toastDurationMs.standard + 500);

function show({ title, description, size }: Moment): void {
  showToast({ title, description });
  // Where it cannot be loaded, the confetti is missing, not the words.
  import('#client/lib/confetti.ts').then(({ throwConfetti }) => throwConfetti(size)).catch(() => {});
}

const keyOf = (memberId: string): string => `rondel.moments.${memberId}`;

/** What this device has shown; null where nothing is known. */
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
    // A device that stores nothing shows it again; that is no failure.
  }
}

/** The ids of badges and of finished things that were shown. */
export type Seen = {
  readonly badges: readonly string[];
  readonly month: string;
  readonly done: readonly string[];
};
type Now = {
  readonly badges: readonly string[];
  readonly month: string;
  readonly things: readonly { readonly id: string; readonly text: string; readonly doneOn: string | null }[];
};
type Moment = {
  readonly title: string;
  readonly description: string;
  readonly size: 'low' | 'high';
};

/** The moment for now, if any, and what to remember. A badge comes first, the path on the next visit. @param before null on a device's first sight */
export function momentOf(
  before: Seen | null,
  now: Now,
): { readonly moment: Moment | null; readonly seen: Seen } {
  const done = now.things.filter(({ doneOn }) => doneOn !== null).map(({ id }) => id);
  const seen = { badges: now.badges, month: now.month, done };
  if (!before) return { moment: null, seen };
  const badge = ofBadge(before, now);
  if (badge) return { moment: badge, seen: { ...before, badges: now.badges } };
  return { moment: ofPath(before, now, done), seen };
}

/** The last of the new badges in the order of the catalogue. */
function ofBadge(before: Seen, now: Now): Moment | null {
  const badge = longRunBadges.findLast(({ id }) => now.badges.includes(id) && !before.badges.includes(id));
  if (!badge) return null;
  const rule = longRunRows.find(({ family }) => family === badge.counts)?.rule ?? '';
  return { title: momentsCopy.badge(nameText(badge.name)), description: contentText(rule), size: 'high' };
}

/** Things of another month are no news of this one. */
function ofPath(before: Seen, { month, things }: Now, done: readonly string[]): Moment | null {
  const known = before.month === month ? before.done : [];
  const thing = things.findLast(({ id }) => done.includes(id) && !known.includes(id));
  if (!thing) return null;
  if (done.length === things.length)
    return { title: momentsCopy.pathFinished, description: momentsCopy.pathThanks, size: 'high' };
  return {
    title: momentsCopy.thingDone(done.length, things.length),
    description: thing.text,
    size: 'low',
  };
}
