import type { activityCopy as english } from '#client/exercise/activity-copy.ts';
import { numberText } from '#client/languages/ar/lib/format/locale.ts';
import { countedAfter, minute, nounAt, plus, point } from '#client/languages/ar/lib/format/nouns.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const activityCopy: Translated<typeof english> = {
  title: 'ماذا فعلت؟',
  lead: 'جري، أو حصة جماعية، أو مشي الأمس: يُحتسب مثل أي تدريب.',
  kind: 'النشاط',
  minutes: 'الدقائق',
  minutesFault: 'أدخل دقائق صحيحة، من 1 إلى 1,440.',
  minutesHint: (least) => `ابتداءً من ${countedAfter(least, minute)} يُحتسب لسلسلتك ونقاطك.`,
  effort: 'كم كان صعبًا؟',
  scale: (value, word) => `${numberText(value)}، ${word}`,
  date: 'التاريخ',
  dateFault: 'اختر اليوم أو أحد الأيام السبعة الماضية.',
  distance: (unit) => (unit === 'km' ? 'المسافة بالكيلومتر' : 'المسافة بالميل'),
  distanceFault: 'أدخل مسافة من 0.1 إلى 1,000، أو اتركها فارغة.',
  optional: 'اختياري',
  save: 'إضافة',
  saving: 'جارٍ الإضافة...',
  failed: 'تعذّرت الإضافة. حاول مجددًا.',
  label: (name, date) => `${name}، ${date}`,
  added: (name, points) => ({
    title: `أُضيف: ${name}`,
    description:
      points > 0 ? `محسوب كتدريب: ${plus(points)} ${nounAt(points, point)}.` : 'هو في سجلك، دون نقاط.',
  }),
};
