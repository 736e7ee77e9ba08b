import { listText } from '#client/languages/pt-BR/lib/format/locale.ts';
import { failure, sessionsCopy } from '#client/languages/pt-BR/member/member-copy.ts';
import type * as english from '#client/member/integrations-copy.ts';
import type { TokenScope } from '#domain/integrations/access-token-events.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const integrationsCopy: Translated<typeof english.integrationsCopy> = {
  title: 'Integrações',
  intro: 'Deixe seus próprios programas e aparelhos lerem seus dados ou acrescentarem outros.',
  switchedOff: 'Ative para criar um token. Os que você criou antes voltam a funcionar.',
  settings: 'Interruptor das integrações',
};

export const tokensCopy: Translated<typeof english.tokensCopy> = {
  title: 'Tokens de acesso',
  lead: 'Um token funciona como uma senha para um programa. Abre só o que você permite, e você pode encerrá-lo quando quiser.',
  unread: 'Não conseguimos carregar seus tokens.',
  none: 'Nenhum token ainda.',
  make: 'Novo token',
  allows: (scopes: readonly TokenScope[]): string => listText(scopes.map((scope) => scopeNames[scope])),
  made: (day: string): string => `Criado: ${day}.`,
  until: (day: string): string => `Vale até ${day}.`,
  ended: { expired: 'Expirado', revoked: 'Revogado' },
  lastUsed: (day: string): string => `Último uso: ${sessionsCopy.lastUsed(day)}.`,
  neverUsed: 'Ainda não usado.',
  revoke: 'Revogar',
  revoking: 'Revogando...',
  revoked: { title: 'Token revogado', description: 'Ele não abre mais nada.' },
  failedRevoke: failure('Não foi possível revogar o token. Verifique sua conexão e tente de novo.'),
  showUse: 'O que ele fez',
  nothingDone: 'Nada ainda. O que este token mudar aparece aqui.',
  useUnread: 'Não conseguimos carregar o que este token fez.',
};

export const newTokenCopy: Translated<typeof english.newTokenCopy> = {
  title: 'Novo token',
  description: 'Permita só o que o programa precisa.',
  name: 'Nome',
  nameHint: 'Para reconhecer depois, como Balança do banheiro.',
  nameMissing: 'Dê um nome de 1 a 60 caracteres.',
  scopes: 'O que ele pode fazer',
  scopesMissing: 'Permita pelo menos uma coisa.',
  expiry: 'Funciona por',
  days: { '30': '30 dias', '90': '90 dias', '365': 'um ano' },
  make: 'Criar token',
  making: 'Criando...',
  failed: failure('Não foi possível criar o token. Verifique sua conexão e tente de novo.'),
  proof: 'Entre mais uma vez para criar um token. Depois volte aqui.',
  shown: {
    title: 'Seu novo token',
    description: 'Copie agora. Não guardamos cópia, então ele só aparece esta vez.',
    label: 'Token',
    copied: { title: 'Token copiado', description: 'Cole no seu programa.' },
  },
};

export const shownCopy: Translated<typeof english.shownCopy> = { copy: 'Copiar', done: 'Pronto' };

export const proofCopy: Translated<typeof english.proofCopy> = {
  title: 'É você?',
  confirm: 'Entrar de novo',
};

export const scopeNames: Translated<typeof english.scopeNames> = {
  'read:stats': 'Ler sequência, pontos e desafios',
  'read:history': 'Ler treinos',
  'read:body': 'Ler peso e medidas',
  'write:workouts': 'Registrar treinos',
  'write:body': 'Registrar peso e medidas',
  'write:quest': 'Girar e concluir desafios',
};

export const useCopy: Translated<typeof english.useCopy> = {
  title: 'Usar um token',
  lead: 'Envie-o em cada chamada, no cabeçalho Authorization como Bearer. Nunca o coloque em um endereço.',
  assistant: (address: string): string =>
    `Um assistente que fala MCP se conecta a ${address} com o mesmo cabeçalho.`,
  calls: 'Todas as chamadas, e um lugar para testar',
  careful: 'Quem tiver este token pode fazer o que ele permite. Perdeu? Revogue.',
};
