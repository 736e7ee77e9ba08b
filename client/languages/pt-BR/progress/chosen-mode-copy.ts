import { byCount } from '#client/languages/pt-BR/lib/format/counted.ts';
import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type {
  chosenModeCopy as englishMode,
  rangeCopy as englishRange,
} from '#client/progress/chosen-mode-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { Bucket, ProgressRange } from '#domain/progress/progress-series.ts';

export const chosenModeCopy: Translated<typeof englishMode> = {
  earnedOf: (count: number): string => `de ${numberText(count)} conquistas obtidas`,
  next: (name: string, description: string): string => `A seguir: ${name}. ${description}`,
  allEarned: 'Todas são suas.',
  achievement: 'Conquista',
  how: 'Como',
  earned: 'Obtida',
  notYet: 'Ainda não',
  noGoalLead: 'Monte um programa e veja seu objetivo aqui.',
  ofYourGoal: 'do seu objetivo',
  milestone: 'Marco',
  reached: 'Alcançado',
  yes: 'Sim',
  allAchievements: 'Todas as conquistas',
  workoutsCompletedUnit: (totalWorkouts: number): string =>
    byCount(totalWorkouts, 'treino concluído', 'treinos concluídos'),
  historyOff: 'Você desativou o histórico de exercícios em Privacidade e dados.',
  now: (unit: string): string => `${unit} agora`,
  date: 'Data',
  weekAverage: 'Média de 7 dias',
};

const spans: Readonly<Record<ProgressRange, string>> = {
  month: 'último mês',
  quarter: 'últimos 3 meses',
  year: 'último ano',
  all: 'tudo',
};

const whens: Readonly<Record<ProgressRange, string>> = {
  month: ' no último mês',
  quarter: ' nos últimos 3 meses',
  year: ' no último ano',
  all: '',
};

export const rangeCopy: Translated<typeof englishRange> = {
  timeRange: 'Período',
  labels: { month: '1 mês', quarter: '3 meses', year: '1 ano', all: 'Tudo' },
  weightTitle: (range: ProgressRange): string => `Peso, ${spans[range]}`,
  noWeight: (range: ProgressRange): string => `Nenhum peso registrado${whens[range]}.`,
  workoutsBy: (bucket: Bucket): string =>
    ({ week: 'Treinos por semana', month: 'Treinos por mês', year: 'Treinos por ano' })[bucket],
  beginning: { week: 'Semana de', month: 'Mês de', year: 'Ano de' },
  workouts: (range: ProgressRange, count: number, counts: string): string =>
    `${counted(count)}${whens[range]}: ${counts}`,
  inRange: (range: ProgressRange, count: number): string =>
    `${numberText(count)}${range === 'all' ? ' no total' : whens[range]}.`,
};

const counted = (count: number): string => `${numberText(count)} ${byCount(count, 'treino', 'treinos')}`;
