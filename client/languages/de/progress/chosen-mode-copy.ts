import { numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import type {
  chosenModeCopy as englishMode,
  rangeCopy as englishRange,
} from '#client/progress/chosen-mode-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { Bucket, ProgressRange } from '#domain/progress/progress-series.ts';

export const chosenModeCopy: Translated<typeof englishMode> = {
  earnedOf: (count: number): string => `von ${numberText(count)} Erfolgen geholt`,
  next: (name: string, description: string): string => `Als Nächstes: ${name}. ${description}`,
  allEarned: 'Du hast sie alle.',
  achievement: 'Erfolg',
  how: 'Wie',
  earned: 'Geholt',
  notYet: 'Noch nicht',
  noGoalLead: 'Richte ein Programm ein, dann siehst du hier dein Ziel.',
  ofYourGoal: 'deines Ziels',
  milestone: 'Meilenstein',
  reached: 'Erreicht',
  yes: 'Ja',
  allAchievements: 'Alle Erfolge',
  workoutsCompletedUnit: (totalWorkouts: number): string =>
    plural(totalWorkouts, { one: 'Workout geschafft', other: 'Workouts geschafft' }),
  historyOff: 'Du hast den Trainingsverlauf unter „Privatsphäre & Daten“ ausgeschaltet.',
  now: (unit: string): string => `${unit} jetzt`,
  date: 'Datum',
  weekAverage: '7-Tage-Schnitt',
};

const spans: Readonly<Record<ProgressRange, string>> = {
  month: 'letzter Monat',
  quarter: 'letzte 3 Monate',
  year: 'letztes Jahr',
  all: 'alle Werte',
};

const whens: Readonly<Record<ProgressRange, string>> = {
  month: ' im letzten Monat',
  quarter: ' in den letzten 3 Monaten',
  year: ' im letzten Jahr',
  all: '',
};

export const rangeCopy: Translated<typeof englishRange> = {
  timeRange: 'Zeitraum',
  labels: { month: '1 Monat', quarter: '3 Monate', year: '1 Jahr', all: 'Alles' },
  weightTitle: (range: ProgressRange): string => `Gewicht, ${spans[range]}`,
  noWeight: (range: ProgressRange): string => `Kein Gewicht eingetragen${whens[range]}.`,
  workoutsBy: (bucket: Bucket): string =>
    ({ week: 'Workouts nach Woche', month: 'Workouts nach Monat', year: 'Workouts nach Jahr' })[bucket],
  beginning: { week: 'Woche ab', month: 'Monat ab', year: 'Jahr ab' },
  workouts: (range: ProgressRange, count: number, counts: string): string =>
    `${numberText(count)} ${plural(count, { one: 'Workout', other: 'Workouts' })}${whens[range]}: ${counts}`,
  inRange: (range: ProgressRange, count: number): string =>
    `${numberText(count)}${range === 'all' ? ' insgesamt' : whens[range]}.`,
};
