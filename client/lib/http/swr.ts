import { type Middleware, mutate, type SWRConfiguration, useSWRConfig } from 'swr';
import { withPending } from '#client/lib/offline/pending-overlay.tsx';
import { http, type Schema } from './http.ts';

/** Keys whose answers have been overtaken while no hook showed them. */
const outdated = new Set<string>();

/** Templates do not follow from what a member does; a new program forgets them by itself. */
const isLasting = (key: string): boolean => key.startsWith('/api/workout-templates');

/**
 * Reads again, in place, what is on the screen; everything else that was read is read again when it is next shown.
 * @param except keys that hold the answer to a command already
 */
export async function revalidateAll(except: readonly string[] = []): Promise<void> {
  const reread = mutate((key) => {
    if (typeof key !== 'string' || isLasting(key) || except.includes(key)) return false;
    outdated.add(key);
    return true;
  });
  running = Promise.allSettled([running, reread]);
  await reread;
}

let running: Promise<unknown> = Promise.resolve();

/** Fulfilled once what is being read again has been read. */
export const rereading = (): Promise<unknown> => running;

/** Forgets everything that was read; what is on the screen is read again. */
export async function forgetAll(): Promise<void> {
  await mutate(() => true, undefined, { revalidate: true });
}

/**
 * A read model that says at which revision of its stream it was read. What stands under one key is of one stream, unless it names the stream:
 * today's quest has one for each day.
 */
type Versioned = { readonly stream?: string; readonly revision: number };

const isVersioned = (value: unknown): value is Versioned =>
  typeof value === 'object' && value !== null && 'revision' in value && typeof value.revision === 'number';

/** Whether a value is of the same stream as the one that the cache holds, and of a lower revision. */
export const isOlder = (value: unknown, held: unknown): boolean =>
  isVersioned(value) && isVersioned(held) && value.stream === held.stream && value.revision < held.revision;

/**
 * Drops a read that is older than what the cache holds by now: read models may lag behind the answer to a command. A hook that appears is
 * notified whether its answer has been overtaken, as SWR would show it without reading.
 */
const keepNewest: Middleware = (useNext) => (key, fetcher, config) => {
  const { cache } = useSWRConfig();
  const isOutdated = typeof key === 'string' && outdated.has(key);
  const read: typeof fetcher =
    fetcher &&
    (async (...request: unknown[]) => {
      const name = String(request[0]);
      outdated.delete(name);
      const answered = await fetcher(...request);
      const held: unknown = cache.get(name)?.data;
      return isOlder(answered, held) ? (held as typeof answered) : answered;
    });
  return useNext(key, read, isOutdated ? { ...config, revalidateOnMount: true } : config);
};

/** What is read stays until a command changes it: never stale, no focus or reconnect refetch, no polling, no retry. */
export const swrOptions = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
  use: [keepNewest, withPending],
} satisfies SWRConfiguration;

/** The fetcher of a hook: reads the key as a path and parses the answer by its contract. */
export const readAs =
  <Answer>(schema: Schema<Answer>) =>
  async (path: string): Promise<Answer> =>
    schema.parse(await http.read(path));
