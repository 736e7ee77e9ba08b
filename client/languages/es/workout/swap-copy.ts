import type { swapCopy as english } from '#client/workout/swap-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const swapCopy: Translated<typeof english> = {
  title: (name: string): string => `Cambiar ${name}`,
  lead: 'Solo en este entrenamiento. Las series hechas se quedan como están.',
  nothingElse: 'Todo lo parecido que encaja con tu equipo ya está en este entrenamiento.',
  why: '¿Por qué lo cambias?',
  reasons: { other: 'Otra cosa', pain: 'Me duele' },
  noJump: 'sin saltos',
  asPlanned: 'Volver al plan',
  efforts: {
    same: 'Igual de duro',
    easier: 'Algo más fácil',
    harder: 'Un paso más duro',
  },
  noEquipment: 'sin equipo',
};
