import type { unsavedCopy as english } from '#client/workout/unsaved-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const unsavedCopy: Translated<typeof english> = {
  label: 'Treino não salvo',
  open: 'Abrir',
  today: (name: string): string => `Falta salvar ${name}.`,
  earlier: (name: string, weekday: string): string => `Falta salvar ${name} (${weekday}).`,
};
