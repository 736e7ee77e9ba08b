import { numberText } from '#client/languages/es/lib/format/locale.ts';
import type { doneCopy as english } from '#client/workout/done-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const doneCopy: Translated<typeof english> = {
  title: 'Listo por hoy',
  saved: 'Entrenamiento guardado',
  lead: 'Hoy ya entrenaste. Descansar es parte del plan.',
  savedName: (name: string): string => `${name} está en tu historial.`,
  week: (done: number, planned: number): string =>
    done > planned
      ? `${numberText(done)} días esta semana, ${numberText(done - planned)} más de lo previsto`
      : `${numberText(done)} de ${numberText(planned)} esta semana`,
  today: 'Hoy',
  points: (points: number): string => `+${numberText(points)} pts`,
  wayOn: '¿Y ahora?',
  stretch: 'Estirar',
  nameAndMinutes: (name: string, minutes: string): string => `${name}, ${minutes}`,
  quest: 'El reto de hoy',
  history: 'Tu historial',
  next: (day: string, name: string): string => `Lo siguiente en tu plan: ${name}, el ${day}.`,
  trainAgain: 'Entrenar otra vez',
};
