import { counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import { commonCopy } from '#client/languages/pt-BR/ui/ui-copy.ts';
import type * as english from '#client/member/sign-out-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const signOutCopy: Translated<typeof english.signOutCopy> = {
  title: 'Sair e esquecer este aparelho',
  description:
    'Este aparelho esquece suas marcas, rascunhos, um treino em andamento e os resultados da avaliação que você não enviou. Tudo o que já recebemos fica na sua conta.',
  confirm: 'Esquecer e sair',
  pending: 'Saindo...',
  cleared: null,
  failed: {
    title: commonCopy.error,
    description: 'Sem conexão, então nada foi esquecido. Saia quando ela voltar.',
    variant: 'destructive',
  },
};

export const signOutNotes: Translated<typeof english.signOutNotes> = {
  stays: 'Seus rascunhos e o que falta enviar ficam neste aparelho, trancados até você entrar de novo.',
  forgets: 'Este aparelho esquece seus rascunhos e tudo o mais que guarda para você.',
};

export const sharedDeviceCopy: Translated<typeof english.sharedDeviceCopy> = {
  label: 'Este aparelho é compartilhado',
  description: 'Quando você sai, este aparelho esquece tudo o que guarda para você.',
};

export const unsyncedCopy: Translated<typeof english.unsyncedCopy> = {
  more: (count: number): string => `mais ${numberText(count)}`,
  unsent: (labels: readonly string[]): string =>
    `Ainda não enviado, e perdido se você continuar: ${labels.join('; ')}.`,
  ticks: (count: number): string =>
    `Você pode perder ${counted(count, 'marca', 'marcas')} da sua rotina diária.`,
};
