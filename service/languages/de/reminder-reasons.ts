import type { Translated } from '#domain/kernel/translated.ts';
import type { reminderReasons as english } from '../en/reminder-reasons.ts';

const because = (why: string) => (toggle: string, clock: string) =>
  `„${toggle}“ ist bei dir an, und um ${clock} ${why}.`;

export const reminderReasons: Translated<typeof english> = {
  streakAlerts: because('war deine Serie in Gefahr: Für den Tag zählte noch nichts'),
  programMilestones: because('hatte an diesem Tag eine neue Phase deines Programms begonnen'),
  achievementBadges: because('stand fest, dass du am Tag davor einen Erfolg geholt hast'),
  weeklyProgress: because('war eine Woche zu Ende; das sagen wir am Montag'),
  weekendCheckIns: because('war die Woche fast vorbei; wir fragen am Sonntag'),
  workoutReminders: because('war an einem Trainingstag deines Plans noch nichts erledigt'),
  questNotifications: because('wartete das Rad des Tages auf die erste Drehung'),
  dailyMotivation: because('kommt der eine Satz, den wir dir am Tag senden'),
};
