import type { checkInCopy as english } from '#client/check-in/check-in-copy.ts';
import { itemsText, listText } from '#client/languages/ar/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const energy = ['نافدة', 'منخفضة', 'لا بأس', 'جيدة', 'ممتلئة'] as const;
const mood = ['منخفض', 'فاتر', 'لا بأس', 'جيد', 'رائع'] as const;

const areaNames: Readonly<Record<string, string>> = {
  knee: 'الركبة',
  ankle: 'الكاحل أو القدم',
  hip: 'الورك',
  'lower back': 'أسفل الظهر',
  neck: 'الرقبة',
  shoulder: 'الكتف',
  elbow: 'المرفق',
  wrist: 'المعصم',
};
const namesOf = (areas: readonly string[]): readonly string[] => areas.map((area) => areaNames[area] ?? area);

export const checkInCopy: Translated<typeof english> = {
  title: 'كيف حالك اليوم؟',
  askEnergy: 'كيف طاقتك؟',
  askMood: 'ومزاجك؟',
  energy,
  mood,
  notToday: 'ليس اليوم',
  said: (feeling) => `الطاقة: ${energy[feeling.energy - 1]}. المزاج: ${mood[feeling.mood - 1]}.`,
  sore: 'هل يؤلمك موضع؟',
  soreAreas: 'مواضع الألم',
  soreIn: (areas) => `ألم في: ${itemsText(namesOf(areas))}`,
  change: 'تغيير',
  keep: 'إبقاء',
  remove: 'حذف',
  label: 'حالتي اليوم',
  failed: 'لم يُحفظ ذلك. حاول مجددًا.',
  reasons: {
    'low-energy': 'طاقتك منخفضة اليوم: مجموعات أقل، وراحة أطول، وحركات أسهل.',
    'low-mood': 'مزاجك منخفض اليوم: مجموعات أقل. حضورك هو الفوز.',
    'hard-twice': 'حصتاك الأخيرتان كانتا صعبتين جدًا: مجموعات أقل وراحة أطول.',
    strong: 'تشعر بالقوة، وحصتاك الأخيرتان كانتا سهلتين: حركة واحدة أصعب بدرجة.',
  },
  soreReason: (areas) => `تشعر بألم في ${listText(namesOf(areas))}: استبدلنا الحركات التي تُجهد هذه المواضع.`,
  adaptedTitle: 'معدّ لليوم',
  usual: 'أداء الحصة المعتادة',
  adapted: 'أداء حصة اليوم',
  usualTitle: 'الحصة المعتادة',
};
