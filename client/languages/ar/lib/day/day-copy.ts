import { listText, numberText } from '#client/languages/ar/lib/format/locale.ts';
import { counted, countedAfter, day, point, skipToken } from '#client/languages/ar/lib/format/nouns.ts';
import type { dayCopy as english, forecastCopy as englishForecast } from '#client/lib/day/day-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const dayCopy: Translated<typeof english> = {
  active: 'نشط',
  protected: 'محمي',
  held: 'محفوظ ببطاقة',
  neutral: 'محايد',
  paused: 'متوقف مؤقتًا',
  outage: 'من طرفنا',
  rest: 'راحة مخططة',
  missed: 'فائت',
  open: 'ما زال مفتوحًا',
  idle: 'قبل سلسلتك',
  late: (days) => `وصل متأخرًا، بعد ${countedAfter(days, day)}`,
  unread: 'تعذّر تحميل هذا اليوم.',
  whatHappened: 'ماذا حدث',
  nothing: 'لم تسجّل شيئًا في هذا اليوم.',
  counts: 'يُحتسب: ',
  streak: 'السلسلة',
  tokens: 'بطاقات التخطي',
  fromTo: (from, to) => (from === to ? numberText(to) : `${numberText(from)} ← ${numberText(to)}`),
  spokenFromTo: (from, to) =>
    from === to ? `${numberText(to)}، دون تغيير` : `من ${numberText(from)} إلى ${numberText(to)}`,
  countedIn: (place) => `محسوب بتوقيت ${place}.`,
  dayBefore: 'اليوم السابق',
  dayAfter: 'اليوم التالي',
  lookBack: 'نظرة إلى الوراء',
  lookBackLead: 'أرقامك كما عرفتها في أي يوم، وما نعرفه الآن.',
  lookBackUnread: 'تعذّر تحميل أرقامك السابقة.',
  lookBackTo: (day) => `العودة إلى ${day}`,
  knownOn: (day) => `كما عرفتها في ${day}`,
  knownNow: 'ما نعرفه الآن',
  knownValue: (day, then, now) => `${day}: وقتها ${numberText(then)}، والآن ${numberText(now)}`,
  knownThenColumn: 'وقتها',
  knownNowColumn: 'الآن',
  todayEnd: 'اليوم',
  inARow: 'أيام متتالية',
  numbers: {
    bestStreak: 'أفضل سلسلة',
    skipTokens: 'بطاقات التخطي',
    totalPoints: 'النقاط',
    totalWorkouts: 'التدريبات',
    completedQuests: 'المهام',
  },
  sameNow: 'لم يتغير شيء في هذا اليوم منذ ذلك الحين.',
  changedNow: 'وصل شيء لاحقًا أو صُحّح. الأرقام العريضة تشمله.',
};

export const forecastCopy: Translated<typeof englishForecast> = {
  keepIt: 'إبقاء',
  streakStays: (days) => `تبقى سلسلتك عند ${numberText(days)}.`,
  streakGoes: (before, after) => `تنتقل سلسلتك من ${numberText(before)} إلى ${numberText(after)}.`,
  tokens: (count) => counted(count, skipToken),
  points: (count) => counted(count, point),
  keep: (what) => `يبقى لك: ${listText(what)}.`,
  lose: (what) => `تخسر: ${listText(what)}.`,
  get: (what) => `تحصل على: ${listText(what)}.`,
  heldAgain: (count) => `تحفظها من جديد ${counted(count, skipToken)}.`,
  needed: (count) => `عند تدريبك القادم تُستخدم ${counted(count, skipToken)}.`,
  noneNeeded: 'الأيام الفائتة لا تحتاج أي بطاقة تخطٍّ.',
};
