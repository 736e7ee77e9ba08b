import { counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import type { remindersCopy as english } from '#client/notices/reminders-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const remindersCopy: Translated<typeof english> = {
  achievementUnlocked: 'Conquista desbloqueada',
  keepStreak: (currentStreak: number): string =>
    `Mantenha sua sequência de ${counted(currentStreak, 'dia', 'dias')}`,
  keepStreakLead: 'Hoje ainda não conta. Um desafio ou um treino resolve.',
  newPhase: (name: string): string => `Nova fase: ${name}`,
  trainingDay: 'Dia de treino',
  workoutWaiting: 'O treino de hoje está pronto.',
  wheelWaiting: 'A roleta de hoje espera por você',
  wheelWaitingLead: 'Um giro, um desafio.',
  yourLastWeek: 'Sua semana passada',
  activeDaysOf7: (active: number): string => `${counted(active, 'dia ativo', 'dias ativos')} de 7.`,
  reflection: 'Como foi sua semana?',
  reflectionLead: 'O que deu certo, e o que você vai mudar?',
  forToday: 'Para hoje',
  open: 'Abrir',
};
