import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { WheelVersion } from './wheel-rules-events.ts';

/** `date` is the quest's day, also when it is completed in the night grace after it. */
type OfQuestDay = { readonly memberId: MemberId; readonly date: MemberDay; readonly questId: string };

/** A first spin or a re-spin, with all inputs needed to verify the draw. */
export type QuestSpun = OfQuestDay & {
  readonly type: 'QuestSpun';
  /** 1 for the first spin of the day. */
  readonly spin: number;
  /**
   * Ids of the quests that could be drawn. By `v1` they are sorted and without Lucky Day, by `v2` in the order of the wheel and with Lucky
   * Day.
   */
  readonly candidates: readonly string[];
  /** Hex SHA-256 HMAC of `memberId|date|spin` under the seed of the date's month. */
  readonly draw: string;
  /** The first 16 digits of the seed's SHA-256, which is its published commitment. Until November 2026 there was one seed for all months. */
  readonly seedId: string;
  readonly rules: WheelVersion;
  /** The inputs by which the candidates (by `v2` the wheel) were chosen. Draws from before November 2026 do not hold them. */
  readonly inputs?: DrawInputs;
  /** The wheel of the date, the same in each spin. Draws by `v1` do not hold it. */
  readonly wheel?: LaidOutWheel;
};
export type LaidOutWheel = {
  /** Eight ids, clockwise from the top. */
  readonly slots: readonly string[];
  /** Hex SHA-256 HMAC of `memberId|date|wheel` under the seed of the date's month. */
  readonly draw: string;
};
export type DrawInputs = {
  readonly equipment: readonly string[];
  readonly isRestDay: boolean;
  /** The version of the catalogue of quests. */
  readonly catalogue: number;
};
type QuestAccepted = OfQuestDay & { readonly type: 'QuestAccepted' };
export type QuestCompleted = OfQuestDay & {
  readonly type: 'QuestCompleted';
  readonly points: number;
  /** True when Lucky Day was drawn, which completes the quest. */
  readonly luckyDay: boolean;
  /** The member's words in a quest that is about writing; absent in every other. */
  readonly note?: string;
};
/** Costs one skip token and protects the date. */
type QuestSkipped = OfQuestDay & { readonly type: 'QuestSkipped' };
type QuestCompletionUndone = OfQuestDay & {
  readonly type: 'QuestCompletionUndone';
  readonly points: number;
};
/** Compensates the whole day: points withdrawn, a spent token returned, three spins again. */
export type QuestDayReset = OfQuestDay & {
  readonly type: 'QuestDayReset';
  readonly resetBy: MemberId;
  readonly points: number;
  readonly tokenReturned: boolean;
  /** As given by the person who requested the reset. */
  readonly reason?: string;
};

export type QuestEvent =
  | QuestSpun
  | QuestAccepted
  | QuestCompleted
  | QuestSkipped
  | QuestCompletionUndone
  | QuestDayReset;

export const questDayStream = (memberId: MemberId, date: MemberDay): string => `questDay-${memberId}-${date}`;
