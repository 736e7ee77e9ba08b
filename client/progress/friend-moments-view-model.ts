import { paths } from '#client/ui/paths.ts';
import type { FriendNews } from '#service/features/together/friend-news-contract.ts';
import { friendMomentsCopy } from './friend-moments-copy.ts';
import type { Moment } from './moments-view-model.ts';

/** What this device has shown of friends, or had before its first comparison. */
export type SeenNews = {
  /** Of friendships. */
  readonly friendIds: readonly string[];
  readonly wasCheered: boolean;
  /** Of circles that ended. What an earlier release stored has none, and no risks. */
  readonly circleIds?: readonly string[];
  /** Friendship and date of each streak that was at risk: `<id>|2026-03-02`, the latest first. */
  readonly risks?: readonly string[];
};

type Step = { readonly moment: Moment | null; readonly seen: SeenNews };

/** How many streaks at risk a device remembers. */
const mostRisks = 50;

/**
 * The next moment with friends, and what to remember once it is shown: accepted invitations share one, the first cheer follows, then circles
 * that ended, then streaks at risk.
 * @param before null at the first visit of a device, where nothing is new
 */
export function friendMomentOf(before: SeenNews | null, news: FriendNews): Step {
  const all = seenWith(before, news);
  if (!before) return { moment: null, seen: all };
  const { accepted, cheeredBy, endedCircles, atRisk } = news;
  const latest = accepted.filter(({ id }) => !before.friendIds.includes(id));
  if (latest.length > 0) return { moment: ofFriends(latest), seen: { ...before, friendIds: all.friendIds } };
  if (cheeredBy && !before.wasCheered)
    return { moment: ofCheer(cheeredBy), seen: { ...before, wasCheered: true } };
  const ended = endedCircles.filter((id) => !before.circleIds?.includes(id));
  if (ended.length > 0)
    return { moment: ofCircles(ended.length), seen: { ...before, circleIds: all.circleIds } };
  const risky = atRisk.filter((friend) => !before.risks?.includes(riskOf(friend)));
  return { moment: risky.length > 0 ? ofRisks(risky) : null, seen: all };
}

const riskOf = ({ id, date }: FriendNews['atRisk'][number]): string => `${id}|${date}`;

const seenWith = (
  before: SeenNews | null,
  { accepted, cheeredBy, endedCircles, atRisk }: FriendNews,
): Required<SeenNews> => ({
  friendIds: [...new Set([...(before?.friendIds ?? []), ...accepted.map(({ id }) => id)])],
  wasCheered: before?.wasCheered === true || cheeredBy !== null,
  circleIds: [...new Set([...(before?.circleIds ?? []), ...endedCircles])],
  risks: [...new Set([...atRisk.map(riskOf), ...(before?.risks ?? [])])].slice(0, mostRisks),
});

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

const ofCircles = (count: number): Moment => ({
  title: count > 1 ? friendMomentsCopy.circlesEnded : friendMomentsCopy.circleEnded,
  description: friendMomentsCopy.circleThanks,
  ...look,
});

function ofRisks(friends: readonly Named[]): Moment {
  const names = friends.flatMap(({ firstName }) => firstName ?? []);
  if (friends.length > 1 && names.length > 0)
    return { title: friendMomentsCopy.severalAtRisk, description: friendMomentsCopy.openFor(names), ...look };
  return {
    title: friendMomentsCopy.atRisk(names[0] ?? null),
    description: friendMomentsCopy.streakOpen,
    ...look,
  };
}
