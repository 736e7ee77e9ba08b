import { numberText } from '#client/languages/ar/lib/format/locale.ts';
import type { countingCopy as english } from '#client/routine/counting-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const countingCopy: Translated<typeof english> = {
  countAlong: 'عُدّ معنا',
  close: 'إغلاق العدّ',
  aloud: 'العدّ بصوت مسموع',
  of: (reps) => `من ${numberText(reps)}`,
  done: (count, reps) => `${numberText(count)} من ${numberText(reps)}`,
  tapEach: 'اضغط في أي مكان لكل تكرار',
  set: (set, sets) => `المجموعة ${numberText(set)} من ${numberText(sets)}`,
  takeBack: 'إنقاص واحد',
};
