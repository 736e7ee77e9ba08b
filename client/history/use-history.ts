import { useEffect } from 'react';
import { type Cache, useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { isServerAway } from '#client/lib/http/api-error.ts';
import { onCommandDone } from '#client/lib/http/http.ts';
import { readAs } from '#client/lib/http/swr.ts';
import {
  type HistoryEntry,
  type HistoryKind,
  type HistoryPage,
  historyAnswer,
} from '#service/history/history-contract.ts';

const path = '/api/history';

export type Wanted = {
  /** All when empty. */
  readonly kinds: readonly HistoryKind[];
  /** Part of a name. */
  readonly search: string;
};

/** The first page of everything is read before the screen's own code has come, by this very address. */
function pageKey({ kinds, search }: Wanted, after: string | null): string {
  const query = new URLSearchParams();
  if (kinds.length > 0) query.set('kinds', kinds.join(','));
  if (search !== '') query.set('q', search);
  if (after !== null) query.set('after', after);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

const readPage = readAs(historyAnswer);

/** The history, page after page. Without a network, what was seen so far. */
export function useHistory(wanted: Wanted) {
  const { cache } = useSWRConfig();
  const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite<HistoryPage, Error>(
    (_: number, before: HistoryPage | null) =>
      before && before.next === null ? null : pageKey(wanted, before?.next ?? null),
    (key: string) =>
      readPage(key).catch((failure: unknown) => {
        const seen = isServerAway(failure) ? seenPage(cache, key, wanted) : null;
        if (seen) return seen;
        throw failure;
      }),
    { revalidateAll: true, revalidateOnMount: true, keepPreviousData: true },
  );
  // What a command changes may be on any page. Others' pages are read again by SWR's own keys, which do not reach these.
  useEffect(() => onCommandDone(() => void mutate()), [mutate]);
  const pages = data ?? [];
  return {
    entries: data && pages.flatMap(({ entries }) => entries),
    hasMore: pages.at(-1)?.next != null,
    /** The first page, or a further one; another search keeps what is shown until it is answered. */
    isReading: (isLoading && data === undefined) || (isValidating && size > pages.length),
    isFailed: error !== undefined && data === undefined,
    showOlder: () => void setSize(size + 1),
    retry: () => void mutate(),
  };
}

/** The page as it was seen; for a question that was not asked before, the answer from all entries that were seen. */
function seenPage(cache: Cache, key: string, { kinds, search }: Wanted): HistoryPage | null {
  const held = cache.get(key)?.data as HistoryPage | undefined;
  if (held) return held;
  const seen = new Map<string, HistoryEntry>();
  for (const name of cache.keys()) {
    const isPage = name === path || name.startsWith(`${path}?`);
    const page = isPage ? (cache.get(name)?.data as HistoryPage | undefined) : undefined;
    for (const entry of page?.entries ?? []) seen.set(entry.id, entry);
  }
  if (seen.size === 0) return null;
  return { entries: matching([...seen.values()], { kinds, search }), next: null };
}

/** Newest first, as the service answers; of one date in the order in which they were seen. */
const matching = (entries: readonly HistoryEntry[], { kinds, search }: Wanted): HistoryEntry[] =>
  entries
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()))
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
