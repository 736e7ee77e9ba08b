import useSWR, { mutate, type SWRResponse } from 'swr';
import { readAs } from '#client/lib/http/swr.ts';
import { cursorOf } from '#domain/beta/request-cursor.ts';
import { type BetaRequest, betaRequestsAnswer } from '#service/beta/beta-contract.ts';

const path = '/api/beta/requests';
/** How many requests are added by each press of 'Load more'. */
export const pageSize = 100;
/** The most that the server sends at once. */
const mostAtOnce = 500;

export type LoadedRequests = { readonly requests: readonly BetaRequest[]; readonly hasMore: boolean };

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
