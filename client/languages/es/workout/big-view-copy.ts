import type { bigViewCopy as english } from '#client/workout/big-view-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const bigViewCopy: Translated<typeof english> = {
  bigView: 'Vista grande',
  closeBigView: 'Cerrar la vista grande',
  tapForNext: 'Toca donde quieras para la siguiente serie',
  tapToStart: 'Toca donde quieras para seguir',
  lastOne: 'La última. Con un toque vuelves, y ahí terminas.',
};
