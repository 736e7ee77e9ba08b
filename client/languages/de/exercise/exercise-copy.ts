import type {
  exerciseCopy as englishExercise,
  savePlanCopy as englishSavePlan,
} from '#client/exercise/exercise-copy.ts';
import { itemsText, listText, numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import { nameText } from '#client/languages/de/lib/words/name-text.ts';
import { commonCopy } from '#client/languages/de/ui/ui-copy.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import type { InjuredArea } from '#domain/catalogue/workouts/injured-areas.ts';
import type { Translated } from '#domain/kernel/translated.ts';

/** How hard a workout was, 1-10. */
export const exertionWords: readonly string[] = [
  'sehr leicht',
  'leicht',
  'leicht',
  'moderat',
  'moderat',
  'hart',
  'hart',
  'sehr hart',
  'sehr hart',
  'alles gegeben',
];
/** How it left the member, 1-5. */
export const moodWords: readonly string[] = ['platt', 'müde', 'okay', 'gut', 'super'];

export const exerciseCopy: Translated<typeof englishExercise> = {
  recordNames: {
    maxLoad: 'Höchstes Gewicht',
    bestSet: 'Bester Satz, geschätztes Maximum',
    longestHold: 'Längste Haltezeit',
    mostReps: 'Meiste Wiederholungen',
    leastAssistance: 'Geringste Hilfe',
  },
  record: 'Rekord',
  when: 'Wann',
  best: 'Bestwert',
  perWeek: 'Volumen pro Woche',
  weekOf: (date: string): string => `Woche ab ${date}`,
  weekSets: 'Sätze',
  weekVolume: 'Volumen',
  assistance: (weight: string): string => `${weight} Hilfe`,
  withAssistance: (amount: string, assistance: string): string => `${amount} mit ${assistance}`,
  repsOfLoad: (reps: string, load: string): string => `${reps} × ${load}`,
  repsText: (reps: number): string => `${numberText(reps)} Wdh.`,
  secondsText: (seconds: number): string => `${numberText(seconds)} s`,
  ofExercise: (name: string): string => `Alles über ${name}`,
  whenFrom: (date: string, app: string): string => `${date} aus ${app}`,
  yourSessions: 'Deine letzten Einheiten',
  yourNumbers: 'Deine Rekorde',
  nothingLogged: 'Noch nichts eingetragen',
  nothingLoggedLead: 'Mach sie in einem Workout, dann stehen hier deine Rekorde, Einheiten und Wochen.',
  volumeChart: (name: string, weeks: number): string =>
    `${name}: Sätze in ${numberText(weeks)} ${plural(weeks, { one: 'Woche', other: 'Wochen' })}`,
  setsPerWeek: 'Sätze pro Woche',
  sessionOn: (date: string, amounts: string): string => `${date}: ${amounts}`,
  insteadOfIt: 'Stattdessen',
  insteadLead: 'Von derselben Art, mit den Geräten, die du hast.',
  inWorkouts: 'Workouts damit',
  guide: 'So geht es',
  backToLibrary: 'Bibliothek',
  unknown: 'Diese Übung kennen wir nicht',
  unknownLead: 'Such in der Bibliothek nach einer ähnlichen.',
  numbersUnread: 'Deine Zahlen ließen sich nicht laden.',
  injuredAreas: 'Was wehtut',
  areaNames: {
    knee: 'Knie',
    ankle: 'Knöchel oder Fuß',
    hip: 'Hüfte',
    'lower back': 'Unterer Rücken',
    neck: 'Nacken',
    shoulder: 'Schulter',
    elbow: 'Ellbogen',
    wrist: 'Handgelenk',
  },
  gentlerTitle: (areas: readonly InjuredArea[]): string => `Schonend für: ${listText(areas.map(nameText))}`,
  gentlerMoves: (moves: readonly string[]): string => `${itemsText(moves)}. Hör auf, wenn es wehtut.`,
  gentlerMove: (name: string, planned: string): string => `${name} für ${planned}`,
  hardOn: (areas: readonly InjuredArea[]): string => `Belastet: ${listText(areas.map(nameText))}.`,
  tryInstead: (name: string): string => `Nimm stattdessen ${name}.`,
  orLeaveOut: 'Mach sie vorsichtig oder lass sie weg.',
  nearInjury:
    'Nah an einer Verletzung, die du angegeben hast. Geh es sachte an oder nimm eine leichtere Form.',
  gentlerOnly: 'Jede Übung hier ist schonend. Hör auf, wenn es wehtut.',
  works: (musclesWorked: readonly string[]): string => `Trainiert: ${listText(musclesWorked)}.`,
  howToDo: (name: string): string => `So geht es: ${name}`,
  swap: (name: string): string => `${name} tauschen`,
  howTo: 'So geht’s',
  tips: 'Tipps',
  modifications: 'Varianten',
  safety: 'Sicherheit',
  videoDemonstration: 'Video-Anleitung',
  comingSoon: 'Kommt bald',
  commonMistakes: 'Häufige Fehler',
  done: 'Fertig',
  fold: (name: string): string => `${name} einklappen`,
  setOf: (name: string, number: number, count: number): string =>
    `${name}, Satz ${numberText(number)} von ${numberText(count)}`,
  exercise: 'Übung',
  exercisePlaceholder: 'Übung wählen',
  add: 'Hinzufügen',
  planIsFull: (maximum: number): string => `Mehr als ${numberText(maximum)} Übungen gehen nicht`,
  isInPlan: (picked: string): string => `${picked} ist schon in deinem Plan.`,
  planIsEmpty: (maximum: number): string => `Noch keine Übungen. Füg bis zu ${numberText(maximum)} hinzu.`,
  planExercises: 'Übungen deines Plans',
  sets: 'Sätze',
  reps: 'Wdh.',
  duration: 'Dauer',
  steps: 'Schritte',
  distance: 'Strecke',
  km: 'km',
  remove: (name: string): string => `${name} entfernen`,
  range: (minimum: number, maximum: number): string => `${numberText(minimum)} bis ${numberText(maximum)}`,
  notForMe: 'Nichts für mich',
  whyNot: 'Warum? Du musst es nicht sagen.',
  reasons: { pain: 'Es tut weh', equipment: 'Mir fehlt das Gerät', dislike: 'Ich mag sie nicht' },
  noReason: 'Ohne Grund',
  leftOut: (name: string): string => `${name} kommt nicht mehr in deine Workouts.`,
  bringBack: 'Zurückholen',
  leftOutToast: (name: string): string => `${name} ist raus`,
  leftOutLead: 'Deine nächsten Workouts nehmen etwas Ähnliches.',
  backToast: (name: string): string => `${name} ist wieder da`,
  changeFailed: 'Das ließ sich nicht speichern. Versuch es noch einmal.',
  demoComingSoon: 'Anleitung kommt bald',
  guideFailed: 'Die Anleitung ließ sich nicht laden. Versuch es noch einmal.',
};

export const savePlanCopy: Translated<typeof englishSavePlan> = {
  name: 'Mein Tagesplan',
  save: 'Als eigenes Workout speichern',
  saving: 'Wird gespeichert …',
  leftOut: (names: readonly string[]): string =>
    `${listText(names)} ${plural(names.length, { one: 'bleibt', other: 'bleiben' })} nur in deinem Tagesplan: Ein Workout besteht aus Sätzen.`,
  saved: {
    title: 'Workout gespeichert',
    description: 'Du findest es unter „Meine Workouts“ und kannst es dort umbenennen.',
  },
  notSaved: (reason: string | null): ToastMessage => ({
    title: commonCopy.error,
    description: reason ?? 'Dein Workout ließ sich nicht speichern. Versuch es noch einmal.',
    variant: 'destructive',
  }),
};
