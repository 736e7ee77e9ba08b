import type { Translated } from '#domain/kernel/translated.ts';
import type { calendar as english } from '../en/calendar.ts';

/** The member's plan in another calendar. */
export const calendar: Translated<typeof english> = {
  dailyMaintenance: 'Entretien quotidien',
  workout: 'Séance',
  withMinutes: (name: string, minutes: number) => `${name}, ${minutes} min`,
  programEnds: 'Fin de ton programme',
};
