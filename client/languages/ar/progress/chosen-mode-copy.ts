import { numberText } from '#client/languages/ar/lib/format/locale.ts';
import { counted, nounAt, unitText, workout } from '#client/languages/ar/lib/format/nouns.ts';
import type {
  chosenModeCopy as english,
  rangeCopy as englishRange,
} from '#client/progress/chosen-mode-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { ProgressRange } from '#domain/progress/progress-series.ts';

export const chosenModeCopy: Translated<typeof english> = {
  earnedOf: (count) => `من ${numberText(count)}: إنجازات كسبتها`,
  next: (name, description) => `التالي: ${name}. ${description}`,
  allEarned: 'كلها لك.',
  achievement: 'الإنجاز',
  how: 'كيف',
  earned: 'مكتسب',
  notYet: 'ليس بعد',
  noGoalLead: 'أعدّ برنامجًا ويظهر هدفك هنا.',
  ofYourGoal: 'من هدفك',
  milestone: 'المحطة',
  reached: 'الوصول',
  yes: 'نعم',
  allAchievements: 'كل الإنجازات',
  workoutsCompletedUnit: (totalWorkouts) => `${nounAt(totalWorkouts, workout)} حتى الآن`,
  historyOff: 'أوقفت سجل التمارين في الخصوصية والبيانات.',
  now: (unit) => `${unitText(unit)} الآن`,
  date: 'التاريخ',
  weekAverage: 'متوسط 7 أيام',
};

const spans: Readonly<Record<ProgressRange, string>> = {
  month: 'آخر شهر',
  quarter: 'آخر 3 أشهر',
  year: 'آخر سنة',
  all: 'كل الفترة',
};

const whens: Readonly<Record<ProgressRange, string>> = {
  month: ' في آخر شهر',
  quarter: ' في آخر 3 أشهر',
  year: ' في آخر سنة',
  all: '',
};

export const rangeCopy: Translated<typeof englishRange> = {
  timeRange: 'الفترة',
  labels: { month: 'شهر', quarter: '3 أشهر', year: 'سنة', all: 'الكل' },
  weightTitle: (range) => `الوزن، ${spans[range]}`,
  noWeight: (range) => `لا وزن مسجّل${whens[range]}.`,
  workoutsBy: (bucket) =>
    ({ week: 'التدريبات حسب الأسبوع', month: 'التدريبات حسب الشهر', year: 'التدريبات حسب السنة' })[bucket],
  beginning: { week: 'أسبوع', month: 'شهر', year: 'سنة' },
  workouts: (range, count, counts) => `${counted(count, workout)}${whens[range]}: ${counts}`,
  inRange: (range, count) => `${numberText(count)}${range === 'all' ? ' في المجموع' : whens[range]}.`,
};
