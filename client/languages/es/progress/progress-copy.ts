import { byCount, counted } from '#client/languages/es/lib/format/counted.ts';
import { numberText } from '#client/languages/es/lib/format/locale.ts';
import type {
  progressCopy as englishProgress,
  streakCopy as englishStreak,
  weightCopy as englishWeight,
} from '#client/progress/progress-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const progressCopy: Translated<typeof englishProgress> = {
  history: 'Ver tu historial',
  achievements: 'Logros',
  daysInARow: (streak: number): string => `${counted(streak, 'día seguido', 'días seguidos')}.`,
  goalProgress: 'Progreso del objetivo',
  numbersUnread: 'No pudimos cargar tus números.',
  yourNumbers: 'Tus números',
  totalPoints: 'Puntos totales',
  dayStreak: 'Racha de días',
  thisWeek: 'Esta semana',
  noGoal: 'Sin objetivo aún',
  goalProgressTile: 'Objetivo',
  timeOver: 'Plazo terminado',
  planIsOver: (isMeasured: boolean): string =>
    isMeasured
      ? 'Tu plazo terminó y tu meta sigue por delante. Elige lo que viene ahora.'
      : 'Tu plazo terminó. Respira y elige el siguiente objetivo.',
  allReached: 'Todos alcanzados',
  aheadOf: (rest: number, unit, milestone: number): string =>
    `${numberText(rest)}${unit} más para ${numberText(milestone)}${unit}.`,
  streak: 'Racha',
  daysInARowUnit: (currentStreak: number): string => byCount(currentStreak, 'día seguido', 'días seguidos'),
  workouts: 'Entrenos',
  completed: 'completados',
  pointsThisWeek: (points: number): string => `${points > 0 ? '+' : ''}${numberText(points)} esta semana`,
  progress: 'Progreso',
  energy: 'Energía',
  weight: 'Peso',
  progressMode: 'Tipo de progreso',
  showAsTable: 'Ver como tabla',
  progressUnread: 'No pudimos cargar tu progreso.',
  progressOverview: 'Resumen de tu progreso',
  workoutsCompleted: 'Entrenamientos completados',
  workoutCount: (totalWorkouts: number): string => counted(totalWorkouts, 'entrenamiento', 'entrenamientos'),
  charts: 'Ver tus gráficos',
};

export const weightCopy: Translated<typeof englishWeight> = {
  currentWeight: 'Peso actual',
  weightUnread: 'No pudimos cargar tu peso.',
  targetWeight: 'Peso meta',
  programPhase: 'Fase del programa',
  logTodaysWeight: 'Registrar el peso de hoy',
  chartLead: 'Registra tu peso de vez en cuando. La línea muestra hacia dónde va.',
  firstWeight: 'Tu primer peso empieza el gráfico.',
  last: (current: string): string => `Último: ${current}.`,
  logging: 'Registrando...',
  logWeight: 'Registrar peso',
  weightIn: (unit: string): string => `Peso en ${unit}`,
  logWeightTitle: 'Registrar peso',
  lastWeightUnread: 'No pudimos cargar tu último peso.',
  lastWeight: (current: string): string => `Último: ${current}`,
  log: 'Registrar',
  invalidWeight: 'Peso no válido',
  invalidWeightLead: 'Escribe un peso válido.',
  logFailed: 'No se pudo registrar el peso. Inténtalo de nuevo.',
  weightLogged: 'Peso registrado',
  weightOf: (date: string, weight: string, unit: string): string => `Peso, ${date}: ${weight} ${unit}`,
  sinceStart: (unit: string): string => `${unit} desde el inicio`,
  toGo: (toGo: string): string => `faltan ${toGo}`,
  targetReached: 'Meta alcanzada',
  weight: 'Peso',
  lostOnTheWay: 'Peso perdido camino de la meta',
  target: (target: string): string => `Meta ${target}`,
  noWeight: 'Sin peso registrado en los últimos 90 días.',
  aim: (targetText: string): string => ` Meta ${targetText}.`,
  oneWeight: (weight: string, aim: string): string => `Un peso hasta ahora, ${weight}.${aim}`,
  change: (first: string, last: string, span: string, aim: string): string =>
    `De ${first} a ${last} ${span}.${aim}`,
  inDays: (days: number): string => `en ${counted(days, 'día', 'días')}`,
  inWeeks: (weeks: number): string => `en ${counted(weeks, 'semana', 'semanas')}`,
};

export const streakCopy: Translated<typeof englishStreak> = {
  done: 'Hecho',
  protectedByToken: 'Protegido por un comodín',
  heldByToken: 'Con un comodín reservado, aún sin gastar',
  missed: 'Perdido',
  doesNotCount: 'No cuenta',
  paused: 'En pausa',
  pauseYourStreak: 'Pausar tu racha',
  changePause: 'Cambiar tu pausa',
  restDay: 'Descanso previsto',
  restToday: 'Día de descanso previsto: tu racha espera.',
  pausedUntil: (date: string): string => `En pausa hasta el ${date}.`,
  todayOpen: 'Hoy, abierto',
  streak: (currentStreak: string): string => `Racha: ${currentStreak}`,
  days: (days: number): string => counted(days, 'día', 'días'),
  next: (value: string): string => `Siguiente: ${value}`,
  to: (daysText: string, value: number): string => `${daysText} para ${numberText(value)}`,
  best: (bestStreak: string): string => `Mejor: ${bestStreak}`,
  rescueLead: 'Ayer faltaste. Un comodín todavía puede salvar tu racha.',
  bestSoFar: (bestStreak: string): string =>
    `Tu mejor racha es ${bestStreak}. Un reto o un entrenamiento empieza la siguiente.`,
  noStreak: 'Un reto o un entrenamiento empieza tu racha.',
  skipTokensHold: (tokensAtRisk: number): string =>
    `${counted(tokensAtRisk, 'comodín', 'comodines')} ${byCount(tokensAtRisk, 'sostiene', 'sostienen')} tu racha.`,
  todayProtected: 'Un comodín protege el día de hoy.',
  todayCounts: 'Hoy cuenta.',
  keepItAliveToday: 'Mantenla viva hoy.',
  heldOn: (date: string): string => ` Un comodín la sostuvo el ${date}.`,
  activeDays: (active: number, count: number): string =>
    count === 1
      ? `Días activos: ${numberText(active)} de 1`
      : `Días activos: ${numberText(active)} de los últimos ${numberText(count)}`,
  firstDay: 'Cada día tendrá aquí su punto.',
  lastSevenDays: 'Los últimos siete días',
  date: 'Fecha',
  day: 'Día',
};
