import type {
  exerciseCopy as english,
  exertionWords as englishExertion,
  moodWords as englishMood,
  savePlanCopy as englishSavePlan,
} from '#client/exercise/exercise-copy.ts';
import { counted, itemsText, listText, numberText } from '#client/languages/fr/lib/format/locale.ts';
import { commonCopy } from '#client/languages/fr/ui/ui-copy.ts';
import type { InjuredArea } from '#domain/catalogue/workouts/injured-areas.ts';
import type { Translated } from '#domain/kernel/translated.ts';

/** How hard a workout was, 1-10. */
export const exertionWords: Translated<typeof englishExertion> = [
  'très facile',
  'facile',
  'facile',
  'régulier',
  'régulier',
  'dur',
  'dur',
  'très dur',
  'très dur',
  'à fond',
];
/** How it left the member, 1-5. */
export const moodWords: Translated<typeof englishMood> = ['à plat', 'pas fort', 'ça va', 'bien', 'au top'];

/** `ton genou`, for an area in a sentence. */
const ownArea: Readonly<Record<InjuredArea, string>> = {
  knee: 'ton genou',
  ankle: 'ta cheville',
  hip: 'ta hanche',
  'lower back': 'ton bas du dos',
  neck: 'ta nuque',
  shoulder: 'ton épaule',
  elbow: 'ton coude',
  wrist: 'ton poignet',
};

