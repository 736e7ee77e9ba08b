import { ApiError, isServerAway, isUnauthorized, serverMessage } from '#client/lib/http/api-error.ts';
import { refusalToast } from '#client/lib/http/refusal.ts';
import type { ToastMessage } from '#client/ui/toast.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import type { QuestEvent } from '#domain/quest/quest-events.ts';
import type { Quest } from '#service/quest/quest-contract.ts';
import type { Stats } from '#service/stats/stats-contract.ts';
import type { QuestDayView, QuestRequest, QuestView } from './quest-api.ts';
import { questCopy } from './quest-copy.ts';

export const isLuckyDay = (quest: Quest | null): boolean => quest?.category === luckyDay.category;

export const setupTexts = {
  title: questCopy.setup,
  description: questCopy.setupLead,
} as const;

const noMoreSpins = {
  title: questCopy.noMoreSpins,
  description: questCopy.noMoreSpinsLead,
} as const;
const updateFailed = { title: commonCopy.error, description: questCopy.updateFailed } as const;

/** What the wheel stopped at, as a toast. */
export const resultToast = ({ quest, pointsEarned }: QuestDayView): ToastMessage =>
  quest && isLuckyDay(quest)
    ? { title: quest.name, description: luckyMessage(pointsEarned) }
    : {
        title: questCopy.questFound,
        ...(quest && { description: questCopy.resultLine(quest.name, quest.estimatedMinutes) }),
      };

const luckyMessage = (points: number): string => questCopy.luckyLine(questCopy.pointsText(points));

/** What happened to the quest, as a toast. A Lucky Day is announced when the wheel stops, not before. */
export function newsToast(event: QuestEvent, { quest, pointsEarned }: QuestDayView): ToastMessage | null {
  switch (event.type) {
    case 'QuestAccepted':
      return { title: questCopy.questAccepted, ...(quest && { description: quest.name }) };
    case 'QuestCompleted':
      if (event.luckyDay) return null;
      return { title: questCopy.questCompleted, description: questCopy.pointsEarned(pointsEarned || 1) };
    case 'QuestSkipped':
      return { title: questCopy.questSkipped, description: questCopy.used1SkipToken };
    case 'QuestDayReset':
      return { title: questCopy.questReset };
    case 'QuestSpun':
    case 'QuestCompletionUndone':
      return null;
  }
}

type Asked = Pick<QuestRequest, 'type' | 'date'>;

/** Why a command came to nothing, as a toast. */
export const questRefusal = (asked: Asked, error: unknown): ToastMessage =>
  refusalToast(error, { ...refusalTexts(asked, error), variant: 'destructive' });

function refusalTexts({ type, date }: Asked, error: unknown): ToastMessage {
  switch (type) {
    case 'SpinWheel':
      return spinRefusal(error);
    case 'RespinWheel':
      return serverMessage(error, '') === noMoreSpins.description
        ? noMoreSpins
        : { title: questCopy.reSpinFailed, description: questCopy.reSpinFailedLead };
    case 'AcceptQuest':
      return { title: questCopy.acceptFailed, description: questCopy.acceptFailedLead };
    case 'SkipQuest':
      return date ? updateFailed : { title: questCopy.skipFailed, description: questCopy.skipFailedLead };
    case 'CompleteQuest':
      return updateFailed;
    case 'ResetQuestDay':
      return { title: questCopy.resetFailed, description: resetRefusal(error) };
  }
}

function spinRefusal(error: unknown): ToastMessage {
  if (serverMessage(error, '').includes('No quests available')) return setupTexts;
  if (isServerAway(error))
    return { title: questCopy.wheelSpinFailed, description: questCopy.wheelSpinFailedLead };
  return { title: questCopy.spinFailed, description: serverMessage(error, questCopy.spinFailedLead) };
}

const resetRefusal = (error: unknown): string =>
  isUnauthorized(error) || (error instanceof ApiError && error.status === 403)
    ? questCopy.adminAccessRequired
    : questCopy.resetFailedLead;

/** What a skip costs, or why there is none. */
export function skipNote({
  skipTokens,
  tokensAtRisk,
  rescuableDay,
  excuse,
  earnEvery,
}: Pick<Stats, 'skipTokens' | 'tokensAtRisk' | 'rescuableDay' | 'excuse' | 'earnEvery'>): string {
  if (excuse !== null) return questCopy.noSkipNeeded(excuse === 'paused');
  if (skipTokens === 0) return questCopy.noSkipTokens(earnEvery);
  const cost = questCopy.skipCost(skipTokens);
  if (skipTokens === 1 && rescuableDay !== null) return questCopy.skipOrYesterday(cost);
  // Tokens over an open gap are not spent yet: one fewer may no longer cover it.
  return skipTokens - 1 < tokensAtRisk ? questCopy.skipOrStreak(cost, tokensAtRisk) : `${cost}.`;
}

/** What is read out when the wheel stops. */
export const announcementOf = (view: QuestView, { quest }: QuestDayView): string =>
  quest && (view === 'proposed' || view === 'lucky') ? questCopy.landedOn(quest.name) : '';

type Hub = { big: string; small?: string };

/** The words in the middle of the wheel. */
export function hubOf(view: QuestView, { quest, remainingSpins, pointsEarned }: QuestDayView): Hub {
  switch (view) {
    case 'ready':
      return { big: questCopy.spin, small: questCopy.hubSpinsLeft(remainingSpins) };
    case 'spinning':
      return { big: questCopy.spin };
    case 'proposed':
    case 'assigned':
      return worth(quest?.pointsReward ?? 0);
    case 'done':
    case 'lucky':
      return worth(pointsEarned);
    case 'skipped':
      return { big: '0', small: questCopy.points(0) };
  }
}

const worth = (points: number): Hub => ({ big: `+${points}`, small: questCopy.points(points) });
