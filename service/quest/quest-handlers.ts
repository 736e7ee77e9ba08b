import type { Context } from 'koa';
import { quests } from '#domain/catalogue/quest-catalogue.ts';
import { isMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import { questDecider, remainingSpins } from '#domain/quest/quest.ts';
import type { QuestCommand } from '#domain/quest/quest-commands.ts';
import { questDayStream } from '#domain/quest/quest-events.ts';
import { streakOf } from '#projections/streak/streak-queries.ts';
import type { Handler, House } from '#service/house.ts';
import { currentMember } from '#service/http/current-member.ts';
import { NotFound } from '#service/http/failures.ts';
import { bodyOf, pathPart, queryOf } from '#service/http/read-request.ts';
import { resetQuestQuery, updateQuestBody } from './quest-contract.ts';
import { userQuestOf } from './quest-view.ts';

export const acceptQuest: Handler = (house) => async (ctx) => {
  const { memberId, today: date } = currentMember(ctx);
  ctx.body = await sendToDay(house, ctx, { type: 'AcceptQuest', memberId, date });
};

export const skipProposal: Handler = (house) => async (ctx) => {
  ctx.body = await skip(house, ctx, currentMember(ctx).today);
};

export const updateQuest: Handler = (house) => async (ctx) => {
  const { status } = bodyOf(ctx, updateQuestBody);
  const date = questDate(ctx);
  ctx.body = await (status === 'completed' ? complete : skip)(house, ctx, date);
};

export const undoQuest: Handler = (house) => async (ctx) => {
  const { memberId, today, localTime } = currentMember(ctx);
  ctx.body = await sendToDay(house, ctx, {
    type: 'UndoCompletion',
    memberId,
    date: questDate(ctx),
    today,
    localTime,
  });
};

export const resetQuest: Handler =
  ({ send }) =>
  async (ctx) => {
    const { memberId, today: date } = currentMember(ctx);
    const { reason = 'Reset Quest on the dashboard.' } = queryOf(ctx, resetQuestQuery);
    const command = { type: 'ResetQuestDay', memberId, date, resetBy: memberId, reason } as const;
    const { state, answer } = await send(ctx, questDecider, questDayStream(memberId, date), command);
    ctx.body = { ...answer, spinSession: { remainingSpins: remainingSpins(state) } };
  };

function complete(house: House, ctx: Context, date: MemberDay) {
  const { memberId, today, localTime } = currentMember(ctx);
  return sendToDay(house, ctx, { type: 'CompleteQuest', memberId, date, today, localTime, quests });
}

async function skip(house: House, ctx: Context, date: MemberDay) {
  const { memberId, today, localTime } = currentMember(ctx);
  const { skipTokens: tokensHeld } = await streakOf(house.db, memberId, today);
  return sendToDay(house, ctx, { type: 'SkipQuest', memberId, date, today, localTime, tokensHeld });
}

async function sendToDay({ send }: House, ctx: Context, command: QuestCommand) {
  const { memberId, date } = command;
  const { state, answer } = await send(ctx, questDecider, questDayStream(memberId, date), command);
  return { ...answer, userQuest: userQuestOf(date, state), pointsEarned: state.points };
}

/** A quest's id is its date. */
function questDate(ctx: Context): MemberDay {
  const id = pathPart(ctx, 'id');
  if (!isMemberDay(id)) throw new NotFound('There is no such quest.');
  return id;
}
