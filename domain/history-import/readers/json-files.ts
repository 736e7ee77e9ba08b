import {
  type Fields,
  fieldsIn,
  hasKeys,
  isFields,
  type JsonFormat,
  numberIn,
  textIn,
} from './json-values.ts';
import { ownExport } from './own-export.ts';
import { giveWeight, type Reading, setOf, workoutCollector } from './reading.ts';
import { hevyWorkouts, liftLogSessions, liftosaurStorage } from './workout-json.ts';

/** The old export of Fitbit: always pounds, dates in the order of the United States, clocks of the member. */
const fitbitWeights: JsonFormat = {
  source: 'fitbit',
  name: 'Fitbit weights',
  isIt: (value) => hasKeys(fieldsIn(value)[0], 'logId', 'weight', 'date', 'time'),
  read(value, reading) {
    for (const [index, entry] of fieldsIn(value).entries()) {
      const [month, date, year = ''] = textIn(entry.date).split('/');
      const time = textIn(entry.time);
      // This time stands for "no time was entered".
      const clock = time === '23:59:59' ? '' : ` ${time}`;
      const at = reading.times.read(`${year.length === 2 ? `20${year}` : year}-${month}-${date}${clock}`);
      const line = index + 1;
      if (at === null) reading.problem('date-not-read', textIn(entry.date), line);
      else
        giveWeight(
          { at, value: numberIn(entry.weight), unit: 'lbs', bodyFatPercent: numberIn(entry.fat), line },
          reading,
        );
    }
  },
};

/** Garmin's copy of an account: grams, and times of UTC without a letter that says so. Other entries have no weight. */
const garminBiometrics: JsonFormat = {
  source: 'garmin',
  name: 'Garmin weights',
  isIt: (value) =>
    isFields(fieldsIn(value)[0]?.metaData) && fieldsIn(value).some(({ weight }) => isFields(weight)),
  read(value, reading) {
    for (const [index, { metaData, weight }] of fieldsIn(value).entries())
      if (isFields(weight)) giveGarminWeight(weight, isFields(metaData) ? metaData : {}, index + 1, reading);
  },
};

function giveGarminWeight(weight: Fields, { calendarDate }: Fields, line: number, reading: Reading): void {
  const [moment, day] = [textIn(weight.timestampGMT), textIn(calendarDate).slice(0, 10)];
  const at = reading.times.read(moment === '' ? day : `${moment}Z`);
  const grams = numberIn(weight.weight);
  const bodyFatPercent = numberIn(weight.bodyFat);
  if (at === null) reading.problem('date-not-read', moment || day, line);
  else giveWeight({ at, value: grams && grams / 1_000, unit: 'kg', bodyFatPercent, line }, reading);
}

const listOf = (value: unknown): readonly Fields[] => fieldsIn(isFields(value) ? value.results : value);

const wgerWeights: JsonFormat = {
  source: 'wger',
  name: 'wger weights',
  isIt: (value) =>
    hasKeys(listOf(value)[0], 'date', 'weight') &&
    !hasKeys(listOf(value)[0], 'repetitions') &&
    !hasKeys(listOf(value)[0], 'logId'),
  read(value, reading) {
    for (const [index, entry] of listOf(value).entries()) {
      const at = reading.times.read(textIn(entry.date));
      const line = index + 1;
      if (at === null) reading.problem('date-not-read', textIn(entry.date), line);
      else giveWeight({ at, value: numberIn(entry.weight), unit: null, bodyFatPercent: null, line }, reading);
    }
  },
};

/** The ids that a new installation has: 1 kilograms, 2 pounds; 3 is body weight. Every other weight is no load. */
const wgerMass = new Map([
  ['1', 'kg'],
  ['2', 'lbs'],
] as const);
/** 3 seconds, 4 minutes; 1, 2 and 7 are repetitions. */
const wgerSeconds = new Map([
  ['3', 1],
  ['4', 60],
]);
const wgerRepetitions: ReadonlySet<string> = new Set(['', '1', '2', '7']);

