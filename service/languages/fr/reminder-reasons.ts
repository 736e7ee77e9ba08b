import type { Translated } from '#domain/kernel/translated.ts';
import type { reminderReasons as english } from '../en/reminder-reasons.ts';

/** Why a member got a reminder, as a sentence. `toggle` is the title of its switch, `clock` the time of the member: `08:00`. */
const because = (why: string) => (toggle: string, clock: string) =>
  `Le réglage « ${toggle} » est activé, et à ${clock}, ${why}.`;

export const reminderReasons: Translated<typeof english> = {
  streakAlerts: because('ta flamme était en danger : rien ne comptait encore pour la journée'),
  programMilestones: because('on annonce la nouvelle phase qui commençait ce jour-là'),
  achievementBadges: because('on annonce le succès débloqué la veille'),
  weeklyProgress: because('on annonce le lundi que la semaine est finie'),
  weekendCheckIns: because('on demande le dimanche comment était la semaine'),
  workoutReminders: because('c’était un jour d’entraînement de ton plan, sans rien de fait encore'),
  questNotifications: because('la roue du jour attendait son premier lancer'),
  dailyMotivation: because('on envoie une phrase par jour'),
};
