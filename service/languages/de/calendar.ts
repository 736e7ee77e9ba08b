import type { Translated } from '#domain/kernel/translated.ts';
import type { calendar as english } from '../en/calendar.ts';

export const calendar: Translated<typeof english> = {
  dailyMaintenance: 'Täglich fit',
  workout: 'Workout',
  withMinutes: (name: string, minutes: number) => `${name}, ${minutes} min`,
  programEnds: 'Dein Programm endet',
};
