import { recentDay } from '#client/lib/format/day-words.ts';
import { locale } from '#client/lib/format/locale.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import { asInstant, type MemberDay } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import type { MemberSession } from '#service/sessions/sessions-contract.ts';

export const sessionTexts = {
  title: 'Where you’re signed in',
  unread: 'Your sessions could not be read.',
  thisDevice: 'This device',
  end: 'Sign out',
  ending: 'Signing out...',
  endOthers: 'Sign out all other devices',
  endAll: 'Sign out everywhere',
  alone: 'You’re signed in on this device only.',
  proof: {
    title: 'Please sign in again',
    description:
      'Before we sign out other devices, we check that it’s you. You come back to this page and can go on from there.',
    confirm: 'Sign in again',
  },
  failed: {
    title: 'Error',
    description: 'Failed to sign out. Please try again.',
    variant: 'destructive',
  },
} as const satisfies Record<string, string | ToastMessage | Record<string, string>>;

export const sessionsEnded = (count: number): ToastMessage => ({
  title: 'Signed Out',
  description:
    count === 1
      ? 'The other device is signed out.'
      : `${count === 0 ? 'No' : count} other devices are signed out.`,
});

/** `Signed in 20 Nov, 14:03. Last used today.` */
export function sessionWords(
  { signedInAt, lastUsedAt }: Pick<MemberSession, 'signedInAt' | 'lastUsedAt'>,
  timeZone: string,
  today: MemberDay,
): string {
  const moment = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  const lastUsed = recentDay(dayOf(asInstant(lastUsedAt), timeZone), today);
  return `Signed in ${moment.format(new Date(signedInAt))}. Last used ${inSentence(lastUsed)}.`;
}

/** Weekdays and dates keep their capitals. */
const inSentence = (day: string): string =>
  day === 'Today' || day === 'Yesterday' ? day.toLowerCase() : `on ${day}`;
