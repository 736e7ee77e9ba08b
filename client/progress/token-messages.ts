import { shortDate, weekdayName } from '#client/lib/format/format-day.ts';
import { isServerAway, serverMessage } from '#client/lib/http/api-error.ts';
import type { ToastMessage } from '#client/ui/toast.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { streakCopy } from './progress-copy.ts';

type Words = { readonly title: string; readonly text: string };

const dateText = (day: MemberDay): string => `${weekdayName(day)}, ${shortDate(day)}`;

/** What a token would save, and what that costs. */
export const offerWords = (day: MemberDay, skipTokens: number): Words => ({
  title: streakCopy.offer(dateText(day)),
  text: streakCopy.offerCost(skipTokens),
});

export const spentWords = (day: MemberDay): Words => ({
  title: streakCopy.yourStreakGoesOn,
  text: streakCopy.spentFor(dateText(day)),
});

export const spentToast = (day: MemberDay): ToastMessage => ({
  title: streakCopy.skipTokenUsed,
  description: streakCopy.spentLead(dateText(day)),
});

export const refusedToast = (error: unknown): ToastMessage => {
  const failed = streakCopy.spendFailed;
  return {
    title: commonCopy.error,
    description: isServerAway(error) ? failed : serverMessage(error, failed),
    variant: 'destructive',
  };
};
