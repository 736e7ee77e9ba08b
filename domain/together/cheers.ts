import type { MemberDay } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { CheerEvent, CheerSent, FriendNudged } from './together-events.ts';

type SendCheer = Omit<CheerSent, 'type'> & {
  readonly type: 'SendCheer';
  /** The date of the latest cheer to this friend; null before the first. */
  readonly latest: MemberDay | null;
};
type NudgeFriend = Omit<FriendNudged, 'type'> & {
  readonly type: 'NudgeFriend';
  /** Whether both want nudges. */
  readonly isWanted: boolean;
  /** Whether this friend was nudged about this date on another date of the member. */
  readonly isSent: boolean;
  /** Whether the streak of the friend ends unless they are active today. */
  readonly isAtRisk: boolean;
};

type Sent = {
  /** The kind of the cheer, by friendship. */
  readonly cheers: Readonly<Record<string, string>>;
  /** The friendships whose friend was nudged. */
  readonly nudged: readonly string[];
};

/**
 * What one member sent on one date: a cheer and a nudge for each friend. The same twice is one. A member who travels west lives a date twice,
 * and midnight of the member is not that of the friend: so the latest date of each comes with the command.
 */
export const cheersDecider: Decider<Sent, NudgeFriend | SendCheer, CheerEvent> = {
  initialState: { cheers: {}, nudged: [] },
  decide({ cheers, nudged }, command) {
    const { memberId, friendshipId, date } = command;
    if (command.type === 'NudgeFriend')
      return nudged.includes(friendshipId) || command.isSent ? [] : nudge(command);
    const earlier = cheers[friendshipId];
    if (earlier === command.kind) return [];
    if (earlier !== undefined || (command.latest !== null && command.latest > date))
      throw new Refusal('already-cheered', 'You cheered this friend today. Tomorrow you can again.');
    return [{ type: 'CheerSent', memberId, friendshipId, kind: command.kind, date }];
  },
  evolve({ cheers, nudged }, event) {
    const { friendshipId } = event;
    if (event.type === 'FriendNudged') return { cheers, nudged: [...nudged, friendshipId] };
    return { cheers: { ...cheers, [friendshipId]: event.kind }, nudged };
  },
};

function nudge({ memberId, friendshipId, date, isWanted, isAtRisk }: NudgeFriend): readonly CheerEvent[] {
  if (!isWanted)
    throw new Refusal('nudges-off', 'Nudges work when both of you switched them on for each other.');
  if (!isAtRisk) throw new Refusal('not-at-risk', 'This friend’s streak is safe today. No nudge needed.');
  return [{ type: 'FriendNudged', memberId, friendshipId, date }];
}
