import useSWR, { type SWRResponse } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { readAs } from '#client/lib/http/swr.ts';
import {
  type EventAnswer,
  type EventsAnswer,
  eventAnswer,
  eventsAnswer,
} from '#service/audit/event-contract.ts';

/** By what events are looked for. */
export type FinderBy = 'all' | 'stream' | 'category' | 'type' | 'correlation';
/** Moments are by the device's clock, as a field for them has them; empty ones do not filter. */
export type Finder = {
  readonly by: FinderBy;
  readonly of: string;
  readonly from: string;
  readonly to: string;
};

function eventsPath({ by, of, from, to }: Finder, before: string | null): string {
  const query = new URLSearchParams({ limit: '50' });
  if (by !== 'all' && of.trim() !== '') query.set(by, of.trim());
  for (const [name, local] of [
    ['from', from],
    ['to', to],
  ] as const)
    if (local !== '') query.set(name, new Date(local).toISOString());
  if (before !== null) query.set('before', before);
  return `/api/admin/events?${query}`;
}

/** The events that are looked for, page after page, newest first. New ones come all the time, so it is read whenever it is shown. */
export const useEvents = (finder: Finder) =>
  useSWRInfinite<EventsAnswer, Error>(
    (index: number, previous: EventsAnswer | null) => {
      if (index === 0) return eventsPath(finder, null);
      return previous?.next ? eventsPath(finder, previous.next) : null;
    },
    readAs(eventsAnswer),
    { revalidateOnMount: true, revalidateFirstPage: false },
  );

/** One event. @param viewing opens its personal fields. */
export const useEvent = (id: string, viewing: string | null): SWRResponse<EventAnswer, Error> =>
  useSWR<EventAnswer, Error>(
    `/api/admin/events/${encodeURIComponent(id)}${viewing ? `?viewing=${encodeURIComponent(viewing)}` : ''}`,
    readAs(eventAnswer),
    { keepPreviousData: viewing !== null },
  );
