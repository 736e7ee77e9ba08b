import { activeDay, counted, day } from '#client/languages/ar/lib/format/nouns.ts';
import type { remindersCopy as english } from '#client/notices/reminders-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const remindersCopy: Translated<typeof english> = {
  achievementUnlocked: 'إنجاز جديد',
  keepStreak: (currentStreak) => `حافظ على سلسلتك: ${counted(currentStreak, day)}`,
  keepStreakLead: 'اليوم لم يُحتسب بعد. مهمة أو تدريب يكفي.',
  newPhase: (name) => `مرحلة جديدة: ${name}`,
  trainingDay: 'يوم تدريب',
  workoutWaiting: 'تدريب اليوم جاهز.',
  wheelWaiting: 'عجلة اليوم بانتظارك',
  wheelWaitingLead: 'لفة واحدة، ومهمة واحدة.',
  yourLastWeek: 'أسبوعك الماضي',
  activeDaysOf7: (active) => `${counted(active, activeDay)} من 7.`,
  reflection: 'كيف كان أسبوعك؟',
  reflectionLead: 'ما الذي سار جيدًا، وما الذي ستغيّره؟',
  forToday: 'لليوم',
  open: 'فتح',
};
