import type { skinsCopy as english } from '#client/achievements/skins-copy.ts';
import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const skinsCopy: Translated<typeof english> = {
  title: 'Sua roleta',
  lead: 'Novos níveis abrem novos visuais. Os desafios e suas chances não mudam.',
  looks: 'Visual da roleta',
  from: (level: number): string => `Nível ${numberText(level)}`,
  notSaved: { title: 'Sua roleta continua como está', description: 'Tente de novo em um momento.' },
};
