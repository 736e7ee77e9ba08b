import { dayText, monthText } from '#client/lib/format/format-day.ts';
import { itemsText, listText, numberText, plural } from '#client/lib/format/locale.ts';
import { appNames } from '#client/lib/format/source-copy.ts';
import type { LoadDoubt, LoadMeaning } from '#domain/history-import/exercise-answers.ts';
import { type FileProblem, fileProblemSentence } from '#domain/history-import/file-rows.ts';
import type { NamedColumns } from '#domain/history-import/readers/mapped-table.ts';
import type { Source } from '#domain/history-import/sources.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { ShownImport } from '#service/features/history-import/import-contract.ts';

const counted = (count: number, one: string, other: string): string =>
  `${numberText(count)} ${plural(count, { one, other })}`;
const workouts = (count: number): string => counted(count, 'workout', 'workouts');
const sets = (count: number): string => counted(count, 'set', 'sets');
const weights = (count: number): string => counted(count, 'weight', 'weights');

/** `12 workouts and 3 weights`: each kind that the files have. */
const entries = (count: { readonly workouts: number; readonly weights: number }): string =>
  listText([
    ...(count.workouts > 0 || count.weights === 0 ? [workouts(count.workouts)] : []),
    ...(count.weights > 0 ? [weights(count.weights)] : []),
  ]);

export const importCopy = {
  title: 'Bring your history',
  profile: 'Profile',
  intro: 'Your years in another app come along: workouts, sets, weights.',
  cancel: 'Choose other files',
  goOn: 'Go on',
};

