import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { daysAfter } from '#domain/kernel/instants.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { CircleJoined, CircleLeft, CircleResultSeen, TogetherEvent } from './together-events.ts';

/** How many friends, open invitations and current circles a member can have. */
export const maxFriends = 200;
export const maxOpenInvitations = 20;
export const maxCircles = 12;
/** Days until an invitation expires. */
const invitationDays = 7;

type Invitation = {
  readonly expiresAt: Instant;
  readonly circleId: string | null;
  /** The friendship or place that it gave; null while it is open. */
  readonly gave: string | null;
};
type Block = { readonly blockId: string; readonly blockedId: string };
type Place = { readonly endsOn: MemberDay; readonly isLeft: boolean; readonly isSeen: boolean };

/** What one member has agreed on with others. */
export type Together = {
  /** By id; null for one that was taken back. */
  readonly invitations: Readonly<Record<string, Invitation | null>>;
  readonly friendships: readonly string[];
  readonly ended: readonly string[];
  /** The friendships in which the member wants nudges. */
  readonly nudges: readonly string[];
  readonly blocks: readonly Block[];
  /** Ids of blocks that ended. */
  readonly lifted: readonly string[];
  readonly circles: Readonly<Record<string, Place>>;
};

type Of<Name extends string, Fields> = { readonly type: Name; readonly memberId: MemberId } & Fields;

export type TogetherCommand =
  | Of<
      'Invite',
      { invitationId: string; codeHash: string; at: Instant; today: MemberDay; circleId: string | null }
    >
  | Of<'WithdrawInvitation', { invitationId: string }>
  /** Of the member who was invited, on the stream of the member who invited. */
  | Of<'GiveByInvitation', { invitationId: string; takerId: MemberId; gives: string; at: Instant }>
  /** `friendId` is not stored: accepting an invitation ends a block of its sender. */
  | Of<'BeginFriendship', { friendshipId: string; friendId: MemberId }>
  | Of<'EndFriendship', { friendshipId: string }>
  | Of<'ChooseNudges', { friendshipId: string; isOn: boolean }>
  | Of<'Block', { blockId: string; blockedId: MemberId; friendshipIds: readonly string[] }>
  | Of<'Unblock', { blockId: string }>
  | Of<'JoinCircle', Omit<CircleJoined, 'type' | 'memberId'> & { today: MemberDay }>
  | Of<'LeaveCircle', Omit<CircleLeft, 'type' | 'memberId'>>
  | Of<'SeeCircleResult', Omit<CircleResultSeen, 'type' | 'memberId'>>;

type CommandOf<Type extends TogetherCommand['type']> = Extract<TogetherCommand, { type: Type }>;

export const togetherDecider: Decider<Together, TogetherCommand, TogetherEvent> = {
  initialState: {
    invitations: {},
    friendships: [],
    ended: [],
    nudges: [],
    blocks: [],
    lifted: [],
    circles: {},
  },
  decide(state, command) {
    switch (command.type) {
      case 'Invite':
        return invite(state, command);
      case 'WithdrawInvitation':
        return withdraw(state, command);
      case 'GiveByInvitation':
        return give(state, command);
      case 'BeginFriendship':
        return begin(state, command);
      case 'EndFriendship':
        return end(state, command);
      case 'ChooseNudges':
        return chooseNudges(state, command);
      case 'Block':
        return block(state, command);
      case 'Unblock':
        return unblock(state, command);
      default:
        return decideCircle(state, command);
    }
  },
  evolve(state, event) {
    const { invitations, friendships, ended, blocks } = state;
    switch (event.type) {
      case 'InvitationMade': {
        const { invitationId, expiresAt, circleId } = event;
        return {
          ...state,
          invitations: { ...invitations, [invitationId]: { expiresAt, circleId, gave: null } },
        };
      }
      case 'InvitationWithdrawn': {
        return { ...state, invitations: { ...invitations, [event.invitationId]: null } };
      }
      case 'CircleInvitationTaken':
        return taken(state, event.invitationId, event.placeId);
      case 'FriendshipBegan': {
        const { friendshipId, invitationId } = event;
        const next = { ...state, friendships: [...friendships, friendshipId] };
        return invitationId === null ? next : taken(next, invitationId, friendshipId);
      }
      case 'FriendshipEnded': {
        const { friendshipId } = event;
        return {
          ...state,
          friendships: friendships.filter((id) => id !== friendshipId),
          ended: [...ended, friendshipId],
        };
      }
      case 'NudgesChosen': {
        const others = state.nudges.filter((id) => id !== event.friendshipId);
        return { ...state, nudges: event.isOn ? [...others, event.friendshipId] : others };
      }
      case 'MemberBlocked': {
        const { blockId, blockedId } = event;
        return { ...state, blocks: [...blocks, { blockId, blockedId }] };
      }
      case 'MemberUnblocked':
        return {
          ...state,
          blocks: blocks.filter(({ blockId }) => blockId !== event.blockId),
          lifted: [...state.lifted, event.blockId],
        };
      default:
        return evolveCircles(state, event);
    }
  },
};

