import type { Context } from 'koa';
import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { languageOfMember } from '#domain/member/member-language.ts';
import { isQuietAt, secondsToDeliver } from '#domain/reminders/reminder-rules.ts';
import { cheersDecider } from '#domain/together/cheers.ts';
import {
  refuseFull,
  refuseUseless,
  type Together,
  type TogetherCommand,
  togetherDecider,
  unknownFriend,
  unknownInvitation,
} from '#domain/together/together.ts';
import { cheersStream, togetherStream } from '#domain/together/together-events.ts';
import { memberOf, memberStatesOf } from '#projections/member/members.ts';
import { remindersOf } from '#projections/reminders/reminders.ts';
import { blocksAround } from '#projections/together/blocks.ts';
import { placesOf } from '#projections/together/circle-places.ts';
import {
  type Cheer,
  formerFriendsOf,
  friendIn,
  friendshipsBetween,
  friendsOf,
  nudgesAbout,
  otherIn,
  type StoredFriend,
} from '#projections/together/friendships.ts';
import { type Invitation, invitationBy, openInvitationsOf } from '#projections/together/invitations.ts';
import { storedState } from '#service/event-store/stored-state.ts';
import type { AppContext, Handler } from '#service/features/app-context.ts';
import { type ApiRoute, aboutOthers, type Handler as RouteHandler } from '#service/http/api-route.ts';
import { currentMember, localClock } from '#service/http/current-member.ts';
import { Forbidden } from '#service/http/errors/http-failures.ts';
import { bodyOf, pathPart } from '#service/http/read-request.ts';
import { commandIdOfMember } from '#service/http/send-command.ts';
import { textsIn } from '#service/languages/texts.ts';
import { codeHash, codeOf, sharedNumber } from './codes.ts';
import {
  blockedAnswer,
  cheerBody,
  codeBody,
  type Friend,
  type Friends,
  formerFriendsAnswer,
  friendsAnswer,
  friendsCommandAnswer,
  newInvitationAnswer,
  nudgesBody,
  unblockedAnswer,
} from './friends-contract.ts';
import type { NudgeMessage } from './nudge-message.ts';
import {
  clocksAt,
  type FriendClock,
  isAnyNotificationOn,
  isSharing,
  namingNoFriend,
  sharedFacts,
  sharedNameOf,
} from './shared-facts.ts';

/** The routes of friends need this beyond the context of all features. */
export type TogetherContext = AppContext & {
  /** Sends a message to the devices of a member, some time. Never throws. */
  readonly sendNudge: (memberId: MemberId, message: NudgeMessage) => void;
};

const readFriends: Handler = (app) => async (ctx) => {
  ctx.body = await friendsFor(app, ctx);
};

const makeInvitation: Handler = (app) => async (ctx) => {
  const { memberId, at, today } = sharingMember(ctx);
  const invitationId = commandIdOfMember(ctx);
  const code = codeOf(app.db.cipher, invitationId);
  const { answer } = await send(app, ctx, {
    type: 'Invite',
    ...{ memberId, invitationId, codeHash: codeHash(app.db.cipher, code), at, today, circleId: null },
  });
  ctx.status = 201;
  ctx.body = { ...answer, ...(await friendsFor(app, ctx)), code };
};

const withdrawInvitation: Handler = (app) => async (ctx) => {
  const { memberId } = currentMember(ctx);
  const command = { type: 'WithdrawInvitation', memberId, invitationId: pathPart(ctx, 'id') } as const;
  const { answer } = await send(app, ctx, command);
  ctx.body = { ...answer, ...(await friendsFor(app, ctx)) };
};

/**
 * The invitation gives the friendship to the first who accepts it, on the stream of the member who invited; then this member has it too. A
 * stop in between leaves one side, which is shown to no member, and a repeated call adds the other.
 */
