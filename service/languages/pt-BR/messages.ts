import type { Translated } from '#domain/kernel/translated.ts';
import type { messages as english } from '../en/messages.ts';

export const messages: Translated<typeof english> = {
  streakAlerts: {
    title: 'Sua sequência espera por você',
    body: 'Hoje ainda não conta. Dez minutos bastam.',
  },
  programMilestones: {
    title: 'Hoje começa uma nova fase',
    body: 'Você mereceu. Veja o que muda daqui em diante.',
  },
  achievementBadges: {
    title: 'Você desbloqueou algo',
    body: 'O esforço de ontem rendeu uma conquista. Venha ver.',
  },
  weeklyProgress: {
    title: 'Sua semana está pronta',
    body: 'Veja como foi e escolha uma coisa para os próximos sete dias.',
  },
  weekendCheckIns: {
    title: 'Como foi sua semana?',
    body: 'Tire um minuto: o que deu certo, e o que você vai mudar?',
  },
  workoutReminders: {
    title: 'Hoje é dia de treino',
    body: 'Sua sessão está pronta quando você quiser.',
    checkIn: 'Como você está hoje?',
  },
  questNotifications: {
    title: 'A roleta de hoje está pronta',
    body: 'Um giro, um desafio. Venha ver o que sai.',
  },
  dailyMotivation: { title: 'Para hoje' },
  nudge: {
    title: 'Alguém se lembrou de você',
    body: 'Sua sequência ainda está aberta hoje. Um pequeno desafio a mantém.',
  },
  test: { title: 'Os lembretes funcionam', body: 'Este é o teste que você pediu. Não há nada a fazer.' },
};
