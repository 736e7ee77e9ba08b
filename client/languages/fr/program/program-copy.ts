import { unitText } from '#client/languages/fr/lib/format/format-copy.ts';
import { counted, numberText } from '#client/languages/fr/lib/format/locale.ts';
import type { programCopy as english } from '#client/program/program-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const programCopy: Translated<typeof english> = {
  yourDailyPlan: 'Ton plan quotidien',
  exploreLead: 'Un peu de tout, à ton rythme.',
  overWeeks: (goalUnit: string, weeks: number): string =>
    `${unitText(goalUnit)} en ${counted(weeks, 'semaine', 'semaines')}`,
  goalOverWeeks: (goalValue: number, goalUnit: string, weeks: number): string =>
    `Objectif ${numberText(goalValue)} ${unitText(goalUnit)} en ${counted(weeks, 'semaine', 'semaines')}`,
  strengthAndCardioInTurns: 'Renforcement et cardio en alternance',
  equipmentOptional: 'Matériel facultatif',
  noTargetWeight: 'Sans poids cible',
  minutesADayCaption: 'minutes par jour',
  daysThenYouKnow: 'jours, et tu sais',
  assessmentAim: (assessmentDays: number): string =>
    `${counted(assessmentDays, 'jour', 'jours')}, quelques tests courts chaque jour`,
  minutesADay: (minutes: number): string =>
    `Environ ${numberText(minutes)} min par jour, aussi longtemps que tu veux`,
  allPrograms: 'Tous les programmes',
  current: 'Ton programme actuel',
  chooseYourProgram: 'Choisis ton programme',
  lead: 'Tout prêt : choisis, lance, entraîne-toi aujourd’hui.',
  currentEnds: 'Lancer celui-ci met fin à ton programme actuel. Ton historique reste.',
  firstWeek: 'Ta première semaine',
  weekUnread: 'Impossible de charger ta semaine.',
  restDay: 'Jour de repos',
  minutes: (minutes: number): string => `${numberText(minutes)} min`,
  seeLibrary: 'Parcourir tous les exercices et séances',
  noProgram: { title: 'Aucun programme choisi', description: 'Choisis un programme pour continuer.' },
  noExercises: {
    title: 'Aucun exercice choisi',
    description: 'Ajoute au moins un exercice à ton plan quotidien perso.',
  },
  programCreated: 'Programme créé',
  failed: 'Le programme n’a pas pu être créé',
  takeAssessment: 'Fais le bilan de 7 jours pour en savoir plus',
  confidence: { high: 'Très indiqué', medium: 'Plutôt indiqué' },
  hazardTitle: 'Vérifie ce plan',
  otherGoal: 'Fixer un objectif plus sûr',
  fromAssessment: (day: string): string => `D’après ton bilan du ${day}.`,
  lighterThan: (program: string): string => `Une habitude quotidienne légère, pour l’après : ${program}.`,
  suitsEverybody: 'Convient à tout le monde. Pas besoin de bilan.',
  recommendationsUnread: 'Impossible de charger tes recommandations.',
  choose: 'Choisir',
  chooseLabel: (label: string): string => `Choisir : ${label}`,
  recommendedForYou: 'Recommandé pour toi',
  yourPick: 'Ton choix',
  yourRaceNumberAppearsHere: 'Ton dossard s’affiche ici.',
  setMyOwnGoal: 'Fixer mon propre objectif',
  starting: 'C’est parti...',
  startProgram: 'Lancer le programme',
  sentence: (aim: string): string => `${aim}.`,
};
