import * as z from 'zod';
import type { DrawInputs, LaidOutWheel, QuestEvent } from '#domain/quest/quest-events.ts';
import type { WheelRulesAdopted } from '#domain/quest/wheel-rules-events.ts';
import type { WheelSeedEvent } from '#domain/quest/wheel-seed-events.ts';
import { catalogueWord, choice, count, day, id, maybe, memberId, month, object, text } from './fields.ts';
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
      rules: choice({ v1: true, v2: true }),
      inputs: maybe(
        object<DrawInputs>({ equipment: z.array(catalogueWord), isRestDay: z.boolean(), catalogue: count }),
      ),
      wheel: maybe(object<LaidOutWheel>({ slots: z.array(catalogueWord), draw: id })),
    }),
    personal: [],
  },
  QuestAccepted: { data: object(ofQuestDay), personal: [] },
  QuestCompleted: {
    data: object({ ...ofQuestDay, points: count, luckyDay: z.boolean(), note: maybe(text) }),
    personal: ['note'],
  },
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

export const wheelRulesRegistry: Registry<WheelRulesAdopted> = {
  WheelRulesAdopted: { data: object({ rules: z.literal('v2'), from: day }), personal: [] },
};

const ofSeed = { month, commitment: id, late: z.boolean() };

export const wheelSeedRegistry: Registry<WheelSeedEvent> = {
  WheelSeedCommitted: { data: object(ofSeed), personal: [] },
  WheelSeedRevealed: { data: object({ ...ofSeed, seed: id }), personal: [] },
};