export const exerciseCopy: Translated<typeof english> = {
  recordNames: {
    maxLoad: 'Charge la plus lourde',
    bestSet: 'Meilleure série, max estimé',
    longestHold: 'Maintien le plus long',
    mostReps: 'Le plus de reps',
    leastAssistance: 'Assistance minimale',
  },
  record: 'Record',
  when: 'Quand',
  best: 'Meilleur',
  perWeek: 'Volume par semaine',
  weekOf: (date: string): string => `Semaine du ${date}`,
  weekSets: 'Séries',
  weekVolume: 'Volume',
  assistance: (weight: string): string => `${weight} d’assistance`,
  withAssistance: (amount: string, assistance: string): string => `${amount} avec ${assistance}`,
  repsOfLoad: (reps: string, load: string): string => `${reps} × ${load}`,
  repsText: (reps: number): string => counted(reps, 'rep', 'reps'),
  secondsText: (seconds: number): string => `${numberText(seconds)} s`,
  ofExercise: (name: string): string => `Tout sur : ${name}`,
  whenFrom: (date: string, app: string): string => `${date}, via ${app}`,
  yourSessions: 'Tes dernières séances',
  yourNumbers: 'Tes records',
  nothingLogged: 'Rien de noté pour l’instant',
  nothingLoggedLead: 'Fais-le dans une séance : tes records, séances et semaines s’afficheront ici.',
  volumeChart: (name: string, weeks: number): string =>
    `${name} : séries sur ${counted(weeks, 'semaine', 'semaines')}`,
  setsPerWeek: 'Séries par semaine',
  sessionOn: (date: string, amounts: string): string => `${date} : ${amounts}`,
  insteadOfIt: 'À la place',
  insteadLead: 'Du même genre, avec le matériel que tu as.',
  inWorkouts: 'Dans ces séances',
  guide: 'Comment faire',
  backToLibrary: 'Bibliothèque',
  unknown: 'On ne connaît pas cet exercice',
  unknownLead: 'Cherche dans la bibliothèque un exercice qui lui ressemble.',
  numbersUnread: 'Impossible de charger tes chiffres.',
  injuredAreas: 'Où ça fait mal',
  areaNames: {
    knee: 'Genou',
    ankle: 'Cheville ou pied',
    hip: 'Hanche',
    'lower back': 'Bas du dos',
    neck: 'Nuque',
    shoulder: 'Épaule',
    elbow: 'Coude',
    wrist: 'Poignet',
  },
  gentlerTitle: (areas: readonly InjuredArea[]): string =>
    `Pour ${listText(areas.map((area) => ownArea[area]))}`,
  gentlerMoves: (moves: readonly string[]): string => `${itemsText(moves)}. Arrête si ça fait mal.`,
  gentlerMove: (name: string, planned: string): string => `${name} au lieu de : ${planned}`,
  hardOn: (areas: readonly InjuredArea[]): string =>
    `Sollicite beaucoup ${listText(areas.map((area) => ownArea[area]))}.`,
  tryInstead: (name: string): string => `Essaie plutôt : ${name}.`,
  orLeaveOut: 'Vas-y doucement, ou laisse-le de côté.',
  nearInjury: 'Près d’une blessure que tu as notée. Vas-y doucement, ou prends une version plus légère.',
  gentlerOnly: 'Ici, chaque mouvement ménage cette zone. Arrête si ça fait mal.',
  works: (musclesWorked: readonly string[]): string => `Fait travailler : ${listText(musclesWorked)}.`,
  howToDo: (name: string): string => `Comment faire : ${name}`,
  swap: (name: string): string => `Remplacer : ${name}`,
  howTo: 'Comment faire',
  tips: 'Conseils',
  modifications: 'Variantes',
  safety: 'Sécurité',
  videoDemonstration: 'Démonstration vidéo',
  comingSoon: 'Bientôt',
  commonMistakes: 'Erreurs fréquentes',
  done: 'OK',
  fold: (name: string): string => `Replier : ${name}`,
  setOf: (name: string, number: number, count: number): string =>
    `${name}, série ${numberText(number)} sur ${numberText(count)}`,
  exercise: 'Exercice',
  exercisePlaceholder: 'Choisis un exercice',
  add: 'Ajouter',
  planIsFull: (maximum: number): string => `Maximum de ${numberText(maximum)} exercices atteint`,
  isInPlan: (picked: string): string => `Déjà dans ton plan : ${picked}.`,
  planIsEmpty: (maximum: number): string =>
    `Aucun exercice pour l’instant. Ajoutes-en jusqu’à ${numberText(maximum)}.`,
  planExercises: 'Exercices de ton plan',
  sets: 'Séries',
  reps: 'Reps',
  duration: 'Durée',
  steps: 'Pas',
  distance: 'Distance',
  km: 'km',
  remove: (name: string): string => `Retirer : ${name}`,
  range: (minimum: number, maximum: number): string => `${numberText(minimum)} à ${numberText(maximum)}`,
  notForMe: 'Pas pour moi',
  whyNot: 'Pourquoi ? Tu n’as pas à le dire.',
  reasons: { pain: 'Ça fait mal', equipment: 'Pas le matériel', dislike: 'Je n’aime pas' },
  noReason: 'Sans raison',
  leftOut: (name: string): string => `On ne le met plus dans tes séances : ${name}.`,
  bringBack: 'Le remettre',
  leftOutToast: (name: string): string => `${name} : retiré`,
  leftOutLead: 'Tes prochaines séances prendront un exercice proche.',
  backToast: (name: string): string => `${name} : de retour`,
  changeFailed: 'Ce choix n’a pas pu être enregistré. Réessaie.',
  demoComingSoon: 'Démonstration bientôt disponible',
  guideFailed: 'Le guide n’a pas pu être chargé. Réessaie.',
};

export const savePlanCopy: Translated<typeof englishSavePlan> = {
  name: 'Mon plan quotidien',
  save: 'Garder dans mes séances',
  saving: 'Enregistrement...',
  leftOut: (names: readonly string[]): string =>
    `Seulement dans ton plan quotidien : ${listText(names)}. Une séance est faite de séries.`,
  saved: {
    title: 'Séance enregistrée',
    description: 'Elle est dans Mes séances, où tu peux la renommer.',
  },
  notSaved: (reason: string | null) => ({
    title: commonCopy.error,
    description: reason ?? 'Ta séance n’a pas pu être enregistrée. Réessaie.',
    variant: 'destructive',
  }),
};
