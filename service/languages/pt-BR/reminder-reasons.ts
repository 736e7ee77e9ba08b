import type { Translated } from '#domain/kernel/translated.ts';
import type { reminderReasons as english } from '../en/reminder-reasons.ts';

const because = (why: string) => (toggle: string, clock: string) =>
  `“${toggle}” está ativado, e ${why} (${clock}).`;

export const reminderReasons: Translated<typeof english> = {
  streakAlerts: because('sua sequência estava em risco: nada tinha contado no dia ainda'),
  programMilestones: because('uma nova fase do seu programa começava naquele dia; avisamos disso'),
  achievementBadges: because('você tinha desbloqueado uma conquista no dia anterior; avisamos disso'),
  weeklyProgress: because('uma semana tinha terminado; avisamos na segunda'),
  weekendCheckIns: because('a semana estava quase no fim; perguntamos no domingo'),
  workoutReminders: because('era um dia de treino do seu plano sem nada feito ainda'),
  questNotifications: because('a roleta do dia esperava o primeiro giro'),
  dailyMotivation: because('enviamos uma frase por dia'),
};
