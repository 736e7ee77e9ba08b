import type { Translated } from '#domain/kernel/translated.ts';
import type { reminderReasons as english } from '../en/reminder-reasons.ts';

const because = (why: string) => (toggle: string, clock: string) =>
  `Você tem “${toggle}” ligado, e ${why}, às ${clock}.`;

export const reminderReasons: Translated<typeof english> = {
  streakAlerts: because('sua sequência corria risco: nada contava ainda para o dia'),
  programMilestones: because('uma nova fase do seu programa começava naquele dia; nós avisamos'),
  achievementBadges: because('você tinha desbloqueado uma conquista no dia anterior; nós avisamos'),
  weeklyProgress: because('uma semana tinha acabado; avisamos na segunda-feira'),
  weekendCheckIns: because('a semana estava quase no fim; perguntamos no domingo'),
  workoutReminders: because('era um dia de treino do seu plano, ainda sem nada feito'),
  questNotifications: because('a roda do dia esperava o primeiro giro'),
  dailyMotivation: because('mandamos uma frase por dia'),
};
