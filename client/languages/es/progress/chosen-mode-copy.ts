import { byCount } from '#client/languages/es/lib/format/counted.ts';
import { numberText } from '#client/languages/es/lib/format/locale.ts';
import type {
  chosenModeCopy as englishMode,
  rangeCopy as englishRange,
} from '#client/progress/chosen-mode-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { Bucket, ProgressRange } from '#domain/progress/progress-series.ts';

export const chosenModeCopy: Translated<typeof englishMode> = {
  earnedOf: (count: number): string => `de ${numberText(count)} logros conseguidos`,
  next: (name: string, description: string): string => `Siguiente: ${name}. ${description}`,
  allEarned: 'Todos son tuyos.',
  achievement: 'Logro',
  how: 'Cómo',
  earned: 'Conseguido',
  notYet: 'Aún no',
  noGoalLead: 'Configura un programa y verás aquí tu objetivo.',
  ofYourGoal: 'de tu objetivo',
  milestone: 'Hito',
  reached: 'Alcanzado',
  yes: 'Sí',
  allAchievements: 'Todos los logros',
  workoutsCompletedUnit: (totalWorkouts: number): string =>
    byCount(totalWorkouts, 'entrenamiento completado', 'entrenamientos completados'),
  historyOff: 'Desactivaste el historial de ejercicio en Privacidad y datos.',
  now: (unit: string): string => `${unit} ahora`,
  date: 'Fecha',
  weekAverage: 'Media de 7 días',
};

const spans: Readonly<Record<ProgressRange, string>> = {
  month: 'último mes',
  quarter: 'últimos 3 meses',
  year: 'último año',
  all: 'todo',
};

const whens: Readonly<Record<ProgressRange, string>> = {
  month: ' en el último mes',
  quarter: ' en los últimos 3 meses',
  year: ' en el último año',
  all: '',
};

export const rangeCopy: Translated<typeof englishRange> = {
  timeRange: 'Periodo',
  labels: { month: '1 mes', quarter: '3 meses', year: '1 año', all: 'Todo' },
  weightTitle: (range: ProgressRange): string => `Peso, ${spans[range]}`,
  noWeight: (range: ProgressRange): string => `Sin peso registrado${whens[range]}.`,
  workoutsBy: (bucket: Bucket): string =>
    ({
      week: 'Entrenamientos por semana',
      month: 'Entrenamientos por mes',
      year: 'Entrenamientos por año',
    })[bucket],
  beginning: { week: 'Semana del', month: 'Mes del', year: 'Año del' },
  workouts: (range: ProgressRange, count: number, counts: string): string =>
    `${numberText(count)} ${byCount(count, 'entrenamiento', 'entrenamientos')}${whens[range]}: ${counts}`,
  inRange: (range: ProgressRange, count: number): string =>
    `${numberText(count)}${range === 'all' ? ' en total' : whens[range]}.`,
};
