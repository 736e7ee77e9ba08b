import type { Context } from 'koa';
import type { MemberDay } from '#domain/kernel/day.ts';
import { effectiveAge } from '#domain/member/member-rules.ts';
import { nameForOthers } from '#domain/member/name-for-others.ts';
import { isOutageOn } from '#domain/rules/common-rules.ts';
import {
  type CircleCommand,
  circleDecider,
  circleNumber,
  countedDates,
  isOver,
  type PlaceDays,
} from '#domain/together/circle.ts';
import {
  refuseManyCircles,
  type TogetherCommand,
  togetherDecider,
  unknownCircle,
  unknownInvitation,
} from '#domain/together/together.ts';
import { type CircleTerms, circleStream, togetherStream } from '#domain/together/together-events.ts';
import { adultAge } from '#domain/together/together-rules.ts';
import { memberStatesOf } from '#projections/member/members.ts';
import { blocksAround } from '#projections/together/blocks.ts';
import { placesBeside, type StoredPlace } from '#projections/together/circle-places.ts';
import { friendshipsBetween } from '#projections/together/friendships.ts';
import type { Invitation } from '#projections/together/invitations.ts';
import { storedState } from '#service/event-store/stored-state.ts';
import type { AppContext, AppRoute, Handler } from '#service/features/app-context.ts';
import { aboutOthers } from '#service/http/api-route.ts';
import { currentMember } from '#service/http/current-member.ts';
import { Forbidden, HttpFailure } from '#service/http/errors/http-failures.ts';
import { bodyOf, pathPart } from '#service/http/read-request.ts';
import { commandIdOfMember } from '#service/http/send-command.ts';
import {
  beginCircleBody,
  type Circle,
  type Circles,
  circleInvitationAnswer,
  circlesAnswer,
  circlesCommandAnswer,
} from './circles-contract.ts';
import { codeHash, codeOf, sharedNumber } from './codes.ts';
import { codeBody, invitationAnswer } from './friends-contract.ts';
import { invitationFor, sharingMember, togetherOf } from './friends-routes.ts';
import { isSharing, sharedNameOf } from './shared-facts.ts';

const readCircles: Handler = (app) => async (ctx) => {
  ctx.body = await circlesFor(app, ctx);
};

/** The circle first, then the place of its member: a repeated call adds what a stop left out. */
const beginCircle: Handler = (app) => async (ctx) => {
  const { memberId, today } = sharingMember(ctx);
  const { aim, target = 0, startsOn, days } = bodyOf(ctx, beginCircleBody);
  const circleId = commandIdOfMember(ctx);
  const placeId = await placeIdOf(app, ctx, circleId);
  const terms = await inCircle(app, ctx, {
    type: 'BeginCircle',
    ...{ circleId, placeId, aim, target, startsOn, days, today },
  });
  const { answer } = await send(app, ctx, { type: 'JoinCircle', memberId, circleId, ...terms, today });
  ctx.status = 201;
  ctx.body = { ...answer, ...(await circlesFor(app, ctx)) };
};

const inviteToCircle: Handler = (app) => async (ctx) => {
  const { memberId, at, today } = sharingMember(ctx);
  const circleId = pathPart(ctx, 'id');
  const invitationId = commandIdOfMember(ctx);
  const code = codeOf(app.db.cipher, invitationId);
  const { answer } = await send(app, ctx, {
    type: 'Invite',
    ...{ memberId, invitationId, codeHash: codeHash(app.db.cipher, code), at, today, circleId },
  });
  ctx.status = 201;
  ctx.body = { ...answer, ...(await circlesFor(app, ctx)), code };
};

/** Who invites, and to what, before somebody accepts. */
const lookAtInvitation: Handler = (app) => async (ctx) => {
  sharingMember(ctx);
  const invitation = await invitationFor(app, ctx, bodyOf(ctx, codeBody).code);
  const inviter = (await memberStatesOf(app.db, [invitation.memberId])).get(invitation.memberId);
  const { places } = invitation;
  const [first] = places;
  if (invitation.circleId !== null && !first) throw unknownInvitation();
  ctx.body = {
    firstName: sharedNameOf(inviter),
    circle: first ? { ...termsOf(first), people: places.filter(({ left }) => !left).length } : null,
  };
};

