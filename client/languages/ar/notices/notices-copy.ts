import { numberText } from '#client/languages/ar/lib/format/locale.ts';
import type { noticesCopy as english } from '#client/notices/notices-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const noticesCopy: Translated<typeof english> = {
  connection: 'الاتصال',
  details: 'التفاصيل',
  keptOnThisDevice: 'محفوظ على هذا الجهاز',
  sendNow: 'إرسال الآن',
  notTaken: (text) => `غير مقبول: ${text}`,
  open: 'فتح',
  openEntry: (label) => `فتح، ${label}`,
  dismiss: 'إخفاء',
  offline: 'لا يوجد اتصال. ما تسجّله محفوظ ويُرسل لاحقًا.',
  offlineWaiting: (waiting) => `لا يوجد اتصال. بانتظار الإرسال: ${numberText(waiting)}.`,
  waitingCount: (waiting) => `بانتظار الإرسال: ${numberText(waiting)}.`,
  refusedCount: (refused) => `غير مقبول: ${numberText(refused)}.`,
  offlineNote:
    'الأوزان والقياسات والعلامات والتدريبات المنتهية تبقى على هذا الجهاز وتُرسل عند عودة الاتصال. المهام والبرامج تحتاج إلى اتصال.',
  refusedNote: 'لم نتمكن من قبول هذا، فلا يُحتسب.',
  sentInOrder: 'نرسلها بترتيب تسجيلها.',
  sent: 'أُرسل.',
};
