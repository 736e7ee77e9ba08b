import { numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import type { libCopy as english } from '#client/lib/lib-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const minute = 60;

export const libCopy: Translated<typeof english> = {
  tooFast: (seconds: number): string => {
    if (seconds <= 2 * minute)
      return `Zu viele Versuche. Versuch es in ${numberText(seconds)} ${plural(seconds, { one: 'Sekunde', other: 'Sekunden' })} noch einmal.`;
    return `Zu viele Versuche. Versuch es in ${numberText(Math.ceil(seconds / minute))} Minuten noch einmal.`;
  },
  unauthorized: 'Nicht angemeldet',
  loggedOut: 'Du bist abgemeldet. Wir melden dich wieder an …',
  undone: 'Erledigt zurückgenommen',
  undoneLead: 'Die Quest ist wieder offen, die Punkte dafür sind zurückgebucht.',
  undoFailed: 'Die Quest ließ sich nicht ändern. Versuch es noch einmal.',
  pending: 'ausstehend',
  pendingLead: 'Ausstehend: zählt, sobald du wieder online bist',
  waiting: 'Wird noch übertragen',
  waitingLead: 'Auf diesem Gerät gespeichert. Wir senden es später.',
};
