import type { Context } from 'koa';
import { dailyTemplateOf } from '#domain/catalogue/daily-templates.ts';
import { memberDecider } from '#domain/member/member.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { programDecider } from '#domain/program/program.ts';
import { programStream } from '#domain/program/program-events.ts';
import { questDecider } from '#domain/quest/quest.ts';
import { questDayStream } from '#domain/quest/quest-events.ts';
import { routineDecider } from '#domain/routine/routine.ts';
import { routineStream } from '#domain/routine/routine-events.ts';
import { routinesOfDay } from '#projections/routine/routine-queries.ts';
import type { RoutineRecord } from '#projections/routine/routines.ts';
import type { Handler, House } from '#service/house.ts';
import { currentMember } from '#service/http/current-member.ts';
import { erasingMember } from '#service/member-data/erasing-member.ts';

/** Starts the member who asks anew, and nobody else, whatever the path says; the account, its profile and its access stay. */
export const resetMember: Handler = (house) => async (ctx) => {
  const { memberId, at } = currentMember(ctx);
  const reason = 'Admin Program Reset in the settings.';
  await takeBackWhatRuns(house, ctx, reason);
  const command = { type: 'ResetMember', memberId, reason } as const;
  const { answer } = await house.send(ctx, memberDecider, memberStream(memberId), command);
  ctx.body = { ...answer, reset: true, at };
};

/** Clears all that the member who asks has ever told us; the account and its access stay. */
export const clearUserData: Handler =
  ({ erasures }) =>
  async (ctx) => {
    const { at } = currentMember(ctx);
    await erasures.clear(erasingMember(ctx));
    ctx.body = { cleared: true, at };
  };

/**
 * Ends the program and empties today, so that today can be lived again. The event that the read models start anew from comes after it:
 * nothing may be left open that a later event would close.
 */
async function takeBackWhatRuns(house: House, ctx: Context, reason: string): Promise<void> {
  const { memberId, today: date } = currentMember(ctx);
  const { send, db } = house;
  const resetQuest = { type: 'ResetQuestDay', memberId, date, resetBy: memberId, reason } as const;
  await send(ctx, questDecider, questDayStream(memberId, date), resetQuest, 'quest');
  for (const routine of await routinesOfDay(db, memberId, date)) await untickAll(house, ctx, routine);
  await send(ctx, programDecider, programStream(memberId), { type: 'EndProgram', memberId }, 'program');
}

async function untickAll(
  { send }: House,
  ctx: Context,
  { template, exercises, ticked }: RoutineRecord,
): Promise<void> {
  const { memberId, today } = currentMember(ctx);
  const plan = dailyTemplateOf(template, exercises);
  for (const place of ticked) {
    const [exerciseIndex = 0, setIndex = 0] = place.split('.').map(Number);
    const set = { memberId, date: today, template, exerciseIndex, setIndex, plan, today };
    const stream = routineStream(memberId, today, template);
    await send(ctx, routineDecider, stream, { type: 'UntickSet', ...set }, `${template} ${place}`);
  }
}
