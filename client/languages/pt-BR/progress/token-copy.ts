import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { tokenCopy as english } from '#client/progress/token-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const tokenCopy: Translated<typeof english> = {
  skipToken: 'Curinga',
  protected: 'Protegido',
  usingToken: 'Usando um curinga...',
  spendToken: 'Usar um curinga',
  offer: (day: string): string => `Este dia ainda pode ser salvo: ${day}.`,
  offerCost: (skipTokens: number): string =>
    `Gasta 1 curinga. Você tem ${numberText(skipTokens)}. Amanhã já é tarde.`,
  yourStreakGoesOn: 'Sua sequência continua.',
  spentFor: (day: string): string => `1 curinga usado: ${day}.`,
  skipTokenUsed: 'Curinga usado',
  spentLead: (day: string): string => `Dia protegido: ${day}. Sua sequência continua.`,
  spendFailed: 'Não foi possível usar seu curinga. Tente de novo.',
};
