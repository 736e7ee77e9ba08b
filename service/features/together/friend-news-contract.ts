import * as z from '#schema';
import { memberDay } from '#service/http/fields-contract.ts';

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
  /**
   * Friends whose streak ends with that date of theirs, unless they are active: only where both chose nudges, and the member sent none about
   * that date. At most five.
   */
  atRisk: z.array(z.object({ ...friendInNews.shape, date: memberDay })),
  /** Ids of circles of the member that are over, and whose result they have not seen: the latest first, at most five. */
  endedCircles: z.array(z.string()),
});
export type FriendNews = z.infer<typeof friendNewsAnswer>;
