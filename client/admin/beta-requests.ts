import useSWR, { mutate, type SWRResponse } from 'swr';
import { midSentence } from '#client/lib/format/locale.ts';
import { ApiError, serverMessage } from '#client/lib/http/api-error.ts';
import { readAs } from '#client/lib/http/swr.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { cursorOf } from '#domain/beta/request-cursor.ts';
import { daysBetween, type MemberDay } from '#domain/kernel/day.ts';
import { type BetaRequest, betaRequestsAnswer } from '#service/features/beta/beta-contract.ts';
import { requestCopy } from './admin-copy.ts';

const path = '/api/beta/requests';
/** How many requests are added by each press of 'Load more'. */
export const pageSize = 100;
/** The most that the server sends at once. */
const mostAtOnce = 500;

type LoadedRequests = { readonly requests: readonly BetaRequest[]; readonly hasMore: boolean };

const keyOf = (count: number): string => `${path}?limit=${count}`;

/** The first requests of the list: pending ones first, the oldest first. For admins; the server refuses it to others. */
export const useBetaRequests = (count: number): SWRResponse<LoadedRequests, Error> =>
  useSWR<LoadedRequests, Error>(keyOf(count), () => firstRequests(count), { keepPreviousData: true });

const isList = (key: unknown): boolean => typeof key === 'string' && key.startsWith(`${path}?`);

/** Reads the list again, as far as it was read. */
export async function rereadBetaRequests(): Promise<void> {
  await mutate(isList);
}

/** Shows a request as the answer to a decision has it, until the list has been read again, which may place it elsewhere. */
export function showReviewed(reviewed: BetaRequest): void {
  const replace = (one: BetaRequest): BetaRequest =>
    one.id === reviewed.id && one.revision < reviewed.revision ? reviewed : one;
  void mutate<LoadedRequests>(isList, (list) => list && { ...list, requests: list.requests.map(replace) }, {
    revalidate: false,
  });
}

/** Reads page after page, and one request more than wanted, which tells whether there are more. */
export async function firstRequests(
  count: number,
  read: (path: string) => Promise<readonly BetaRequest[]> = readAs(betaRequestsAnswer),
): Promise<LoadedRequests> {
  const byId = new Map<string, BetaRequest>();
  for (let after = ''; byId.size <= count; ) {
    const limit = Math.min(count + 1 - byId.size, mostAtOnce);
    const page = await read(`${path}?limit=${limit}${after}`);
    // One that was decided between two pages comes twice: as it is now counts.
    for (const request of page) byId.set(request.id, request);
    const last = page.at(-1);
    if (!last || page.length < limit) break;
    after = `&after=${encodeURIComponent(cursorOf(last))}`;
  }
  return { requests: [...byId.values()].slice(0, count), hasMore: byId.size > count };
}

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

/** The text about a request that another admin decided meanwhile. */
export function overtakenText({ status, reviewedBy, adminNotes }: BetaRequest): string {
  const what =
    status === 'pending'
      ? requestCopy.setBack
      : requestCopy.decidedByOther(
          reviewedBy ?? requestCopy.anotherAdmin,
          midSentence(requestCopy.statuses[status]),
        );
  return adminNotes ? requestCopy.theirNotes(what, adminNotes) : what;
}

export const failureToast = (error: unknown): ToastMessage => ({
  title: commonCopy.error,
  description: serverMessage(error, requestCopy.updateFailed),
  variant: 'destructive',
});
