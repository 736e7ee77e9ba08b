import useSWR, { type SWRResponse } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { readAs } from '#client/lib/http/swr.ts';
import {
  type EventAnswer,
  type EventsAnswer,
  type EventTypesAnswer,
  eventAnswer,
  eventsAnswer,
  eventTypesAnswer,
} from '#service/features/audit/event-contract.ts';

const names = ['type', 'member', 'stream', 'category', 'correlation', 'from', 'to', 'upTo'] as const;

/** The filters that an event must meet; empty fields do not filter. Moments are by the device's clock, in the format of their field. */
export type Finder = Readonly<Record<(typeof names)[number], string>>;

/** The finder in an address. `by` and `of` are from before several filters could be combined. */
export function finderOf(parameters: URLSearchParams): Finder {
  const earlier = parameters.get('by');
  const fieldOf = (name: keyof Finder) =>
    parameters.get(name) ?? (name === earlier ? parameters.get('of') : null) ?? '';
  return Object.fromEntries(names.map((name) => [name, fieldOf(name)])) as Finder;
}

/** The fields that filter, for an address. */
export const given = (finder: Finder): Record<string, string> =>
  Object.fromEntries(
    names.map((name): [string, string] => [name, finder[name].trim()]).filter(([, value]) => value !== ''),
  );

function eventsPath(finder: Finder, before: string | null): string {
  const { from, to, ...filters } = given(finder);
  const query = new URLSearchParams({ limit: '50', ...filters });
  for (const [name, local] of Object.entries({ from, to }))
    if (local !== undefined) query.set(name, new Date(local).toISOString());
  if (before !== null) query.set('before', before);
  return `/api/admin/events?${query}`;
}

/** How often the newest events are read while an admin follows them. */
const followMs = 5_000;

/**
 * The events that are looked for, page after page, newest first. New ones come all the time, so it is read whenever it is shown.
 * @param isFollowing reads the newest page again and again, while the page is visible
 */
export const useEvents = (finder: Finder, isFollowing: boolean) =>
  useSWRInfinite<EventsAnswer, Error>(
    (index: number, previous: EventsAnswer | null) => {
      if (index === 0) return eventsPath(finder, null);
      return previous?.next ? eventsPath(finder, previous.next) : null;
    },
    readAs(eventsAnswer),
    {
      revalidateOnMount: true,
      revalidateFirstPage: isFollowing,
      refreshInterval: isFollowing ? followMs : 0,
      refreshWhenHidden: false,
    },
  );

/** Every type of event, for a list to choose from. */
export const useEventTypes = () =>
  useSWR<EventTypesAnswer, Error>('/api/admin/event-types', readAs(eventTypesAnswer));

/** One event. @param viewing opens its personal fields. */
export const useEvent = (id: string, viewing: string | null): SWRResponse<EventAnswer, Error> =>
  useSWR<EventAnswer, Error>(
    `/api/admin/events/${encodeURIComponent(id)}${viewing ? `?viewing=${encodeURIComponent(viewing)}` : ''}`,
    readAs(eventAnswer),
    { keepPreviousData: viewing !== null },
  );
