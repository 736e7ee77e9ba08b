import type { appCopy as english } from '#client/app/app-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const appCopy: Translated<typeof english> = {
  workout: 'Treino',
  quest: 'Desafio',
  connection: 'Conexão',
  slowLine: 'A conexão está lenta. Continuamos tentando.',
  youAreOffline: 'Sem conexão',
  offlineLead: 'O que você registra sem conexão fica salvo neste aparelho. Enviamos quando ela voltar.',
  notFound: '404 Página não encontrada',
  notFoundLead: 'Não há nada aqui. A página pode ter mudado de lugar, ou falta uma letra no endereço.',
  goHome: 'Ir para o início',
  routingWorks: 'As rotas funcionam',
};
