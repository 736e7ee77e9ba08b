import { counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import type { pauseCopy as english } from '#client/progress/pause-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const days = (count: number): string => counted(count, 'dia', 'dias');

export const pauseCopy: Translated<typeof english> = {
  pauseYourStreak: 'Pausar sua sequência',
  paused: 'Sua sequência está em pausa',
  lead: 'Viagem, doença, lesão? Dias em pausa não quebram nada e não gastam curingas. Se você treinar mesmo assim, conta.',
  unread: 'Não conseguimos carregar suas pausas.',
  yourPauses: 'Suas pausas',
  span: (from: string, until: string): string => (from === until ? from : `${from} a ${until}`),
  lastsNow: 'Em pausa agora',
  toCome: 'Prevista',
  endToday: 'Encerrar hoje',
  cancelPause: 'Cancelar',
  why: 'Por quê?',
  holiday: 'Férias',
  illness: 'Doença',
  injury: 'Lesão',
  firstDay: 'Primeiro dia',
  lastDay: 'Último dia',
  illnessBack: 'Já vinha se sentindo mal? A pausa pode começar até 3 dias atrás.',
  atMost: (count: number): string => `No máximo ${days(count)}.`,
  usedUp:
    'Seus dias de pausa acabaram: 42 a cada 365 dias. Se você tem uma doença ou lesão, escreva para nós.',
  startsToo: (date: string): string => `Escolha ${date} ou depois.`,
  endsToo: (date: string): string => `Escolha ${date} ou antes.`,
  startsTooLate: (date: string): string => `Escolha um dia até ${date}.`,
  chooseDate: 'Escolha um dia.',
  private: 'O motivo fica criptografado.',
  notNow: 'Agora não',
  pauseFor: (count: number): string => `Pausar ${days(count)}`,
  pause: 'Pausar',
  sending: 'Pausando...',
  pausedToast: 'Sequência em pausa',
  pausedToastLead: (until: string): string => `Até ${until}. Sua sequência espera por você.`,
  endedToast: 'Pausa alterada',
  endedToastLead: 'Os dias que você devolveu podem ser pausados de novo.',
  failed: 'Não foi possível mudar sua pausa. Tente de novo.',
};
