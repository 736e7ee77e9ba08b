import * as z from '#schema';

/**
 * Events whose type this release does not know, so that no read model reads them. `newer`: an event of the service, written by a newer release.
 * `foreign`: an event of another program in a shared event store.
 */
export const unreadEvents = z.object({
  type: z.string(),
  origin: z.enum(['newer', 'foreign']),
  /** At most 100,000 are counted. */
  count: z.number(),
  /** Where the first of them is. */
  stream: z.string(),
  position: z.string(),
});
export type UnreadEvents = z.infer<typeof unreadEvents>;
