import type { Quest } from '#domain/catalogue/quests/quest-entry.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { fold } from '#domain/kernel/decider.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { questDecider, remainingSpins } from '#domain/quest/quest.ts';
import type { QuestEvent, QuestSpun } from '#domain/quest/quest-events.ts';
import { layOutWheel } from '#domain/quest/quest-wheel.ts';
import { given } from './given.ts';

const memberId = asMemberId('mila');
const date = asMemberDay('2026-03-04');
const next = asMemberDay('2026-03-05');
export const of = { memberId, date };

export const catalogue: readonly Quest[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => ({
  id,
  name: id,
  description: id,
  category: 'Core',
  difficulty: 'medium',
  pointsReward: 2,
  estimatedMinutes: 5,
  requirements: { equipment: [], alternative: null },
}));
/** A draw that selects the candidate at `index`. */
export const draw = (index: number) => (16 * index + 1).toString(16).padStart(64, '0');
export const lucky = (16).toString(16).padStart(64, '0');
export const drawing = {
  ...of,
  rules: 'v1',
  wheelDraw: draw(0),
  draws: [draw(0), draw(0), draw(0)] as const,
  seedId: 'seed-1',
  quests: catalogue,
  catalogueVersion: 1,
  ownedEquipment: ['none'],
  isRestDay: false,
} as const;
const evening = { today: date, localTime: { hour: 19, minute: 0 } };
export const night = (hour: number, minute: number, today = next) => ({ today, localTime: { hour, minute } });

export const spin = { type: 'SpinWheel', ...drawing } as const;
export const respin = { type: 'RespinWheel', ...drawing } as const;
export const accept = { type: 'AcceptQuest', ...of } as const;
export const complete = { type: 'CompleteQuest', ...of, ...evening, quests: catalogue } as const;
export const skip = {
  type: 'SkipQuest',
  ...of,
  ...evening,
  tokensHeld: 1,
  streak: 3,
  isActive: false,
  excuse: null,
} as const;
export const undo = { type: 'UndoCompletion', ...of, ...evening } as const;
const resetBy = asMemberId('admin');
export const reset = { type: 'ResetQuestDay', ...of, resetBy } as const;

export const spun = (questId: string, number: number): QuestSpun => ({
  type: 'QuestSpun',
  ...of,
  questId,
  spin: number,
  candidates: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].slice(number - 1),
  draw: draw(0),
  seedId: 'seed-1',
  rules: 'v1',
  inputs: { equipment: ['none'], isRestDay: false, catalogue: 1 },
});
export const ofA = { ...of, questId: 'a' };
export const accepted: QuestEvent = { type: 'QuestAccepted', ...ofA };
export const completed: QuestEvent = { type: 'QuestCompleted', ...ofA, points: 2, luckyDay: false };
export const skipped: QuestEvent = { type: 'QuestSkipped', ...ofA };
export const undone: QuestEvent = { type: 'QuestCompletionUndone', ...ofA, points: 2 };
export const resetOf = (questId: string, points: number, tokenReturned: boolean): QuestEvent => ({
  type: 'QuestDayReset',
  ...of,
  questId,
  resetBy,
  points,
  tokenReturned,
});
export const luckySpun = (number: number): QuestSpun => ({ ...spun('lucky-day', number), draw: lucky });
export const luckyCompleted: QuestEvent = {
  type: 'QuestCompleted',
  ...of,
  questId: 'lucky-day',
  points: 5,
  luckyDay: true,
};

export const questDay = given(questDecider);
export const spinsLeft = (...events: readonly QuestEvent[]) => remainingSpins(fold(questDecider, events));

/** A wheel of the catalogue, without Lucky Day. */
const laidOut = { draw: draw(0), slots: layOutWheel(draw(0), drawing) };
/** A spin by rules v2, and the event of such a spin that stops at the quest in a slot. */
export const wheelSpin = { ...spin, rules: 'v2' } as const;
export const wheelRespin = { ...respin, rules: 'v2' } as const;
export const wheelSpun = (slot: number, number: number, gone: readonly number[] = []): QuestSpun => ({
  ...spun(laidOut.slots[slot] ?? '', number),
  candidates: laidOut.slots.filter((_, index) => !gone.includes(index)),
  draw: draw(0),
  rules: 'v2',
  wheel: laidOut,
});
