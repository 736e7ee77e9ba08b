import type { Translated } from '#domain/kernel/translated.ts';
import type { calendar as english } from '../en/calendar.ts';

export const calendar: Translated<typeof english> = {
  dailyMaintenance: 'Manutenção diária',
  workout: 'Treino',
  withMinutes: (name: string, minutes: number) => `${name}, ${minutes} min`,
  programEnds: 'Seu programa termina',
};
