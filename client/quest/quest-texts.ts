import { ApiError, isServerAway, isUnauthorized, serverMessage } from '#client/lib/http/api-error.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import type { QuestEvent } from '#domain/quest/quest-events.ts';
import type { Quest } from '#service/quest/quest-contract.ts';
import type { Stats } from '#service/stats/stats-contract.ts';
import type { QuestDayView, QuestRequest, QuestView } from './quest-api.ts';

export const isLuckyDay = (quest: Quest | null): boolean => quest?.category === luckyDay.category;

export const questTitle = "Today's quest";

export const setupTexts = {
  title: 'Quest System Setup',
  description: 'Quest database is being initialized. Please try again in a moment.',
} as const;

const noMoreSpins = {
  title: 'No More Spins',
  description: "You've used all your spins. Accept the current quest or skip it.",
} as const;
const updateFailed = { title: 'Error', description: 'Failed to update quest. Please try again.' } as const;

/** What the wheel stopped at, as a toast. */
export const resultToast = ({ quest, pointsEarned }: QuestDayView): ToastMessage =>
  quest && isLuckyDay(quest)
    ? { title: quest.name, description: luckyMessage(pointsEarned) }
    : {
        title: 'Quest Found',
        ...(quest && { description: `${quest.name} - ${quest.estimatedMinutes} minutes` }),
      };

const luckyMessage = (points: number): string =>
  `Bonus: ${pointsText(points)}. Nothing to do but enjoy it: today counts.`;

const pointsText = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;

/** What happened to the quest, as a toast. A Lucky Day is told of when the wheel stops, not before. */
export function newsToast(event: QuestEvent, { quest, pointsEarned }: QuestDayView): ToastMessage | null {
  switch (event.type) {
    case 'QuestAccepted':
      return { title: 'Quest Accepted', ...(quest && { description: quest.name }) };
    case 'QuestCompleted':
      if (event.luckyDay) return null;
      return { title: 'Quest Completed', description: `You earned ${pointsEarned || 1} points` };
    case 'QuestSkipped':
      return { title: 'Quest Skipped', description: 'Used 1 skip token' };
    case 'QuestDayReset':
      return { title: 'Quest Reset' };
    case 'QuestSpun':
    case 'QuestCompletionUndone':
      return null;
  }
}

type Asked = Pick<QuestRequest, 'type' | 'date'>;

/** Why a command came to nothing, as a toast. */
export const refusalToast = (asked: Asked, error: unknown): ToastMessage => ({
  ...refusalTexts(asked, error),
  variant: 'destructive',
});

function refusalTexts({ type, date }: Asked, error: unknown): ToastMessage {
  switch (type) {
    case 'SpinWheel':
      return spinRefusal(error);
    case 'RespinWheel':
      return serverMessage(error, '') === noMoreSpins.description
        ? noMoreSpins
        : { title: 'Re-spin Failed', description: 'Unable to get a new quest. Please try again.' };
    case 'AcceptQuest':
      return { title: 'Accept Failed', description: 'Unable to accept quest. Please try again.' };
    case 'SkipQuest':
      return date
        ? updateFailed
        : { title: 'Skip Failed', description: 'Unable to skip quest. Please try again.' };
    case 'CompleteQuest':
      return updateFailed;
    case 'ResetQuestDay':
      return { title: 'Reset Failed', description: resetRefusal(error) };
  }
}

function spinRefusal(error: unknown): ToastMessage {
  if (serverMessage(error, '').includes('No quests available')) return setupTexts;
  if (isServerAway(error))
    return { title: 'Wheel Spin Failed', description: 'Please try again in a moment.' };
  return { title: 'Spin Failed', description: serverMessage(error, 'Unable to spin the wheel') };
}

const resetRefusal = (error: unknown): string =>
  isUnauthorized(error) || (error instanceof ApiError && error.status === 403)
    ? 'Admin access required'
    : 'Failed to reset quest. Please try again.';

export const difficultyLabels: Readonly<Record<Quest['difficulty'], string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};

export const tokensText = (tokens: number): string => `${tokens} skip ${tokens === 1 ? 'token' : 'tokens'}`;

export const questsDoneText = (quests: number): string =>
  `${quests} ${quests === 1 ? 'quest' : 'quests'} done`;

/** What a skip costs, or why there is none. */
export function skipNote({
  skipTokens,
  tokensAtRisk,
  rescuableDay,
}: Pick<Stats, 'skipTokens' | 'tokensAtRisk' | 'rescuableDay'>): string {
  if (skipTokens === 0) return 'No skip tokens. Earn one every 7 active days.';
  const cost = `Skipping uses 1 skip token. You have ${skipTokens}`;
  if (skipTokens === 1 && rescuableDay !== null) return `${cost}, and it can still save yesterday.`;
  // Tokens over an open gap are not spent yet: one fewer may no longer cover it.
  return skipTokens - 1 < tokensAtRisk ? `${cost}, and your streak needs ${tokensAtRisk}.` : `${cost}.`;
}

/** What the day's quest came to; null while it is open. */
export function outcomeText(view: QuestView, { pointsEarned }: QuestDayView): string | null {
  switch (view) {
    case 'done':
      return `You earned ${pointsText(pointsEarned)}. Try again tomorrow.`;
    case 'skipped':
      return 'Skipped for today, and your streak is safe. Try again tomorrow.';
    case 'lucky':
      return luckyMessage(pointsEarned);
    case 'ready':
    case 'spinning':
    case 'proposed':
    case 'assigned':
      return null;
  }
}

/** What is read out when the wheel stops. */
export const announcementOf = (view: QuestView, { quest }: QuestDayView): string =>
  quest && (view === 'proposed' || view === 'lucky') ? `The wheel landed on ${quest.name}.` : '';

type Hub = { big: string; small?: string };

/** The words in the middle of the wheel. */
export function hubOf(view: QuestView, { quest, remainingSpins, pointsEarned }: QuestDayView): Hub {
  switch (view) {
    case 'ready':
      return { big: 'SPIN', small: `${remainingSpins} left` };
    case 'spinning':
      return { big: 'SPIN' };
    case 'proposed':
    case 'assigned':
      return worth(quest?.pointsReward ?? 0);
    case 'done':
    case 'lucky':
      return worth(pointsEarned);
    case 'skipped':
      return { big: '0', small: 'points' };
  }
}

const worth = (points: number): Hub => ({ big: `+${points}`, small: points === 1 ? 'point' : 'points' });
