import type { swapCopy as english } from '#client/workout/swap-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const swapCopy: Translated<typeof english> = {
  title: (name) => `استبدال ${name}`,
  lead: 'لهذا التدريب فقط. المجموعات التي أنهيتها تبقى كما هي.',
  nothingElse: 'كل ما يشبهه ويناسب أدواتك موجود في هذا التدريب.',
  why: 'لماذا تستبدله؟',
  reasons: { other: 'شيء آخر', pain: 'يؤلمني' },
  noJump: 'بلا قفز',
  asPlanned: 'العودة إلى الخطة',
  efforts: { same: 'بالصعوبة نفسها', easier: 'أسهل قليلًا', harder: 'أصعب بدرجة' },
  noEquipment: 'بلا أدوات',
};
