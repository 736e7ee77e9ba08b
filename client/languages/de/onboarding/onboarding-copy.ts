import { listText, numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import { goalAmounts } from '#client/onboarding/goal-amounts.ts';
import type { onboardingCopy as english } from '#client/onboarding/onboarding-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { GoalKind } from '#domain/program/goal-rules.ts';
import type { GoalType, GoalUnit } from '#domain/program/program-events.ts';

const goalQuestions: Readonly<Partial<Record<GoalType, string>>> = {
  weight_loss: 'Wie viel möchtest du abnehmen?',
  body_recomp: 'Wie viel Fett möchtest du verlieren?',
  muscle_gain: 'Wie viel möchtest du zunehmen?',
  muscle_building: 'Wie viel möchtest du zunehmen?',
  cardio_fitness: 'Wie weit oder wie lange soll es gehen?',
  endurance: 'Wie weit oder wie lange willst du durchhalten?',
  running: 'Wie weit oder wie lange willst du laufen?',
};

/** After number and unit: `5 kg abnehmen`. */
const goalAims: Readonly<Partial<Record<GoalType, string>>> = {
  weight_loss: 'abnehmen',
  body_recomp: 'verlieren',
  muscle_gain: 'zunehmen',
  muscle_building: 'zunehmen',
  cardio_fitness: 'schaffen',
  endurance: 'durchhalten',
  running: 'laufen',
};

const restDays = [
  'kein Ruhetag',
  'ein Ruhetag',
  'zwei Ruhetage',
  'drei Ruhetage',
  'vier Ruhetage',
  'fünf Ruhetage',
  'sechs Ruhetage',
];

/** `Anderthalb Stunden pro Woche, vier Ruhetage.` */
function weekSumText(days: number, minutes: number): string {
  const total = days * minutes;
  const rest = restDays[7 - days] ?? `${numberText(7 - days)} Ruhetage`;
  return `${timeText(Math.floor(total / 60), total % 60)} pro Woche, ${rest}.`;
}

function timeText(hours: number, minutes: number): string {
  if (hours === 0) return `${numberText(minutes)} ${plural(minutes, { one: 'Minute', other: 'Minuten' })}`;
  if (minutes === 0) return hours === 1 ? 'Eine Stunde' : `${numberText(hours)} Stunden`;
  if (minutes !== 30) return `${numberText(hours)} h ${numberText(minutes)} min`;
  return hours === 1 ? 'Anderthalb Stunden' : `${numberText(hours + 0.5)} Stunden`;
}

const firstLaps: Readonly<Record<GoalUnit, string>> = {
  lbs: '10 lb',
  kg: '5 kg',
  '%': '2\u00a0%',
  miles: '3 Meilen',
  km: '5 km',
  min: '20 min',
  minutes: '20 min',
  points: '50 Punkte',
  days: '7 Tage',
};

function coachPace(kind: GoalKind, pounds: number, isMetric: boolean): string {
  const amount = isMetric ? `Etwa ${numberText(pounds * 0.45359237, 1)} kg` : `${numberText(pounds, 2)} lb`;
  const texts: Readonly<Record<GoalKind, string>> = {
    'weight-loss':
      lossPaces[pounds]?.[isMetric ? 1 : 0] ??
      `${amount} pro Woche: Schneller geht es bei deinem Gewicht nicht.`,
    'muscle-gain': `${amount} pro Woche. Muskeln brauchen Zeit, und bleiben.`,
    'body-fat': 'Ein Dreiviertel-Prozentpunkt pro Monat ist ein Tempo, das hält.',
    unpaced: 'Gleichmäßige Wochen, jedes Mal ein Stück weiter.',
  };
  return texts[kind];
}

const lossPaces: { readonly [pounds in number]?: readonly [string, string] } = {
  1: [
    'Mit einem Pfund (lb) pro Woche bleiben dir deine Kraft und die meisten Abendessen.',
    'Mit etwa einem halben Kilo pro Woche bleiben dir deine Kraft und die meisten Abendessen.',
  ],
  1.5: [
    'Anderthalb Pfund (lb) pro Woche: Ein größeres Ziel darf etwas schneller gehen.',
    'Etwa 0,7 kg pro Woche: Ein größeres Ziel darf etwas schneller gehen.',
  ],
};

/** Where a member chooses the unit. */
const goalUnits: Readonly<Record<GoalUnit, string>> = {
  lbs: 'lb',
  kg: 'kg',
  '%': '% Körperfett',
  miles: 'Meilen',
  km: 'km',
  min: 'min',
  minutes: 'Minuten',
  points: 'Punkte',
  days: 'Tage',
};

const amounts = goalAmounts({
  goalUnits,
  shortUnits: { ...goalUnits, '%': '%', minutes: 'min' },
  words: {
    day: (count: number): string => plural(count, { one: 'Tag', other: 'Tage' }),
    point: (count: number): string => plural(count, { one: 'Punkt', other: 'Punkte' }),
    mile: (count: number): string => plural(count, { one: 'Meile', other: 'Meilen' }),
    minute: (count: number): string => plural(count, { one: 'Minute', other: 'Minuten' }),
    fat: (count: number): string =>
      plural(count, { one: 'Prozentpunkt Körperfett', other: 'Prozentpunkte Körperfett' }),
  },
  numberText,
});

export const onboardingCopy: Translated<typeof english> = {
  needs: { age: 'Alter', gender: 'Geschlecht', height: 'Größe', weight: 'Gewicht', equipment: 'Geräte' },
  minutes: 'min',
  stepNames: {
    program: 'Programm',
    goal: 'Ziel',
    customBuilder: 'Eigener Plan',
    timeline: 'Zeitplan',
    profile: 'Profil',
    body: 'Körper',
    equipment: 'Geräte',
    week: 'Woche',
    summary: 'Übersicht',
  },
  heads: {
    program: { heading: 'Wofür trainierst du?', lead: 'Such dir eins aus. Wechseln geht jederzeit.' },
    goal: { heading: 'Was ist dein Ziel?', lead: 'Eine Zahl, auf die du hintrainierst.' },
    customBuilder: {
      heading: 'Bau deinen Tagesplan',
      lead: 'Halte ihn so klein, dass er auch in deinen vollsten Tag passt.',
    },
    timeline: {
      heading: 'Wie viel Zeit gibst du dir?',
      lead: 'Länger ist sanfter. Dein Coach warnt dich, wenn es zu schnell wird.',
    },
    profile: {
      heading: 'Erzähl uns von dir',
      lead: 'Dein Körper, deine Woche und deine Geräte prägen deine Workouts.',
    },
    body: { heading: 'Du in Zahlen', lead: 'Mit vier Zahlen passt dein Plan.' },
    equipment: { heading: 'Was hast du griffbereit?', lead: 'Tippe an, was du hast. Der Boden reicht auch.' },
    week: { heading: 'Eine Woche, die du schaffst', lead: 'Drei gute Tage schlagen sechs perfekte.' },
    summary: { heading: 'Bereit, wenn du es bist', lead: 'Noch ein Blick, dann gehört er dir.' },
  },
  longPlan: (minutes: number): string =>
    `Das sind ${numberText(minutes)} Minuten jeden Tag. Fang kleiner an: Mehr geht immer noch.`,
  dailyPlanHead: {
    heading: 'Welcher Tagesplan passt zu dir?',
    lead: 'Jeden Tag dieselben paar Übungen, fertig, bevor der Kaffee kalt ist.',
  },
  goalQuestions,
  goalAims,
  ...amounts,
  unitChoices: { imperial: 'lb, ft', metric: 'kg, cm' },
  replacedProgram: 'Dein Programm läuft, bis du ein neues anlegst. Dein Verlauf bleibt.',
  created: 'Dein Programm steht',
  bringHistory: 'Bring deinen Verlauf mit',
  partlySaved:
    'Dein Programm steht, aber nicht alle Angaben ließen sich speichern. Sieh sie in deinem Profil durch.',
  createFailed: 'Dein Programm ließ sich nicht anlegen. Versuch es noch einmal.',
  pointsAWeek: (amount: string): string => `${amount} Punkte pro Woche`,
  safePlanSets: (parts: readonly string[]): string =>
    `Legt ${listText(parts)} fest. Du kannst ${parts.length > 1 ? 'beides' : 'das'} jederzeit ändern.`,
  bodyTitle: 'Dein Körper',
  units: 'Einheiten',
  whichUnits: 'Wähle die Einheiten, in denen du denkst.',
  age: 'Alter',
  years: 'Jahre',
  gender: 'Geschlecht',
  choose: 'Auswählen',
  weight: 'Gewicht',
  height: 'Größe',
  cm: 'cm',
  heightFeet: 'Größe, Fuß',
  ft: 'ft',
  inches: 'Zoll',
  inchesTo11: 'Zoll gehen von 0 bis 11.',
  in: 'in',
  yourExercises: 'Deine Übungen',
  daysPerWeek: 'Tage pro Woche',
  days: (days: number): string => plural(days, { one: 'Tag', other: 'Tage' }),
  yourEquipment: 'Deine Geräte',
  equipment: 'Geräte',
  adviceOfTheCoach: 'Rat von deinem Coach',
  goalCoach: 'Ziel-Coach',
  weeks: (weeks: number): string => plural(weeks, { one: 'Woche', other: 'Wochen' }),
  atRate: (rate: string): string => `, bei ${rate}`,
  reasonsTitle: 'So ist das berechnet',
  startDateFirst: 'Setz ein Startdatum, den Rest rechnet dein Coach aus.',
  suggestedEnd: 'Empfohlenes Ende',
  chosenPace: 'Dein Enddatum verlangt',
  endTaken: (date: string): string => `Endet am ${date}`,
  endOn: (suggestedEndDate: string): string => `Am ${suggestedEndDate} enden`,
  dailyPlan: 'Tagesplan',
  yourGoal: 'Dein Ziel',
  unit: 'Einheit',
  hazardTitle: 'Dieser Plan könnte dir schaden',
  hazardTitles: {
    goal: 'Dieses Gewicht ist zu niedrig',
    timeline: 'Das ist zu schnell für dich',
    profile: 'Prüf bitte zuerst das hier',
  },
  unsettledHead: { heading: 'Eins noch vorab', lead: 'Dann gehört er dir.' },
  planAndSafePlan: 'Dein Plan und der sichere',
  yourPlan: 'Dein Plan',
  safePlan: 'Der sichere',
  byDate: (date: string): string => `bis ${date}`,
  reaches: (goalType: GoalType | null, weight: string): string =>
    goalType === 'weight_loss' ? `runter auf ${weight}` : `rauf auf ${weight}`,
  yourNumber: 'Deine Zahl',
  less: (step: number): string => (step === 1 ? 'Eins weniger' : `${numberText(step)} weniger`),
  more: (step: number): string => (step === 1 ? 'Eins mehr' : `${numberText(step)} mehr`),
  startSmall: 'Fang klein an.',
  firstLap: (unit: GoalUnit): string =>
    `Gib eine Zahl ein, und ich sage dir, wie lange es dauert. ${firstLaps[unit]} sind eine gute erste Runde.`,
  amountTakesWeeks: (amount: string, weeks: number): string =>
    `${amount}: etwa ${numberText(weeks)} ${plural(weeks, { one: 'Woche', other: 'Wochen' })}.`,
  amountInWeeks: (amount: string, weeks: number): string =>
    `${amount} in etwa ${numberText(weeks)} ${plural(weeks, { one: 'Woche', other: 'Wochen' })}.`,
  coachPace,
  landing: (weight: string): string => `Du landest bei ${weight}.`,
  today: 'Heute',
  wayOfWeeks: (weeks: number, begin: string, end: string): string =>
    `${numberText(weeks)} ${plural(weeks, { one: 'Woche', other: 'Wochen' })}, von ${begin} bis ${end}`,
  healthyWeight: (weight: string): string => `${weight}: schlank und gesund.`,
  healthyGoal: (amount: string, weeks: number): string =>
    `Das sind ${amount}, etwa ${numberText(weeks)} ${plural(weeks, { one: 'Woche', other: 'Wochen' })}.`,
  noHealthyGoal: 'Weniger musst du nicht wiegen.',
  noHealthyGoalText:
    'Weniger würde Muskeln, Schlaf und Kraft kosten. Wähle ein anderes Ziel oder hol dir ärztlichen Rat.',
  hazardKept: 'Du bleibst bei diesem Plan. Ändern kannst du ihn jederzeit.',
  safeDate: 'Sicheres Datum nehmen',
  healthyTarget: 'Gesundes Ziel nehmen',
  leanerAtSameWeight: 'Weniger Fett, gleiches Gewicht',
  aProgram: 'ein Programm',
  aDailyPlan: 'ein Tagesplan',
  aNumberAbove0: 'eine Zahl über 0',
  atLeastOneExercise: 'mindestens eine Übung',
  aStartDate: 'ein Startdatum',
  startDateInReach: 'ein Startdatum innerhalb von 100 Jahren',
  endDateAfterStart: 'ein Enddatum ab dem Start',
  endDateInReach: 'ein Enddatum innerhalb von 100 Jahren',
  endHasPassed: 'Dieses Enddatum ist schon vorbei.',
  bodyUse: 'Verschlüsselt gespeichert. Wir bestimmen damit nur dein Tempo.',
  restOfTheDay: 'Der Rest deines Tages',
  weekSum: (days: number, minutes: number): string =>
    `${numberText(days)} × ${numberText(minutes)} ${plural(minutes, { one: 'Minute', other: 'Minuten' })}.`,
  weekSumText,
  anythingThatHurtsOptional: 'Tut etwas weh? Optional',
  injuriesShortHint: 'Verschlüsselt gespeichert. Was dort belastet, lassen wir weg oder tauschen es.',
  anythingThatHurts: 'Tut etwas weh?',
  injuries: 'Verletzungen',
  injuriesHint:
    'Optional. Wir speichern es verschlüsselt. Was dort belastet, fällt aus deinen Workouts heraus oder wird getauscht.',
  yourRaceNumberAppearsHere: 'Hier erscheint deine Startnummer.',
  yourRaceNumber: 'Deine Startnummer',
  daysThenYouKnow: 'Tage, dann weißt du es',
  weeksInPhases: (phases: number): string =>
    `Wochen in ${numberText(phases)} ${plural(phases, { one: 'Phase', other: 'Phasen' })}`,
  repsADay: 'Wdh. am Tag',
  exercisesADay: (count: number): string => plural(count, { one: 'Übung am Tag', other: 'Übungen am Tag' }),
  quickCompare: 'Schnellvergleich',
  program: 'Programm',
  compare: 'Vergleichen',
  ofPicked: (count: number, mostPicks: number): string =>
    `${numberText(count)} von ${numberText(mostPicks)} gewählt`,
  comparisonFull: 'Du kannst zwei vergleichen. Nimm eins heraus, um ein anderes zu wählen.',
  weeksPhases: (weeks: number, phases: number): string =>
    `${numberText(weeks)} ${plural(weeks, { one: 'Woche', other: 'Wochen' })}, ${numberText(phases)} ${plural(phases, { one: 'Phase', other: 'Phasen' })}`,
  body: 'Körper',
  activity: 'Alltag',
  training: 'Training',
  goal: 'Ziel',
  dates: 'Zeitraum',
  dateRange: (start: string, lastDay: string): string => `${start} bis ${lastDay}`,
  centimetres: (height: string): string => `${height} cm`,
  ageYears: (age: string): string => `${age} Jahre`,
  everyDayUpTo: (minutesPerDay: number): string => `Jeden Tag, bis zu ${numberText(minutesPerDay)} min`,
  daysAWeekMin: (daysPerWeek: number, minutesPerDay: number): string =>
    `${numberText(daysPerWeek)} ${plural(daysPerWeek, { one: 'Tag', other: 'Tage' })} pro Woche, ${numberText(minutesPerDay)} min am Tag`,
  bestFor: 'Passt, wenn',
  time: 'Zeit',
  length: 'Dauer',
  focus: 'Fokus',
  sideBySide: 'Im Vergleich',
  comparisonLead: 'Hake bis zu zwei Programme an und sieh, was sie unterscheidet.',
  aspect: 'Merkmal',
  choosePicker: (picker: string): string => `${picker} wählen`,
  stepOf: (number: number, count: number, stepNames: string): string =>
    `Schritt ${numberText(number)} von ${numberText(count)}: ${stepNames}`,
  pageOf: (step: string, number: number, count: number): string =>
    `${step}, ${numberText(number)} von ${numberText(count)}`,
  partsOfProfile: 'Teile dieses Schritts',
  setup: 'Einrichtung',
  yourSetup: 'Deine Einrichtung',
  yourDates: 'Dein Zeitraum',
  howLong: 'Wie lange',
  endDate: 'Enddatum',
  endBeforeStart: 'Das Enddatum kann nicht vor dem Startdatum liegen.',
  startsToday: (today: string): string => `Es geht heute los, ${today}.`,
  startDate: 'Startdatum',
  endsOn: (duration: string): string => `Endet am ${duration}`,
  yourWeek: 'Deine Woche',
  activityLevel: 'Bewegung im Alltag',
  minutesPerDay: 'Minuten am Tag',
  dailyQuestWheel: 'Tägliches Quest-Rad',
  wheelHint: 'Eine kleine Challenge am Tag, direkt vom Rad. Sie hält deine Serie am Leben.',
  reminders: 'Erinnerungen',
  restartOnboarding: 'Neu beginnen',
  closeAndGoToDashboard: 'Schließen und zur Übersicht',
  stillNeeded: (missing: string): string => `Fehlt noch: ${missing}.`,
  pickedUp: 'Weiter, wo du aufgehört hast. Deine Antworten sind auf diesem Gerät gespeichert.',
  pickedUpInTab:
    'Weiter, wo du aufgehört hast. Deine Antworten bleiben in diesem Tab, bis du dich anmeldest.',
  previous: 'Zurück',
  creating: 'Wird angelegt …',
  completeSetup: 'Loslegen',
  next: 'Weiter',
};
