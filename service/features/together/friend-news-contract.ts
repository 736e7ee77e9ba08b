import * as z from '#schema';

const friendInNews = z.object({
  /** Of the friendship. */
  id: z.string(),
  firstName: z.nullable(z.string()),
});

/** Answer of GET /api/friends/news; empty while the member does not share, in their quiet hours, and with all notifications off. */
export const friendNewsAnswer = z.object({
  /** Who accepted an invitation of the member within two weeks after it was made, the latest first, at most five. */
  accepted: z.array(friendInNews),
  /** Who sent the latest cheer of the last two days; null for none. */
  cheeredBy: z.nullable(friendInNews),
});
export type FriendNews = z.infer<typeof friendNewsAnswer>;