const acceptInvitation: Handler = (app) => async (ctx) => {
  const { memberId, at } = sharingMember(ctx);
  const { code } = bodyOf(ctx, codeBody);
  const { gives, ...invitation } = await invitationFor(app, ctx, code);
  if (invitation.circleId !== null) throw unknownInvitation();
  const { invitationId, memberId: friendId } = invitation;
  const known = await friendshipsBetween(app.db, memberId, friendId);
  const friendshipId = known[0] ?? gives;
  if (known.length === 0) {
    refuseFull(await togetherOf(app, memberId));
    const given = { type: 'GiveByInvitation', memberId: friendId, invitationId, at } as const;
    const command = { ...given, takerId: memberId, gives };
    await app.send(ctx, togetherDecider, togetherStream(friendId), command, 'invitation', 'system');
  }
  const { answer } = await send(app, ctx, { type: 'BeginFriendship', memberId, friendshipId, friendId });
  ctx.status = 201;
  ctx.body = { ...answer, ...(await friendsFor(app, ctx)) };
};

/** Ends every friendship with that member: two invitations of the same two may have been accepted at once. */
const endFriendship: Handler = (app) => async (ctx) => {
  const { memberId } = currentMember(ctx);
  const friendshipId = pathPart(ctx, 'id');
  const friendId = await friendIn(app.db, memberId, friendshipId);
  const others = friendId ? await friendshipsBetween(app.db, memberId, friendId) : [];
  const { answer } = await send(app, ctx, { type: 'EndFriendship', memberId, friendshipId });
  for (const other of others)
    if (other !== friendshipId)
      await send(app, ctx, { type: 'EndFriendship', memberId, friendshipId: other }, `end ${other}`);
  ctx.body = { ...answer, ...(await friendsFor(app, ctx)) };
};

const block: Handler = (app) => async (ctx) => {
  const { memberId } = currentMember(ctx);
  const blockedId = await otherIn(app.db, memberId, pathPart(ctx, 'id'));
  if (!blockedId) throw unknownFriend();
  const friendshipIds = await friendshipsBetween(app.db, memberId, blockedId);
  const { answer } = await send(app, ctx, {
    type: 'Block',
    ...{ memberId, blockId: commandIdOfMember(ctx), blockedId, friendshipIds },
  });
  ctx.body = { ...namingNoFriend(answer), ...(await friendsFor(app, ctx)) };
};

const readBlocked: Handler = (app) => async (ctx) => {
  ctx.body = await blockedBy(app, currentMember(ctx).memberId);
};

/** A member who ended a friendship or stopped sharing is not named: they chose not to be seen. */
const readFormer: Handler = (app) => async (ctx) => {
  const { memberId, member, zone } = currentMember(ctx);
  const [friends, { blocks }] = await Promise.all([
    isSharing(member) ? friendsOf(app.db, memberId) : [],
    togetherOf(app, memberId),
  ]);
  const elsewhere = [
    ...friends.map((friend) => friend.memberId),
    ...blocks.map(({ blockedId }) => blockedId),
  ];
  const former = await formerFriendsOf(app.db, memberId, elsewhere);
  const left = isSharing(member) ? former.filter(({ isLeft }) => isLeft) : [];
  const members = await memberStatesOf(
    app.db,
    left.map((friend) => friend.memberId),
  );
  ctx.body = {
    former: former.map((friend) => ({
      id: friend.friendshipId,
      firstName: left.includes(friend) ? sharedNameOf(members.get(friend.memberId)) : null,
      since: dayOf(friend.beganAt, zone),
    })),
  };
};

const unblock: Handler = (app) => async (ctx) => {
  const { memberId } = currentMember(ctx);
  const { answer } = await send(app, ctx, { type: 'Unblock', memberId, blockId: pathPart(ctx, 'id') });
  ctx.body = { ...answer, ...(await blockedBy(app, memberId)) };
};

