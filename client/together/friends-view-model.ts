import { addDays, type MemberDay, mondayOf } from '#domain/kernel/day.ts';
import type { CheerKind, TogetherEvent } from '#domain/together/together-events.ts';
import { canonicalCode, codeLength } from '#domain/together/together-rules.ts';
import type { Friend } from '#service/features/together/friends-contract.ts';

export type FriendDay = { readonly date: MemberDay; readonly isActive: boolean };

/**
 * The seven dates of a friend's week, Monday first. Around midnight the friend may live in another week than the member: then the dates
 * of the friend count.
 */
export function weekOf(activeDays: readonly MemberDay[], today: MemberDay): readonly FriendDay[] {
  const latest = activeDays.at(-1);
  const monday = mondayOf(latest === undefined ? today : latest);
  return Array.from({ length: 7 }, (_, nth) => {
    const date = addDays(monday, nth);
    return { date, isActive: activeDays.includes(date) };
  });
}

/** The code in the fragment of a link or in a field; null for text that is no code. */
export function codeIn(text: string): string | null {
  const code = canonicalCode(text);
  return code.length === codeLength ? code : null;
}

/** What this device has shown of the friends, so that each moment is shown at one visit. */
export type SeenFriends = { readonly friendIds: readonly string[]; readonly wasCheered: boolean };

export type Moment =
  | { readonly kind: 'friend'; readonly id: string; readonly name: string | null }
  | {
      readonly kind: 'first-cheer';
      readonly id: string;
      readonly name: string | null;
      readonly cheer: CheerKind;
    };

export function momentsSince(seen: SeenFriends, friends: readonly Friend[]): readonly Moment[] {
  const moments = friends
    .filter(({ id }) => !seen.friendIds.includes(id))
    .map(({ id, facts }): Moment => ({ kind: 'friend', id, name: facts.firstName }));
  const cheered = seen.wasCheered ? undefined : friends.find(({ received }) => received);
  if (!cheered?.received) return moments;
  const { id, facts, received } = cheered;
  return [
    ...moments,
    { kind: 'first-cheer', id: `${id}-cheer`, name: facts.firstName, cheer: received.kind },
  ];
}

/** The friendships that began by a command of the member. */
export const begunIn = (events: readonly { readonly type: string }[]): readonly string[] =>
  (events as readonly TogetherEvent[]).flatMap((event) =>
    event.type === 'FriendshipBegan' ? [event.friendshipId] : [],
  );

export const joined = (one: SeenFriends, other: SeenFriends): SeenFriends => ({
  friendIds: [...new Set([...one.friendIds, ...other.friendIds])],
  wasCheered: one.wasCheered || other.wasCheered,
});

/** With friendships that the member began, which are no news to them. */
export const withOwn = (seen: SeenFriends, friendIds: readonly string[]): SeenFriends => ({
  ...seen,
  friendIds: [...seen.friendIds, ...friendIds],
});

/** A friend who stops sharing for a while is no new friend afterwards. */
export const seenWith = (seen: SeenFriends | null, friends: readonly Friend[]): SeenFriends => ({
  friendIds: [...new Set([...(seen?.friendIds ?? []), ...friends.map(({ id }) => id)])],
  wasCheered: seen?.wasCheered === true || friends.some(({ received }) => received),
});
