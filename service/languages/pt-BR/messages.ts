import type { Translated } from '#domain/kernel/translated.ts';
import type { messages as english } from '../en/messages.ts';

export const messages: Translated<typeof english> = {
  streakAlerts: {
    title: 'Sua sequência está esperando',
    body: 'Hoje ainda não conta. Dez minutos bastam.',
  },
  programMilestones: {
    title: 'Hoje começa uma nova fase',
    body: 'Você fez por merecer. Veja o que muda a partir daqui.',
  },
  achievementBadges: {
    title: 'Você desbloqueou algo',
    body: 'O esforço de ontem rendeu uma conquista. Venha ver.',
  },
  weeklyProgress: {
    title: 'Sua semana está pronta',
    body: 'Veja como foi, e escolha uma coisa para os próximos sete dias.',
  },
  weekendCheckIns: {
    title: 'Como foi a sua semana?',
    body: 'Tire um minuto: o que foi bem, e o que você vai mudar?',
  },
  workoutReminders: {
    title: 'Hoje é dia de treino',
    body: 'Sua sessão está pronta quando você quiser.',
    checkIn: 'Como você está hoje?',
  },
  questNotifications: {
    title: 'A roda de hoje está pronta',
    body: 'Um giro, uma missão. Veja qual é a sua.',
  },
  dailyMotivation: { title: 'Para hoje' },
  nudge: {
    title: 'Alguém lembrou de você',
    body: 'Sua sequência ainda está aberta hoje. Uma pequena missão a mantém.',
  },
  test: {
    title: 'Os lembretes funcionam',
    body: 'Este é o teste que você pediu. Não é preciso fazer nada.',
  },
};
