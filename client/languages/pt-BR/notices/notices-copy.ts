import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { noticesCopy as english } from '#client/notices/notices-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const noticesCopy: Translated<typeof english> = {
  connection: 'Conexão',
  details: 'Detalhes',
  keptOnThisDevice: 'Salvo neste aparelho',
  sendNow: 'Enviar agora',
  notTaken: (text: string): string => `Não aceito: ${text}`,
  open: 'Abrir',
  openEntry: (label: string): string => `Abrir, ${label}`,
  dismiss: 'Dispensar',
  offline: 'Sem conexão. O que você registra vai depois.',
  offlineWaiting: (waiting: number): string => `Sem conexão. ${numberText(waiting)} a enviar.`,
  waitingCount: (waiting: number): string => `${numberText(waiting)} a enviar.`,
  refusedCount: (refused: number): string => `Recusados: ${numberText(refused)}.`,
  offlineNote:
    'Pesos, medidas, marcas e treinos terminados ficam neste aparelho e vão quando a conexão voltar. Desafios e programas precisam de conexão.',
  refusedNote: 'Não pudemos aceitar isto, então não conta.',
  sentInOrder: 'Enviamos na ordem em que você registrou.',
  sent: 'Enviado.',
};
