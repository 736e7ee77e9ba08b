import type { ToastMessage } from '#client/ui/toast.ts';

/** The client's only check: there is something, and an at-sign in it. The server looks closer. */
export const looksLikeEmail = (email: string): boolean => email.includes('@');

/** The address is on the list already. */
export const isRepeat = (refusal: unknown): boolean =>
  refusal instanceof Error && refusal.message.includes('409');

/** What a refusal says in a toast. */
export function refusalToast(refusal: unknown): ToastMessage {
  if (isRepeat(refusal)) return { ...alreadySubmitted, variant: 'destructive' };
  if (refusal instanceof Error && refusal.message.includes('400')) return invalidEmailToast;
  return { title: 'Error', description: 'Something went wrong. Please try again.', variant: 'destructive' };
}

export const alreadySubmitted = {
  title: 'Already Submitted',
  description: 'This email is already on our beta list.',
} as const;

export const submitted = {
  title: 'Request Submitted',
  description: "Thank you! We'll review your request and get back to you soon.",
} as const;

export const invalidEmailToast = {
  title: 'Invalid Email',
  description: 'Please enter a valid email address.',
  variant: 'destructive',
} as const;
