import type { unsavedCopy as english } from '#client/workout/unsaved-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

/** Apart from the other texts of workouts, because the dashboard loads it. */
export const unsavedCopy: Translated<typeof english> = {
  label: 'Séance non enregistrée',
  open: 'Ouvrir',
  today: (name: string): string => `Pas encore enregistré : ${name}.`,
  earlier: (name: string, weekday: string): string => `Pas encore enregistré : ${name}, ${weekday}.`,
};