export const chooseCopy = {
  title: 'Choose your files',
  drop: 'Choose your files, or drop them here',
  hint: 'Several at once, zipped or not.',
  private: 'We read them on this device. You see everything before a thing is stored.',
  appsTitle: 'What we can read',
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
    'your own Rondel export',
  ])}.`,
  tables: 'Any other table works too: you tell us what its columns mean.',
  earns: 'It all counts for records and charts. It earns no points and leaves your streak alone.',
  unreadable: 'These files could not be read. Please try again.',
};

export const readingCopy = {
  title: (files: readonly string[]): string => `Reading ${listText(files)}...`,
  progress: 'Read so far',
  percent: (share: number): string => `${numberText(share)}%`,
  preparing: 'Sorting it out...',
};

export const mappingCopy = {
  title: (file: string): string => `What is in ${file}?`,
  lead: 'We don’t know this table yet. Tell us which column is which; leave the rest empty.',
  fields: {
    date: 'Date',
    time: 'Time of day',
    workout: 'Name of the workout',
    exercise: 'Exercise',
    reps: 'Repetitions',
    load: 'Load',
    unit: 'Unit of the load',
    seconds: 'Duration of a set',
    rpe: 'Effort (1 to 10)',
    note: 'Note',
    bodyWeight: 'Body weight',
    bodyFat: 'Body fat in percent',
  } satisfies Record<keyof NamedColumns, string>,
  noColumn: 'Not in this table',
  column: (name: string, example: string): string => (example === '' ? name : `${name} (${example})`),
  unnamed: (place: number): string => `Column ${place}`,
  faults: {
    date: 'Every row needs a date.',
    content: 'Choose an exercise with its repetitions or duration, or a body weight.',
  },
  read: 'Read the table',
};

export const askingCopy = {
  title: 'First, a question',
  unit: (file: string): string => `Which unit does ${file} use?`,
  kg: 'Kilograms',
  lbs: 'Pounds',
  lift: (exercise: string, load: string): string => `${exercise} ${load}`,
  bodyWeight: (weight: string): string => `Body weight ${weight}`,
  both: (written: string, other: string): string => `${written} (${other})`,
  order: (file: string): string => `Which day is meant in ${file}?`,
  zone: 'Where were you then?',
  zoneHint: (times: number): string =>
    `${counted(times, 'time is', 'times are')} written for the whole world. The zone tells us the day.`,
  missing: 'Please choose one.',
};

export const doubtsCopy = {
  title: 'Do we know each other?',
  names: 'Exercises that sound like ours',
  namesLead: 'The same one shares its records with what you log here.',
  keep: (name: string): string => `Keep “${name}”`,
  sameAs: (name: string): string => `Same as “${name}”`,
  loads: 'What does the number mean?',
  loadsLead: 'Only you know how you wrote it down.',
  heaviest: (name: string, load: string): string => `${name}, up to ${load}`,
  meanings: {
    written: 'The weight in one hand',
    both: 'Both hands together',
    load: 'The weight I moved',
    assistance: 'The help I had: less is better',
    none: 'A colour or a step, no weight',
  } satisfies Record<LoadMeaning, string>,
  bandMeanings: { assistance: 'The help of the band: less is better', load: 'The weight of the band' },
  habits: 'Which of these were training?',
  habitsLead: 'Tick the habits that moved you. They come along as activities, without sets and minutes.',
  habitDays: (count: number): string => counted(count, 'day', 'days'),
  clashes: 'Was that the same workout?',
  clashesLead: 'These days have a workout already. Tick those that were another one; the rest stays out.',
  clash: (date: string, facts: string): string => `${date}: ${facts}`,
  other: (title: string, facts: string, source: Source | null): string =>
    source === null ? `You logged here: ${title}${facts}` : `From ${appNames[source]}: ${title}${facts}`,
  more: (count: number): string => `${counted(count, 'more day', 'more days')} like these.`,
  tickAll: 'All were others',
  untickAll: 'None were others',
  remembered: 'We remember your answers about exercises for your next import.',
  meaningOf: (doubt: LoadDoubt, meaning: LoadMeaning): string =>
    doubt === 'band' && (meaning === 'assistance' || meaning === 'load')
      ? doubtsCopy.bandMeanings[meaning]
      : doubtsCopy.meanings[meaning],
};

export const previewCopy = {
  title: 'This comes along',
  emptyTitle: 'Nothing to bring along',
  empty: 'We found no workout and no weight that could be stored.',
  from: (formats: readonly string[]): string => `From ${listText(formats)}. Nothing is stored yet.`,
  workouts: 'Workouts',
  sets: 'Sets',
  weights: 'Weights',
  span: 'From – to',
  days: (from: string, until: string): string =>
    from === until ? dayText(from) : `${dayText(from)} – ${dayText(until)}`,
  samples: 'Three days of it',
  samplesLead: 'Does it look right?',
  body: (weight: string): string => `Body weight ${weight}`,
  fat: (percent: string): string => `${percent}% body fat`,
  noSets: 'No sets listed',
  minutes: (count: number): string => `${numberText(count)} min`,
  setCount: sets,
  workout: 'Workout',
  seconds: (count: number): string => `${numberText(count)} s`,
  assistance: (mass: string): string => `${mass} assistance`,
  times: (amounts: string, load: string): string => `${amounts} × ${load}`,
  exercise: (name: string, done: string): string => `${name}: ${done}`,
  moreExercises: (count: number): string => `And ${counted(count, 'more exercise', 'more exercises')}.`,
  leftOut: 'What stays out',
  /** Why a line stays out, with its file where there are several. */
  problem: (problem: FileProblem, fileName: string | null): string =>
    fileName === null ? fileProblemSentence(problem) : `${fileName}: ${fileProblemSentence(problem)}`,
  lines: (count: number): string => counted(count, 'line could not be read', 'lines could not be read'),
  moreLines: (count: number): string => `And ${counted(count, 'more line', 'more lines')}.`,
  leftSets: (count: number): string =>
    `${sets(count)} with a distance only, or after the 300th of one workout`,
  leftWorkouts: (count: number): string =>
    `${workouts(count)} without a set and a length, or of a day to come`,
  leftWeights: (count: number): string => `${weights(count)} of a day to come`,
  leftClashes: (count: number): string => `${workouts(count)} that you have on the same day already`,
  activities: (count: number): string =>
    `${counted(count, 'done habit', 'done habits')} that you did not tick as training`,
  nothingLeft: 'Everything in your files comes along.',
  store: (count: { readonly workouts: number; readonly weights: number }): string =>
    `Bring ${entries(count)} along`,
  questions: 'Change my answers',
  tooMany: (format: string): string =>
    `${format} has more than 10,000 workouts, 200,000 sets or 10,000 weights. Please divide the file.`,
};

export const storingCopy = {
  title: 'Bringing it along...',
  meter: 'Stored',
  stored: (done: number, total: number): string => `${numberText(done)} of ${numberText(total)} stored`,
  leave: 'You may leave. Choose the same files again later, and it goes on where it stopped.',
  interrupted: 'We stopped half way',
  interruptedLead: 'What is stored is safe. Go on, or take it back from the list.',
  noAnswer: 'No answer came. Check your connection.',
};

export const doneCopy = {
  title: 'Your years are here',
  workouts: (count: number): string => plural(count, { one: 'workout', other: 'workouts' }),
  weights: (count: number): string => plural(count, { one: 'weight', other: 'weights' }),
  since: (day: MemberDay): string => `since ${monthText(day)}`,
  also: (count: number): string => `And ${weights(count)} on top.`,
  records: 'Your records and charts know them now. Your points and your streak stay as they were.',
  known: (count: number): string =>
    `${counted(count, 'entry', 'entries')} you had already, so nothing is here twice.`,
  nothingNew: 'You have it all already',
  nothingNewLead: 'Nothing in these files was new, so nothing changed.',
  history: 'See your history',
  again: 'Bring more',
};

export const pastCopy = {
  title: 'What you brought along',
  none: 'Nothing yet.',
  unread: 'We couldn’t load what you brought along.',
  on: (day: string): string => `Brought ${day}.`,
  facts: (one: ShownImport): string => {
    const { source, from, until } = one;
    return itemsText([appNames[source], entries(one), from && until && previewCopy.days(from, until)]);
  },
  open: 'Half way',
  openLead: 'Choose the same files again to go on. Or keep what is here, or take it back.',
  withdrawn: 'Taken back',
  keep: 'Keep it so',
  kept: { title: 'Kept', description: 'What came along stays as it is.' },
  keepOf: (name: string): string => `Keep it so: ${name}`,
  takeBack: 'Take back',
  takeBackOf: (name: string): string => `Take back: ${name}`,
  question: (name: string): string => `Take ${name} back?`,
  lead: (count: { readonly workouts: number; readonly weights: number }): string =>
    `${entries(count)} leave your history, records and charts. What you corrected yourself stays.`,
  takingBack: 'Taking back...',
  takenBack: 'Taken back',
  allGone: 'Your history is as it was before.',
  stays: (count: { readonly workouts: number; readonly weights: number }): string =>
    `${entries(count)} that you corrected stay.`,
  failed: 'That did not work. Check your connection and try again.',
};
