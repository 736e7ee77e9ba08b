import { byCount, counted } from '#client/languages/es/lib/format/counted.ts';
import type { remindersCopy as english } from '#client/notices/reminders-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const remindersCopy: Translated<typeof english> = {
  achievementUnlocked: 'Logro desbloqueado',
  keepStreak: (currentStreak: number): string =>
    `Mantén tu racha de ${counted(currentStreak, 'día', 'días')}`,
  keepStreakLead: 'Hoy aún no cuenta. Basta un reto o un entrenamiento.',
  newPhase: (name: string): string => `Nueva fase: ${name}`,
  trainingDay: 'Día de entreno',
  workoutWaiting: 'El entrenamiento de hoy está listo.',
  wheelWaiting: 'La ruleta de hoy te espera',
  wheelWaitingLead: 'Un giro, un reto.',
  yourLastWeek: 'Tu semana pasada',
  activeDaysOf7: (active: number): string =>
    `${counted(active, 'día', 'días')} ${byCount(active, 'activo', 'activos')} de 7.`,
  reflection: '¿Cómo sentiste la semana?',
  reflectionLead: '¿Qué salió bien y qué vas a cambiar?',
  forToday: 'Para hoy',
  open: 'Abrir',
};
