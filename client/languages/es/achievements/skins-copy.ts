import type { skinsCopy as english } from '#client/achievements/skins-copy.ts';
import { numberText } from '#client/languages/es/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const skinsCopy: Translated<typeof english> = {
  title: 'Tu ruleta',
  lead: 'Cada nivel abre un aspecto nuevo. Los retos y tus probabilidades no cambian.',
  looks: 'Aspecto de la ruleta',
  from: (level: number): string => `Nivel ${numberText(level)}`,
  notSaved: { title: 'Tu ruleta sigue como está', description: 'Inténtalo de nuevo en un momento.' },
};
