import { counted, formOf, listText, numberText } from '#client/languages/fr/lib/format/locale.ts';
import { goalAmounts } from '#client/onboarding/goal-amounts.ts';
import type { onboardingCopy as english } from '#client/onboarding/onboarding-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { UnitPreference } from '#domain/member/member-events.ts';
import type { GoalKind } from '#domain/program/goal-rules.ts';
import type { GoalType, GoalUnit } from '#domain/program/program-events.ts';

/** The question that the goal's number answers. */
const goalQuestions: Readonly<Partial<Record<GoalType, string>>> = {
  weight_loss: 'Combien veux-tu perdre ?',
  body_recomp: 'Combien de gras veux-tu perdre ?',
  muscle_gain: 'Combien veux-tu prendre ?',
  muscle_building: 'Combien veux-tu prendre ?',
  cardio_fitness: 'Jusqu’où, ou combien de temps, veux-tu aller ?',
  endurance: 'Jusqu’où, ou combien de temps, veux-tu tenir ?',
  running: 'Jusqu’où, ou combien de temps, veux-tu courir ?',
};

/** After number and unit: `10 lb à perdre`. */
const goalAims: Readonly<Partial<Record<GoalType, string>>> = {
  weight_loss: 'à perdre',
  body_recomp: 'à perdre',
  muscle_gain: 'à prendre',
  muscle_building: 'à prendre',
  cardio_fitness: 'à atteindre',
  endurance: 'à tenir',
  running: 'à courir',
};

const restDays = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'];

/** The sum of a week: `Une heure et demie par semaine, quatre jours de repos.` */
function weekSumText(days: number, minutes: number): string {
  const total = days * minutes;
  const rest = restDays[7 - days] ?? String(7 - days);
  const restText = `${rest} ${formOf(7 - days, 'jour', 'jours')} de repos`;
  return `${timeText(Math.floor(total / 60), total % 60)} par semaine, ${restText}.`;
}

function timeText(hours: number, minutes: number): string {
  if (hours === 0) return counted(minutes, 'minute', 'minutes');
  const whole = hours === 1 ? 'Une heure' : `${numberText(hours)} heures`;
  if (minutes === 0) return whole;
  return minutes === 30 ? `${whole} et demie` : `${numberText(hours)} h ${numberText(minutes)} min`;
}

/** A first goal that most people reach. */
const firstLaps: Readonly<Record<GoalUnit, string>> = {
  lbs: '10 lb',
  kg: '5 kg',
  '%': '2 %',
  miles: '3 miles',
  km: '5 km',
  min: '20 min',
  minutes: '20 min',
  points: '50 points',
  days: '7 jours',
};

/** Why the coach gives the goal so many weeks. `pounds` are those a week. */
function coachPace(kind: GoalKind, pounds: number, isMetric: boolean): string {
  const amount = isMetric
    ? `Environ ${numberText(pounds * 0.45359237, 1)} kg`
    : `${numberText(pounds, 2)} lb`;
  const texts: Readonly<Record<GoalKind, string>> = {
    'weight-loss':
      lossPaces[pounds]?.[isMetric ? 1 : 0] ??
      `${amount} par semaine, c’est le plus vite que ton poids permette.`,
    'muscle-gain': `${amount} par semaine. Le muscle prend son temps, et il reste.`,
    'body-fat': 'Trois quarts de point par mois : un rythme qui dure.',
    unpaced: 'Des semaines régulières, un peu plus loin à chaque fois.',
  };
  return texts[kind];
}

/** By pounds a week: in pounds, and in kilograms. */
const lossPaces: { readonly [pounds in number]?: readonly [string, string] } = {
  1: [
    'Une livre par semaine préserve ta force, et la plupart de tes dîners.',
    'Environ un demi-kilo par semaine préserve ta force, et la plupart de tes dîners.',
  ],
  1.5: [
    'Une livre et demie par semaine : un plus gros objectif peut aller un peu plus vite.',
    'Environ 0,7 kg par semaine : un plus gros objectif peut aller un peu plus vite.',
  ],
};

const weeksText = (weeks: number): string => counted(weeks, 'semaine', 'semaines');