const sendCheer: Handler = (app) => async (ctx) => {
  const { memberId, today } = sharingMember(ctx);
  const { kind } = bodyOf(ctx, cheerBody);
  const friendId = await friendIn(app.db, memberId, pathPart(ctx, 'id'));
  // Two who accepted codes of each other at once have two friendships, and one cheer a day.
  const [friendshipId = ''] = friendId ? await friendshipsBetween(app.db, memberId, friendId) : [];
  // A friend who stopped sharing gets no cheers.
  const [friend] = await friendsOf(app.db, memberId, friendshipId);
  if (!friend) throw unknownFriend();
  const latest = friend.given?.date ?? null;
  const command = { type: 'SendCheer', memberId, friendshipId, kind, date: today, latest } as const;
  const { answer } = await app.send(ctx, cheersDecider, cheersStream(memberId, today), command);
  ctx.status = 201;
  ctx.body = { ...answer, ...(await friendsFor(app, ctx)) };
};

const chooseNudges: RouteHandler<TogetherContext> = (app) => async (ctx) => {
  const { memberId } = currentMember(ctx);
  const { isOn } = bodyOf(ctx, nudgesBody);
  const command = { type: 'ChooseNudges', memberId, friendshipId: pathPart(ctx, 'id'), isOn } as const;
  const { answer } = await send(app, ctx, command);
  ctx.body = { ...answer, ...(await friendsFor(app, ctx)) };
};

const nudge: RouteHandler<TogetherContext> = (app) => async (ctx) => {
  const { memberId, today, at } = sharingMember(ctx);
  const friendshipId = pathPart(ctx, 'id');
  const [friend] = await friendsOf(app.db, memberId, friendshipId);
  if (!friend) throw unknownFriend();
  const clock = localClock(friend, at);
  const { answer } = await app.send(ctx, cheersDecider, cheersStream(memberId, today), {
    type: 'NudgeFriend',
    ...{ memberId, friendshipId, date: clock.today },
    isWanted: friend.wantsNudges && friend.friendWantsNudges,
    isSent: isNudged(friend, clock.today),
    isAtRisk: sharedFacts(friend, clocksAt(at)(friend.zones)).isAtRisk,
  });
  if (answer.events.length > 0) await pushNudge(app, friend.memberId, clock, commandIdOfMember(ctx));
  ctx.status = 201;
  ctx.body = { ...answer, ...(await friendsFor(app, ctx)) };
};

/**
 * A message for the first nudge of a date, and none in the quiet hours of the friend or without notifications: the screen shows the nudge in
 * any case. Nothing waits
 * for the devices, so the time of the answer tells nothing about them.
 */
async function pushNudge(
  { db, sendNudge }: TogetherContext,
  friendId: MemberId,
  { today, at, zone }: ReturnType<typeof localClock>,
  id: string,
): Promise<void> {
  const [{ settings }, friend] = await Promise.all([remindersOf(db, friendId), memberOf(db, friendId)]);
  const { quietHours } = settings;
  if (!friend || !isAnyNotificationOn(friend) || isQuietAt(at, zone, quietHours)) return;
  if ((await nudgesAbout(db, friendId, today)) > 1) return;
  sendNudge(friendId, {
    ...{ id, kind: 'nudge', topic: 'nudge', path: '/friends', urgency: 'normal' },
    ...textsIn(languageOfMember(friend)).messages.nudge,
    ttlSeconds: secondsToDeliver(at, zone, quietHours),
  });
}

const send = ({ send: sendTo }: AppContext, ctx: Context, command: TogetherCommand, step?: string) =>
  sendTo(ctx, togetherDecider, togetherStream(command.memberId), command, step);

/** The caller, who shares their own progress: no member looks on unseen. */
export function sharingMember(ctx: Context) {
  const current = currentMember(ctx);
  if (isSharing(current.member)) return current;
  throw new Forbidden(
    'sharing-off',
    'Share Progress with Friends is off, so you see no one and no one sees you. Switch it on under Privacy & Data to go on.',
  );
}

