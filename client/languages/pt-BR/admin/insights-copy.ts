import type { insightsCopy as english } from '#client/admin/insights-copy.ts';
import { byCount, counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const memberWord = (count: number): string => byCount(count, 'membro', 'membros');
const membersOf = (count: number): string => counted(count, 'membro', 'membros');

export const insightsCopy: Translated<typeof english> = {
  unread: 'Não conseguimos carregar as análises.',
  lead: (count: number): string => `${membersOf(count)} com conta. Só números, sem nomes.`,
  asOf: 'Na data de (UTC)',
  asOfHint: 'Em branco para agora. Os números são os que se conheciam naquele momento.',
  show: 'Mostrar',
  now: 'Agora',
  ofMoment: (moment: string, position: string | null): string =>
    position === null
      ? `Em ${moment} UTC, antes do primeiro evento`
      : `Em ${moment} UTC, registro lido até a posição ${position}`,
  folding: (events: number, total: number | null): string =>
    total === null
      ? 'Lendo o histórico…'
      : `Lendo o histórico: ${numberText(events)} de ${numberText(total)} eventos.`,
  waiting: (count: number): string => `${counted(count, 'pergunta', 'perguntas')} antes desta.`,
  table: 'Tabela',
  sql: 'SQL',
  csv: 'CSV',
  tableOf: (title: string): string => `Tabela: ${title}`,
  sqlOf: (title: string): string => `SQL: ${title}`,
  csvOf: (title: string): string => `CSV: ${title}`,
  repeat: 'Para repetir, leia o histórico até esse momento e rode ali a instrução:',

  streaks: 'Distribuição de sequências',
  days: (bucket: string): string => `${bucket} ${bucket === '1' ? 'dia' : 'dias'}`,
  bucket: 'Dias seguidos',
  members: 'Membros',
  memberWord,
  share: 'Parcela',

  retention: 'Retenção por semana de chegada',
  retentionLead: 'Porcentagem ativa em cada semana depois do primeiro login. A semana 0 é a de chegada.',
  noCohorts: 'Nenhuma semana terminou desde que o primeiro membro chegou.',
  joined: 'Chegada',
  week: (nth: number): string => `S${nth}`,
  percent: (share: number): string => `${numberText(share, 0)}%`,
  activeOf: (active: number, of: number): string => `${numberText(active)} de ${numberText(of)}`,

  quests: 'Funil de desafios',
  questsLead: 'Cada barra tem seus giros. Dentro: os aceitos e, deles, os concluídos.',
  noQuests: 'Ninguém girou a roleta.',
  order: 'Ordem',
  bySpun: 'Mais sorteados',
  bySpunAway: 'Mais trocados',
  spunAwayLead: (least: number): string => `Dos desafios com pelo menos ${numberText(least)} giros.`,
  quest: 'Desafio',
  spun: 'Sorteado',
  spunAway: 'Trocado',
  accepted: 'Aceito',
  completed: 'Concluído',
  skipped: 'Pulado',
  shareSpunAway: 'Parcela trocada',
  firstOf: (shown: number, all: number): string =>
    `${numberText(shown)} de ${numberText(all)} desafios. A tabela tem todos.`,

  refused: 'Comandos recusados',
  refusedLead: 'O que as regras recusaram nos sete dias anteriores. Quem pediu não é anotado.',
  noneRefused: 'Nada foi recusado.',
  reason: 'Motivo',
  command: 'Comando',
  lastDay: 'Últimas 24 horas',
  lastWeek: 'Últimos 7 dias',

  energy: 'Energia depois do treino',
  energyLead: (least: number): string =>
    `Dos registros das últimas treze semanas. São criptografados para cada membro, então o histórico é lido uma vez. Nada aparece de menos de ${membersOf(least)}.`,
  readEnergy: 'Ler registros',
  readingEnergy: 'Lendo…',
  energyUnread: 'Não foi possível ler os registros. Tente de novo.',
  tooFewMembers: (members: number, least: number): string =>
    `${numberText(members)} de ${membersOf(least)} ${byCount(members, 'tem', 'têm')} registros suficientes para comparar os dias.`,
  afterTraining: ({
    difference,
    members,
    days,
    otherDays,
  }: {
    readonly difference: number;
    readonly members: number;
    readonly days: number;
    readonly otherDays: number;
  }): string =>
    `Nos dias depois do treino, a energia de ${membersOf(members)} foi em média ${
      difference === 0
        ? 'igual à dos outros'
        : `${numberText(Math.abs(difference), 1)} mais ${difference > 0 ? 'alta' : 'baixa'}`
    } (${counted(days, 'dia', 'dias')}; os outros, ${numberText(otherDays)}). Nenhuma causa é afirmada.`,
  bySign: (higher: number, same: number, lower: number): string =>
    `Mais alta para ${numberText(higher)}, igual para ${numberText(same)}, mais baixa para ${numberText(lower)}.`,
  energyWeeks: 'Energia e humor médios por semana',
  noWeeks: (least: number): string => `Nenhuma semana tem registros de ${membersOf(least)}.`,
  energyLines: { energy: 'Energia, média da semana', mood: 'Humor, média da semana' },
  weekFrom: 'Semana de',
  meanEnergy: 'Energia',
  meanMood: 'Humor',

  effect: 'E se...?: um arquivo de regras',
  effectLead:
    'Lê o histórico com outras regras. Nada é adotado. Diga só as regras que mudam; npm run replay -- --rules-template imprime todas.',
  rules: 'Regras (JSON)',
  example: '{ "streak": { "nightGraceEndsAtHour": 4 } }',
  chooseFile: 'Escolher arquivo',
  compare: 'Comparar',
  comparing: 'Comparando…',
  failed: 'Não foi possível comparar as regras. Tente de novo.',
  measures: { 'current-streak': 'Sequência atual', points: 'Pontos' },
  before: 'Antes',
  after: 'Depois',
  gainLose: (gaining: number, losing: number, unchanged: number): string =>
    `${byCount(gaining, 'Ganha', 'Ganham')} ${numberText(gaining)}, ${byCount(losing, 'perde', 'perdem')} ${numberText(losing)}, sem mudança ${numberText(unchanged)}.`,
  gains: 'Mais ganham',
  losses: 'Mais perdem',
  member: 'Membro',
  change: 'Mudança',
  gainsBy: (by: number): string => `Ganha ${numberText(by)}`,
  losesBy: (by: number): string => `Perde ${numberText(by)}`,
  nobody: 'Ninguém.',
  listed: (count: number): string => byCount(count, 'O maior.', `Os ${numberText(count)} maiores.`),
};
