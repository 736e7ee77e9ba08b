import type { figureCopy as english } from '#client/figure/figure-copy.ts';
import { numberText } from '#client/languages/ar/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const figureCopy: Translated<typeof english> = {
  breaths: { in: 'شهيق', out: 'زفير', hold: 'حبس النفَس', free: 'تنفس طبيعي' },
  figureOf: (name) => `مجسّم متحرك: ${name}`,
  play: 'تشغيل المجسّم',
  pause: 'إيقاف المجسّم',
  before: 'الوضعية السابقة',
  next: 'الوضعية التالية',
  otherSide: 'عرض الجانب الآخر',
  position: (number, of) => `الوضعية ${numberText(number)} من ${numberText(of)}`,
};