const joinCircle: Handler = (app) => async (ctx) => {
  const { memberId, today, at } = sharingMember(ctx);
  const invitation = await invitationFor(app, ctx, bodyOf(ctx, codeBody).code);
  const { circleId, invitationId, memberId: inviterId, gives, gave } = invitation;
  if (circleId === null) throw unknownInvitation();
  await refuseMinor(app, ctx, invitation);
  const { circles } = await togetherOf(app, memberId);
  const own = circles[circleId];
  // The member has left since they used it.
  if (gave !== null && own?.isLeft) throw unknownInvitation();
  if (!own || own.isLeft) refuseManyCircles(circles, today);
  const taking = { type: 'TakePlace', circleId, placeId: gives, today } as const;
  // A full circle uses up no invitation. Its own stream also counts the places of erased members.
  circleDecider.decide(await storedState(app.events, circleDecider, circleStream(circleId)), taking);
  const given = { type: 'GiveByInvitation', memberId: inviterId, invitationId, at } as const;
  const command = { ...given, takerId: memberId, gives };
  await app.send(ctx, togetherDecider, togetherStream(inviterId), command, 'invitation', 'system');
  const terms = await inCircle(app, ctx, taking);
  const { answer } = await send(app, ctx, { type: 'JoinCircle', memberId, circleId, ...terms, today });
  ctx.status = 201;
  ctx.body = { ...answer, ...(await circlesFor(app, ctx)) };
};

/** The dates that counted stay in the number of the others. */
const leaveCircle: Handler = (app) => async (ctx) => {
  const { memberId } = currentMember(ctx);
  const circleId = pathPart(ctx, 'id');
  const own = await ownPlace(app, ctx, circleId);
  // Days of somebody who does not share are not in the number, and leaving adds none.
  const dates = own?.isSharing ? [...countedDates(own, own)] : [];
  const { answer } = await send(app, ctx, { type: 'LeaveCircle', memberId, circleId, dates });
  await inCircle(app, ctx, { type: 'FreePlace', circleId, placeId: await placeIdOf(app, ctx, circleId) });
  ctx.body = { ...answer, ...(await circlesFor(app, ctx)) };
};

const seeResult: Handler = (app) => async (ctx) => {
  const { memberId } = currentMember(ctx);
  const circleId = pathPart(ctx, 'id');
  const [circle] = (await circlesFor(app, ctx, circleId)).circles;
  if (!circle) throw unknownCircle();
  if (circle.status !== 'over')
    throw new HttpFailure(409, 'circle-running', 'This circle is not over yet. Its result can still change.');
  const { total, isReached } = circle;
  const { answer } = await send(app, ctx, { type: 'SeeCircleResult', memberId, circleId, total, isReached });
  ctx.body = { ...answer, ...(await circlesFor(app, ctx)) };
};

const send = ({ send: sendTo }: AppContext, ctx: Context, command: TogetherCommand) =>
  sendTo(ctx, togetherDecider, togetherStream(command.memberId), command);

/** A command on the stream of a circle, whose events name no member. @returns what the circle agreed on */
async function inCircle(app: AppContext, ctx: Context, command: CircleCommand): Promise<CircleTerms> {
  const stream = circleStream(command.circleId);
  const { state } = await app.send(ctx, circleDecider, stream, command, 'circle', 'system');
  if (!state.terms) throw unknownCircle();
  return state.terms;
}

async function placeIdOf({ dataKeyOf }: AppContext, ctx: Context, circleId: string): Promise<string> {
  return sharedNumber(await dataKeyOf(currentMember(ctx).memberId), circleId);
}

/** Somebody under 18, by the age that they gave, joins circles of friends only. */
async function refuseMinor(
  app: AppContext,
  ctx: Context,
  { memberId: inviterId }: Invitation,
): Promise<void> {
  const { memberId, member, today } = currentMember(ctx);
  const { age } = member.profile;
  if (!age || effectiveAge(age, today) >= adultAge) return;
  if ((await friendshipsBetween(app.db, memberId, inviterId)).length > 0) return;
  throw new Forbidden('friends-only', 'Under 18 you can join the circles of your friends only.');
}

async function ownPlace(app: AppContext, ctx: Context, circleId: string): Promise<StoredPlace | undefined> {
  const { memberId, today } = currentMember(ctx);
  const places = await placesBeside(app.db, memberId, today, circleId);
  return places.find((place) => place.memberId === memberId);
}

/** @param circleId only this one */
async function circlesFor(app: AppContext, ctx: Context, circleId: string | null = null): Promise<Circles> {
  const { memberId, member, today } = currentMember(ctx);
  if (!isSharing(member)) return { isSharing: false, circles: [] };
  const [all, isBlocked] = await Promise.all([
    placesBeside(app.db, memberId, today, circleId),
    blocksAround(app.db, memberId),
  ]);
  // What somebody left behind names no one, so it stays.
  const places = all.filter((place) => place.left || !isBlocked(place.memberId));
  const circles = [...byCircle(places)].flatMap((each) => shownCircle(ctx, each));
  return { isSharing: true, circles };
}

