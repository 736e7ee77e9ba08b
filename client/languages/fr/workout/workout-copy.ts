import { counted, formOf, numberText } from '#client/languages/fr/lib/format/locale.ts';
import { commonCopy } from '#client/languages/fr/ui/ui-copy.ts';
import { type ToastMessage, toastDurationMs } from '#client/ui/toast.ts';
import type { workoutCopy as english } from '#client/workout/workout-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import { leastMinutes, workoutAward } from '#domain/workout/workout-rules.ts';

const brief = { durationMs: toastDurationMs.workout } as const;

export const setCompleteToast: ToastMessage = { ...brief, title: 'Série terminée' };

/** @param pointsEarned as the server awarded; the usual award where the server has not answered yet. */
export const savedToast = (isCompleted: boolean, pointsEarned = workoutAward(isCompleted)): ToastMessage =>
  isCompleted
    ? {
        ...brief,
        title: 'Séance terminée',
        description:
          pointsEarned > 0
            ? `Bravo. Tu gagnes ${counted(pointsEarned, 'point', 'points')}.`
            : 'Bravo. Tu avais déjà gagné tous les points de séance de ce jour.',
      }
    : { ...brief, title: 'Séance enregistrée', description: 'Elle est dans ton historique, sans points.' };

export const saveFailedToast: ToastMessage = {
  ...brief,
  title: commonCopy.error,
  description: 'La séance n’a pas pu être enregistrée. Réessaie.',
  variant: 'destructive',
};

const repsText = (reps: number): string => counted(reps, 'rep', 'reps');
const setsText = (sets: number): string => counted(sets, 'série', 'séries');

