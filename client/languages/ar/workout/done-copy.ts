import { numberText } from '#client/languages/ar/lib/format/locale.ts';
import { apart, counted, day, nounAt, plus, point } from '#client/languages/ar/lib/format/nouns.ts';
import type { doneCopy as english } from '#client/workout/done-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const doneCopy: Translated<typeof english> = {
  title: 'أتممت يومك',
  saved: 'حُفظ التدريب',
  lead: 'تدرّبت اليوم. الراحة جزء من الخطة.',
  savedName: (name) => `${name} في سجلك.`,
  week: (done, planned) =>
    done > planned
      ? `${counted(done, day)} هذا الأسبوع، بزيادة ${numberText(done - planned)} عن الخطة`
      : `${numberText(done)} من ${numberText(planned)} هذا الأسبوع`,
  today: 'اليوم',
  points: (points) => `${plus(points)} ${nounAt(points, point)}`,
  wayOn: 'ماذا الآن؟',
  stretch: 'إطالة',
  nameAndMinutes: (name, minutes) => `${apart(name)}، ${minutes}`,
  quest: 'مهمة اليوم',
  history: 'سجلك',
  next: (day, name) => `التالي في خطتك: ${name}، ${day}.`,
  trainAgain: 'تدرّب مجددًا',
};
