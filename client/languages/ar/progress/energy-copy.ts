import { numberText } from '#client/languages/ar/lib/format/locale.ts';
import { countedAfter, day } from '#client/languages/ar/lib/format/nouns.ts';
import type { energyCopy as english } from '#client/progress/energy-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const energyCopy: Translated<typeof english> = {
  ranges: { month: 'شهر', quarter: '3 أشهر', year: 'سنة' },
  ofFive: 'من 5: متوسط طاقتك',
  checkInsOf: (least) => `من ${numberText(least)}: تسجيلات الحالة`,
  tooFew: (missing) => `بقي تسجيل حالتك في ${countedAfter(missing, day)}، ثم تظهر طاقتك هنا بجانب تدريبك.`,
  meanMood: (mood) => `متوسط مزاجك ${numberText(mood, 1)}.`,
  after: ({ difference, days, otherDays }) => {
    const compared = `(الأيام بعد التدريب: ${numberText(days)}، وسواها: ${numberText(otherDays)})`;
    return difference === 0
      ? `في الأيام التي تلت التدريب كانت طاقتك كما في سواها ${compared}.`
      : `في الأيام التي تلت التدريب كانت طاقتك ${difference > 0 ? 'أعلى' : 'أقل'} بمقدار ${numberText(Math.abs(difference), 1)} ${compared}.`;
  },
  noComparison: 'الأيام بعد التدريب أو سواها قليلة، فلا تكفي للمقارنة.',
  title: 'الطاقة والمزاج حسب اليوم',
  energy: 'الطاقة',
  mood: 'المزاج',
  lines: {
    energy: 'الطاقة، متوسط 7 أيام',
    mood: 'المزاج، متوسط 7 أيام',
    effort: 'الجهد، بنصف رقمه',
  },
  date: 'التاريخ',
  effortColumn: 'الجهد',
  none: '–',
};