function taken(state: Together, invitationId: string, gave: string): Together {
  const known = state.invitations[invitationId];
  if (!known) return state;
  return { ...state, invitations: { ...state.invitations, [invitationId]: { ...known, gave } } };
}

function invite(state: Together, command: CommandOf<'Invite'>): readonly TogetherEvent[] {
  const { memberId, invitationId, codeHash, at, today, circleId } = command;
  if (invitationId in state.invitations) return [];
  const open = Object.values(state.invitations).filter((one) => one && isOpen(one, at));
  if (open.length >= maxOpenInvitations)
    throw new Refusal(
      'too-many-invitations',
      `You have ${maxOpenInvitations} open invitations. Take one back, or wait until one was accepted.`,
    );
  if (circleId === null) refuseFull(state);
  else refuseOutside(state, circleId, today);
  const expiresAt = daysAfter(at, invitationDays);
  return [{ type: 'InvitationMade', memberId, invitationId, codeHash, expiresAt, circleId }];
}

/** Also asked before an invitation is used up. @throws Refusal */
export function refuseFull({ friendships }: Pick<Together, 'friendships'>): void {
  if (friendships.length < maxFriends) return;
  throw new Refusal(
    'too-many-friends',
    `There is room for ${maxFriends} friends. Remove one to make room for another.`,
  );
}

function refuseOutside({ circles }: Together, circleId: string, today: MemberDay): void {
  const place = circles[circleId];
  if (place && !place.isLeft && place.endsOn >= today) return;
  throw unknownCircle();
}

export const unknownCircle = (): Refusal =>
  new Refusal('unknown-circle', 'You are in no such circle. Reload the page to see yours.', 'missing');

/** One sentence for every code that does not work, so that no answer says which codes exist. */
export const unknownInvitation = (): Refusal =>
  new Refusal(
    'unknown-invitation',
    'This code doesn’t work. It may be mistyped, used already or older than seven days. Ask for another one.',
    'missing',
  );

function withdraw(
  { invitations }: Together,
  { memberId, invitationId }: CommandOf<'WithdrawInvitation'>,
): readonly TogetherEvent[] {
  const invitation = invitations[invitationId];
  if (invitation === undefined)
    throw new Refusal(
      'no-such-invitation',
      'You made no such invitation. Reload the page to see yours.',
      'missing',
    );
  // Also when it was accepted meanwhile: a second press finds what it wanted.
  return invitation?.gave === null ? [{ type: 'InvitationWithdrawn', memberId, invitationId }] : [];
}

const isOpen = ({ gave, expiresAt }: Invitation, at: Instant): boolean => gave === null && expiresAt > at;

type Taking = Pick<CommandOf<'GiveByInvitation'>, 'at' | 'gives' | 'invitationId' | 'takerId'>;

/**
 * Whether an invitation of this member works for somebody: while it is open, and later for the one who used it, until the friendship that
 * it gave has ended. None works for a blocked member, or into a circle that this member has left. @throws Refusal
 */
export function refuseUseless(state: Together, taking: Taking): Invitation {
  const { invitationId, takerId, gives, at } = taking;
  const invitation = state.invitations[invitationId];
  const isBlocked = state.blocks.some(({ blockedId }) => blockedId === takerId);
  if (!invitation || isBlocked || state.ended.includes(gives)) throw unknownInvitation();
  const { gave, circleId } = invitation;
  const isOutside = circleId !== null && state.circles[circleId]?.isLeft !== false;
  if (isOutside || (gave !== gives && !isOpen(invitation, at))) throw unknownInvitation();
  return invitation;
}

/** An invitation works once, for the first who accepts it. A repeated command of that member changes nothing. */
function give(state: Together, command: CommandOf<'GiveByInvitation'>): readonly TogetherEvent[] {
  const { memberId, invitationId, takerId, gives } = command;
  const invitation = refuseUseless(state, command);
  if (invitation.gave === gives) return [];
  if (invitation.circleId !== null)
    return [{ type: 'CircleInvitationTaken', memberId, invitationId, placeId: gives }];
  if (takerId === memberId)
    throw new Refusal('own-invitation', 'This is your own code. Send it to the friend it is for.');
  if (state.friendships.length >= maxFriends) throw unknownInvitation();
  return [{ type: 'FriendshipBegan', memberId, friendshipId: gives, invitationId }];
}

