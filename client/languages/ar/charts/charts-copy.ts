import type { chartsCopy as english } from '#client/charts/charts-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const chartsCopy: Translated<typeof english> = {
  done: 'تم',
  protected: 'محمي',
  held: 'محفوظ، لم تُستخدم البطاقة بعد',
  missed: 'فائت',
  neutral: 'محايد',
  paused: 'متوقف مؤقتًا',
  rest: 'راحة',
  today: 'اليوم',
  late: 'وصل متأخرًا',
  pending: 'بانتظار الإرسال',
  nothingToMeasure: (label) => `${label}: لا شيء للقياس بعد`,
  doneDay: 'تم',
  missedDay: 'فائت',
  protectedByToken: 'محمي ببطاقة تخطٍّ',
  heldByToken: 'محفوظ ببطاقة تخطٍّ لم تُستخدم بعد',
  doesNotCount: 'لا يُحتسب',
  pausedDay: 'متوقف مؤقتًا',
  restDay: 'راحة مخططة',
  todayOpen: 'اليوم، ما زال مفتوحًا',
  toCome: 'قادم',
};
