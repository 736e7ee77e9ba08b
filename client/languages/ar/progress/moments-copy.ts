import { numberText } from '#client/languages/ar/lib/format/locale.ts';
import { countedAfter, dayInARow, quest, workout } from '#client/languages/ar/lib/format/nouns.ts';
import type { momentsCopy as english } from '#client/progress/moments-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const nouns = { workouts: workout, bestStreak: dayInARow, quests: quest } as const;

export const momentsCopy: Translated<typeof english> = {
  badge: (name) => `شارة جديدة: ${name}`,
  badges: 'شارات جديدة',
  tierThanks: (counts, target) => `أنجزت ${countedAfter(target, nouns[counts])}.`,
  level: (number, name) => `وصلت إلى المستوى ${numberText(number)}: ${name}`,
  levelThanks: 'كل نقطة فيه شيء فعلته أنت.',
  skinOpened: (name) => `لعجلتك مظهر جديد: ${name}.`,
  thingDone: (done, all) => `خطوة أخرى على دربك: ${numberText(done)} من ${numberText(all)}`,
  pathFinished: 'قطعت الدرب كله',
  pathThanks: 'اثنا عشر شيئًا صغيرًا في شهر واحد، كلها لك.',
  ofMonth: (month, words) => `${month}: ${words}`,
};
