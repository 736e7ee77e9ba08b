import { ApiError, serverMessage } from '#client/lib/http/api-error.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import type { BetaRequest } from '#service/beta/beta-contract.ts';
import { requestCopy } from './admin-copy.ts';

export type StatusFilter = BetaRequest['status'] | 'all';

/** The requests of a status whose address or notes hold the term in upper or lower case, in the server's order. */
export function requestsShown(
  requests: readonly BetaRequest[],
  filter: StatusFilter,
  term: string,
): readonly BetaRequest[] {
  const wanted = term.trim().toLowerCase();
  return requests.filter(
    ({ status, email, adminNotes }) =>
      (filter === 'all' || status === filter) &&
      (email.toLowerCase().includes(wanted) || (adminNotes ?? '').toLowerCase().includes(wanted)),
  );
}

/** How many people wait for a decision. @param hasMore whether only the first requests of the list are loaded */
export function waitingText(requests: readonly BetaRequest[], hasMore: boolean): string {
  const pending = requests.filter(({ status }) => status === 'pending');
  const overdue = pending.filter(({ isOverdue }) => isOverdue).length;
  if (pending.length === 0) return requestCopy.nobodyWaits;
  // Pending ones come first: while all that is loaded is pending, the next one may be, too.
  const mayBeMore = hasMore && pending.length === requests.length;
  const waiting = requestCopy.waiting(pending.length, mayBeMore);
  return overdue > 0 ? `${waiting} ${requestCopy.overdueCount(overdue)}` : waiting;
}

/** How long ago a request was made: `today`, `1 day ago`. */
export function ageText(requestedOn: MemberDay, today: MemberDay): string {
  const days = Math.max(0, daysBetween(requestedOn, today));
  return days === 0 ? requestCopy.today : requestCopy.daysAgo(days);
}

/** Somebody has decided in the meantime. */
export const isOvertaken = (error: unknown): boolean => error instanceof ApiError && error.status === 412;

/** What stands at a request that was decided while one was about to. */
export function overtakenText({ status, reviewedBy, adminNotes }: BetaRequest): string {
  const what =
    status === 'pending'
      ? requestCopy.setBack
      : requestCopy.decidedByOther(
          reviewedBy ?? requestCopy.anotherAdmin,
          requestCopy.statuses[status].toLowerCase(),
        );
  return adminNotes ? requestCopy.theirNotes(what, adminNotes) : what;
}

export const failureToast = (error: unknown): ToastMessage => ({
  title: commonCopy.error,
  description: serverMessage(error, requestCopy.updateFailed),
  variant: 'destructive',
});
