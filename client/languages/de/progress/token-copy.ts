import { numberText } from '#client/languages/de/lib/format/locale.ts';
import type { tokenCopy as english } from '#client/progress/token-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const tokenCopy: Translated<typeof english> = {
  skipToken: 'Joker',
  protected: 'Geschützt',
  usingToken: 'Joker wird eingesetzt …',
  spendToken: 'Joker einsetzen',
  offer: (day: string): string => `${day} lässt sich noch retten.`,
  offerCost: (skipTokens: number): string =>
    `Kostet 1 Joker. Du hast ${numberText(skipTokens)}. Morgen ist es zu spät.`,
  yourStreakGoesOn: 'Deine Serie geht weiter.',
  spentFor: (day: string): string => `1 Joker eingesetzt für ${day}.`,
  skipTokenUsed: 'Joker eingesetzt',
  spentLead: (day: string): string => `${day} ist geschützt, und deine Serie geht weiter.`,
  spendFailed: 'Dein Joker ließ sich nicht einsetzen. Versuch es noch einmal.',
};
