import type { swapCopy as english } from '#client/workout/swap-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const swapCopy: Translated<typeof english> = {
  title: (name: string): string => `Remplacer : ${name}`,
  lead: 'Pour cette séance seulement. Les séries déjà faites ne bougent pas.',
  nothingElse: 'Tout ce qui s’en rapproche et va avec ton matériel est déjà dans cette séance.',
  why: 'Pourquoi remplacer ?',
  reasons: { other: 'Envie d’autre chose', pain: 'Ça fait mal' },
  noJump: 'sans sauts',
  asPlanned: 'Revenir au plan',
  efforts: {
    same: 'Aussi dur',
    easier: 'Un peu plus facile',
    harder: 'Un cran plus dur',
  },
  noEquipment: 'sans matériel',
};
