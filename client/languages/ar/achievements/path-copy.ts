import type { pathCopy as english } from '#client/achievements/path-copy.ts';
import { numberText } from '#client/languages/ar/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const pathCopy: Translated<typeof english> = {
  title: (month) => `دربك في ${month}`,
  lead: 'أشياء صغيرة من كل نوع، بأي ترتيب وبوتيرتك أنت. ما يبقى مفتوحًا لا يكلّفك شيئًا.',
  walked: (done, all) => `تم ${numberText(done)} من ${numberText(all)}`,
  finished: 'أنجزت الأشياء الاثني عشر كلها. يا له من شهر.',
  done: (date) => `تم في ${date}`,
  open: 'ما زال مفتوحًا',
  progress: (count, target) => `${numberText(count)} من ${numberText(target)}`,
  unread: 'تعذّر تحميل دربك.',
};
