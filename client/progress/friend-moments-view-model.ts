import { paths } from '#client/ui/paths.ts';
import type { FriendNews } from '#service/features/together/friend-news-contract.ts';
import { friendMomentsCopy } from './friend-moments-copy.ts';
import type { Moment } from './moments-view-model.ts';

/** What this device has shown of friends, or had before its first comparison. */
export type SeenNews = {
  /** Of friendships. */
  readonly friendIds: readonly string[];
  readonly wasCheered: boolean;
};

type Step = { readonly moment: Moment | null; readonly seen: SeenNews };

/**
 * The next moment with friends, and what to remember once it is shown: accepted invitations share one, and the first cheer follows.
 * @param before null at the first visit of a device, where nothing is new
 */
export function friendMomentOf(before: SeenNews | null, { accepted, cheeredBy }: FriendNews): Step {
  const ids = accepted.map(({ id }) => id);
  const friendIds = [...new Set([...(before?.friendIds ?? []), ...ids])];
  const wasCheered = before?.wasCheered === true || cheeredBy !== null;
  if (!before) return { moment: null, seen: { friendIds, wasCheered } };
  const latest = accepted.filter(({ id }) => !before.friendIds.includes(id));
  if (latest.length > 0) return { moment: ofFriends(latest), seen: { ...before, friendIds } };
  const moment = cheeredBy && !before.wasCheered ? ofCheer(cheeredBy) : null;
  return { moment, seen: { friendIds, wasCheered } };
}

type Named = { readonly firstName: string | null };
const look = {
  size: 'low',
  action: { label: friendMomentsCopy.toFriends, path: paths.friends },
} as const;

function ofFriends(friends: readonly Named[]): Moment {
  const names = friends.flatMap(({ firstName }) => firstName ?? []);
  if (friends.length > 1 && names.length > 0)
    return { title: friendMomentsCopy.several, description: friendMomentsCopy.withYou(names), ...look };
  return {
    title: friendMomentsCopy.accepted(names[0] ?? null),
    description: friendMomentsCopy.acceptedThanks,
    ...look,
  };
}

const ofCheer = ({ firstName }: Named): Moment => ({
  title: friendMomentsCopy.firstCheer,
  description: friendMomentsCopy.cheeredBy(firstName),
  ...look,
});
