import { countedAfter, minute, second } from '#client/languages/ar/lib/format/nouns.ts';
import type { libCopy as english } from '#client/lib/lib-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const secondsOfMinute = 60;

export const libCopy: Translated<typeof english> = {
  tooFast: (seconds) =>
    seconds <= 2 * secondsOfMinute
      ? `محاولات كثيرة. حاول بعد ${countedAfter(seconds, second)}.`
      : `محاولات كثيرة. حاول بعد ${countedAfter(Math.ceil(seconds / secondsOfMinute), minute)}.`,
  unauthorized: 'غير مسموح',
  loggedOut: 'انتهت جلستك. نسجّل دخولك من جديد...',
  undone: 'تم التراجع عن الإنجاز',
  undoneLead: 'المهمة مفتوحة من جديد، ونقاطها سُحبت.',
  undoFailed: 'تعذّر تحديث المهمة. حاول مجددًا.',
  pending: 'قيد الانتظار',
  pendingLead: 'قيد الانتظار: يُحتسب عند عودة الاتصال',
  waiting: 'بانتظار المزامنة',
  waitingLead: 'محفوظ على هذا الجهاز. نرسله لاحقًا.',
};
