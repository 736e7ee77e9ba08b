import type { Translated } from '#domain/kernel/translated.ts';
import type { messages as english } from '../en/messages.ts';

export const messages: Translated<typeof english> = {
  streakAlerts: {
    title: 'Tu racha te espera',
    body: 'Hoy aún no cuenta. Con diez minutos basta.',
  },
  programMilestones: {
    title: 'Hoy empieza una nueva fase',
    body: 'Te la has ganado. Mira qué cambia desde aquí.',
  },
  achievementBadges: {
    title: 'Desbloqueaste algo',
    body: 'El esfuerzo de ayer te dio un logro. Ven a verlo.',
  },
  weeklyProgress: {
    title: 'Tu semana está lista',
    body: 'Mira cómo fue y elige una cosa para los próximos siete días.',
  },
  weekendCheckIns: {
    title: '¿Cómo te fue la semana?',
    body: 'Tómate un minuto: ¿qué salió bien y qué vas a cambiar?',
  },
  workoutReminders: {
    title: 'Hoy toca entrenar',
    body: 'Tu sesión está lista cuando quieras.',
    checkIn: '¿Cómo estás hoy?',
  },
  questNotifications: {
    title: 'La ruleta de hoy está lista',
    body: 'Un giro, un reto. Ven a ver qué te toca.',
  },
  dailyMotivation: { title: 'Para hoy' },
  nudge: {
    title: 'Alguien piensa en ti',
    body: 'Hoy tu racha sigue abierta. Un pequeño reto la mantiene.',
  },
  test: {
    title: 'Los recordatorios funcionan',
    body: 'Esta es la prueba que pediste. No hay nada que hacer.',
  },
};