export const workoutCopy: Translated<typeof english> = {
  workoutComplete: 'Séance terminée',
  whatYouDid: 'Ce que tu as fait',
  trainedOn: (date: string): string => `${date}, pas encore enregistré`,
  howHardWasIt: 'C’était dur ?',
  howDoYouFeelNow: 'Comment tu te sens maintenant ?',
  waitingToSync: 'En attente d’envoi',
  savedLater: 'Enregistré sur cet appareil. On l’envoie plus tard.',
  saving: 'Enregistrement...',
  saveWorkout: 'Enregistrer la séance',
  timeIsUp: 'Temps écoulé',
  timeIsUpNext: 'Ta séance continue quand tu reviens.',
  restIsOver: 'Repos terminé',
  reps: repsText,
  oneSet: (amount: string): string => `1 série, ${amount}`,
  setsWithRest: (sets: number, amount: string, restSeconds: string): string =>
    `${setsText(sets)}, ${amount}, ${restSeconds} de repos`,
  minutes: (durationMinutes: number): string => `${numberText(durationMinutes)} min`,
  noEquipment: 'sans matériel',
  seconds: (seconds: number): string => `${numberText(seconds)} s`,
  leaveForNow: 'Faire une pause ici ?',
  leaveLead: 'Ta séance attend sur cet appareil, rien n’est perdu. Reviens d’ici 12 heures.',
  logWhatYouDid: 'Noter ce que tu as fait ?',
  logLead: (trained: string, planned: number, sets: string): string =>
    `Tu as tenu ${trained} sur ${numberText(planned)} min. On note ça, avec ${sets}.`,
  log: 'Noter',
  thatWasQuick: 'C’était rapide',
  setsInTime: (sets: string, time: string, canGoOn: boolean): string =>
    `${sets} en ${time}, ça ne rapporte encore rien. Corrige une série, ou ${canGoOn ? 'continue' : 'abandonne la séance'}.`,
  stay: 'Rester',
  leave: 'Quitter',
  ready: 'C’est parti',
  firstTask: (task: string): string => `D’abord, ${task}`,
  setOfDone: (set: number, sets: number): string => `Série ${numberText(set)} sur ${numberText(sets)} faite`,
  exerciseOf: (index: number, count: number): string =>
    `Exercice ${numberText(index)} sur ${numberText(count)}`,
  setOf: (set: number, sets: number): string => `série ${numberText(set)} sur ${numberText(sets)}`,
  paused: 'En pause',
  rest: 'Repos',
  restDay: (description: string): string =>
    `${description} Aujourd’hui, c’est repos : entraîne-toi si tu en as envie.`,
  work: 'Effort',
  next: (set: string): string => `Ensuite, ${set}`,
  nextMove: (exercise: string): string => `Ensuite : ${exercise}`,
  timeIsUpFor: (set: string): string => `Temps écoulé : ${set}`,
  now: (set: string): string => `Maintenant, ${set}`,
  ofRestLeft: 'de repos restant',
  ofThisSetLeft: 'avant la fin de la série',
  soFar: (elapsed: string): string => `${elapsed} pour l’instant`,
  workoutOf: (date: string): string => `Séance du ${date}`,
  discard: 'Abandonner',
  saveWhatIDid: 'Enregistrer ce que j’ai fait',
  resume: 'Reprendre',
  startWorkout: 'Lancer la séance',
  pause: 'Pause',
  startTheWorkoutFirst: 'Lance d’abord la séance.',
  resumeTheWorkoutFirst: 'Reprends d’abord la séance.',
  skipRest: 'Passer le repos',
  exercises: 'Exercices',
  doneOf: (count: number): string => `sur ${numberText(count)} faits`,
  insteadOf: (line: string, planned: string): string => `${line}, à la place de : ${planned}`,
  resumeLead: 'Tu étais en plein dedans',
  startedLongAgo: 'Commencée il y a plus de 12 heures',
  pausedLead: (done: number, total: number, time: string): string =>
    `${setsText(done)} sur ${numberText(total)} en ${time}. Abandonner efface tout.`,
  restTone: 'Son de fin de repos',
  restToneLead: 'Deux notes quand le repos est fini.',
  setTone: 'Son de fin de série',
  setToneLead: 'Quand le temps d’une série est écoulé.',
  sayNext: 'Annoncer la suite',
  sayNextLead: 'L’exercice suivant, à voix haute.',
  vibrate: 'Vibrer',
  vibrateLead: 'À la fin d’un repos ou d’une série chronométrée.',
  flashTheScreen: 'Faire clignoter l’écran',
  flashLead: 'À la fin d’un repos ou d’une série chronométrée.',
  keepTheScreenOn: 'Garder l’écran allumé',
  screenOnLead: 'Pendant ta séance.',
  workoutOptions: 'Options de la séance',
  library: 'Tous les exercices et séances',
  keptOnThisDevice: 'Enregistré sur cet appareil.',
  discardThisWorkout: 'Abandonner cette séance',
  timer: 'Chrono',
  howToDoThisExercise: 'Comment faire cet exercice',
  workout: 'Séance',
  noWorkoutFits: 'Aucune séance ne va encore avec ton matériel.',
  noWorkoutTemplates: 'Aucune séance disponible',
  returnToDashboard: 'Retour au tableau de bord',
  loadFailedLead: 'Le serveur ne répond pas. Rien n’est perdu.',
  loadFailed: 'Ta séance ne s’est pas chargée',
  elapsedOf: (elapsed: string, minutes: number): string => `${elapsed} sur ${numberText(minutes)} min`,
  howDidItGo: 'Ça s’est passé comment ?',
  optional: 'Facultatif',
  exertionEnds: ['1 facile', '10 à fond'] as const,
  trained: (time: string): string => `${time} d’effort`,
  setsDone: setsText,
  setsOf: (sets: number, total: number): string => `${setsText(sets)} sur ${numberText(total)}`,
  exercisesDone: (count: number): string => counted(count, 'exercice', 'exercices'),
  barelyWarmedUp: 'À peine le temps de s’échauffer',
  oneSetOrThreeMinutes: (): string =>
    `Une série ou ${numberText(leastMinutes)} minutes, et la journée compte.`,
  shortOnTime: 'Pas le temps ? Fais une série.',
  doOneSet: 'Trente secondes suffisent, et ta journée compte.',
  keepGoing: 'Continuer',
  endWorkoutHere: 'Arrêter la séance ici',
  changeASet: 'Corriger une série',
  dayStreak: 'Flamme',
  totalPoints: 'Total des points',
  thisWorkout: 'cette séance',
  plusPoints: (points: number): string => `+${numberText(points)}`,
  toMilestone: (days: number, milestone: number): string =>
    `Encore ${numberText(days)} avant ${numberText(milestone)}`,
  ofSevenDays: (done: number): string =>
    `${counted(done, 'jour actif', 'jours actifs')} sur les sept derniers`,
  comparedWithBefore: 'Par rapport à avant',
  moreSets: (more: number): string => `${setsText(more)} de plus que la dernière fois`,
  setsThenAndNow: (before: number, date: string, now: number): string =>
    `${setsText(before)} le ${date}, ${numberText(now)} maintenant`,
  newRecord: (exercise: string, best: string): string => `Nouveau record : ${exercise}, ${best}`,
  recordBefore: (record: string, best: string, date: string): string =>
    `${record}. Avant : ${best} le ${date}.`,
  firstEver: 'Ta première séance. C’est bien parti.',
  nthOfSevenDays: (nth: number): string =>
    nth === 1 ? 'Première séance en sept jours' : `${numberText(nth)} séances en sept jours`,
  setsOfThisExercise: 'Séries de cet exercice',
  setNumber: (set: string): string => `Série ${set}`,
  setIs: (set: string, amount: string): string => `Série ${set} : ${amount}`,
  lastTime: (amount: string): string => `La dernière fois ${amount}`,
  edit: 'Modifier',
  editSet: (set: string): string => `Modifier la série ${set}`,
  repsOfSet: (set: string): string => `Reps, série ${set}`,
  loadOfSet: (set: string): string => `Charge, série ${set}`,
  secondsOfSet: (set: string): string => `Secondes, série ${set}`,
  effortOfSet: (set: string): string => `Effort de la série ${set}`,
  repsUnit: (reps: number): string => formOf(reps, 'rep', 'reps'),
  secondsUnit: 's',
  less: (label: string): string => `Moins : ${label}`,
  more: (label: string): string => `Plus : ${label}`,
  noNumber: '–',
  addLoad: 'Ajouter une charge',
  lessAssistance: (weight: string): string => `${weight} en moins`,
  addAssistance: 'Ajouter une assistance',
  assistanceOfSet: (set: string): string => `Assistance, série ${set}`,
  bodyWeight: 'poids du corps',
  readyFor: (step: string): string => `On passe à ${step} ?`,
  readyBecause: (done: string, step: string | null): string =>
    `Tu as fait ${done} à un effort de 8 ou moins, deux séances de suite.${step === null ? '' : ` Le plus petit palier suivant : ${step}.`}`,
  use: (step: string): string => `Passer à ${step}`,
  stayAt: (step: string): string => `Rester à ${step}`,
  yourRecords: 'Tes records',
  scaleValue: (value: number, word: string): string => `${numberText(value)}, ${word}`,
  panelStatus: (status: string, lead: string, title: string): string => `${status}. ${lead} : ${title}`,
};
