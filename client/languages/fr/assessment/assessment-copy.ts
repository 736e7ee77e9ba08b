import type { assessmentCopy as english } from '#client/assessment/assessment-copy.ts';
import { counted, formOf, numberText } from '#client/languages/fr/lib/format/locale.ts';
import type { ResultType } from '#domain/assessment/assessment-events.ts';
import type { Translated } from '#domain/kernel/translated.ts';

/** The exercises of a measurement ask for centimetres. */
const units = {
  reps: { label: 'Reps', one: 'rep', other: 'reps' },
  seconds: { label: 'Secondes', one: 'seconde', other: 'secondes' },
  rounds: { label: 'Tours', one: 'tour', other: 'tours' },
  measurement: { label: 'Centimètres', one: 'cm', other: 'cm' },
} satisfies Record<ResultType, { readonly label: string; readonly one: string; readonly other: string }>;

export const assessmentCopy: Translated<typeof english> = {
  title: 'Bilan de 7 jours',
  unitLabel: (type: ResultType): string => units[type].label,
  /** `20 reps`. */
  result: (value: number, type: ResultType): string => counted(value, units[type].one, units[type].other),
  resultSaved: 'Résultat enregistré',
  entryLabel: (exercise: string): string => `Bilan, ${exercise}`,
  missing: { title: 'Il manque une valeur', description: 'Entre une valeur pour cet exercice.' },
  complete: 'Bilan terminé',
  completeFailed: 'Le bilan n’a pas pu être terminé',
  valueRange: (least: number, most: number): string =>
    `Un nombre de ${numberText(least)} à ${numberText(most)}.`,
  useZeroOrMore: 'Mets 0 ou plus.',
  resultsOf: (count: number): string => `résultats sur ${numberText(count)}`,
  noAssessmentLead: 'Tes sept jours commencent quand tu choisis le bilan comme programme.',
  noAssessment: 'Aucun bilan en cours',
  goToDashboard: 'Aller au tableau de bord',
  loadFailedLead: 'Le serveur ne répond pas. Rien n’est perdu.',
  loadFailed: 'Ton bilan ne s’est pas chargé',
  reviewResults: 'Revoir les résultats',
  doneOf: (done: number, count: number): string => `${numberText(done)} sur ${numberText(count)}`,
  day: (day: number, title: string): string => `Jour ${numberText(day)} : ${title}`,
  noResultYet: 'pas encore de résultat',
  daysLabel: 'Jours du bilan',
  dayWord: 'Jour',
  today: 'Aujourd’hui',
  doneOfDay: (done: number, total: number): string => `${numberText(done)} sur ${numberText(total)} faits`,
  position: (day: number, title: string, number: number, count: number): string =>
    `Jour ${numberText(day)}, ${title} : exercice ${numberText(number)} sur ${numberText(count)}`,
  howToDo: (name: string): string => `Comment faire : ${name}`,
  savedHint: (value: string): string => `Enregistré : ${value}. Un nouveau résultat le remplace.`,
  notesOptional: 'Notes (facultatif)',
  saveResult: 'Enregistrer',
  clear: 'Effacer',
  thenRest: (restSeconds: string): string => `Puis ${restSeconds} de repos`,
  dayDone: 'Ça suffit pour aujourd’hui. Reviens demain, ou continue si tu as encore du jus.',
  rest: 'Repos',
  dayOfDone: (day: number, done: number, count: number): string =>
    `Jour ${numberText(day)} : ${numberText(done)} sur ${numberText(count)} faits`,
  ofRestLeft: (secondsLeft: string): string => `Encore ${secondsLeft} de repos`,
  nextDay: (day: number, title: string): string => `Ensuite, jour ${numberText(day)} : ${title}`,
  next: 'Suivant',
  skipRest: 'Passer le repos',
  chooseProgram: 'Choisir un programme',
  submitting: 'Envoi...',
  submit: 'Envoyer',
  levelLead: (score: number, maxPoints: number, submittedOn: string): string =>
    `C’est ton niveau : ${numberText(score)} points sur ${numberText(maxPoints)}. Bilan envoyé le ${submittedOn}.`,
  yourPoints: 'Tes points',
  pointsOf: (points: number, most: number): string => `${numberText(points)} points sur ${numberText(most)}`,
  notTested: 'Pas testé',
  nextPointAt: (value: string): string => `Prochain point à ${value}.`,
  allPoints: 'Tous ses points sont à toi.',
  change: (change: number): string =>
    change === 0
      ? 'pareil que la dernière fois'
      : `${change > 0 ? '+' : '−'}${numberText(Math.abs(change))} depuis la dernière fois`,
  scoreChange: (change: number, day: string): string => {
    if (change === 0) return `Le même score que le ${day}.`;
    const points = counted(Math.abs(change), 'point', 'points');
    return `${points} de ${change > 0 ? 'plus' : 'moins'} que le ${day}.`;
  },
  nextLevel: (level: string, from: number, missing: number): string =>
    `${level} commence à ${counted(from, 'point', 'points')} : encore ${numberText(missing)}.`,
  highestLevel: 'C’est le niveau le plus haut.',
  testAgain: (day: string): string =>
    `Refais le test à partir du ${day} : après huit semaines d’entraînement, tu verras ce qui a changé.`,
  whyThese: 'Pourquoi ces programmes',
  programs: {
    muscle: 'Prendre du muscle',
    cardio: 'Forme cardio',
    lean: 'S’affiner',
    'daily-50': '50 du jour',
    'daily-100': '100 du jour',
  },
  clock: 'Chronomètre',
  startClock: 'Lancer le chrono',
  stopClock: 'Stop',
  againClock: 'Recommencer',
  getReady: (seconds: number): string => `Prépare-toi : ${numberText(seconds)}`,
  clockRuns: (time: string): string => `${time} au chrono`,
  timeUp: 'Temps écoulé. Entre ton résultat.',
  sevenDaysDone: 'Sept jours, c’est fait',
  readyToSubmit: 'On envoie ?',
  submitLead: 'Envoie tes résultats pour voir ton niveau et les programmes qui te vont.',
  missingLead: (missing: number): string =>
    `${counted(missing, 'résultat manque et ne rapportera', 'résultats manquent et ne rapporteront')} aucun point. Tu peux encore ${formOf(missing, 'l’ajouter', 'les ajouter')}.`,
};
