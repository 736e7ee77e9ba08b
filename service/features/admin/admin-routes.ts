import type { Context } from 'koa';
import { dailyTemplateOf } from '#domain/catalogue/workouts/daily-templates.ts';
import { memberDecider } from '#domain/member/member.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { programDecider } from '#domain/program/program.ts';
import { programStream } from '#domain/program/program-events.ts';
import { questDecider } from '#domain/quest/quest.ts';
import { questDayStream } from '#domain/quest/quest-events.ts';
import { routineDecider } from '#domain/routine/routine.ts';
import { routineStream } from '#domain/routine/routine-events.ts';
import { type RoutineRecord, routinesOfDay } from '#projections/routine/routines.ts';
import type { AppContext, AppRoute, Handler } from '#service/features/app-context.ts';
import { erasingMember } from '#service/features/erasing-member.ts';
import { currentMember } from '#service/http/current-member.ts';
import { checkRevision } from '#service/http/send-command.ts';
import { clearAnswer, resetAnswer } from './admin-contract.ts';

/** Resets the requesting member, even if the path names another one. The account, its profile and its access stay. */
const resetMember: Handler = (app) => async (ctx) => {
  const { memberId, at } = currentMember(ctx);
  const reason = 'Admin Program Reset in the settings.';
  await checkRevision(ctx, app.events, memberStream(memberId));
  await takeBackWhatRuns(app, ctx, reason);
  const command = { type: 'ResetMember', memberId, reason } as const;
  const { answer } = await app.send(ctx, memberDecider, memberStream(memberId), command);
  ctx.body = { ...answer, reset: true, at };
};

/** Deletes all data of the requesting member; the account and its access stay. */
const clearUserData: Handler =
  ({ erasures }) =>
  async (ctx) => {
    const { at } = currentMember(ctx);
    await erasures.clear(erasingMember(ctx));
    ctx.body = { cleared: true, at };
  };

/**
 * Ends the program and resets today's quest and routines, so that the member can do them again. The clearing event is appended afterwards,
 * because no aggregate may stay open that a later event would close.
 */
async function takeBackWhatRuns(app: AppContext, ctx: Context, reason: string): Promise<void> {
  const { memberId, today: date } = currentMember(ctx);
  const { send, db } = app;
  const resetQuest = { type: 'ResetQuestDay', memberId, date, resetBy: memberId, reason } as const;
  await send(ctx, questDecider, questDayStream(memberId, date), resetQuest, 'quest');
  for (const routine of await routinesOfDay(db, memberId, date)) await untickAll(app, ctx, routine);
  await send(ctx, programDecider, programStream(memberId), { type: 'EndProgram', memberId }, 'program');
}

async function untickAll(
  { send }: AppContext,
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

/** The specification lists these routes under admin. Every member may call them; they affect only the requesting member. */
export const adminRoutes: readonly AppRoute[] = [
  {
    method: 'POST',
    path: '/api/admin/reset-for-testing',
    summary: 'Resets the member who asks; account, profile and access stay.',
    audience: 'members',
    answer: resetAnswer,
    handle: resetMember,
  },
  {
    method: 'DELETE',
    path: '/api/admin/clear-user-data',
    summary: 'Clears all data of the member who asks; the account stays.',
    audience: 'signedIn',
    erases: true,
    answer: clearAnswer,
    handle: clearUserData,
  },
];
