import type { Translated } from '#domain/kernel/translated.ts';
import type { publicPage as english } from '../en/public-page.ts';
import { apart } from './counts.ts';
import { plural } from './format.ts';

export const publicPage: Translated<typeof english> = {
  titleOf: (name) => `${apart(name)} على Rondel`,
  /** Stands below the number. */
  streak: (days) =>
    plural(days, {
      zero: 'يوم متتالٍ',
      one: 'يوم متتالٍ',
      two: 'أيام متتالية',
      few: 'أيام متتالية',
      many: 'يومًا متتاليًا',
      other: 'يوم متتالٍ',
    }),
  quests: (count) =>
    plural(count, {
      zero: 'مهمة منجزة',
      one: 'مهمة منجزة',
      two: 'مهام منجزة',
      few: 'مهام منجزة',
      many: 'مهمة منجزة',
      other: 'مهمة منجزة',
    }),
  week: 'هذا الأسبوع',
  activeOf: (count) => `الأيام النشطة: ${count}`,
  labelled: (label, text) => `${label}، ${text}`,
  weekdays: ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'],
  weekdayLetters: ['ن', 'ث', 'ر', 'خ', 'ج', 'س', 'ح'],
  day: { active: 'نشط', quiet: 'غير نشط', open: 'ما زال مفتوحًا' },
  level: 'المستوى',
  badges: 'الشارات',
  nothing: 'والباقي يبقى خاصًا.',
  note: (name) => `ما تعرضه هذه الصفحة من اختيار ${apart(name)}.`,
  invitation: 'ما هو Rondel؟',
  missing: 'لا صفحة هنا',
  missingLead: 'ربما كُتب الاسم خطأ، أو أن صاحبه لا يعرض صفحة الآن.',
  home: 'إلى Rondel',
  picture: (name) => `${apart(name)} على Rondel بالأرقام`,
  descriptionOf: (parts) => (parts.length === 0 ? 'صفحة عضو في Rondel.' : `${parts.join('، ')}.`),
};
