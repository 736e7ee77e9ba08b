import * as z from 'zod';
import type { QuestEvent } from '#domain/quest/quest-events.ts';
import { catalogueWord, count, day, id, maybe, memberId, object, text } from './fields.ts';
import type { Registry } from './registration.ts';

const ofQuestDay = { memberId, date: day, questId: catalogueWord };

export const questRegistry: Registry<QuestEvent> = {
  QuestSpun: {
    data: object({
      ...ofQuestDay,
      spin: z.int().min(1),
      candidates: z.array(catalogueWord),
      draw: id,
      seedId: id,
      rules: z.literal('v1'),
    }),
    personal: [],
  },
  QuestAccepted: { data: object(ofQuestDay), personal: [] },
  QuestCompleted: { data: object({ ...ofQuestDay, points: count, luckyDay: z.boolean() }), personal: [] },
  QuestSkipped: { data: object(ofQuestDay), personal: [] },
  QuestCompletionUndone: { data: object({ ...ofQuestDay, points: count }), personal: [] },
  QuestDayReset: {
    data: object({
      ...ofQuestDay,
      resetBy: memberId,
      points: count,
      tokenReturned: z.boolean(),
      reason: maybe(text),
    }),
    personal: ['reason'],
  },
};
