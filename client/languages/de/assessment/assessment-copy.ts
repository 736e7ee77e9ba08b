import type { assessmentCopy as english } from '#client/assessment/assessment-copy.ts';
import { numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import type { ResultType } from '#domain/assessment/assessment-events.ts';
import type { Translated } from '#domain/kernel/translated.ts';

/** The exercises of a measurement ask for centimetres. */
const units = {
  reps: { label: 'Wiederholungen', one: 'Wiederholung', other: 'Wiederholungen' },
  seconds: { label: 'Sekunden', one: 'Sekunde', other: 'Sekunden' },
  rounds: { label: 'Runden', one: 'Runde', other: 'Runden' },
  measurement: { label: 'Zentimeter', one: 'cm', other: 'cm' },
} satisfies Record<ResultType, { readonly label: string; readonly one: string; readonly other: string }>;

export const assessmentCopy: Translated<typeof english> = {
  title: '7-Tage-Fitnesstest',
  unitLabel: (type: ResultType): string => units[type].label,
  result: (value: number, type: ResultType): string => `${numberText(value)} ${plural(value, units[type])}`,
  resultSaved: 'Ergebnis gespeichert',
  entryLabel: (exercise: string): string => `Fitnesstest, ${exercise}`,
  missing: { title: 'Da fehlt noch etwas', description: 'Gib für diese Übung einen Wert ein.' },
  complete: 'Fitnesstest geschafft',
  completeFailed: 'Der Fitnesstest ließ sich nicht abschließen',
  valueRange: (least: number, most: number): string =>
    `Eine Zahl von ${numberText(least)} bis ${numberText(most)}.`,
  useZeroOrMore: 'Gib 0 oder mehr ein.',
  resultsOf: (count: number): string => `von ${numberText(count)} Ergebnissen`,
  noAssessmentLead: 'Deine sieben Tage beginnen, wenn du den Fitnesstest als Programm wählst.',
  noAssessment: 'Kein aktiver Fitnesstest',
  goToDashboard: 'Zur Übersicht',
  loadFailedLead: 'Der Server war nicht zu erreichen. Nichts ist verloren.',
  loadFailed: 'Dein Fitnesstest ließ sich nicht laden',
  reviewResults: 'Ergebnisse ansehen',
  doneOf: (done: number, count: number): string => `${numberText(done)} von ${numberText(count)}`,
  day: (day: number, title: string): string => `Tag ${numberText(day)}: ${title}`,
  noResultYet: 'noch kein Ergebnis',
  daysLabel: 'Tage des Fitnesstests',
  dayWord: 'Tag',
  today: 'Heute',
  doneOfDay: (done: number, total: number): string =>
    `${numberText(done)} von ${numberText(total)} geschafft`,
  position: (day: number, title: string, number: number, count: number): string =>
    `Tag ${numberText(day)}, ${title}: Übung ${numberText(number)} von ${numberText(count)}`,
  howToDo: (name: string): string => `So geht es: ${name}`,
  savedHint: (value: string): string => `Gespeichert: ${value}. Ein neues Ergebnis ersetzt es.`,
  notesOptional: 'Notizen (optional)',
  saveResult: 'Ergebnis speichern',
  clear: 'Leeren',
  thenRest: (restSeconds: string): string => `Danach ${restSeconds} Pause`,
  dayDone: 'Das reicht für einen Tag. Komm morgen wieder oder mach weiter, wenn du noch frisch bist.',
  rest: 'Pause',
  dayOfDone: (day: number, done: number, count: number): string =>
    `Tag ${numberText(day)}: ${numberText(done)} von ${numberText(count)} geschafft`,
  ofRestLeft: (secondsLeft: string): string => `Noch ${secondsLeft} Pause`,
  nextDay: (day: number, title: string): string => `Danach Tag ${numberText(day)}: ${title}`,
  next: 'Danach',
  skipRest: 'Pause beenden',
  chooseProgram: 'Programm wählen',
  submitting: 'Wird abgegeben …',
  submit: 'Abgeben',
  levelLead: (score: number, maxPoints: number, submittedOn: string): string =>
    `Das ist dein Niveau: ${numberText(score)} von ${numberText(maxPoints)} Punkten. Abgegeben am ${submittedOn}.`,
  yourPoints: 'Deine Punkte',
  pointsOf: (points: number, most: number): string => `${numberText(points)} von ${numberText(most)} Punkten`,
  notTested: 'Nicht getestet',
  nextPointAt: (value: string): string => `Nächster Punkt bei ${value}.`,
  allPoints: 'Alle Punkte sind deine.',
  change: (change: number): string =>
    change === 0
      ? 'wie beim letzten Mal'
      : `${change > 0 ? '+' : '−'}${numberText(Math.abs(change))} seit dem letzten Mal`,
  scoreChange: (change: number, day: string): string => {
    if (change === 0) return `Gleich viele Punkte wie am ${day}.`;
    const points = `${numberText(Math.abs(change))} ${plural(Math.abs(change), { one: 'Punkt', other: 'Punkte' })}`;
    return `${points} ${change > 0 ? 'mehr' : 'weniger'} als am ${day}.`;
  },
  nextLevel: (level: string, from: number, missing: number): string =>
    `${level} beginnt bei ${numberText(from)} Punkten: noch ${numberText(missing)}.`,
  highestLevel: 'Das ist das höchste Niveau.',
  testAgain: (day: string): string =>
    `Mach den Test ab ${day} noch einmal: Nach acht Wochen Training siehst du, was sich getan hat.`,
  whyThese: 'Warum diese Programme',
  programs: {
    muscle: 'Muskelaufbau',
    cardio: 'Cardio-Fitness',
    lean: 'Schlanker werden',
    'daily-50': 'Täglich 50',
    'daily-100': 'Täglich 100',
  },
  clock: 'Stoppuhr',
  startClock: 'Uhr starten',
  stopClock: 'Stopp',
  againClock: 'Von vorn',
  getReady: (seconds: number): string => `Gleich geht’s los: ${numberText(seconds)}`,
  clockRuns: (time: string): string => `${time} auf der Uhr`,
  timeUp: 'Zeit um. Trag deine Zahl ein.',
  sevenDaysDone: 'Sieben Tage, geschafft',
  readyToSubmit: 'Bereit zum Abgeben?',
  submitLead: 'Gib deine Ergebnisse ab und sieh dein Niveau und die Programme, die zu dir passen.',
  missingLead: (missing: number): string =>
    `${numberText(missing)} ${plural(missing, { one: 'Ergebnis fehlt und bringt', other: 'Ergebnisse fehlen und bringen' })} keine Punkte. Nachtragen geht noch.`,
};
