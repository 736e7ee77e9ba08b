import { numberText } from '#client/languages/es/lib/format/locale.ts';
import type { noticesCopy as english } from '#client/notices/notices-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const noticesCopy: Translated<typeof english> = {
  connection: 'Conexión',
  details: 'Detalles',
  keptOnThisDevice: 'Guardado en este dispositivo',
  sendNow: 'Enviar ahora',
  notTaken: (text: string): string => `Sin aceptar: ${text}`,
  open: 'Abrir',
  openEntry: (label: string): string => `Abrir, ${label}`,
  dismiss: 'Descartar',
  offline: 'Sin conexión. Lo que registres se envía después.',
  offlineWaiting: (waiting: number): string => `Sin conexión. ${numberText(waiting)} por enviar.`,
  waitingCount: (waiting: number): string => `${numberText(waiting)} por enviar.`,
  refusedCount: (refused: number): string => `${numberText(refused)} sin aceptar.`,
  offlineNote:
    'Pesos, medidas, marcas y entrenamientos terminados se quedan en este dispositivo y salen cuando recuperes la conexión. Los retos y programas necesitan conexión.',
  refusedNote: 'No pudimos aceptar esto, así que no cuenta.',
  sentInOrder: 'Los enviamos en el orden en que los registraste.',
  sent: 'Enviado.',
};
