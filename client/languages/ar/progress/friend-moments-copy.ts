import { listText } from '#client/languages/ar/lib/format/locale.ts';
import { apart } from '#client/languages/ar/lib/format/nouns.ts';
import type { friendMomentsCopy as english } from '#client/progress/friend-moments-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const friendMomentsCopy: Translated<typeof english> = {
  accepted: (name) => (name === null ? 'صديق جديد' : `صديق جديد: ${apart(name)}`),
  acceptedThanks: 'قُبلت دعوتك.',
  several: 'أصدقاء جدد',
  withYou: (names) => `معك الآن: ${listText(names.map(apart))}.`,
  firstCheer: 'أول تشجيع لك',
  cheeredBy: (name) => `من ${name === null ? 'صديق' : apart(name)}.`,
  circleEnded: 'انتهت دائرتك',
  circlesEnded: 'انتهت دوائرك',
  circleThanks: 'انظر إلى أين وصلتم معًا.',
  atRisk: (name) => (name === null ? 'تذكير ودّي لصديق؟' : `تذكير ودّي إلى ${apart(name)}؟`),
  streakOpen: 'السلسلة ما زالت مفتوحة اليوم.',
  severalAtRisk: 'تذكير ودّي لأصدقائك؟',
  openFor: (names) => `ما زالت مفتوحة اليوم: ${listText(names.map(apart))}.`,
  toFriends: 'الأصدقاء',
};
