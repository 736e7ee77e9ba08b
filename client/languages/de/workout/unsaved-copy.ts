import type { unsavedCopy as english } from '#client/workout/unsaved-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const unsavedCopy: Translated<typeof english> = {
  label: 'Workout nicht gespeichert',
  open: 'Öffnen',
  today: (name: string): string => `${name} ist noch nicht gespeichert.`,
  earlier: (name: string, weekday: string): string => `${name} vom ${weekday} ist noch nicht gespeichert.`,
};
