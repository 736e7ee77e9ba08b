import type { Context } from 'koa';
import { asInstant } from '#domain/kernel/day.ts';
import { memberDecider } from '#domain/member/member.ts';
import type { MemberCommand } from '#domain/member/member-commands.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { latestEntries } from '#projections/body/body-queries.ts';
import type { Handler, House } from '#service/house.ts';
import { currentMember, localClock } from '#service/http/current-member.ts';
import { bodyOf } from '#service/http/read-request.ts';
import { keepPreferencesBody, timeZoneBody, updateUserBody } from './member-contract.ts';
import { shownUser } from './member-view.ts';

export const readUser: Handler =
  ({ db }) =>
  async (ctx) => {
    const current = currentMember(ctx);
    ctx.body = shownUser(current, await latestEntries(db, current.memberId));
  };

export const updateUser: Handler = (house) => async (ctx) => {
  const { memberId, today } = currentMember(ctx);
  await answerWithUser(house, ctx, {
    type: 'UpdateProfile',
    memberId,
    profile: bodyOf(ctx, updateUserBody),
    today,
  });
};

/** A member moves, or says that the zone has been wrong for a while. */
export const setTimeZone: Handler = (house) => async (ctx) => {
  const { memberId, at } = currentMember(ctx);
  const { zone, since } = bodyOf(ctx, timeZoneBody);
  const command: MemberCommand =
    since === undefined
      ? { type: 'ChangeTimeZone', memberId, zone, at }
      : { type: 'CorrectTimeZone', memberId, zone, at, since: asInstant(new Date(since).toISOString()) };
  await answerWithUser(house, ctx, command);
};

export const keepPreferences: Handler = (house) => async (ctx) => {
  const { memberId } = currentMember(ctx);
  await answerWithUser(house, ctx, {
    type: 'KeepPreferences',
    memberId,
    ...bodyOf(ctx, keepPreferencesBody),
  });
};

async function answerWithUser({ db, send }: House, ctx: Context, command: MemberCommand): Promise<void> {
  const current = currentMember(ctx);
  const { state: member, answer } = await send(ctx, memberDecider, memberStream(current.memberId), command);
  const after = { ...current, member, ...localClock(member, current.at) };
  ctx.body = { ...shownUser(after, await latestEntries(db, current.memberId)), ...answer };
}
