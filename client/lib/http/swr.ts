import type { SWRConfiguration } from 'swr';
import { http } from './http.ts';
import { rereadOutdated } from './outdated.ts';

/** What is read stays until a command changes it: never stale, no focus or reconnect refetch, no polling, no retry. */
export const swrOptions = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
  use: [rereadOutdated],
} satisfies SWRConfiguration;

/** A contract's schema, as far as a reader of answers needs it. */
export type Schema<Answer> = { readonly parse: (content: unknown) => Answer };

/** The fetcher of a hook: reads the key as a path and parses the answer by its contract. */
export const readAs =
  <Answer>(schema: Schema<Answer>) =>
  async (path: string): Promise<Answer> =>
    schema.parse(await http.read(path));
