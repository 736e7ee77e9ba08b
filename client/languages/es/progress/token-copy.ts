import { numberText } from '#client/languages/es/lib/format/locale.ts';
import type { tokenCopy as english } from '#client/progress/token-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const tokenCopy: Translated<typeof english> = {
  skipToken: 'Comodín',
  protected: 'Protegido',
  usingToken: 'Usando un comodín...',
  spendToken: 'Usar un comodín',
  offer: (day: string): string => `Todavía puedes salvar este día: ${day}.`,
  offerCost: (skipTokens: number): string =>
    `Gasta 1 comodín. Tienes ${numberText(skipTokens)}. Mañana será tarde.`,
  yourStreakGoesOn: 'Tu racha sigue.',
  spentFor: (day: string): string => `1 comodín usado: ${day}.`,
  skipTokenUsed: 'Comodín usado',
  spentLead: (day: string): string => `Día protegido: ${day}. Tu racha sigue.`,
  spendFailed: 'No se pudo usar tu comodín. Inténtalo de nuevo.',
};
