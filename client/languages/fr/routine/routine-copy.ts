import { counted, numberText } from '#client/languages/fr/lib/format/locale.ts';
import type { routineCopy as english } from '#client/routine/routine-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const setsText = (sets: number): string => counted(sets, 'série', 'séries');

export const routineCopy: Translated<typeof english> = {
  dailyMaintenance: 'Entretien quotidien',
  noRoutineLead:
    'Dix reps de cinq mouvements, quelques minutes. Fais-en une en plus aujourd’hui : ton programme ne bouge pas, et la journée compte.',
  doDaily50: 'Faire les 50 du jour',
  doDaily100: 'Faire les 100 du jour',
  everyDay: 'Envie d’en faire tous les jours, à la place de ton programme ?',
  extraNote: 'Un plus pour aujourd’hui. Ton programme ne bouge pas.',
  noRoutine: 'Pas de programme d’entretien quotidien',
  chooseAProgram: 'Choisir un programme',
  minutes: (durationMinutes: number): string => `${numberText(durationMinutes)} min`,
  exercises: (totalExercises: number): string => counted(totalExercises, 'exercice', 'exercices'),
  changedLater: 'Tu as commencé cette routine avant de la modifier. Ton nouveau plan commence demain.',
  congratulations: 'Félicitations',
  completedLead: (totalSets: number, routineAward: number): string =>
    `Tout est fait : ${setsText(totalSets)}. Ça fait ${counted(routineAward, 'point', 'points')}, et la journée compte pour ta flamme.`,
  exercisesTitle: 'Exercices',
  doneOf: (done: number, count: number): string => `${numberText(done)} sur ${numberText(count)} faits`,
  sets: setsText,
  reps: (reps: number): string => counted(reps, 'rep', 'reps'),
  secondsOf: (count: string, duration: number): string => `${count}, ${numberText(duration)} s`,
  steps: (steps: number): string => `${numberText(steps)} pas`,
  kilometres: (distance: number): string => `${numberText(distance, 1)} km`,
  miles: (distance: number): string => counted(distance, 'mile', 'miles'),
  loadingTemplate: 'Chargement de la routine...',
  loadFailedLead: 'Le serveur ne répond pas. Tes coches sont en sécurité sur cet appareil.',
  loadFailed: 'Ta routine ne s’est pas chargée',
  progress: 'Avancement',
  setsDoneToday: 'Séries faites aujourd’hui',
  waitingToSync: 'En attente d’envoi',
  resetProgress: 'Remettre à zéro',
  setsToGo: (total: number): string => `Encore ${setsText(total)}`,
  ofSetsDone: (done: number, total: number): string =>
    `Séries faites : ${numberText(done)} sur ${numberText(total)}`,
  allSetsDone: (total: number): string => `Tout est fait : ${setsText(total)}`,
  gentleTitle: 'La moitié suffit aujourd’hui',
  gentleLead: (half: number, total: number): string =>
    `Un jour sans ? ${setsText(half)} sur ${numberText(total)}, et tu as pris soin de toi. Les points et la journée les demandent toutes ; une quête sauve aussi ta flamme.`,
  gentleDone: (done: number): string =>
    `${setsText(done)} un jour sans : bravo. Arrête-toi là, ou continue tant que c’est agréable.`,
  tickIt: (exercise: string): string => `Cocher : ${exercise}`,
  tips: 'Conseils',
  tickLabel: (day: string): string => `Routine quotidienne, ${day}, une série`,
  progressReset: 'Routine remise à zéro',
  updateFailed: 'L’avancement n’a pas pu être mis à jour',
  savedLater: 'Enregistré sur cet appareil. On l’envoie plus tard.',
};
