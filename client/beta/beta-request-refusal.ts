import { isTooFast } from '#client/lib/http/api-error.ts';
import type { ToastMessage } from '#client/ui/toast.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { betaCopy } from './beta-copy.ts';

/** The client's only check: there is something, and an at-sign in it. The server looks closer. */
export const looksLikeEmail = (email: string): boolean => email.includes('@');

/** The address is on the list already. */
export const isRepeat = (refusal: unknown): boolean =>
  refusal instanceof Error && refusal.message.includes('409');

/** What a refusal says in a toast. */
export function refusalToast(refusal: unknown): ToastMessage {
  if (isRepeat(refusal)) return { ...betaCopy.alreadySubmitted, variant: 'destructive' };
  if (refusal instanceof Error && refusal.message.includes('400')) return invalidEmailToast;
  if (isTooFast(refusal))
    return { title: betaCopy.tooFast, description: refusal.text, variant: 'destructive' };
  return { title: commonCopy.error, description: betaCopy.failed, variant: 'destructive' };
}

export const invalidEmailToast: ToastMessage = { ...betaCopy.invalidEmail, variant: 'destructive' };
