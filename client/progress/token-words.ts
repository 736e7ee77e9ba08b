import { shortDate, weekdayName } from '#client/lib/format/day-words.ts';
import { isServerAway, serverMessage } from '#client/lib/http/api-error.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import type { MemberDay } from '#domain/kernel/day.ts';

type Words = { readonly title: string; readonly text: string };

const dateText = (day: MemberDay): string => `${weekdayName(day)}, ${shortDate(day)}`;

/** What a token would save, and what that costs. */
export const offerWords = (day: MemberDay, skipTokens: number): Words => ({
  title: `${dateText(day)} can still be saved.`,
  text: `Uses 1 skip token. You have ${skipTokens}. Tomorrow is too late.`,
});

export const spentWords = (day: MemberDay): Words => ({
  title: 'Your streak goes on.',
  text: `Used 1 skip token for ${dateText(day)}.`,
});

export const spentToast = (day: MemberDay): ToastMessage => ({
  title: 'Skip Token Used',
  description: `${dateText(day)} is protected, and your streak goes on.`,
});

export const refusedToast = (error: unknown): ToastMessage => {
  const failed = 'Failed to use your skip token. Please try again.';
  return {
    title: 'Error',
    description: isServerAway(error) ? failed : serverMessage(error, failed),
    variant: 'destructive',
  };
};
