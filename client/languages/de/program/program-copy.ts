import { unitText } from '#client/languages/de/lib/format/format-copy.ts';
import { numberText } from '#client/languages/de/lib/format/locale.ts';
import type { programCopy as english } from '#client/program/program-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const programCopy: Translated<typeof english> = {
  yourDailyPlan: 'Dein Tagesplan',
  exploreLead: 'Von allem etwas, in deinem Tempo.',
  overWeeks: (goalUnit: string, weeks: number): string =>
    `${unitText(goalUnit)} in ${numberText(weeks)} ${weeks === 1 ? 'Woche' : 'Wochen'}`,
  goalOverWeeks: (goalValue: number, goalUnit: string, weeks: number): string =>
    `Ziel ${numberText(goalValue)} ${unitText(goalUnit)} in ${numberText(weeks)} ${weeks === 1 ? 'Woche' : 'Wochen'}`,
  strengthAndCardioInTurns: 'Kraft und Cardio im Wechsel',
  equipmentOptional: 'Mit oder ohne Geräte',
  noTargetWeight: 'Kein Zielgewicht',
  minutesADayCaption: 'Minuten am Tag',
  daysThenYouKnow: 'Tage, dann weißt du es',
  assessmentAim: (assessmentDays: number): string =>
    `${numberText(assessmentDays)} Tage, jeden Tag ein paar kurze Tests`,
  minutesADay: (minutes: number): string => `Etwa ${numberText(minutes)} min am Tag, so lange du magst`,
  allPrograms: 'Alle Programme',
  current: 'Dein aktuelles Programm',
  chooseYourProgram: 'Wähle dein Programm',
  lead: 'Fertig gebaut: aussuchen, starten, heute trainieren.',
  currentEnds: 'Damit endet dein aktuelles Programm. Dein Verlauf bleibt.',
  firstWeek: 'Deine erste Woche',
  weekUnread: 'Deine Woche ließ sich nicht laden.',
  restDay: 'Ruhetag',
  minutes: (minutes: number): string => `${numberText(minutes)} min`,
  seeLibrary: 'Alle Übungen und Workouts ansehen',
  noProgram: { title: 'Kein Programm gewählt', description: 'Wähle ein Programm, dann geht es weiter.' },
  noExercises: {
    title: 'Keine Übungen gewählt',
    description: 'Füg deinem eigenen Tagesplan mindestens eine Übung hinzu.',
  },
  programCreated: 'Programm angelegt',
  failed: 'Das Programm ließ sich nicht anlegen',
  takeAssessment: 'Mit dem 7-Tage-Fitnesstest wird es genauer',
  confidence: { high: 'Passt sehr gut', medium: 'Passt recht gut' },
  hazardTitle: 'Sieh dir diesen Plan noch einmal an',
  otherGoal: 'Ein sichereres Ziel setzen',
  fromAssessment: (day: string): string => `Aus deinem Fitnesstest vom ${day}.`,
  lighterThan: (program: string): string => `Eine leichte tägliche Gewohnheit, wenn ${program} vorbei ist.`,
  suitsEverybody: 'Passt für alle. Ohne Fitnesstest.',
  recommendationsUnread: 'Deine Empfehlungen ließen sich nicht laden.',
  choose: 'Wählen',
  chooseLabel: (label: string): string => `${label} wählen`,
  recommendedForYou: 'Für dich empfohlen',
  yourPick: 'Deine Wahl',
  yourRaceNumberAppearsHere: 'Hier erscheint deine Startnummer.',
  setMyOwnGoal: 'Eigenes Ziel setzen',
  starting: 'Startet …',
  startProgram: 'Programm starten',
  sentence: (aim: string): string => `${aim}.`,
};
