import { numberText } from '#client/languages/ar/lib/format/locale.ts';
import { counted, countedAfter, day, point } from '#client/languages/ar/lib/format/nouns.ts';
import type { pointsCopy as english } from '#client/progress/points-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const pointsCopy: Translated<typeof english> = {
  pointsByDay: 'النقاط حسب اليوم',
  pointsLeadTo: 'إلى أين تقودك',
  pointsLead: (total, thisWeek) =>
    `المجموع ${counted(total, point)}، منها ${numberText(thisWeek)} منذ الاثنين.`,
  pointsEmpty: 'المهام والتدريبات تكسبك نقاطًا. تظهر هنا.',
  ledger: 'كشف النقاط',
  showOlder: 'عرض الأقدم',
  olderUnread: 'تعذّر تحميل نقاطك الأقدم.',
  pointsChart: (daysShown, best) =>
    `نقاط آخر ${countedAfter(daysShown, day)}، أعلاها ${numberText(best)} في يوم`,
  overlaps: '، يتداخل مع تدريب آخر',
  undo: 'تراجع',
  ifUndone: 'تراجع؟',
};