function begin(
  state: Together,
  { memberId, friendshipId, friendId }: CommandOf<'BeginFriendship'>,
): readonly TogetherEvent[] {
  if (state.friendships.includes(friendshipId)) return [];
  if (state.ended.includes(friendshipId)) throw unknownInvitation();
  refuseFull(state);
  const lifted = state.blocks.filter(({ blockedId }) => blockedId === friendId);
  return [
    ...lifted.map(({ blockId }) => ({ type: 'MemberUnblocked', memberId, blockId }) as const),
    { type: 'FriendshipBegan', memberId, friendshipId, invitationId: null },
  ];
}

function end(
  { friendships, ended }: Together,
  { memberId, friendshipId }: CommandOf<'EndFriendship'>,
): readonly TogetherEvent[] {
  if (friendships.includes(friendshipId)) return [{ type: 'FriendshipEnded', memberId, friendshipId }];
  if (ended.includes(friendshipId)) return [];
  throw unknownFriend();
}

function chooseNudges(
  { friendships, nudges }: Together,
  { memberId, friendshipId, isOn }: CommandOf<'ChooseNudges'>,
): readonly TogetherEvent[] {
  if (!friendships.includes(friendshipId)) throw unknownFriend();
  return nudges.includes(friendshipId) === isOn
    ? []
    : [{ type: 'NudgesChosen', memberId, friendshipId, isOn }];
}

export const unknownFriend = (): Refusal =>
  new Refusal('unknown-friend', 'You have no such friend. Reload the page to see yours.', 'missing');

function block(
  { blocks, friendships }: Together,
  { memberId, blockId, blockedId, friendshipIds }: CommandOf<'Block'>,
): readonly TogetherEvent[] {
  const isKnown = blocks.some((known) => known.blockedId === blockedId || known.blockId === blockId);
  return [
    ...(isKnown ? [] : [{ type: 'MemberBlocked', memberId, blockId, blockedId } as const]),
    ...friendshipIds
      .filter((friendshipId) => friendships.includes(friendshipId))
      .map((friendshipId) => ({ type: 'FriendshipEnded', memberId, friendshipId }) as const),
  ];
}

function unblock(
  { blocks, lifted }: Together,
  { memberId, blockId }: CommandOf<'Unblock'>,
): readonly TogetherEvent[] {
  if (blocks.some((known) => known.blockId === blockId))
    return [{ type: 'MemberUnblocked', memberId, blockId }];
  if (lifted.includes(blockId)) return [];
  throw new Refusal('no-such-block', 'You have blocked no such person. Reload the page.', 'missing');
}

type CircleCommand = CommandOf<'JoinCircle' | 'LeaveCircle' | 'SeeCircleResult'>;

function decideCircle({ circles }: Together, command: CircleCommand): readonly TogetherEvent[] {
  const place = circles[command.circleId];
  if (command.type === 'JoinCircle') {
    if (place && !place.isLeft) return [];
    return join(circles, command);
  }
  if (!place) throw unknownCircle();
  if (command.type === 'LeaveCircle') {
    const { memberId, circleId, dates } = command;
    return place.isLeft ? [] : [{ type: 'CircleLeft', memberId, circleId, dates }];
  }
  const { memberId, circleId, total, isReached } = command;
  return place.isSeen ? [] : [{ type: 'CircleResultSeen', memberId, circleId, total, isReached }];
}

function join(
  circles: Together['circles'],
  { today, ...joined }: CommandOf<'JoinCircle'>,
): readonly TogetherEvent[] {
  refuseManyCircles(circles, today);
  return [{ ...joined, type: 'CircleJoined' }];
}

/** Also asked before an invitation is used up. @throws Refusal */
export function refuseManyCircles(circles: Together['circles'], today: MemberDay): void {
  const current = Object.values(circles).filter(({ isLeft, endsOn }) => !isLeft && endsOn >= today);
  if (current.length >= maxCircles)
    throw new Refusal(
      'too-many-circles',
      `You are in ${maxCircles} circles. Leave one, or wait until one has ended.`,
    );
}

function evolveCircles(state: Together, event: CircleJoined | CircleLeft | CircleResultSeen): Together {
  const { circleId } = event;
  const known = state.circles[circleId];
  const place = placeAfter(known, event);
  return place ? { ...state, circles: { ...state.circles, [circleId]: place } } : state;
}

function placeAfter(
  known: Place | undefined,
  event: CircleJoined | CircleLeft | CircleResultSeen,
): Place | undefined {
  if (event.type === 'CircleJoined') return { endsOn: event.endsOn, isLeft: false, isSeen: false };
  if (!known) return undefined;
  return event.type === 'CircleLeft' ? { ...known, isLeft: true } : { ...known, isSeen: true };
}
