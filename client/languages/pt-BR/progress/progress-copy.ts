import { byCount, counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type {
  progressCopy as englishProgress,
  streakCopy as englishStreak,
  weightCopy as englishWeight,
} from '#client/progress/progress-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const progressCopy: Translated<typeof englishProgress> = {
  history: 'Ver seu histórico',
  achievements: 'Conquistas',
  daysInARow: (streak: number): string => `${counted(streak, 'dia seguido', 'dias seguidos')}.`,
  goalProgress: 'Progresso do objetivo',
  numbersUnread: 'Não conseguimos carregar seus números.',
  yourNumbers: 'Seus números',
  totalPoints: 'Total de pontos',
  dayStreak: 'Sequência de dias',
  thisWeek: 'Esta semana',
  noGoal: 'Sem objetivo ainda',
  goalProgressTile: 'Objetivo',
  timeOver: 'Prazo encerrado',
  planIsOver: (isMeasured: boolean): string =>
    isMeasured
      ? 'Seu prazo acabou, e a meta ainda está à frente. Escolha o que vem agora.'
      : 'Seu prazo acabou. Respire e escolha o próximo objetivo.',
  allReached: 'Todos alcançados',
  aheadOf: (rest: number, unit, milestone: number): string =>
    `Mais ${numberText(rest)}${unit} para ${numberText(milestone)}${unit}.`,
  streak: 'Sequência',
  daysInARowUnit: (currentStreak: number): string => byCount(currentStreak, 'dia seguido', 'dias seguidos'),
  workouts: 'Treinos',
  completed: 'concluídos',
  pointsThisWeek: (points: number): string => `${points > 0 ? '+' : ''}${numberText(points)} esta semana`,
  progress: 'Progresso',
  energy: 'Energia',
  weight: 'Peso',
  progressMode: 'Tipo de progresso',
  showAsTable: 'Ver como tabela',
  progressUnread: 'Não conseguimos carregar seu progresso.',
  progressOverview: 'Resumo do progresso',
  workoutsCompleted: 'Treinos concluídos',
  workoutCount: (totalWorkouts: number): string => counted(totalWorkouts, 'treino', 'treinos'),
  charts: 'Ver seus gráficos',
};

export const weightCopy: Translated<typeof englishWeight> = {
  currentWeight: 'Peso atual',
  weightUnread: 'Não conseguimos carregar seu peso.',
  targetWeight: 'Meta de peso',
  programPhase: 'Fase do programa',
  logTodaysWeight: 'Registrar o peso de hoje',
  chartLead: 'Registre seu peso de vez em quando. A linha mostra para onde ele vai.',
  firstWeight: 'Seu primeiro peso começa o gráfico.',
  last: (current: string): string => `Último: ${current}.`,
  logging: 'Registrando...',
  logWeight: 'Registrar peso',
  weightIn: (unit: string): string => `Peso em ${unit}`,
  logWeightTitle: 'Registrar peso',
  lastWeightUnread: 'Não conseguimos carregar seu último peso.',
  lastWeight: (current: string): string => `Último: ${current}`,
  log: 'Registrar',
  invalidWeight: 'Peso inválido',
  invalidWeightLead: 'Digite um peso válido.',
  logFailed: 'Não foi possível registrar o peso. Tente de novo.',
  weightLogged: 'Peso registrado',
  weightOf: (date: string, weight: string, unit: string): string => `Peso, ${date}: ${weight} ${unit}`,
  sinceStart: (unit: string): string => `${unit} desde o início`,
  toGo: (toGo: string): string => `faltam ${toGo}`,
  targetReached: 'Meta alcançada',
  weight: 'Peso',
  lostOnTheWay: 'Peso perdido a caminho da meta',
  target: (target: string): string => `Meta ${target}`,
  noWeight: 'Nenhum peso registrado nos últimos 90 dias.',
  aim: (targetText: string): string => ` Meta ${targetText}.`,
  oneWeight: (weight: string, aim: string): string => `Um peso até agora, ${weight}.${aim}`,
  change: (first: string, last: string, span: string, aim: string): string =>
    `De ${first} para ${last} ${span}.${aim}`,
  inDays: (days: number): string => `em ${counted(days, 'dia', 'dias')}`,
  inWeeks: (weeks: number): string => `em ${counted(weeks, 'semana', 'semanas')}`,
};

export const streakCopy: Translated<typeof englishStreak> = {
  done: 'Feito',
  protectedByToken: 'Protegido por um curinga',
  heldByToken: 'Com um curinga reservado, ainda não gasto',
  missed: 'Perdido',
  doesNotCount: 'Não conta',
  paused: 'Em pausa',
  pauseYourStreak: 'Pausar sua sequência',
  changePause: 'Mudar sua pausa',
  restDay: 'Descanso previsto',
  restToday: 'Dia de descanso previsto: sua sequência espera.',
  pausedUntil: (date: string): string => `Em pausa até ${date}.`,
  todayOpen: 'Hoje, aberto',
  streak: (currentStreak: string): string => `Sequência: ${currentStreak}`,
  days: (days: number): string => counted(days, 'dia', 'dias'),
  next: (value: string): string => `A seguir: ${value}`,
  to: (daysText: string, value: number): string => `${daysText} para ${numberText(value)}`,
  best: (bestStreak: string): string => `Melhor: ${bestStreak}`,
  rescueLead: 'Você faltou ontem. Um curinga ainda pode salvar sua sequência.',
  bestSoFar: (bestStreak: string): string =>
    `Sua melhor sequência é ${bestStreak}. Um desafio ou um treino começa a próxima.`,
  noStreak: 'Um desafio ou um treino começa sua sequência.',
  skipTokensHold: (tokensAtRisk: number): string =>
    `${counted(tokensAtRisk, 'curinga', 'curingas')} ${byCount(tokensAtRisk, 'segura', 'seguram')} sua sequência.`,
  todayProtected: 'Um curinga protege o dia de hoje.',
  todayCounts: 'Hoje conta.',
  keepItAliveToday: 'Mantenha viva hoje.',
  heldOn: (date: string): string => ` Um curinga a segurou em ${date}.`,
  activeDays: (active: number, count: number): string =>
    count === 1
      ? `${numberText(active)} de 1 dia ativo`
      : `${numberText(active)} dos últimos ${numberText(count)} dias ativos`,
  firstDay: 'Cada dia ganha uma bolinha aqui.',
  lastSevenDays: 'Os últimos sete dias',
  date: 'Data',
  day: 'Dia',
};
