import type { Context } from 'koa';
import { asInstant } from '#domain/kernel/day.ts';
import { memberDecider } from '#domain/member/member.ts';
import type { MemberCommand } from '#domain/member/member-commands.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { ledgerOf } from '#domain/streak/day-ledger.ts';
import { latestEntries } from '#projections/body/body-queries.ts';
import { activityOf } from '#projections/streak/streak-queries.ts';
import type { Handler, House } from '#service/house.ts';
import { currentMember, localClock } from '#service/http/current-member.ts';
import { bodyOf } from '#service/http/read-request.ts';
import { keepPreferencesBody, timeZoneBody, updateUserBody, useSkipTokenBody } from './member-contract.ts';
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
  const { memberId, at, registeredAt } = currentMember(ctx);
  const { zone, since } = bodyOf(ctx, timeZoneBody);
  const change = { memberId, zone, at, registeredAt: asInstant(registeredAt) };
  const command: MemberCommand =
    since === undefined
      ? { type: 'ChangeTimeZone', ...change }
      : { type: 'CorrectTimeZone', ...change, since: asInstant(new Date(since).toISOString()) };
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

/** Spends a token by hand, for who does not have them used automatically. */
export const useSkipToken: Handler =
  ({ db, send }) =>
  async (ctx) => {
    const { memberId, at } = currentMember(ctx);
    const { date } = bodyOf(ctx, useSkipTokenBody);
    const { days, streak } = ledgerOf(await activityOf(db, memberId), at);
    const { answer } = await send(ctx, memberDecider, memberStream(memberId), {
      type: 'UseSkipToken',
      memberId,
      date,
      // After a flight back over the date line, the day that the streak stands at: it is the one that is open.
      today: streak.openDay,
      isMissed: days.some((day) => day.date === date && day.standing === 'missed'),
      savesStreak: streak.missedOn === date,
      tokensHeld: streak.skipTokens,
    });
    ctx.body = answer;
  };

async function answerWithUser({ db, send }: House, ctx: Context, command: MemberCommand): Promise<void> {
  const current = currentMember(ctx);
  const { state: member, answer } = await send(ctx, memberDecider, memberStream(current.memberId), command);
  const after = { ...current, member, ...localClock(member, current.at) };
  ctx.body = { ...shownUser(after, await latestEntries(db, current.memberId)), ...answer };
}
