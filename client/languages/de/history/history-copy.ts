import type {
  historyCopy as englishHistory,
  recapCopy as englishRecap,
} from '#client/history/history-copy.ts';
import { itemsText, listText, numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import { shortDate } from '#client/lib/format/format-day.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const difficulties: Readonly<Record<string, string>> = { easy: 'leicht', medium: 'mittel', hard: 'schwer' };

export const historyCopy: Translated<typeof englishHistory> = {
  title: 'Alles, was du gemacht hast',
  history: 'Verlauf',
  streak: (days: number): string =>
    days === 0
      ? 'Mit deinem nächsten aktiven Tag beginnt eine neue Serie.'
      : `${numberText(days)} ${plural(days, { one: 'Tag', other: 'Tage' })} in Folge.`,

  calendar: 'Aktive Tage',
  earlier: 'Früherer Monat',
  later: 'Späterer Monat',
  activeDays: (count: number): string =>
    `${numberText(count)} ${plural(count, { one: 'aktiver Tag', other: 'aktive Tage' })}.`,
  band: 'Das Band verbindet die Tage einer Serie. Tippe auf einen Tag und sieh, warum er zählt.',
  // Marks keep their capitals: German nouns have them inside a sentence too.
  dayIs: (weekday: string, date: string, marks: readonly string[]): string =>
    `${weekday}, ${date}: ${itemsText(marks)}`,
  calendarUnread: 'Dein Kalender ließ sich nicht laden.',
  open: 'offen',
  waiting: 'Wird noch gesendet',
  pending: 'ausstehend',

  show: 'Zeigen',
  all: 'Alle',
  kinds: {
    workout: 'Workouts',
    quest: 'Quests',
    routine: 'Routinen',
    weight: 'Gewicht',
    measurements: 'Messungen',
    assessment: 'Fitnesstest',
  },
  search: 'Nach Namen suchen',
  searchExample: 'Core-Zirkel',
  entries: (count: number): string =>
    `${numberText(count)} ${plural(count, { one: 'Eintrag', other: 'Einträge' })}`,
  showOlder: 'Ältere zeigen',
  unread: 'Dein Verlauf ließ sich nicht laden.',
  offline: 'Du bist offline. Hier ist, was du bisher gesehen hast.',
  empty: 'Noch nichts da',
  emptyLead: 'Dein erstes Workout, deine erste Quest oder dein erstes Gewicht erscheint hier.',
  startAWorkout: 'Workout starten',
  bringHistory: 'Verlauf aus einer anderen App mitbringen',
  nothingFound: 'Nichts gefunden',
  nothingFoundLead: 'Such nach einem anderen Namen oder zeig alle Arten.',
  showAll: 'Alle zeigen',

  weightTitle: (weight: string, unit: string): string => `Gewicht, ${weight} ${unit}`,
  minutes: (minutes: number): string => `${numberText(minutes)} min`,
  points: (points: number): string => `+${numberText(points)} Pkt.`,
  unfinished: 'nicht beendet',
  corrected: 'korrigiert',
  quest: (difficulty: string | null): string =>
    difficulty === null ? 'Quest' : `Quest, ${difficulties[difficulty] ?? difficulty}`,
  skipped: 'Quest, ausgelassen',
  routine: 'tägliche Routine',
  felt: (mood: string, effort: number, effortWord: string): string =>
    `Gefühl: ${mood}, Anstrengung ${numberText(effort)} (${effortWord}).`,
  changed: (changes: readonly string[], on: string): string =>
    `Am ${on} hast du ${listText(changes)} geändert.`,
  change: (before: string, after: string): string => `${before} in ${after}`,
  effort: (effort: number): string => `Anstrengung ${numberText(effort)}`,
  mood: (word: string): string => `Stimmung ${word}`,
  setsDone: (done: number, sets: number): string => `${numberText(done)} von ${numberText(sets)}`,
  setCount: (sets: number): string => `${numberText(sets)} ${plural(sets, { one: 'Satz', other: 'Sätze' })}`,
  seconds: (seconds: number): string => `${numberText(seconds)} s`,
  load: 'Gewicht',
  bodyWeight: 'Körpergewicht',
  assistance: (weight: string): string => `${weight} Hilfe`,
  setReps: (exercise: string, set: number): string => `${exercise}, Satz ${numberText(set)}: Wiederholungen`,
  setSeconds: (exercise: string, set: number): string => `${exercise}, Satz ${numberText(set)}: Sekunden`,
  setLoad: (exercise: string, set: number, unit: string): string =>
    `${exercise}, Satz ${numberText(set)}: ${unit}`,
  setsFault: 'Ein Satz braucht ganze Wiederholungen oder Sekunden und ein Gewicht über 0.',
  exercise: 'Übung',
  sets: 'Sätze',
  whatYouDid: 'Was du gemacht hast',
  exercises: 'Übungen dieses Workouts',
  result: 'Ergebnis',
  measurement: 'Messung',
  value: 'Wert',
  level: (level: string): string => `Dein Niveau: ${level}.`,
  detailsUnread: 'Die Einzelheiten ließen sich nicht laden.',
  fields: {
    weight: 'Gewicht',
    height: 'Größe',
    bodyFatPercent: 'Körperfett',
    waistCircumference: 'Taille',
    hipCircumference: 'Hüfte',
    chestCircumference: 'Brust',
    leanBodyMass: 'Fettfreie Masse',
  },
  quantity: (value: number, unit: string): string =>
    unit === '%' ? `${numberText(value, 1)}\u00a0%` : `${numberText(value, 1)} ${unit}`,
  resultOf: (value: number, type: string): string =>
    type === 'measurement' ? numberText(value) : `${numberText(value)} ${resultUnits[type] ?? type}`,

  edit: 'Ändern',
  delete: 'Löschen',
  editOf: (name: string): string => `${name} ändern`,
  deleteOf: (name: string): string => `${name} löschen`,
  takesBack: (points: number): string =>
    `Das Löschen kostet dich ${numberText(points)} ${plural(points, { one: 'Punkt', other: 'Punkte' })}.`,
  dayStays: (name: string): string => `Der Tag zählt weiter: ${name} hält ihn.`,
  dayMayFall: 'Der Tag zählt dann vielleicht nicht mehr für deine Serie.',
  deleted: (name: string): string => `${name} gelöscht`,
  deletedLead: '10 Sekunden, um es dir anders zu überlegen.',
  undoKeeps: (streak: number, points: number): string =>
    `Zurücknehmen hält deine Serie bei ${numberText(streak)} und bewahrt ${plural(points, { one: `den ${numberText(points)} Punkt`, other: `alle ${numberText(points)} Punkte` })}.`,
  ifDeleted: 'Löschen?',
  undo: 'Zurücknehmen',
  undoTooLate: 'Das war zu spät',
  undoTooLateLead: 'Es ist schon gelöscht.',
  deleteLabel: (name: string, date: string): string => `${name} löschen, ${date}`,
  correctLabel: (name: string, date: string): string => `${name} ändern, ${date}`,

  date: 'Datum',
  fromApp: (app: string): string => `aus ${app}`,
  anyDateHint: 'Ein Tag bis heute.',
  anyDateFault: 'Wähle heute oder einen früheren Tag.',
  dateHint: 'Heute, einer der letzten 7 Tage, oder lass es, wie es ist.',
  dateFault: 'Wähle heute, einen der letzten 7 Tage, oder lass es, wie es ist.',
  duration: 'Minuten',
  durationFault: 'Gib ganze Minuten von 1 bis 1.440 ein.',
  howHard: 'Wie anstrengend war es?',
  howFelt: 'Wie hast du dich gefühlt?',
  scale: (step: number, word: string): string => `${numberText(step)}, ${word}`,
  weightIn: (unit: string): string => `Gewicht (${unit})`,
  weightFault: 'Gib eine Zahl über 0 ein, etwa 78,5.',
  keepsBoth: 'Dein Verlauf zeigt, was du geändert hast, und nichts bringt doppelt Punkte.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Geändert',
  saveFailed: 'Die Änderung ließ sich nicht speichern. Versuch es noch einmal.',
};

const resultUnits: Readonly<Record<string, string>> = {
  reps: 'Wdh.',
  seconds: 'Sekunden',
  rounds: 'Runden',
};

/** Means of a week, of 5. */
type Felt = { readonly energy: number; readonly mood: number };

export const recapCopy: Translated<typeof englishRecap> = {
  title: 'Wochenrückblick',
  dates: (from: MemberDay, until: MemberDay): string => `${shortDate(from)} bis ${shortDate(until)}`,
  lastWeek: 'Rückblick auf letzte Woche',
  weekBefore: 'Woche davor',
  weekAfter: 'Woche danach',
  days: 'Deine Tage',
  ofSeven: 'von 7 Tagen aktiv',
  dayIs: (weekday: string, mark: string): string => `${weekday}: ${mark}`,
  numbers: {
    workouts: 'Workouts',
    quests: 'Quests',
    points: 'Punkte',
    streak: 'Tage in Folge am Sonntag',
  },
  activeDays: 'Aktive Tage',
  praise: (days: number): string => {
    if (days === 0) return 'Eine ruhige Woche. Heute kann eine neue Serie beginnen.';
    if (days === 7) return 'Jeden einzelnen Tag.';
    return `Du warst an ${numberText(days)} ${plural(days, { one: 'Tag', other: 'Tagen' })} da.`;
  },
  since: 'Seitdem',
  sinceLead: (on: MemberDay): string => `Der Rückblick zeigt den Stand vom ${shortDate(on)}.`,
  unchanged: 'An dieser Woche hat sich seitdem nichts geändert.',
  settled: 'Ein offener Tag hat sich entschieden.',
  what: 'Was',
  thenColumn: 'Damals',
  nowColumn: 'Heute',
  sinceKinds: {
    added: 'Du hast etwas nachgetragen.',
    corrected: 'Du hast ein Workout korrigiert.',
    removed: 'Du hast etwas zurückgenommen.',
    outage: 'Bei uns gab es eine Störung, ihre Tage zählen nicht gegen dich.',
    rules: 'Die Regeln haben sich geändert.',
    pause: 'Deine Pause hat sich geändert.',
    token: 'Du hast einen Joker eingesetzt.',
    zone: 'Du hast deine Zeitzone geändert.',
    reset: 'Du hast neu angefangen.',
  },
  byMail: 'Per E-Mail',
  energyTitle: 'Deine Energie diese Woche',
  energy: ({ energy, mood }: Felt, days: number): string =>
    `Deine Energie lag bei ${numberText(energy, 1)} von 5, deine Stimmung bei ${numberText(mood, 1)}, aus ${numberText(days)} ${plural(days, { one: 'Check-in', other: 'Check-ins' })}.`,
  energyBefore: ({ energy, mood }: Felt): string =>
    `In der Woche davor: ${numberText(energy, 1)} und ${numberText(mood, 1)}.`,
  mailIt: 'Rückblick jeden Montag per E-Mail',
  mailLead: (to: string): string =>
    `Geht an ${to}. Nur Zahlen zu Tagen, Workouts, Quests und Punkten, nie dein Gewicht.`,
  notSaved: {
    title: 'Nicht gespeichert',
    description: 'Die Einstellung ist wie zuvor. Versuch es noch einmal.',
    variant: 'destructive',
  },
  unread: 'Dieser Rückblick ließ sich nicht laden.',
  notOver: 'Diese Woche ist noch nicht vorbei',
  notOverLead: 'Der Rückblick ist ab Montag hier.',
  noWeek: 'Für diese Woche gibt es keinen Rückblick',
  noWeekLead: 'Sie liegt vor deiner Anmeldung, oder es gibt sie nicht.',
};
