import { counted } from '#client/languages/es/lib/format/counted.ts';
import { numberText } from '#client/languages/es/lib/format/locale.ts';
import type { libCopy as english } from '#client/lib/lib-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const minute = 60;

export const libCopy: Translated<typeof english> = {
  tooFast: (seconds: number): string => {
    if (seconds <= 2 * minute)
      return `Demasiados intentos. Prueba de nuevo en ${counted(seconds, 'segundo', 'segundos')}.`;
    return `Demasiados intentos. Prueba de nuevo en ${numberText(Math.ceil(seconds / minute))} minutos.`;
  },
  unauthorized: 'Sin autorización',
  loggedOut: 'Tu sesión se ha cerrado. Volviendo a entrar...',
  undone: 'Reto reabierto',
  undoneLead: 'El reto vuelve a estar abierto y sus puntos se descuentan.',
  undoFailed: 'No se pudo actualizar el reto. Inténtalo de nuevo.',
  pending: 'pendiente',
  pendingLead: 'Pendiente: cuenta cuando recuperes la conexión',
  waiting: 'Pendiente de envío',
  waitingLead: 'Guardado en este dispositivo. Lo enviaremos más tarde.',
};
