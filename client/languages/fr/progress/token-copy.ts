import { numberText } from '#client/languages/fr/lib/format/locale.ts';
import type { tokenCopy as english } from '#client/progress/token-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const tokenCopy: Translated<typeof english> = {
  skipToken: 'Joker',
  protected: 'Protégé',
  usingToken: 'Joker en cours...',
  spendToken: 'Utiliser un joker',
  offer: (day: string): string => `Encore rattrapable : ${day}.`,
  offerCost: (skipTokens: number): string =>
    `Coûte 1 joker. Il t’en reste ${numberText(skipTokens)}. Demain, ce sera trop tard.`,
  yourStreakGoesOn: 'Ta flamme continue.',
  spentFor: (day: string): string => `1 joker utilisé : ${day}.`,
  skipTokenUsed: 'Joker utilisé',
  spentLead: (day: string): string => `Journée protégée (${day}), ta flamme continue.`,
  spendFailed: 'Ton joker n’a pas pu être utilisé. Réessaie.',
};
