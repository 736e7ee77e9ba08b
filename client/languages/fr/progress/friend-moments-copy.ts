import { listText } from '#client/languages/fr/lib/format/locale.ts';
import type { friendMomentsCopy as english } from '#client/progress/friend-moments-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const friendMomentsCopy: Translated<typeof english> = {
  accepted: (name: string | null): string => `${name ?? 'Quelqu’un'} a dit oui`,
  acceptedThanks: 'Vous êtes maintenant amis.',
  several: 'De nouveaux amis',
  withYou: (names: readonly string[]): string => `Avec toi maintenant : ${listText(names)}.`,
  firstCheer: 'Ton premier encouragement',
  cheeredBy: (name: string | null): string => `${name ?? 'Quelqu’un'} pense à toi.`,
  circleEnded: 'Votre cercle est terminé',
  circlesEnded: 'Vos cercles sont terminés',
  circleThanks: 'Viens voir le chemin fait ensemble.',
  atRisk: (name: string | null): string => `Un coup de coude à ${name ?? 'quelqu’un'} ?`,
  streakOpen: 'Sa flamme est encore à entretenir aujourd’hui.',
  severalAtRisk: 'Un coup de coude à tes amis ?',
  openFor: (names: readonly string[]): string => `Flamme à entretenir aujourd’hui : ${listText(names)}.`,
  toFriends: 'Amis',
};
