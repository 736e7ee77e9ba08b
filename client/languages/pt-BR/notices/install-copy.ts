import { brand } from '#client/languages/pt-BR/ui/ui-copy.ts';
import type { installCopy as english } from '#client/notices/install-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const installCopy: Translated<typeof english> = {
  label: 'O app neste aparelho',
  line: {
    press: `O ${brand} pode ser um app neste aparelho.`,
    byHand: `Tenha o ${brand} na sua tela de início.`,
  },
  install: 'Instalar',
  how: 'Ver como',
  notAgain: 'Não oferecer de novo',
  title: `${brand} na sua tela de início`,
  lead: 'Ele abre como qualquer app, e seus lembretes chegam a este aparelho.',
  steps: [
    'Toque em Compartilhar no seu navegador.',
    'Escolha Adicionar à Tela de Início e depois Adicionar.',
    `Abra o ${brand} na sua tela de início.`,
  ],
  gotIt: 'Entendi',
};
