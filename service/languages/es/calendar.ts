import type { Translated } from '#domain/kernel/translated.ts';
import type { calendar as english } from '../en/calendar.ts';

export const calendar: Translated<typeof english> = {
  dailyMaintenance: 'Mantenimiento diario',
  workout: 'Entrenamiento',
  withMinutes: (name: string, minutes: number) => `${name}, ${minutes} min`,
  programEnds: 'Termina tu programa',
};
