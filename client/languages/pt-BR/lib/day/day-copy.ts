import { byCount, counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { listText, numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { dayCopy as englishDay, forecastCopy as englishForecast } from '#client/lib/day/day-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const dayCopy: Translated<typeof englishDay> = {
  active: 'Ativo',
  protected: 'Protegido',
  held: 'Com curinga reservado',
  neutral: 'Neutro',
  paused: 'Em pausa',
  outage: 'Por nossa conta',
  rest: 'Descanso previsto',
  missed: 'Perdido',
  open: 'Ainda aberto',
  idle: 'Antes da sua sequência',
  late: (days: number): string => `Chegou com ${counted(days, 'dia', 'dias')} de atraso`,
  unread: 'Não conseguimos carregar este dia.',
  whatHappened: 'O que aconteceu',
  nothing: 'Você não registrou nada neste dia.',
  counts: 'Conta: ',
  streak: 'Sequência',
  tokens: 'Curingas',
  fromTo: (from: number, to: number): string =>
    from === to ? numberText(to) : `${numberText(from)} → ${numberText(to)}`,
  spokenFromTo: (from: number, to: number): string =>
    from === to ? `${numberText(to)}, sem mudança` : `de ${numberText(from)} para ${numberText(to)}`,
  countedIn: (place: string): string => `Contado no horário de ${place}.`,
  dayBefore: 'Dia anterior',
  dayAfter: 'Dia seguinte',
  lookBack: 'Olhar para trás',
  lookBackLead: 'Veja seus números como você os conhecia em qualquer dia, e o que sabemos agora.',
  lookBackUnread: 'Não conseguimos carregar seus números anteriores.',
  lookBackTo: (day: string): string => `Olhar para trás: ${day}`,
  knownOn: (day: string): string => `O que eu sabia: ${day}`,
  knownNow: 'O que sabemos agora',
  knownValue: (day: string, then: number, now: number): string =>
    `${day}: na época ${numberText(then)}, agora ${numberText(now)}`,
  knownThenColumn: 'Na época',
  knownNowColumn: 'Agora',
  todayEnd: 'Hoje',
  inARow: 'Dias seguidos',
  numbers: {
    bestStreak: 'Melhor sequência',
    skipTokens: 'Curingas',
    totalPoints: 'Pontos',
    totalWorkouts: 'Treinos',
    completedQuests: 'Desafios',
  },
  sameNow: 'Nada neste dia mudou desde então.',
  changedNow: 'Algo chegou depois ou foi corrigido. Os números em negrito já incluem isso.',
};

export const forecastCopy: Translated<typeof englishForecast> = {
  keepIt: 'Manter',
  streakStays: (days: number): string => `Sua sequência continua em ${numberText(days)}.`,
  streakGoes: (before: number, after: number): string =>
    `Sua sequência vai de ${numberText(before)} para ${numberText(after)}.`,
  tokens: (count: number): string => counted(count, 'curinga', 'curingas'),
  points: (count: number): string => counted(count, 'ponto', 'pontos'),
  keep: (what: readonly string[]): string => `Você mantém ${listText(what)}.`,
  lose: (what: readonly string[]): string => `Você perde ${listText(what)}.`,
  get: (what: readonly string[]): string => `Você ganha ${listText(what)}.`,
  heldAgain: (count: number): string =>
    `${forecastCopy.tokens(count)} ${byCount(count, 'a segura', 'a seguram')} de novo.`,
  needed: (count: number): string =>
    `No seu próximo treino, ${forecastCopy.tokens(count)} ${byCount(count, 'será usado', 'serão usados')}.`,
  noneNeeded: 'Os dias que você perdeu não gastam nenhum curinga.',
};
