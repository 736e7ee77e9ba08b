import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';

/*
 * A fact about two members is stored as one fact about each, in the stream of each. The two share a number, and neither names the other
 * member. So an erasure takes a member out of every list without an event of the others (decision 62).
 */

/** How the days of a circle count. */
export const circleAims = ['active-days', 'quest-a-day'] as const;
export type CircleAim = (typeof circleAims)[number];

/** What a circle has agreed on. */
export type CircleTerms = {
  readonly aim: CircleAim;
  /** Active days of all together; for a quest a day, the number of dates. */
  readonly target: number;
  readonly startsOn: MemberDay;
  /** The last date. */
  readonly endsOn: MemberDay;
};

/** The five cheers. None has words of its sender. */
export const cheerKinds = ['well-done', 'keep-going', 'strong', 'proud', 'high-five'] as const;
export type CheerKind = (typeof cheerKinds)[number];

type OfInvitation = { readonly memberId: MemberId; readonly invitationId: string };
type OfFriendship = { readonly memberId: MemberId; readonly friendshipId: string };
type OfBlock = { readonly memberId: MemberId; readonly blockId: string };
type OfCircle = { readonly memberId: MemberId; readonly circleId: string };

export type InvitationMade = OfInvitation & {
  readonly type: 'InvitationMade';
  /** Keyed hash of the code. The code is stored nowhere. */
  readonly codeHash: string;
  readonly expiresAt: Instant;
  /** The circle that it invites to; null for a friend. */
  readonly circleId: string | null;
};
export type InvitationWithdrawn = OfInvitation & { readonly type: 'InvitationWithdrawn' };

export type FriendshipBegan = OfFriendship & {
  readonly type: 'FriendshipBegan';
  /** The invitation of this member that the friend accepted; null where this member accepted one. */
  readonly invitationId: string | null;
};
export type FriendshipEnded = OfFriendship & { readonly type: 'FriendshipEnded' };

/** Whether the member wants to nudge and be nudged in this friendship. Both must want it. */
export type NudgesChosen = OfFriendship & { readonly type: 'NudgesChosen'; readonly isOn: boolean };

export type MemberBlocked = OfBlock & {
  readonly type: 'MemberBlocked';
  /** The id of the blocked member, under the key of the member who blocks. */
  readonly blockedId: string;
};
export type MemberUnblocked = OfBlock & { readonly type: 'MemberUnblocked' };

export type CircleJoined = OfCircle & CircleTerms & { readonly type: 'CircleJoined' };
export type CircleLeft = OfCircle & {
  readonly type: 'CircleLeft';
  /** The dates that counted until then. They stay in the number of the circle. */
  readonly dates: readonly MemberDay[];
};
/** The member has seen how a circle ended, which no later event changes. */
export type CircleResultSeen = OfCircle & {
  readonly type: 'CircleResultSeen';
  readonly total: number;
  readonly isReached: boolean;
};
/** An invitation of this member to a circle was accepted. */
export type CircleInvitationTaken = OfInvitation & {
  readonly type: 'CircleInvitationTaken';
  /** The place that it gave. */
  readonly placeId: string;
};

export type CheerSent = OfFriendship & {
  readonly type: 'CheerSent';
  readonly kind: CheerKind;
  readonly date: MemberDay;
};

/** The member reminded a friend whose streak was at risk. */
export type FriendNudged = OfFriendship & {
  readonly type: 'FriendNudged';
  /** The friend's date. */
  readonly date: MemberDay;
};

/** The events of one member's stream of a date. */
export type CheerEvent = CheerSent | FriendNudged;

/** The events of one member's stream. */
export type TogetherEvent =
  | CircleInvitationTaken
  | CircleJoined
  | CircleLeft
  | CircleResultSeen
  | FriendshipBegan
  | FriendshipEnded
  | InvitationMade
  | InvitationWithdrawn
  | MemberBlocked
  | MemberUnblocked
  | NudgesChosen;

/** Without a member: a place is a keyed hash, under a key that the erasure of its member destroys. */
export type CirclePlaceTaken = {
  readonly type: 'CirclePlaceTaken';
  readonly circleId: string;
  readonly placeId: string;
};
export type CirclePlaceFreed = Omit<CirclePlaceTaken, 'type'> & { readonly type: 'CirclePlaceFreed' };
export type CircleBegun = CircleTerms & { readonly type: 'CircleBegun'; readonly circleId: string };
export type CircleEvent = CircleBegun | CirclePlaceFreed | CirclePlaceTaken;

export const togetherStream = (memberId: MemberId): string => `together-${memberId}`;
export const cheersStream = (memberId: MemberId, date: MemberDay): string => `cheers-${memberId}-${date}`;
export const circleStream = (circleId: string): string => `circle-${circleId}`;
