import type { bigViewCopy as english } from '#client/workout/big-view-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const bigViewCopy: Translated<typeof english> = {
  bigView: 'Tela grande',
  closeBigView: 'Fechar a tela grande',
  tapForNext: 'Toque em qualquer lugar para a próxima série',
  tapToStart: 'Toque em qualquer lugar para continuar',
  lastOne: 'A última. Um toque leva de volta, e lá você termina.',
};
