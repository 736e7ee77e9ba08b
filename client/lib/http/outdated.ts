import { type Middleware, mutate } from 'swr';

const outdated = new Set<string>();

/** Templates do not follow from what a member does; a new program forgets them by itself. */
const isLasting = (key: string): boolean => key.startsWith('/api/workout-templates');

/** Reads anew, in place, what is on the screen; everything else that was read is read anew when it is next shown. */
export async function readAnew(): Promise<void> {
  await mutate((key) => {
    if (typeof key !== 'string' || isLasting(key)) return false;
    outdated.add(key);
    return true;
  });
}

/** Forgets everything that was read; what is on the screen is read anew. */
export async function forgetAll(): Promise<void> {
  await mutate(() => true, undefined, { revalidate: true });
}

/** What was read stays as it is, so a hook that appears must be told that its answer has been overtaken. */
export const rereadOutdated: Middleware = (useNext) => (key, fetcher, config) => {
  const isOutdated = typeof key === 'string' && outdated.has(key);
  const read: typeof fetcher =
    fetcher &&
    ((...request: unknown[]) => {
      outdated.delete(String(request[0]));
      return fetcher(...request);
    });
  return useNext(key, read, isOutdated ? { ...config, revalidateOnMount: true } : config);
};
