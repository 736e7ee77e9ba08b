import type { unsavedCopy as english } from '#client/workout/unsaved-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const unsavedCopy: Translated<typeof english> = {
  label: 'تدريب غير محفوظ',
  open: 'فتح',
  today: (name) => `لم يُحفظ ${name} بعد.`,
  earlier: (name, weekday) => `لم يُحفظ ${name} (${weekday}) بعد.`,
};
