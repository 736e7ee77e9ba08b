import * as z from 'zod';
import type { DrawInputs, QuestEvent } from '#domain/quest/quest-events.ts';
import type { WheelSeedEvent } from '#domain/quest/wheel-seed-events.ts';
import { catalogueWord, count, day, id, maybe, memberId, month, object, text } from './fields.ts';
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
      inputs: maybe(
        object<DrawInputs>({ equipment: z.array(catalogueWord), isRestDay: z.boolean(), catalogue: count }),
      ),
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

const ofSeed = { month, commitment: id, late: z.boolean() };

export const wheelSeedRegistry: Registry<WheelSeedEvent> = {
  WheelSeedCommitted: { data: object(ofSeed), personal: [] },
  WheelSeedRevealed: { data: object({ ...ofSeed, seed: id }), personal: [] },
};
