import { numberText } from '#client/languages/ar/lib/format/locale.ts';
import type { momentsCopy as english } from '#client/progress/moments-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const momentsCopy: Translated<typeof english> = {
  badge: (name) => `شارة جديدة: ${name}`,
  thingDone: (done, all) => `خطوة أخرى على دربك: ${numberText(done)} من ${numberText(all)}`,
  pathFinished: 'قطعت الدرب كله',
  pathThanks: 'اثنا عشر شيئًا صغيرًا في شهر واحد، كلها لك.',
};
