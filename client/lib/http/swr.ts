import type { Cache, Middleware, SWRConfiguration } from 'swr';
import { withPending } from '#client/lib/offline/pending-overlay.tsx';
import { http, type Schema } from './http.ts';
import { keepNewest } from './use-command.ts';

/** A fetcher that can answer at once, from what the page asked for as it began. */
export type Reader<Answer> = {
  (path: string): Promise<Answer>;
  /** Undefined where the answer is not here; each is given once. */
  readonly now: (path: string) => Answer | undefined;
};

/**
 * Puts an answer that is here already into the cache before the hook reads it: so the screen is rendered once with its answers, and not once for
 * each.
 */
const withEarlyReads: Middleware = (useNext) => (key, fetcher, config) => {
  // SWR's types of a middleware leave out its cache.
  const { cache } = config as typeof config & { readonly cache: Cache };
  const { now } = (fetcher ?? {}) as Partial<Reader<unknown>>;
  if (now && typeof key === 'string' && cache.get(key)?.data === undefined) {
    try {
      const data = now(key);
      if (data !== undefined) cache.set(key, { data });
    } catch {
      // What does not follow its contract is read again, and the hook says so.
    }
  }
  return useNext(key, fetcher, config);
};

/** An answer stays until a command changes it: never stale, no focus or reconnect refetch, no polling, no retry. */
export const swrOptions = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
  use: [withEarlyReads, keepNewest, withPending],
} satisfies SWRConfiguration;

/** The fetcher of a hook: reads the key as a path and parses the answer by its contract. */
export const readAs = <Answer>(schema: Schema<Answer>): Reader<Answer> =>
  Object.assign(async (path: string): Promise<Answer> => schema.parse(await http.read(path)), {
    now: (path: string) => {
      const early = http.early.takeNow(path);
      return early && schema.parse(early.answer);
    },
  });