const wgerLogs: JsonFormat = {
  source: 'wger',
  name: 'wger',
  isIt: (value) => hasKeys(listOf(value)[0], 'date', 'weight', 'repetitions'),
  read(value, reading) {
    const workouts = workoutCollector(reading);
    for (const [index, log] of listOf(value).entries()) {
      const startedAt = reading.times.read(textIn(log.date));
      const line = index + 1;
      if (startedAt === null) reading.problem('date-not-read', textIn(log.date), line);
      if (startedAt === null) continue;
      workouts.begin(textIn(log.session) || startedAt.slice(0, 10), () => ({
        ...{ startedAt, name: null, minutes: null, note: null, line },
      }));
      workouts.add(setOf({ ...wgerSet(log), line }, reading));
    }
    workouts.end();
  },
};

function wgerSet(log: Fields) {
  const unit = wgerMass.get(textIn(log.weight_unit) as '1' | '2') ?? null;
  const amount = numberIn(log.repetitions);
  const kind = textIn(log.repetitions_unit);
  const seconds = wgerSeconds.get(kind);
  const reserve = numberIn(log.rir);
  return {
    exercise: wgerName(log),
    kind: kind === '2' ? 'failure' : 'work',
    reps: wgerRepetitions.has(kind) ? amount : null,
    load: unit === null ? null : numberIn(log.weight),
    unit,
    seconds: seconds && amount ? amount * seconds : null,
    distanceMetres: null,
    rpe: typeof reserve === 'number' ? 10 - reserve : null,
    note: textIn(log.comment),
  } as const;
}

/** The log names an exercise by its number only, unless the file was joined with names. */
function wgerName({ exercise, exercise_name: joined }: Fields): string {
  if (textIn(joined) !== '') return textIn(joined);
  if (isFields(exercise)) return textIn(exercise.name);
  return typeof exercise === 'number' ? `wger exercise ${exercise}` : textIn(exercise);
}

/** The whole account: when a point has no flag, it is an average of older days. */
const habitica: JsonFormat = {
  source: 'habitica',
  name: 'Habitica',
  isIt: (value) => isFields(value) && hasKeys(value.tasks, 'habits', 'dailys'),
  read(value, reading) {
    if (!isFields(value) || !isFields(value.tasks)) return;
    const preferences = isFields(value.preferences) ? value.preferences : {};
    const shift =
      (numberIn(preferences.timezoneOffset) ?? 0) * 60_000 +
      (numberIn(preferences.dayStart) ?? 0) * 3_600_000;
    const tasks = [...fieldsIn(value.tasks.habits), ...fieldsIn(value.tasks.dailys)];
    for (const [index, task] of tasks.entries()) giveTask(task, index + 1, shift, reading);
  },
};

/** @param shift milliseconds from the member's day to UTC: the zone, and the hour at which the day begins */
function giveTask(task: Fields, line: number, shift: number, reading: Reading): void {
  const points = fieldsIn(task.history);
  const name = textIn(task.text).trim();
  const isFlagged = (point: Fields) => 'scoredUp' in point || 'scoredDown' in point || 'completed' in point;
  if (points.some((point) => !isFlagged(point))) reading.problem('averaged-history', name, line);
  for (const point of points) {
    const [at, isDone] = [numberIn(point.date), point.completed === true || Number(point.scoredUp ?? 0) > 0];
    if (!isDone || typeof at !== 'number') continue;
    reading.give({ is: 'activity', at: new Date(at - shift).toISOString().slice(0, 10), name, line });
  }
}

const jsonFormats: readonly JsonFormat[] = [
  ownExport,
  hevyWorkouts,
  liftLogSessions,
  liftosaurStorage,
  garminBiometrics,
  fitbitWeights,
  habitica,
  wgerLogs,
  wgerWeights,
];

export const jsonFormatOf = (value: unknown): JsonFormat | null =>
  jsonFormats.find(({ isIt }) => isIt(value)) ?? null;
