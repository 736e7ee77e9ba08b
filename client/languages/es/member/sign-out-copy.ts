import { counted } from '#client/languages/es/lib/format/counted.ts';
import { numberText } from '#client/languages/es/lib/format/locale.ts';
import { commonCopy } from '#client/languages/es/ui/ui-copy.ts';
import type * as english from '#client/member/sign-out-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const signOutCopy: Translated<typeof english.signOutCopy> = {
  title: 'Cerrar sesión y olvidar este dispositivo',
  description:
    'Este dispositivo olvida tus marcas, borradores, un entrenamiento en curso y los resultados de la evaluación que no enviaste. Todo lo que ya recibimos se queda en tu cuenta.',
  confirm: 'Olvidar y cerrar sesión',
  pending: 'Cerrando sesión...',
  cleared: null,
  failed: {
    title: commonCopy.error,
    description: 'No hay conexión, así que no se olvidó nada. Cierra sesión cuando la recuperes.',
    variant: 'destructive',
  },
};

export const signOutNotes: Translated<typeof english.signOutNotes> = {
  stays:
    'Tus borradores y lo que falta por enviar se quedan en este dispositivo, bloqueados hasta que vuelvas a entrar.',
  forgets: 'Este dispositivo olvida tus borradores y todo lo demás que guarda para ti.',
};

export const sharedDeviceCopy: Translated<typeof english.sharedDeviceCopy> = {
  label: 'Este dispositivo es compartido',
  description: 'Cuando cierras sesión, este dispositivo olvida todo lo que guarda para ti.',
};

export const unsyncedCopy: Translated<typeof english.unsyncedCopy> = {
  more: (count: number): string => `${numberText(count)} más`,
  unsent: (labels: readonly string[]): string =>
    `Sin enviar, y se pierde si continúas: ${labels.join('; ')}.`,
  ticks: (count: number): string => `Puedes perder ${counted(count, 'marca', 'marcas')} de tu rutina diaria.`,
};