function byCircle(places: readonly StoredPlace[]): Iterable<readonly StoredPlace[]> {
  const groups = new Map<string, StoredPlace[]>();
  for (const place of places) {
    const group = groups.get(place.circleId);
    if (group) group.push(place);
    else groups.set(place.circleId, [place]);
  }
  return groups.values();
}

/** The number follows from the folds of its members. Days of somebody who does not share now are left out until they share again. */
function shownCircle(ctx: Context, places: readonly StoredPlace[]): readonly Circle[] {
  const { memberId, today, at } = currentMember(ctx);
  const own = places.find((place) => place.memberId === memberId);
  if (!own) return [];
  const terms = termsOf(own);
  const counted = places.filter(({ isSharing: shares, left }) => shares || left);
  const number = own.result ?? circleNumber(terms, counted.map(daysOf), today);
  return [
    {
      id: own.circleId,
      ...terms,
      status: statusOf(terms, today, isOver(terms, at)),
      ...number,
      own: countedDates(terms, own).length,
      people: counted.filter(({ left }) => !left).map(({ firstName }) => nameForOthers(firstName)),
      isSeen: own.result !== null,
    },
  ];
}

const termsOf = ({ aim, target, startsOn, endsOn }: CircleTerms): CircleTerms => ({
  ...{ aim, target, startsOn, endsOn },
});

function statusOf({ startsOn }: CircleTerms, today: MemberDay, over: boolean): Circle['status'] {
  if (over) return 'over';
  return today < startsOn ? 'waiting' : 'running';
}

const daysOf = ({ joinedOn, earlier, left, recent, outages, zones }: StoredPlace): PlaceDays => ({
  ...{ joinedOn, earlier, left, recent },
  isOutage: (date) => isOutageOn(outages, zones, date),
});

const switchedOff = [403, 'sharing-off'] as const;
const ofCircle = [404, 'unknown-circle'] as const;
const ofCode = [404, 'unknown-invitation'] as const;

export const circlesRoutes: readonly AppRoute[] = aboutOthers<AppContext>([
  {
    method: 'GET',
    path: '/api/circles',
    summary: 'The member’s circles that wait, run, or ended within four weeks.',
    audience: 'members',
    answer: circlesAnswer,
    handle: readCircles,
  },
  {
    method: 'POST',
    path: '/api/circles',
    summary: 'Begins a circle of 7 or 28 days with an aim for all together.',
    audience: 'members',
    body: beginCircleBody,
    status: 201,
    answer: circlesCommandAnswer,
    refusals: [
      switchedOff,
      [400, 'invalid-start'],
      [400, 'invalid-length'],
      [400, 'invalid-target'],
      [409, 'too-many-circles'],
    ],
    handle: beginCircle,
  },
  {
    method: 'POST',
    path: '/api/circles/places',
    summary: 'Joins a circle by the code of one of its members. Days from today on count.',
    audience: 'members',
    limit: 'invitationCode',
    body: codeBody,
    status: 201,
    answer: circlesCommandAnswer,
    refusals: [switchedOff, ofCode, [403, 'friends-only'], [409, 'circle-full'], [409, 'too-many-circles']],
    handle: joinCircle,
  },
  {
    method: 'POST',
    path: '/api/invitations/look',
    summary: 'Who invites by a code, and to what, before somebody accepts.',
    audience: 'members',
    limit: 'invitationCode',
    body: codeBody,
    answer: invitationAnswer,
    refusals: [switchedOff, ofCode],
    handle: lookAtInvitation,
  },
  {
    method: 'POST',
    path: '/api/circles/:id/invitations',
    summary: 'Makes a code of six letters for one more person in the circle. It is answered this once.',
    audience: 'members',
    status: 201,
    answer: circleInvitationAnswer,
    refusals: [switchedOff, ofCircle, [409, 'too-many-invitations']],
    handle: inviteToCircle,
  },
  {
    method: 'DELETE',
    path: '/api/circles/:id',
    summary: 'Leaves a circle. The days until now stay in its number.',
    audience: 'members',
    answer: circlesCommandAnswer,
    refusals: [ofCircle],
    handle: leaveCircle,
  },
  {
    method: 'POST',
    path: '/api/circles/:id/seen',
    summary: 'Keeps the result of a circle that is over, as the member has seen it.',
    audience: 'members',
    answer: circlesCommandAnswer,
    refusals: [ofCircle, [409, 'circle-running']],
    handle: seeResult,
  },
]);
