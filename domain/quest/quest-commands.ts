import type { Quest } from '#domain/catalogue/quests/quest-entry.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { LocalClock } from '#domain/kernel/day-rules.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { Excuse } from '#domain/streak/rest-rules.ts';
import type { WheelVersion } from './wheel-rules-events.ts';

/** `date` is the quest's day, the one in the stream's name. */
type OfQuestDay = { readonly memberId: MemberId; readonly date: MemberDay };
type Draw = {
  /** The rules of the wheel on the date. A date whose first spin was made by other rules continues with those. */
  readonly rules: WheelVersion;
  /** Hex SHA-256 HMACs of `memberId|date|spin` under the month's seed, for spin 1, 2 and 3. */
  readonly draws: readonly [string, string, string];
  /** Hex SHA-256 HMAC of `memberId|date|wheel` under the same seed. */
  readonly wheelDraw: string;
  readonly seedId: string;
  /** The catalogue without Lucky Day. */
  readonly quests: readonly Quest[];
  readonly catalogueVersion: number;
  readonly ownedEquipment: readonly string[];
  /** On a rest day, light quests are preferred. */
  readonly isRestDay: boolean;
};

export type SpinWheel = OfQuestDay &
  Draw & {
    readonly type: 'SpinWheel';
    /** The wheel that the member saw; any wheel when absent. */
    readonly shown?: readonly string[];
  };
export type RespinWheel = OfQuestDay & Draw & { readonly type: 'RespinWheel' };
type AcceptQuest = OfQuestDay & { readonly type: 'AcceptQuest' };
export type SkipQuest = OfQuestDay &
  LocalClock & {
    readonly type: 'SkipQuest';
    readonly tokensHeld: number;
    /** Days in a row that the skip would hold, as shown before it. */
    readonly streak: number;
    /** Whether something else was done on the date already. */
    readonly isActive: boolean;
    /** Active days in a row that earn a token; 7 when absent. */
    readonly earnEvery?: number;
    /** Why the date holds the streak without a token; null for most dates. */
    readonly excuse: Excuse | null;
  };
export type CompleteQuest = OfQuestDay &
  LocalClock & {
    readonly type: 'CompleteQuest';
    readonly quests: readonly Quest[];
    /** Kept for a quest that is about writing. */
    readonly note?: string;
  };
export type UndoCompletion = OfQuestDay & LocalClock & { readonly type: 'UndoCompletion' };
/** An admin's command. */
type ResetQuestDay = OfQuestDay & {
  readonly type: 'ResetQuestDay';
  readonly resetBy: MemberId;
  readonly reason?: string;
};

export type QuestCommand =
  | SpinWheel
  | RespinWheel
  | AcceptQuest
  | SkipQuest
  | CompleteQuest
  | UndoCompletion
  | ResetQuestDay;
