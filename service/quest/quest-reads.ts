import { luckyDay } from '#domain/catalogue/lucky-day.ts';
import { quests } from '#domain/catalogue/quest-catalogue.ts';
import { addDays } from '#domain/kernel/day.ts';
import { isInNightGrace } from '#domain/kernel/day-rules.ts';
import { eligibleQuests } from '#domain/quest/quest-rules.ts';
import { questOfDay } from '#projections/quest/quest-queries.ts';
import type { Handler } from '#service/house.ts';
import { currentMember } from '#service/http/current-member.ts';
import { shownQuest, userQuestOf } from './quest-view.ts';

export const listQuests: Handler = () => async (ctx) => {
  const { equipment = [] } = currentMember(ctx).member.profile;
  ctx.body = [...eligibleQuests(quests, equipment), luckyDay].map(shownQuest);
};

/** Until 03:00 a quest that was accepted yesterday is still the one to finish. */
export const todaysQuest: Handler =
  ({ db }) =>
  async (ctx) => {
    const { memberId, today, localTime } = currentMember(ctx);
    const yesterday = addDays(today, -1);
    const ofToday = await questOfDay(db, memberId, today);
    const isLate = !ofToday && isInNightGrace(yesterday, { today, localTime });
    const ofYesterday = isLate ? await questOfDay(db, memberId, yesterday) : null;
    const quest = ofYesterday?.status === 'assigned' ? ofYesterday : ofToday;
    ctx.body = quest && userQuestOf(quest.date, { ...quest, questId: quest.quest_id });
  };

export const wheelSession: Handler =
  ({ db }) =>
  async (ctx) => {
    const { memberId, today } = currentMember(ctx);
    const quest = await questOfDay(db, memberId, today);
    ctx.body = { isProposed: quest?.status === 'proposed' };
  };
