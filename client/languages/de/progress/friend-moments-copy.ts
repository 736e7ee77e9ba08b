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
  circleEnded: 'Euer Kreis ist zu Ende',
  circlesEnded: 'Eure Kreise sind zu Ende',
  circleThanks: 'Schau, wie weit ihr zusammen gekommen seid.',
  atRisk: (name: string | null): string => `Ein Stups für ${name ?? 'einen Buddy'}?`,
  streakOpen: 'Die Serie ist heute noch offen.',
  severalAtRisk: 'Ein Stups für deine Buddys?',
  openFor: (names: readonly string[]): string => `Heute noch offen: ${listText(names)}.`,
  toFriends: 'Buddys',
};
