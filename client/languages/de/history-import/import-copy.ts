import type {
  askingCopy as englishAsking,
  chooseCopy as englishChoose,
  doneCopy as englishDone,
  doubtsCopy as englishDoubts,
  importCopy as englishImport,
  mappingCopy as englishMapping,
  pastCopy as englishPast,
  previewCopy as englishPreview,
  readingCopy as englishReading,
  storingCopy as englishStoring,
} from '#client/history-import/import-copy.ts';
import { itemsText, listText, numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import { appNames } from '#client/languages/de/lib/format/source-copy.ts';
import { dayText, monthText } from '#client/lib/format/format-day.ts';
import type { LoadDoubt, LoadMeaning } from '#domain/history-import/exercise-answers.ts';
import type { ProblemCode } from '#domain/history-import/file-rows.ts';
import type { Source } from '#domain/history-import/sources.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { ShownImport } from '#service/features/history-import/import-contract.ts';

const counted = (count: number, one: string, other: string): string =>
  `${numberText(count)} ${plural(count, { one, other })}`;
const workouts = (count: number): string => counted(count, 'Workout', 'Workouts');
const sets = (count: number): string => counted(count, 'Satz', 'Sätze');
const weights = (count: number): string => counted(count, 'Gewicht', 'Gewichte');

/** `12 Workouts und 3 Gewichte`, of those that there are. */
const entries = (count: { readonly workouts: number; readonly weights: number }): string =>
  listText([
    ...(count.workouts > 0 || count.weights === 0 ? [workouts(count.workouts)] : []),
    ...(count.weights > 0 ? [weights(count.weights)] : []),
  ]);

/** Why a line of a file stays out. `text` is the cell that was not read. */
const problems: Readonly<Record<ProblemCode, (text: string) => string>> = {
  'date-not-read': (text) => `Das Datum „${text}“ ist nicht lesbar. Die Zeile bleibt draußen.`,
  'number-not-read': (text) => `„${text}“ ist keine Zahl. Die Zeile bleibt draußen.`,
  'exercise-missing': () => 'Die Zeile nennt keine Übung und bleibt draußen.',
  'load-implausible': (text) => `Kein Satz wiegt ${text}. Die Zeile bleibt draußen.`,
  'weight-implausible': (text) =>
    `Ein Körpergewicht von ${text} kann nicht stimmen. Die Zeile bleibt draußen.`,
  'reps-implausible': (text) => `Kein Satz hat ${text} Wiederholungen. Die Zeile bleibt draußen.`,
  'set-planned-only': () => 'Der Satz war geplant und ist nicht gemacht. Er bleibt draußen.',
  'nothing-done': () => 'Die Zeile hat weder Wiederholungen noch Zeit noch Strecke und bleibt draußen.',
  'averaged-history': () => 'Die App hat aus dieser Zeit nur einen Durchschnitt behalten. Die Tage fehlen.',
  'columns-differ': () => 'Die Zeile hat andere Spalten als die erste und bleibt draußen.',
  'no-body-weight': () => 'Die Messung hat kein Körpergewicht und bleibt draußen.',
  'several-people': () =>
    'Die Waage hat Gewichte von mehreren Personen und sagt nicht, von wem. Die Zeile bleibt draußen.',
  'file-broken': (text) => `Die Datei „${text}“ ist abgeschnitten oder verändert und bleibt draußen.`,
};

export const importCopy: Translated<typeof englishImport> = {
  title: 'Bring deinen Verlauf mit',
  profile: 'Profil',
  intro: 'Deine Jahre in einer anderen App kommen mit: Workouts, Sätze, Gewichte.',
  cancel: 'Andere Dateien wählen',
  goOn: 'Weiter',
};

export const chooseCopy: Translated<typeof englishChoose> = {
  title: 'Wähle deine Dateien',
  drop: 'Wähle deine Dateien oder zieh sie hierher',
  hint: 'Mehrere auf einmal, gezippt oder nicht.',
  private: 'Wir lesen sie auf diesem Gerät. Du siehst alles, bevor etwas gespeichert wird.',
  appsTitle: 'Was wir lesen können',
  apps: `${listText([
    ...(
      [
        'strong',
        'hevy',
        'fitnotes',
        'fitbod',
        'stronglifts',
        'liftosaur',
        'liftlog',
        'jefit',
        'wger',
      ] as const
    ).map((source) => appNames[source]),
    'Apple Health',
    'Health Connect',
    'Garmin',
    'Fitbit',
    'Withings',
    'Renpho',
    'openScale',
    'dein eigener Rondel-Export',
  ])}.`,
  tables: 'Jede andere Tabelle geht auch: Du sagst uns, was ihre Spalten bedeuten.',
  earns: 'Alles zählt für Rekorde und Diagramme. Es bringt keine Punkte und lässt deine Serie, wie sie ist.',
  unreadable: 'Diese Dateien ließen sich nicht lesen. Versuch es noch einmal.',
};

export const readingCopy: Translated<typeof englishReading> = {
  title: (files: readonly string[]): string => `${listText(files)}: wird gelesen …`,
  progress: 'Bisher gelesen',
  percent: (share: number): string => `${numberText(share)}\u00a0%`,
  preparing: 'Wird sortiert …',
};

export const mappingCopy: Translated<typeof englishMapping> = {
  title: (file: string): string => `Was steht in ${file}?`,
  lead: 'Diese Tabelle kennen wir noch nicht. Sag uns, welche Spalte was ist; den Rest lässt du leer.',
  fields: {
    date: 'Datum',
    time: 'Uhrzeit',
    workout: 'Name des Workouts',
    exercise: 'Übung',
    reps: 'Wiederholungen',
    load: 'Gewicht',
    unit: 'Einheit des Gewichts',
    seconds: 'Dauer eines Satzes',
    rpe: 'Anstrengung (1 bis 10)',
    note: 'Notiz',
    bodyWeight: 'Körpergewicht',
    bodyFat: 'Körperfett in Prozent',
  },
  noColumn: 'Nicht in dieser Tabelle',
  column: (name: string, example: string): string => (example === '' ? name : `${name} (${example})`),
  unnamed: (place: number): string => `Spalte ${place}`,
  faults: {
    date: 'Jede Zeile braucht ein Datum.',
    content: 'Wähle eine Übung mit Wiederholungen oder Dauer, oder ein Körpergewicht.',
  },
  read: 'Tabelle lesen',
};

export const askingCopy: Translated<typeof englishAsking> = {
  title: 'Zuerst eine Frage',
  unit: (file: string): string => `Welche Einheit hat ${file}?`,
  kg: 'Kilogramm',
  lbs: 'Pfund (lb)',
  lift: (exercise: string, load: string): string => `${exercise} ${load}`,
  bodyWeight: (weight: string): string => `Körpergewicht ${weight}`,
  both: (written: string, other: string): string => `${written} (${other})`,
  order: (file: string): string => `Welcher Tag ist in ${file} gemeint?`,
  zone: 'Wo warst du damals?',
  zoneHint: (times: number): string =>
    `${counted(times, 'Uhrzeit gilt', 'Uhrzeiten gelten')} für die ganze Welt. Die Zone sagt uns den Tag.`,
  missing: 'Wähle eins aus.',
};

export const doubtsCopy: Translated<typeof englishDoubts> = {
  title: 'Kennen wir uns?',
  names: 'Übungen, die wie unsere klingen',
  namesLead: 'Ist es dieselbe, teilt sie ihre Rekorde mit dem, was du hier einträgst.',
  keep: (name: string): string => `„${name}“ behalten`,
  sameAs: (name: string): string => `Dasselbe wie „${name}“`,
  loads: 'Was bedeutet die Zahl?',
  loadsLead: 'Nur du weißt, wie du es notiert hast.',
  heaviest: (name: string, load: string): string => `${name}, bis ${load}`,
  meanings: {
    written: 'Das Gewicht in einer Hand',
    both: 'Beide Hände zusammen',
    load: 'Das bewegte Gewicht',
    assistance: 'Die Hilfe, die ich hatte: weniger ist besser',
    none: 'Eine Farbe oder Stufe, kein Gewicht',
  },
  bandMeanings: { assistance: 'Die Hilfe des Bands: weniger ist besser', load: 'Das Gewicht des Bands' },
  habits: 'Was davon war Training?',
  habitsLead:
    'Hake die Gewohnheiten an, bei denen du dich bewegt hast. Sie kommen als Aktivitäten mit, ohne Sätze und Minuten.',
  habitDays: (count: number): string => counted(count, 'Tag', 'Tage'),
  clashes: 'War das dasselbe Workout?',
  clashesLead:
    'An diesen Tagen gibt es schon ein Workout. Hake an, was ein anderes war; der Rest bleibt draußen.',
  clash: (date: string, facts: string): string => `${date}: ${facts}`,
  other: (title: string, facts: string, source: Source | null): string =>
    source === null ? `Hier eingetragen: ${title}${facts}` : `Aus ${appNames[source]}: ${title}${facts}`,
  more: (count: number): string => `${counted(count, 'weiterer Tag', 'weitere Tage')} dieser Art.`,
  tickAll: 'Alle waren andere',
  untickAll: 'Keins war ein anderes',
  remembered: 'Deine Antworten zu Übungen merken wir uns fürs nächste Mal.',
  meaningOf: (doubt: LoadDoubt, meaning: LoadMeaning): string =>
    doubt === 'band' && (meaning === 'assistance' || meaning === 'load')
      ? doubtsCopy.bandMeanings[meaning]
      : doubtsCopy.meanings[meaning],
};

export const previewCopy: Translated<typeof englishPreview> = {
  title: 'Das kommt mit',
  emptyTitle: 'Nichts zum Mitbringen',
  empty: 'Wir haben kein Workout und kein Gewicht gefunden, das sich speichern lässt.',
  from: (formats: readonly string[]): string => `Aus ${listText(formats)}. Noch ist nichts gespeichert.`,
  workouts: 'Workouts',
  sets: 'Sätze',
  weights: 'Gewichte',
  span: 'Von – bis',
  days: (from: string, until: string): string =>
    from === until ? dayText(from) : `${dayText(from)} – ${dayText(until)}`,
  samples: 'Drei Tage davon',
  samplesLead: 'Sieht das richtig aus?',
  body: (weight: string): string => `Körpergewicht ${weight}`,
  fat: (percent: string): string => `${percent}\u00a0% Körperfett`,
  noSets: 'Keine Sätze angegeben',
  minutes: (count: number): string => `${numberText(count)} min`,
  setCount: sets,
  workout: 'Workout',
  seconds: (count: number): string => `${numberText(count)} s`,
  assistance: (mass: string): string => `${mass} Hilfe`,
  times: (amounts: string, load: string): string => `${amounts} × ${load}`,
  exercise: (name: string, done: string): string => `${name}: ${done}`,
  moreExercises: (count: number): string => `Und ${counted(count, 'weitere Übung', 'weitere Übungen')}.`,
  leftOut: 'Was draußen bleibt',
  problem: ({ code, text, line: nth }, fileName) => {
    const said = `Zeile ${numberText(nth)}: ${problems[code](text)}`;
    return fileName === null ? said : `${fileName}: ${said}`;
  },
  lines: (count: number): string =>
    counted(count, 'Zeile ließ sich nicht lesen', 'Zeilen ließen sich nicht lesen'),
  moreLines: (count: number): string => `Und ${counted(count, 'weitere Zeile', 'weitere Zeilen')}.`,
  leftSets: (count: number): string => `${sets(count)} nur mit Strecke oder nach dem 300. eines Workouts`,
  leftWorkouts: (count: number): string =>
    `${workouts(count)} ohne Satz und Dauer oder an einem Tag in der Zukunft`,
  leftWeights: (count: number): string => `${weights(count)} an einem Tag in der Zukunft`,
  leftClashes: (count: number): string => `${workouts(count)}, die es an dem Tag schon gibt`,
  activities: (count: number): string =>
    `${counted(count, 'erledigte Gewohnheit', 'erledigte Gewohnheiten')}, nicht als Training angehakt`,
  nothingLeft: 'Alles in deinen Dateien kommt mit.',
  store: (count: { readonly workouts: number; readonly weights: number }): string =>
    `${entries(count)} mitbringen`,
  questions: 'Antworten ändern',
  tooMany: (format: string): string =>
    `${format} hat mehr als 10.000 Workouts, 200.000 Sätze oder 10.000 Gewichte. Teile die Datei auf.`,
};

export const storingCopy: Translated<typeof englishStoring> = {
  title: 'Wird mitgebracht …',
  meter: 'Gespeichert',
  stored: (done: number, total: number): string => `${numberText(done)} von ${numberText(total)} gespeichert`,
  leave: 'Du kannst gehen. Wähle später dieselben Dateien, dann geht es dort weiter, wo es aufgehört hat.',
  interrupted: 'Auf halbem Weg angehalten',
  interruptedLead: 'Was gespeichert ist, ist sicher. Mach weiter oder nimm es in der Liste zurück.',
  noAnswer: 'Keine Antwort. Prüf deine Verbindung.',
};

export const doneCopy: Translated<typeof englishDone> = {
  title: 'Deine Jahre sind da',
  workouts: (count: number): string => plural(count, { one: 'Workout', other: 'Workouts' }),
  weights: (count: number): string => plural(count, { one: 'Gewicht', other: 'Gewichte' }),
  since: (day: MemberDay): string => `seit ${monthText(day)}`,
  also: (count: number): string => `Und ${weights(count)} dazu.`,
  records: 'Deine Rekorde und Diagramme kennen sie jetzt. Punkte und Serie bleiben, wie sie waren.',
  known: (count: number): string =>
    `${counted(count, 'Eintrag war', 'Einträge waren')} schon da, doppelt ist also nichts.`,
  nothingNew: 'Das hast du alles schon',
  nothingNewLead: 'In diesen Dateien war nichts Neues, also hat sich nichts geändert.',
  history: 'Zum Verlauf',
  again: 'Mehr mitbringen',
};

export const pastCopy: Translated<typeof englishPast> = {
  title: 'Was du mitgebracht hast',
  none: 'Noch nichts.',
  unread: 'Was du mitgebracht hast, ließ sich nicht laden.',
  on: (day: string): string => `Mitgebracht: ${day}.`,
  facts: (one: ShownImport): string => {
    const { source, from, until } = one;
    return itemsText([appNames[source], entries(one), from && until && previewCopy.days(from, until)]);
  },
  open: 'Halb fertig',
  openLead: 'Wähle dieselben Dateien, um weiterzumachen. Oder behalte, was da ist, oder nimm es zurück.',
  withdrawn: 'Zurückgenommen',
  keep: 'So behalten',
  kept: { title: 'Behalten', description: 'Was mitgekommen ist, bleibt, wie es ist.' },
  keepOf: (name: string): string => `So behalten: ${name}`,
  takeBack: 'Zurücknehmen',
  takeBackOf: (name: string): string => `Zurücknehmen: ${name}`,
  question: (name: string): string => `${name} zurücknehmen?`,
  lead: (count: { readonly workouts: number; readonly weights: number }): string =>
    `Aus Verlauf, Rekorden und Diagrammen verschwinden: ${entries(count)}. Was du selbst korrigiert hast, bleibt.`,
  takingBack: 'Wird zurückgenommen …',
  takenBack: 'Zurückgenommen',
  allGone: 'Dein Verlauf ist wie vorher.',
  stays: (count: { readonly workouts: number; readonly weights: number }): string =>
    `Von dir korrigiert, deshalb noch da: ${entries(count)}.`,
  failed: 'Das ging nicht. Prüf deine Verbindung und versuch es noch einmal.',
};
