import { counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { libCopy as english } from '#client/lib/lib-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const minute = 60;

export const libCopy: Translated<typeof english> = {
  tooFast: (seconds: number): string => {
    if (seconds <= 2 * minute)
      return `Tentativas demais. Tente de novo em ${counted(seconds, 'segundo', 'segundos')}.`;
    return `Tentativas demais. Tente de novo em ${numberText(Math.ceil(seconds / minute))} minutos.`;
  },
  unauthorized: 'Sem autorização',
  loggedOut: 'Sua sessão foi encerrada. Entrando de novo...',
  undone: 'Desafio reaberto',
  undoneLead: 'O desafio está aberto de novo, e os pontos dele foram descontados.',
  undoFailed: 'Não foi possível atualizar o desafio. Tente de novo.',
  pending: 'pendente',
  pendingLead: 'Pendente: conta quando a conexão voltar',
  waiting: 'Aguardando envio',
  waitingLead: 'Salvo neste aparelho. Enviamos mais tarde.',
};
