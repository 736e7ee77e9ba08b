import { distanceText } from '#client/languages/ar/lib/format/format-copy.ts';
import { clockTime, numberText } from '#client/languages/ar/lib/format/locale.ts';
import type { measureCopy as english } from '#client/measured-walk/measure-copy.ts';
import { kilometresPerMile } from '#domain/body/quantity.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const wayText = (meters: number, isMetric: boolean): string => distanceText(meters, isMetric, 2);

export const measureCopy: Translated<typeof english> = {
  measureIt: 'قياس المسافة',
  title: 'قِس طريقك',
  lead: 'أبقِ هذه الصفحة مفتوحة. لا يستطيع المتصفح القياس والهاتف مقفل، لذلك تبقى الشاشة مضاءة، وهذا يستهلك البطارية.',
  privacy: 'المسافة وحدها تُحفظ. أماكنك تبقى على هذا الجهاز وتُنسى فورًا.',
  timer: 'المسافة والوقت',
  ready: 'جاهز',
  paused: 'متوقف مؤقتًا',
  moving: 'جارٍ القياس',
  looking: 'نبحث عن موقعك',
  refusedStatus: 'لا موقع',
  accurateTo: (meters, isMetric) =>
    isMetric ? `الدقة ${numberText(meters, 0)} م` : `الدقة ${numberText(meters / 0.9144, 0)} ياردة`,
  weak: 'الإشارة ضعيفة. تحت السماء المفتوحة تحتاج إلى ثوانٍ قليلة.',
  refused:
    'لا يخبرنا متصفحك أين أنت. اسمح لهذا الموقع الإلكتروني بمعرفة مكانك في إعدادات المتصفح وحاول مجددًا، أو أدخل المسافة يدويًا. وفي الأماكن المغلقة الإدخال اليدوي هو الحل أيضًا.',
  timeOf: (spoken) => `${spoken} على الطريق`,
  distance: wayText,
  ofTarget: (meters, target, isMetric) =>
    `${numberText(meters / 1_000 / (isMetric ? 1 : kilometresPerMile), 2)} من ${wayText(target, isMetric)}`,
  pace: (secondsPerKilometre, isMetric) => {
    if (secondsPerKilometre === null) return 'تظهر وتيرتك بعد 100 م.';
    return isMetric
      ? `${clockTime(secondsPerKilometre)} للكيلومتر`
      : `${clockTime(Math.round(secondsPerKilometre * kilometresPerMile))} للميل`;
  },
  start: 'بدء القياس',
  goOn: 'متابعة',
  tryAgain: 'حاول مجددًا',
  pause: 'إيقاف مؤقت',
  byHand: 'إدخال يدوي',
  discard: 'نسيان هذا الطريق',
  takeIt: (distance) => `استخدام ${distance}`,
  turnOn: 'تريد قياسها؟ فعّل خدمات الموقع في الخصوصية.',
};
