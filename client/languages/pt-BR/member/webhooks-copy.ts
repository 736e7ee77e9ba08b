import { listText } from '#client/languages/pt-BR/lib/format/locale.ts';
import { failure } from '#client/languages/pt-BR/member/member-copy.ts';
import type * as english from '#client/member/webhooks-copy.ts';
import type { WebhookKind } from '#domain/integrations/webhook-events.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const webhooksCopy: Translated<typeof english.webhooksCopy> = {
  title: 'Webhooks',
  lead: 'Um webhook avisa seu próprio programa do que acontece, na hora: chamamos o endereço dele.',
  switchedOff: 'Ative para adicionar um webhook. Os que você adicionou antes voltam a receber avisos.',
  unread: 'Não conseguimos carregar seus webhooks.',
  none: 'Nenhum webhook ainda.',
  add: 'Novo webhook',
  sends: (kinds: readonly WebhookKind[]): string => listText(kinds.map((kind) => kindNames[kind])),
  failing: (since: string): string =>
    `Seu programa não responde direito desde ${since}. Continuamos tentando por três dias, então nada se perdeu ainda.`,
  stopped: {
    member: 'Parado por você.',
    failing:
      'Paramos depois de três dias sem uma resposta correta. Veja o que seu programa respondeu, corrija e retome.',
    gone: 'Paramos porque seu programa disse que não existe mais. Se ele voltou, retome.',
    admin:
      'Nossa equipe parou este. Confira se seu programa está bem e retome. Precisa de ajuda? Escreva para nós.',
  },
  chips: { stopped: 'Parado', failing: 'Falhando' },
  test: 'Testar',
  testing: 'Testando...',
  testTaken: (status: number): string => `Seu programa respondeu ${status}.`,
  tested: (description: string) => ({ title: 'O teste chegou', description }),
  testRefused: (problem: string) => ({ title: 'O teste não chegou', description: problemText(problem) }),
  failedTest: failure('Não foi possível enviar o teste. Tente de novo em um momento.'),
  log: 'Entregas',
  change: 'Mudar',
  stop: 'Parar',
  resume: 'Retomar',
  remove: 'Remover',
  removed: { title: 'Webhook removido', description: 'Seu programa não recebe mais avisos.' },
  failedChange: failure('Não funcionou. Verifique sua conexão e tente de novo.'),
  previousSecret: (until: string): string => `Seu segredo anterior vale até ${until}.`,
};

export const logCopy: Translated<typeof english.logCopy> = {
  title: 'Últimas entregas',
  none: 'Nada enviado ainda. Daqui em diante, o que acontecer aparece aqui.',
  unread: 'Não conseguimos carregar as entregas.',
  refresh: 'Atualizar',
  waiting: 'Esperando',
  dropped: 'Não enviado',
  taken: (status: number | null, milliseconds: number | null): string =>
    `Chegou: ${status ?? 'sem status'} em ${milliseconds ?? 0} ms`,
  attempts: (count: number): string => (count === 1 ? '1 tentativa' : `${count} tentativas`),
  kindName: (kind: string): string => (kind in kindNames ? kindNames[kind as WebhookKind] : 'Teste'),
};

const problems: Readonly<Record<string, string>> = {
  timeout: 'Seu programa levou mais de 10 segundos.',
  'private address': 'O endereço leva a uma rede privada, que não chamamos.',
  ENOTFOUND: 'Ninguém conhece o servidor desse endereço.',
  ECONNREFUSED: 'Não há nada rodando nesse endereço.',
  stopped: 'O webhook estava parado.',
  erased: 'Você apagou aquilo de que se tratava.',
  'too old': 'Tinha mais de três dias.',
  'too many': 'Havia mais de 1.000 mensagens esperando.',
};

export const problemText: Translated<typeof english.problemText> = (problem: string): string =>
  problems[problem] ??
  (problem.startsWith('status ')
    ? `Seu programa respondeu ${problem.slice('status '.length)}.`
    : `Sem resposta (${problem}).`);

export const webhookFormCopy: Translated<typeof english.webhookFormCopy> = {
  newTitle: 'Novo webhook',
  changeTitle: 'Mudar webhook',
  description: 'Envie só o que o programa precisa.',
  url: 'Endereço',
  urlHint: 'https, como https://hooks.example/rondel',
  urlMissing: 'Digite o endereço do seu programa. Começa com https.',
  kinds: 'Do que ele fica sabendo',
  kindsMissing: 'Escolha pelo menos uma coisa.',
  scopes: 'Enviar também',
  add: 'Adicionar webhook',
  adding: 'Adicionando...',
  save: 'Salvar',
  saving: 'Salvando...',
  rotate: 'Novo segredo',
  failed: failure('Não foi possível salvar o webhook. Verifique sua conexão e tente de novo.'),
  proof: 'Entre mais uma vez para configurar um webhook. Depois volte aqui.',
  shown: {
    title: 'Segredo de assinatura',
    description: 'Seu programa confere cada mensagem com ele. Copie agora: só aparece esta vez.',
    label: 'Segredo',
    copied: { title: 'Segredo copiado', description: 'Guarde onde seu programa o lê.' },
  },
};

export const kindNames: Translated<typeof english.kindNames> = {
  'workout.logged': 'Treino registrado',
  'quest.completed': 'Desafio concluído',
  'streak.at_risk': 'Sequência em risco',
  'streak.changed': 'Sequência alterada',
  'weight.logged': 'Peso registrado',
  'program.phase': 'Nova fase do programa',
};

export const webhookScopeNames: Translated<typeof english.webhookScopeNames> = {
  'read:history': 'Séries, esforço e humor dos treinos',
  'read:body': 'O próprio peso',
};
