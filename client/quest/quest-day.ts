import type { MemberDay } from '#domain/kernel/day.ts';
import type { QuestStatus } from '#domain/quest/quest-lifecycle.ts';
import { spinsPerDay } from '#domain/quest/quest-rules.ts';
import type { Quest, SpinAnswer, UserQuest, WheelSession } from '#service/quest/quest-contract.ts';

/** Today's quest, a mere proposal too. */
export type QuestDay = {
  readonly status: QuestStatus;
  /** The member's date that an accepted quest belongs to; it names the quest in calls. */
  readonly date: MemberDay | null;
  readonly quest: Quest | null;
  readonly remainingSpins: number;
  readonly pointsEarned: number;
};

export const unspun: QuestDay = {
  status: 'none',
  date: null,
  quest: null,
  remainingSpins: spinsPerDay,
  pointsEarned: 0,
};

export const dayOfUserQuest = ({ id, status, quest, pointsEarned }: UserQuest): QuestDay => ({
  status,
  date: id,
  quest,
  remainingSpins: 0,
  pointsEarned,
});

/** What a spin led to; null where its answer shows no proposal: the quest has moved on elsewhere. */
export function dayOfSpin({ spinSession, quest, userQuest }: SpinAnswer): QuestDay | null {
  if (userQuest) return dayOfUserQuest(userQuest);
  return spinSession && quest ? dayOfWheelSession({ ...spinSession, quest }) : null;
}

/** The open proposal; without one the wheel has not been spun. */
export const dayOfWheelSession = (session: WheelSession): QuestDay =>
  session ? { ...unspun, status: 'proposed', ...session } : unspun;
