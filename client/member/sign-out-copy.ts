import { numberText, plural } from '#client/lib/format/locale.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';

// Every screen needs these texts, so they are not loaded with those of the profile.

export const signOutCopy = {
  title: 'Sign out and forget this device',
  description:
    'This device forgets your ticks, drafts, a workout in progress and assessment results you haven’t submitted. Everything we already received stays in your account.',
  confirm: 'Forget and sign out',
  pending: 'Signing out...',
  cleared: null,
  failed: {
    title: commonCopy.error,
    description: 'You’re offline, so nothing was forgotten. Sign out when you’re back online.',
    variant: 'destructive',
  } satisfies ToastMessage,
};

/** Under Sign Out. */
export const signOutNotes = {
  stays: 'Your drafts and what isn’t sent yet stay on this device, locked until you sign in again.',
  forgets: 'This device forgets your drafts and everything else it keeps for you.',
};

export const sharedDeviceCopy = {
  label: 'This is a shared device',
  description: 'When you sign out, this device forgets everything it keeps for you.',
};

/** Texts about data that only this device has, before it is forgotten. */
export const unsyncedCopy = {
  more: (count: number): string => `${numberText(count)} more`,
  unsent: (labels: readonly string[]): string => `Not sent yet, and lost if you go on: ${labels.join('; ')}.`,
  ticks: (count: number): string =>
    `You may lose ${numberText(count)} ${plural(count, { one: 'tick', other: 'ticks' })} of your daily routine.`,
};