/** An invitation with the number that it gives to the caller. */
export type UsableInvitation = Invitation & {
  readonly gives: string;
  /** Of the circle that it invites to; none for a friend. */
  readonly places: Awaited<ReturnType<typeof placesOf>>;
};

/**
 * The invitation of a code that the caller typed. @throws Refusal the same sentence for every code that does not work for this caller, also
 * when they only look: otherwise the difference would tell of a block
 */
export async function invitationFor(app: AppContext, ctx: Context, code: string): Promise<UsableInvitation> {
  const { memberId: takerId, at } = currentMember(ctx);
  const invitation = await invitationBy(app.db, codeHash(app.db.cipher, code), at);
  if (!invitation) throw unknownInvitation();
  const { memberId, invitationId, circleId } = invitation;
  const [inviters, own, dataKey, places, isBlocked] = await Promise.all([
    memberStatesOf(app.db, [memberId]),
    togetherOf(app, memberId),
    app.dataKeyOf(takerId),
    circleId === null ? [] : placesOf(app.db, circleId),
    blocksAround(app.db, takerId),
  ]);
  const inviter = inviters.get(memberId);
  if (!inviter || !isSharing(inviter)) throw unknownInvitation();
  if (places.some((place) => !place.left && isBlocked(place.memberId))) throw unknownInvitation();
  const gives = sharedNumber(dataKey, circleId ?? invitationId);
  refuseUseless(own, { invitationId, takerId, gives, at });
  return { ...invitation, gives, places };
}

/** What a member agreed on with others, from their own stream. */
export const togetherOf = ({ events }: Pick<AppContext, 'events'>, memberId: MemberId): Promise<Together> =>
  storedState(events, togetherDecider, togetherStream(memberId));

async function blockedBy(app: AppContext, memberId: MemberId) {
  const { blocks } = await togetherOf(app, memberId);
  const members = await memberStatesOf(
    app.db,
    blocks.map(({ blockedId }) => asMemberId(blockedId)),
  );
  return {
    blocked: blocks
      .map(({ blockId: id, blockedId }) => ({
        id,
        firstName: sharedNameOf(members.get(blockedId)),
      }))
      .reverse(),
  };
}

async function friendsFor(app: AppContext, ctx: Context): Promise<Friends> {
  const { memberId, member, today, at } = currentMember(ctx);
  const open = await openInvitationsOf(app.db, memberId, at);
  const invitations = open.map(({ invitationId: id, expiresAt, circleId }) => ({ id, expiresAt, circleId }));
  if (!isSharing(member)) return { isSharing: false, friends: [], invitations };
  const clockOf = clocksAt(at);
  const friends = (await friendsOf(app.db, memberId)).map((friend) =>
    shownFriend(friend, today, clockOf(friend.zones)),
  );
  return { isSharing: true, friends, invitations };
}

function shownFriend(friend: StoredFriend, today: MemberDay, clock: FriendClock): Friend {
  const { friendshipId: id, given, received } = friend;
  const facts = sharedFacts(friend, clock);
  return {
    id,
    facts: { ...facts, activeDays: [...facts.activeDays], achievements: [...facts.achievements] },
    cheeredToday: given && given.date >= today ? given.kind : null,
    received: received && isRecent(received, today) ? received : null,
    nudges: {
      isOn: friend.wantsNudges,
      isMutual: friend.wantsNudges && friend.friendWantsNudges,
      isSent: isNudged(friend, clock.today),
      isReceived: friend.wasNudgedOn === today,
    },
  };
}

/** @param today the friend's date, which comes again when the friend travels west */
const isNudged = ({ nudgedOn }: StoredFriend, today: MemberDay): boolean =>
  nudgedOn !== null && nudgedOn >= today;

/** The date is that of the sender, who may be a date ahead. */
const isRecent = ({ date }: Cheer, today: MemberDay): boolean => date >= addDays(today, -1);

