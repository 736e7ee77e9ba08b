import { counted, formOf, numberText } from '#client/languages/fr/lib/format/locale.ts';
import type {
  chosenModeCopy as englishChosen,
  rangeCopy as englishRange,
} from '#client/progress/chosen-mode-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { Bucket, ProgressRange } from '#domain/progress/progress-series.ts';

export const chosenModeCopy: Translated<typeof englishChosen> = {
  earnedOf: (count: number): string => `succès sur ${numberText(count)}`,
  next: (name: string, description: string): string => `Prochain : ${name}. ${description}`,
  allEarned: 'Ils sont tous à toi.',
  achievement: 'Succès',
  how: 'Comment',
  earned: 'Obtenu',
  notYet: 'Pas encore',
  noGoalLead: 'Crée un programme et ton objectif s’affichera ici.',
  ofYourGoal: 'de ton objectif',
  milestone: 'Palier',
  reached: 'Atteint',
  yes: 'Oui',
  allAchievements: 'Tous les succès',
  workoutsCompletedUnit: (totalWorkouts: number): string =>
    formOf(totalWorkouts, 'séance terminée', 'séances terminées'),
  historyOff: 'Tu as désactivé l’historique des exercices dans Confidentialité et données.',
  now: (unit: string): string => `${unit} actuellement`,
  date: 'Date',
  weekAverage: 'Moyenne sur 7 jours',
};

const spans: Readonly<Record<ProgressRange, string>> = {
  month: 'dernier mois',
  quarter: '3 derniers mois',
  year: 'dernière année',
  all: 'depuis le début',
};

const whens: Readonly<Record<ProgressRange, string>> = {
  month: ' depuis un mois',
  quarter: ' depuis 3 mois',
  year: ' depuis un an',
  all: '',
};

export const rangeCopy: Translated<typeof englishRange> = {
  timeRange: 'Période',
  labels: { month: '1 mois', quarter: '3 mois', year: '1 an', all: 'Tout' },
  weightTitle: (range: ProgressRange): string => `Poids, ${spans[range]}`,
  noWeight: (range: ProgressRange): string => `Aucun poids noté${whens[range]}.`,
  workoutsBy: (bucket: Bucket): string =>
    ({ week: 'Séances par semaine', month: 'Séances par mois', year: 'Séances par an' })[bucket],
  beginning: { week: 'Semaine du', month: 'Mois de', year: 'Année' },
  workouts: (range: ProgressRange, count: number, counts: string): string =>
    `${counted(count, 'séance', 'séances')}${whens[range]} : ${counts}`,
  inRange: (range: ProgressRange, count: number): string =>
    `${numberText(count)}${range === 'all' ? ' en tout' : whens[range]}.`,
};
