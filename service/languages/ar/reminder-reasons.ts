import type { Translated } from '#domain/kernel/translated.ts';
import type { reminderReasons as english } from '../en/reminder-reasons.ts';

const because = (why: string) => (toggle: string, clock: string) =>
  `لديك «${toggle}» مفعّل، وفي الساعة ${clock} ${why}.`;

export const reminderReasons: Translated<typeof english> = {
  streakAlerts: because('كانت سلسلتك في خطر: لم يُحتسب شيء لذلك اليوم بعد'),
  programMilestones: because('كانت مرحلة جديدة من برنامجك قد بدأت، ونحن نخبرك بذلك'),
  achievementBadges: because('كنت قد فتحت إنجازًا في اليوم السابق، ونحن نخبرك بذلك'),
  weeklyProgress: because('كان أسبوع قد انتهى، ونحن نخبرك يوم الاثنين'),
  weekendCheckIns: because('كان الأسبوع يوشك أن ينتهي، ونحن نسأل يوم الأحد'),
  workoutReminders: because('كان يوم تدريب في خطتك ولم يُنجز شيء بعد'),
  questNotifications: because('كانت عجلة اليوم تنتظر لفتها الأولى'),
  dailyMotivation: because('كان موعد السطر الذي نرسله كل يوم'),
};
