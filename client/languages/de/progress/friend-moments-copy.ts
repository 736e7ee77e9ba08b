import { listText } from '#client/languages/de/lib/format/locale.ts';
import type { friendMomentsCopy as english } from '#client/progress/friend-moments-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const friendMomentsCopy: Translated<typeof english> = {
  accepted: (name: string | null): string => `${name ?? 'Ein Buddy'} hat Ja gesagt`,
  acceptedThanks: 'Ihr seid jetzt Buddys.',
  several: 'Neue Buddys',
  withYou: (names: readonly string[]): string => `Jetzt dabei: ${listText(names)}.`,
  firstCheer: 'Du wirst zum ersten Mal angefeuert',
  cheeredBy: (name: string | null): string => `Und zwar von ${name ?? 'einem Buddy'}.`,
  toFriends: 'Buddys',
};
