import type { unsavedCopy as english } from '#client/workout/unsaved-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const unsavedCopy: Translated<typeof english> = {
  label: 'Entrenamiento sin guardar',
  open: 'Abrir',
  today: (name: string): string => `Falta guardar ${name}.`,
  earlier: (name: string, weekday: string): string => `Falta guardar ${name} del ${weekday}.`,
};