/** Where a member chooses the unit. */
const goalUnits: Readonly<Record<GoalUnit, string>> = {
  lbs: 'lb',
  kg: 'kg',
  '%': '% de masse grasse',
  miles: 'miles',
  km: 'km',
  min: 'min',
  minutes: 'minutes',
  points: 'points',
  days: 'jours',
};

const amounts = goalAmounts({
  goalUnits,
  shortUnits: { ...goalUnits, '%': '%', minutes: 'min' },
  words: {
    day: (count: number): string => formOf(count, 'jour', 'jours'),
    point: (count: number): string => formOf(count, 'point', 'points'),
    mile: (count: number): string => formOf(count, 'mile', 'miles'),
    minute: (count: number): string => formOf(count, 'minute', 'minutes'),
    fat: (count: number): string => formOf(count, 'point de masse grasse', 'points de masse grasse'),
  },
  numberText,
});

export const onboardingCopy: Translated<typeof english> = {
  needs: { age: 'âge', gender: 'genre', height: 'taille', weight: 'poids', equipment: 'matériel' },
  minutes: 'min',
  stepNames: {
    program: 'Programme',
    goal: 'Objectif',
    customBuilder: 'Plan perso',
    timeline: 'Calendrier',
    profile: 'Profil',
    body: 'Corps',
    equipment: 'Matériel',
    week: 'Semaine',
    summary: 'Résumé',
  },
  heads: {
    program: {
      heading: 'Tu t’entraînes pour quoi ?',
      lead: 'Choisis-en un. Tu pourras changer quand tu veux.',
    },
    goal: { heading: 'Quel est ton objectif ?', lead: 'Un chiffre à viser, un seul.' },
    customBuilder: {
      heading: 'Compose ton plan quotidien',
      lead: 'Assez court pour ton jour le plus chargé.',
    },
    timeline: {
      heading: 'Combien de temps te donnes-tu ?',
      lead: 'Plus long, c’est plus doux. Ton coach te prévient si ça va trop vite.',
    },
    profile: {
      heading: 'Parle-nous de toi',
      lead: 'Ton corps, ta semaine et ton matériel donnent forme à tes séances.',
    },
    body: { heading: 'Toi, en chiffres', lead: 'Quatre chiffres pour un plan à ta mesure.' },
    equipment: { heading: 'Qu’as-tu sous la main ?', lead: 'Touche ce que tu as. Le sol suffit.' },
    week: { heading: 'Une semaine que tu tiens', lead: 'Mieux vaut trois bons jours que six parfaits.' },
    summary: { heading: 'Quand tu veux', lead: 'Un dernier coup d’œil, et c’est à toi.' },
  },
  longPlan: (minutes: number): string =>
    `Ça fait ${numberText(minutes)} minutes tous les jours. Commence plus petit : tu pourras toujours en ajouter.`,
  dailyPlanHead: {
    heading: 'Quel plan quotidien te va ?',
    lead: 'Chaque jour les mêmes mouvements, finis avant que le café refroidisse.',
  },
  goalQuestions,
  goalAims,
  ...amounts,
  unitChoices: {
    imperial: 'lb, pi',
    metric: 'kg, cm',
  } satisfies Record<UnitPreference, string>,
  replacedProgram:
    'Ton programme actuel continue jusqu’à ce que tu en crées un nouveau. Ton historique reste.',
  created: 'Ton programme est prêt',
  bringHistory: 'Importer tes années',
  partlySaved:
    'Ton programme est prêt, mais une partie de tes infos n’a pas pu être enregistrée. Vérifie-les dans ton profil.',
  createFailed: 'Ton programme n’a pas pu être créé. Réessaie.',
  pointsAWeek: (amount: string): string => `${amount} points par semaine`,
  safePlanSets: (parts: readonly string[]): string =>
    `Nouveau plan : ${listText(parts)}. Modifiable à tout moment.`,
  bodyTitle: 'Ton corps',
  units: 'Unités',
  whichUnits: 'Choisis les unités dans lesquelles tu penses.',
  age: 'Âge',
  years: 'ans',
  gender: 'Genre',
  choose: 'Choisir',
  weight: 'Poids',
  height: 'Taille',
  cm: 'cm',
  heightFeet: 'Taille, pieds',
  ft: 'pi',
  inches: 'Pouces',
  inchesTo11: 'Les pouces vont de 0 à 11.',
  in: 'po',
  yourExercises: 'Tes exercices',
  daysPerWeek: 'Jours par semaine',
  days: (days: number): string => formOf(days, 'jour', 'jours'),
  yourEquipment: 'Ton matériel',
  equipment: 'Matériel',
  adviceOfTheCoach: 'Le conseil de ton coach',
  goalCoach: 'Coach d’objectif',
  weeks: (weeks: number): string => formOf(weeks, 'semaine', 'semaines'),
  atRate: (rate: string): string => `, à ${rate}`,
  reasonsTitle: 'D’où vient ce calcul',
  startDateFirst: 'Fixe une date de début, ton coach calcule le reste.',
  suggestedEnd: 'Fin conseillée',
  chosenPace: 'Ta date de fin demande',
  endTaken: (date: string): string => `Fin le ${date}`,
  endOn: (suggestedEndDate: string): string => `Finir le ${suggestedEndDate}`,
  dailyPlan: 'Plan quotidien',
  yourGoal: 'Ton objectif',
  unit: 'Unité',
  hazardTitle: 'Ce plan pourrait te nuire',
  /** Above the number of a step. */
  hazardTitles: {
    goal: 'Ce poids est trop bas pour toi',
    timeline: 'C’est trop rapide pour toi',
    profile: 'Vérifie d’abord ceci',
  },
  unsettledHead: { heading: 'Une chose d’abord', lead: 'Ensuite, c’est à toi.' },
  planAndSafePlan: 'Ton plan et le plan sûr',
  yourPlan: 'Ton plan',
  safePlan: 'Le plan sûr',
  byDate: (date: string): string => `d’ici le ${date}`,
  reaches: (goalType: GoalType | null, weight: string): string =>
    goalType === 'weight_loss' ? `descendre à ${weight}` : `monter à ${weight}`,
  yourNumber: 'Ton chiffre',
  less: (step: number): string => (step === 1 ? 'Un de moins' : `${numberText(step)} de moins`),
  more: (step: number): string => (step === 1 ? 'Un de plus' : `${numberText(step)} de plus`),
  startSmall: 'Commence par un petit.',
  firstLap: (unit: GoalUnit): string =>
    `Tape un chiffre et je te dis combien de temps il faut. ${firstLaps[unit]}, c’est un beau premier tour.`,
  amountTakesWeeks: (amount: string, weeks: number): string => `${amount} : environ ${weeksText(weeks)}.`,
  amountInWeeks: (amount: string, weeks: number): string => `${amount} en ${weeksText(weeks)} environ.`,
  coachPace,
  landing: (weight: string): string => `Tu arrives à ${weight}.`,
  today: 'Aujourd’hui',
  wayOfWeeks: (weeks: number, begin: string, end: string): string =>
    `${weeksText(weeks)} : ${begin} – ${end}`,
  healthyWeight: (weight: string): string => `${weight}, c’est mince et sain.`,
  healthyGoal: (amount: string, weeks: number): string => `Soit ${amount}, environ ${weeksText(weeks)}.`,
  noHealthyGoal: 'Ton poids est déjà assez bas.',
  noHealthyGoalText:
    'Perdre plus te coûterait du muscle, du sommeil et de la force. Choisis un autre objectif, ou parles-en à un médecin.',
  hazardKept: 'Tu gardes ce plan. Tu peux le changer à tout moment.',
  safeDate: 'Prendre la date sûre',
  healthyTarget: 'Prendre une cible saine',
  leanerAtSameWeight: 'Moins de gras au même poids',
  aProgram: 'un programme',
  aDailyPlan: 'un plan quotidien',
  aNumberAbove0: 'un nombre supérieur à 0',
  atLeastOneExercise: 'au moins un exercice',
  aStartDate: 'une date de début',
  startDateInReach: 'une date de début à moins de 100 ans d’aujourd’hui',
  endDateAfterStart: 'une date de fin au plus tôt le jour du début',
  endDateInReach: 'une date de fin à moins de 100 ans d’aujourd’hui',
  endHasPassed: 'Cette date de fin est déjà passée.',
  bodyUse: 'Stocké chiffré. On s’en sert seulement pour régler ton rythme.',
  restOfTheDay: 'Le reste de ta journée',
  weekSum: (days: number, minutes: number): string =>
    `${numberText(days)} × ${counted(minutes, 'minute', 'minutes')}.`,
  weekSumText,
  anythingThatHurtsOptional: 'Une douleur quelque part ? Facultatif',
  injuriesShortHint: 'Stocké chiffré. Tes séances évitent ou remplacent ce qui sollicite la zone.',
  anythingThatHurts: 'Une douleur quelque part ?',
  injuries: 'Blessures',
  injuriesHint: 'Facultatif, et stocké chiffré. Tes séances évitent ou remplacent ce qui sollicite la zone.',
  yourRaceNumberAppearsHere: 'Ton dossard s’affiche ici.',
  yourRaceNumber: 'Ton dossard',
  daysThenYouKnow: 'jours, et tu sais',
  weeksInPhases: (phases: number): string => `semaines en ${counted(phases, 'phase', 'phases')}`,
  repsADay: 'reps par jour',
  exercisesADay: (count: number): string => formOf(count, 'exercice par jour', 'exercices par jour'),
  quickCompare: 'Comparer',
  program: 'Programme',
  compare: 'Comparer',
  ofPicked: (count: number, mostPicks: number): string =>
    `${numberText(count)} sur ${numberText(mostPicks)} à comparer`,
  comparisonFull: 'Tu peux en comparer deux. Décoches-en un pour en choisir un autre.',
  weeksPhases: (weeks: number, phases: number): string =>
    `${weeksText(weeks)}, ${counted(phases, 'phase', 'phases')}`,
  body: 'Corps',
  activity: 'Activité',
  training: 'Entraînement',
  goal: 'Objectif',
  dates: 'Dates',
  dateRange: (start: string, lastDay: string): string => `${start} – ${lastDay}`,
  centimetres: (height: string): string => `${height} cm`,
  ageYears: (age: string): string => `${age} ans`,
  everyDayUpTo: (minutesPerDay: number): string => `Tous les jours, jusqu’à ${numberText(minutesPerDay)} min`,
  daysAWeekMin: (daysPerWeek: number, minutesPerDay: number): string =>
    `${counted(daysPerWeek, 'jour', 'jours')} par semaine, ${numberText(minutesPerDay)} min par jour`,
  bestFor: 'Idéal pour',
  time: 'Temps',
  length: 'Durée',
  focus: 'Priorité',
  sideBySide: 'Côte à côte',
  comparisonLead: 'Coche jusqu’à deux programmes et vois ce qui les distingue.',
  aspect: 'Critère',
  choosePicker: (picker: string): string => `Choisir ${picker}`,
  stepOf: (number: number, count: number, stepNames: string): string =>
    `Étape ${numberText(number)} sur ${numberText(count)} : ${stepNames}`,
  pageOf: (step: string, number: number, count: number): string =>
    `${step}, ${numberText(number)} sur ${numberText(count)}`,
  partsOfProfile: 'Parties de cette étape',
  setup: 'Réglages',
  yourSetup: 'Tes réglages',
  yourDates: 'Tes dates',
  howLong: 'Durée',
  endDate: 'Date de fin',
  endBeforeStart: 'La date de fin ne peut pas précéder la date de début.',
  startsToday: (today: string): string => `Ça commence aujourd’hui, ${today}.`,
  startDate: 'Date de début',
  endsOn: (duration: string): string => `Fin : ${duration}`,
  yourWeek: 'Ta semaine',
  activityLevel: 'Niveau d’activité',
  minutesPerDay: 'Minutes par jour',
  dailyQuestWheel: 'Roue des quêtes',
  wheelHint: 'Un petit défi par jour, tiré par la roue. Il entretient ta flamme.',
  reminders: 'Rappels',
  restartOnboarding: 'Tout recommencer',
  closeAndGoToDashboard: 'Fermer et aller au tableau de bord',
  stillNeeded: (missing: string): string => `Il manque encore : ${missing}.`,
  pickedUp: 'Tu reprends là où tu en étais. Tes réponses sont enregistrées sur cet appareil.',
  pickedUpInTab: 'Tu reprends là où tu en étais. Tes réponses restent dans cet onglet jusqu’à ta connexion.',
  previous: 'Retour',
  creating: 'Création...',
  completeSetup: 'Terminer',
  next: 'Suivant',
};
