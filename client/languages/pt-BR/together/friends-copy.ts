import { byCount, counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { listText } from '#client/languages/pt-BR/lib/format/locale.ts';
import { commonCopy } from '#client/languages/pt-BR/ui/ui-copy.ts';
import type * as english from '#client/together/friends-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { CheerKind } from '#domain/together/together-events.ts';

const failed = (description: string) =>
  ({ title: commonCopy.error, description, variant: 'destructive' }) as const;

/** A friend without a first name, without a gender. */
const someone = 'Alguém das suas amizades';
const nameOr = (name: string | null): string => name ?? someone;
const inSentence = (name: string | null): string => name ?? 'esta pessoa';

const daysInARow = (days: number): string => counted(days, 'dia seguido', 'dias seguidos');

export const friendsCopy: Translated<typeof english.friendsCopy> = {
  title: 'Amizades',
  back: 'Voltar ao perfil',
  intro: 'Algumas pessoas que ficam felizes quando você aparece.',
  unread: 'Não conseguimos carregar suas amizades.',
  offline: 'Sem conexão. Amizades e círculos precisam de rede; seu treino, não.',
  none: 'Nenhuma amizade aqui ainda',
  noneLead: 'Crie um código e envie a alguém com quem você gosta de se mexer.',
  nameOr,
  streak: (days: number): string => (days === 0 ? 'Começando do zero' : daysInARow(days)),
  atRisk: (days: number): string =>
    `${daysInARow(days)}, e hoje ainda está aberto. Um incentivo pode ser o que falta.`,
  week: (days: readonly string[]): string =>
    days.length === 0 ? 'Nenhum dia ativo esta semana ainda' : `Dias ativos: ${listText(days)}`,
  quests: (count: number): string =>
    `${counted(count, 'desafio', 'desafios')} ${byCount(count, 'feito', 'feitos')}`,
  achievements: 'Conquistas',
  more: (name: string | null): string => `Mais sobre ${inSentence(name)}`,
};

export const sharingCopy: Translated<typeof english.sharingCopy> = {
  title: 'O que suas amizades veem',
  titleOff: 'Melhor em companhia',
  off: 'As pessoas que você convida podem incentivar você, e você a elas. Não há busca, feed nem ranking: só quem tem o seu código.',
  waits: 'Alguém convidou você. Compartilhe seu progresso e veja quem é.',
  label: 'Compartilhar progresso com amizades',
  description: 'Desativado: suas amizades deixam de ver você na hora, e você a elas.',
  seen: 'Suas amizades veem',
  seenFacts: [
    'seu primeiro nome e sua foto',
    'sua sequência e seus dias ativos desta semana',
    'quantos desafios você terminou e suas conquistas',
  ],
  never: 'Suas amizades nunca veem',
  neverFacts: [
    'seu peso ou qualquer outra coisa do seu corpo',
    'seu humor, sua energia ou suas notas',
    'seu programa, seu plano ou seus treinos',
    'em que horário você treina',
  ],
  failed: failed('A mudança não foi salva. Verifique sua conexão e tente de novo.'),
};

export const cheerCopy: Translated<typeof english.cheerCopy> = {
  kinds: {
    'well-done': 'Mandou bem',
    'keep-going': 'Continue assim',
    strong: 'Que força',
    proud: 'Que orgulho',
    'high-five': 'Toca aqui',
  },
  group: (name: string | null): string => `Incentivar ${inSentence(name)}`,
  sent: (kind: CheerKind): string => `Incentivo enviado: ${cheerCopy.kinds[kind]}. Amanhã você pode de novo.`,
  received: (kind: CheerKind, day: string): string => `${day}, para você: ${cheerCopy.kinds[kind]}.`,
  failed: failed('Seu incentivo não foi enviado. Verifique sua conexão e tente de novo.'),
};

export const nudgeCopy: Translated<typeof english.nudgeCopy> = {
  label: 'Cutucadas entre vocês',
  description: (name: string | null): string =>
    `Quando uma sequência está para acabar, você e ${inSentence(name)} podem trocar lembretes, uma vez por dia. Funciona quando as duas pessoas ativam.`,
  nudge: (name: string | null): string => `Cutucar ${inSentence(name)}`,
  sent: (name: string | null): string => `Você cutucou ${inSentence(name)} hoje.`,
  received: (name: string | null): string => `${nameOr(name)} lembra: sua sequência ainda está aberta hoje.`,
  failed: failed('Sua cutucada não foi enviada. Verifique sua conexão e tente de novo.'),
  failedSwitch: failed('A mudança não foi salva. Verifique sua conexão e tente de novo.'),
};

export const momentsCopy: Translated<typeof english.momentsCopy> = {
  title: 'Novidades desde a sua visita',
  friend: (name: string | null): string =>
    `${nameOr(name)} agora está entre suas amizades. Daqui em diante, cada pessoa vê os dias da outra.`,
  firstCheer: (name: string | null, kind: CheerKind): string =>
    `Seu primeiro incentivo. ${nameOr(name)} diz: ${cheerCopy.kinds[kind]}.`,
};

export const inviteCopy: Translated<typeof english.inviteCopy> = {
  title: 'Convide alguém',
  lead: 'Um código é para uma pessoa e vale sete dias.',
  make: 'Criar um código',
  making: 'Criando...',
  open: 'Esperando resposta',
  ofFriend: 'Para uma amizade',
  ofCircle: 'Para um círculo',
  until: (day: string): string => `Vale até ${day}.`,
  takeBack: 'Retirar',
  takeBackOf: (what: string, day: string): string => `Retirar o código ${what.toLowerCase()}, até ${day}`,
  takenBack: { title: 'Convite retirado', description: 'O código dele não funciona mais.' },
  failed: failed('Não foi possível criar o código. Verifique sua conexão e tente de novo.'),
  failedBack: failed('Não foi possível retirar. Verifique sua conexão e tente de novo.'),
  shown: {
    title: 'Seu código',
    description: 'Envie a uma pessoa. Mostramos só esta vez.',
    spelled: (code: string): string => `Código: ${[...code].join(' ')}`,
    link: 'Link',
    text: 'Venha se mexer comigo no Rondel:',
    share: 'Compartilhar',
    copy: 'Copiar link',
    copied: { title: 'Link copiado', description: 'Envie para a pessoa certa.' },
    done: 'Pronto',
  },
};

export const acceptCopy: Translated<typeof english.acceptCopy> = {
  title: 'Tem um código?',
  invited: 'Você recebeu um convite',
  lead: 'Seis letras de alguém que você conhece. Você vê quem convida antes de dizer sim.',
  label: 'Código',
  short: 'Um código tem seis letras.',
  look: 'Ver',
  looking: 'Vendo...',
  invites: (name: string | null): string => `${name ?? 'Alguém'} convida você para uma amizade.`,
  invitesToCircle: (name: string | null, circle: string, dates: string): string =>
    `${name ?? 'Alguém'} convida você para um círculo: ${circle}, ${dates}.`,
  people: (count: number): string => `${counted(count, 'pessoa já está', 'pessoas já estão')} nele.`,
  accept: 'Sim, aceito',
  join: 'Sim, participo',
  accepting: 'Um momento...',
  notNow: 'Agora não',
  friends: (name: string | null) => ({
    title: 'Nova amizade',
    description: `${nameOr(name)} e você: agora cada pessoa vê os dias da outra.`,
  }),
  joined: { title: 'Você entrou no círculo', description: 'Seus dias ativos contam a partir de hoje.' },
  failed: 'Não conseguimos conferir esse código. Veja sua conexão e tente de novo.',
};

export const partingCopy: Translated<typeof english.partingCopy> = {
  description: 'A outra pessoa não recebe nenhuma mensagem sobre isto.',
  remove: 'Remover das amizades',
  removeNote:
    'Vocês deixam de se ver na hora. Um círculo em comum continua. Com outro código, a amizade volta.',
  block: 'Bloquear',
  blockNote: 'Vocês deixam de se ver, e nenhum código seu funciona para essa pessoa.',
  removeTitle: (name: string | null): string => `Remover ${inSentence(name)}?`,
  blockTitle: (name: string | null): string => `Bloquear ${inSentence(name)}?`,
  pending: 'Um momento...',
  removed: { title: 'Amizade removida', description: 'Vocês não se veem mais.' },
  blocked: {
    title: 'Bloqueio ativado',
    description: 'Vocês não se veem mais. O bloqueio aparece abaixo.',
  },
  failed: failed('Não funcionou. Verifique sua conexão e tente de novo.'),
  report: 'Denunciar',
  reportNote: 'A administração analisa. A pessoa não recebe mensagem, e você também pode bloqueá-la.',
  list: 'Pessoas bloqueadas',
  listLead: 'Não estão entre suas amizades, e nenhum código seu funciona para elas.',
  noName: 'Alguém sem nome',
  unread: 'Não conseguimos carregar seus bloqueios.',
  unblock: 'Desbloquear',
  unblocked: {
    title: 'Bloqueio retirado',
    description: 'A amizade não volta sozinha: é preciso outro código.',
  },
};

export const formerCopy: Translated<typeof english.formerCopy> = {
  open: 'Não vê mais alguém?',
  title: 'Amizades anteriores',
  description:
    'Uma amizade sai da sua lista quando um de vocês a encerra ou deixa de compartilhar. Você ainda pode bloquear ou denunciar a pessoa. Ela não recebe mensagem.',
  since: (day: string): string => `A amizade começou em ${day}.`,
  none: 'Não há ninguém aqui. Todas as suas amizades estão na lista ou bloqueadas.',
  unread: 'Não conseguimos carregar suas amizades anteriores.',
};

export const reportCopy: Translated<typeof english.reportCopy> = {
  title: (name: string | null): string => `Denunciar ${inSentence(name)}`,
  description: 'Conte à administração o que aconteceu. Só ela lê.',
  reason: 'Do que se trata?',
  reasons: {
    harassment: 'Me incomoda ou me magoa',
    name: 'O nome ou a foto',
    pretending: 'Finge ser outra pessoa',
    other: 'Outra coisa',
  },
  missing: 'Escolha do que se trata.',
  words: 'Com suas palavras, se quiser',
  send: 'Enviar denúncia',
  sending: 'Enviando...',
  sent: { title: 'Denúncia enviada', description: 'A administração vai analisar. Agradecemos o aviso.' },
  failed: failed('A denúncia não foi enviada. Verifique sua conexão e tente de novo.'),
};
