import type { SWRConfiguration } from 'swr';
import { withPending } from '#client/lib/offline/pending-overlay.tsx';
import { http, type Schema } from './http.ts';
import { keepNewest } from './use-command.ts';

/** An answer stays until a command changes it: never stale, no focus or reconnect refetch, no polling, no retry. */
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
