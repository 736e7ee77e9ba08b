import { itemsText, listText, numberText } from '#client/languages/ar/lib/format/locale.ts';
import { counted, exercise, minute, rep, set, workout } from '#client/languages/ar/lib/format/nouns.ts';
import { nameText } from '#client/languages/ar/lib/words/name-text.ts';
import type { libraryCopy as english } from '#client/library/library-copy.ts';
import { equipmentLabel } from '#domain/catalogue/workouts/equipment.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const valueLabels: Readonly<Record<string, string>> = {
  beginner: 'مبتدئ',
  intermediate: 'متوسط',
  advanced: 'متقدم',
  mine: 'ما لدي',
  none: 'بلا أدوات',
  low: 'خفيف، بلا قفز',
  high: 'عالٍ',
};

export const libraryCopy: Translated<typeof english> = {
  title: 'المكتبة',
  lead: 'كل التمارين والتدريبات، وطريقة أداء كل منها.',
  show: 'عرض',
  parts: { exercises: 'التمارين', workouts: 'التدريبات' },
  search: 'بحث',
  searchExample: 'لانجز، صدر، تجديف',
  filters: {
    pattern: 'الحركة',
    muscle: 'العضلة',
    equipment: 'الأدوات',
    level: 'المستوى',
    impact: 'الارتطام',
  },
  filterBy: (chosen) => (chosen === 0 ? 'مرشحات' : `مرشحات (${numberText(chosen)})`),
  any: 'الكل',
  valueLabel: (name, value) =>
    valueLabels[value] ?? nameText(name === 'equipment' ? equipmentLabel(value) : value),
  exercisesFound: (count) => counted(count, exercise),
  workoutsFound: (count) => counted(count, workout),
  exerciseLine: (parts) => itemsText(parts),
  works: (muscles) => `يعمل على ${listText(muscles.map(nameText))}`,
  noEquipment: 'بلا أدوات',
  highImpact: 'ارتطام عالٍ',
  leftOut: 'لا يناسبني',
  minutes: (minutes) => counted(minutes, minute),
  nothing: 'لا شيء يطابق كل ذلك',
  nothingLead: 'أزل مرشحًا، أو ابحث عن شيء آخر.',
  clear: 'إزالة كل المرشحات',
  showMore: (count) => `عرض ${numberText(count)} أخرى`,
  unread: 'تعذّر تحميل المكتبة.',
  start: 'ابدأ هذا التدريب',
  sets: (sets, amount) => `${counted(sets, set)}، ${amount}`,
  reps: (reps) => counted(reps, rep),
  seconds: (seconds) => `${numberText(seconds)} ث`,
};
