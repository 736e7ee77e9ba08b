import type { Context } from 'koa';
import { quests } from '#domain/catalogue/quest-catalogue.ts';
import { isRestDay } from '#domain/catalogue/week-plan.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { type QuestDay, questDecider, remainingSpins } from '#domain/quest/quest.ts';
import { questDayStream } from '#domain/quest/quest-events.ts';
import { finishedForToday } from '#domain/quest/quest-rules.ts';
import { activePrograms } from '#projections/program/program-queries.ts';
import type { Handler, House } from '#service/house.ts';
import { currentMember } from '#service/http/current-member.ts';
import { gathered } from '#service/http/gathered.ts';
import { drawsOf } from './quest-draw.ts';
import { questNamed, userQuestOf } from './quest-view.ts';

/** Training days of a member who has not said how many. */
const usualDaysPerWeek = 3;

/** The first spin of a date. Again, it shows what came of it. */
export const spinWheel: Handler = (house) => turnWheel(house, 'SpinWheel');

/** Another proposal instead of the one that lies open. */
export const respinWheel: Handler = (house) => turnWheel(house, 'RespinWheel');

function turnWheel({ db, send, questSeed }: House, type: 'SpinWheel' | 'RespinWheel') {
  const programOf = gathered((memberIds: readonly MemberId[]) => activePrograms(db, memberIds));
  return async (ctx: Context) => {
    const { memberId, today: date, member } = currentMember(ctx);
    const program = await programOf(memberId);
    const { daysPerWeek = usualDaysPerWeek, equipment: ownedEquipment = [] } = member.profile;
    const command = {
      type,
      memberId,
      date,
      ...drawsOf(questSeed, memberId, date),
      quests,
      ownedEquipment,
      isRestDay: isRestDay({ program, daysPerWeek }, date),
    };
    const { state, answer } = await send(ctx, questDecider, questDayStream(memberId, date), command);
    ctx.body = { ...answer, ...shown(state, date, answer.events.length > 0) };
  };
}

/** A proposal with its session, an accepted quest alone, word that the day is done; for a Lucky Day just drawn, all of it. */
function shown(day: QuestDay, date: Parameters<typeof userQuestOf>[0], isNew: boolean) {
  const quest = questNamed(day.questId);
  const spinSession = { remainingSpins: remainingSpins(day) };
  if (day.status === 'proposed') return { spinSession, quest };
  if (day.status === 'assigned') return { quest };
  if (!isNew) return { message: finishedForToday };
  return { spinSession, quest, userQuest: userQuestOf(date, day), pointsEarned: day.points };
}
