import { useMemo, useSyncExternalStore } from 'react';
import type { DayBadge } from '#client/charts/day-grid.tsx';
import { isKeptForLater, onWaitingChange, type Waiting, waitingNow } from '#client/lib/offline/outbox.ts';
import { isMemberDay, type MemberDay } from '#domain/kernel/day.ts';

/** Commands to these paths can make their date active; a weight cannot. */
const activePaths: ReadonlySet<string> = new Set(['/api/workouts', '/api/daily-workout-progress']);

const questPaths = '/api/user-quests/';

/** The dates for which something that can make them active waits on this device until there is a network. */
export function pendingDates(waiting: readonly Waiting[]): ReadonlySet<MemberDay> {
  const dates = waiting.filter((one) => isKeptForLater(one)).flatMap(dateOf);
  return new Set(dates.filter(isMemberDay));
}

function dateOf({ path, body, later }: Waiting): readonly string[] {
  // A quest is named by its date.
  if (path.startsWith(questPaths)) return [path.slice(questPaths.length)];
  // A tick of today names its date only in the body that is sent later.
  const sent = (later?.body ?? body) as { readonly date?: unknown };
  return activePaths.has(path) ? [String(sent.date)] : [];
}

export function usePendingDates(): ReadonlySet<MemberDay> {
  const waiting = useSyncExternalStore(onWaitingChange, waitingNow);
  return useMemo(() => pendingDates(waiting), [waiting]);
}

type BadgedDay = { readonly date: MemberDay; readonly isLate?: boolean | undefined };

/** Waiting commands come first: they may change the rest. */
export function badgeOf(
  { date, isLate = false }: BadgedDay,
  pending: ReadonlySet<MemberDay>,
): DayBadge | null {
  if (pending.has(date)) return 'pending';
  return isLate ? 'late' : null;
}
