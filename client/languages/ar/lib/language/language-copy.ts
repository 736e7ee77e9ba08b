import type { languageCopy as english } from '#client/lib/language/language-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const languageCopy: Translated<typeof english> = {
  label: 'اللغة',
  asBrowser: 'مثل المتصفح',
  note: 'تُحمَّل الصفحة مرة أخرى باللغة التي تختارها.',
  needsNetwork: 'نصوص اللغة الأخرى تأتي من الشبكة. اخترها حين يكون لديك اتصال.',
};