const ofFriend = [404, 'unknown-friend'] as const;
const switchedOff = [403, 'sharing-off'] as const;

export const friendsRoutes: readonly ApiRoute<TogetherContext>[] = aboutOthers<TogetherContext>([
  {
    method: 'GET',
    path: '/api/friends',
    summary: 'The member’s friends with all that they share, and the open invitations.',
    audience: 'members',
    answer: friendsAnswer,
    handle: readFriends,
  },
  {
    method: 'POST',
    path: '/api/friends',
    summary: 'Accepts the invitation of a friend by its code. An invitation works once.',
    audience: 'members',
    limit: 'invitationCode',
    body: codeBody,
    status: 201,
    answer: friendsCommandAnswer,
    refusals: [switchedOff, [404, 'unknown-invitation'], [409, 'own-invitation'], [409, 'too-many-friends']],
    handle: acceptInvitation,
  },
  {
    method: 'POST',
    path: '/api/friends/invitations',
    summary:
      'Makes a code of six letters for one friend, which works for seven days. It is answered this once.',
    audience: 'members',
    status: 201,
    answer: newInvitationAnswer,
    refusals: [switchedOff, [409, 'too-many-invitations'], [409, 'too-many-friends']],
    handle: makeInvitation,
  },
  {
    method: 'DELETE',
    path: '/api/friends/invitations/:id',
    summary: 'Takes an invitation back: its code no longer works.',
    audience: 'members',
    answer: friendsCommandAnswer,
    refusals: [[404, 'no-such-invitation']],
    handle: withdrawInvitation,
  },
  {
    method: 'GET',
    path: '/api/friends/blocked',
    summary: 'Whom the member blocked.',
    audience: 'members',
    answer: blockedAnswer,
    handle: readBlocked,
  },
  {
    method: 'GET',
    path: '/api/friends/former',
    summary:
      'People who were friends and are not seen any more, so that the member can block or report them.',
    audience: 'members',
    answer: formerFriendsAnswer,
    handle: readFormer,
  },
  {
    method: 'DELETE',
    path: '/api/friends/blocked/:id',
    summary: 'Ends a block. It makes no friend.',
    audience: 'members',
    answer: unblockedAnswer,
    refusals: [[404, 'no-such-block']],
    handle: unblock,
  },
  {
    method: 'DELETE',
    path: '/api/friends/:id',
    summary:
      'Ends a friendship: at once neither sees the other among friends. A circle of both goes on. The other gets no message.',
    audience: 'members',
    answer: friendsCommandAnswer,
    refusals: [ofFriend],
    handle: endFriendship,
  },
  {
    method: 'POST',
    path: '/api/friends/:id/block',
    summary:
      'Blocks a friend or former friend: neither sees the other any more, also in circles, and no invitation works between them.',
    audience: 'members',
    answer: friendsCommandAnswer,
    refusals: [ofFriend],
    handle: block,
  },
  {
    method: 'PUT',
    path: '/api/friends/:id/nudges',
    summary: 'Chooses whether the two friends may nudge each other. Both must want it.',
    audience: 'members',
    body: nudgesBody,
    answer: friendsCommandAnswer,
    refusals: [ofFriend],
    handle: chooseNudges,
  },
  {
    method: 'POST',
    path: '/api/friends/:id/nudges',
    summary: 'Reminds a friend whose streak ends today, once, when both want it.',
    audience: 'members',
    status: 201,
    answer: friendsCommandAnswer,
    refusals: [switchedOff, ofFriend, [409, 'nudges-off'], [409, 'not-at-risk']],
    handle: nudge,
  },
  {
    method: 'POST',
    path: '/api/friends/:id/cheers',
    summary: 'Cheers a friend, once a day.',
    audience: 'members',
    body: cheerBody,
    status: 201,
    answer: friendsCommandAnswer,
    refusals: [switchedOff, ofFriend, [409, 'already-cheered']],
    handle: sendCheer,
  },
]);
