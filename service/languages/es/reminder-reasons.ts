import type { Translated } from '#domain/kernel/translated.ts';
import type { reminderReasons as english } from '../en/reminder-reasons.ts';

const because = (why: string) => (toggle: string, clock: string) =>
  `Tienes activado «${toggle}», y ${why} (${clock}).`;

export const reminderReasons: Translated<typeof english> = {
  streakAlerts: because('tu racha estaba en riesgo: aún no había contado nada ese día'),
  programMilestones: because('ese día empezaba una nueva fase de tu programa; de eso avisamos'),
  achievementBadges: because('el día anterior habías desbloqueado un logro; de eso avisamos'),
  weeklyProgress: because('había terminado una semana; avisamos el lunes'),
  weekendCheckIns: because('la semana casi había terminado; preguntamos el domingo'),
  workoutReminders: because('era un día de entreno de tu plan sin nada hecho todavía'),
  questNotifications: because('la ruleta del día esperaba su primer giro'),
  dailyMotivation: because('enviamos una frase al día'),
};
