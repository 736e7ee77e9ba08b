import { quantityText } from '#client/lib/format/format-copy.ts';
import { dayFormat } from '#client/lib/format/format-day.ts';
import { itemsText, numberText } from '#client/lib/format/locale.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { type MassUnit, massIn, toMass } from '#domain/body/quantity.ts';
import { importLimits } from '#domain/history-import/history-import.ts';
import type { NamedColumns } from '#domain/history-import/readers/mapped-table.ts';
import { asMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import type { SentWorkout } from '#service/features/history-import/import-contract.ts';
import type { FoundExercise, UnitDoubt, UnknownTable } from './history-reading.ts';
import { askingCopy, doubtsCopy, previewCopy } from './import-copy.ts';
import type { Clash, Prepared, SampleDay } from './prepared-entries.ts';
import type { StoredPart } from './storing.ts';

/** `140 kg (309 lbs)`. */
function inBothUnits(value: number, unit: MassUnit): string {
  const other = unit === 'kg' ? 'lbs' : 'kg';
  const converted = massIn(other, toMass(value, unit));
  return askingCopy.both(massText(value, unit), massText(Math.round(converted), other));
}

const massText = (value: number, unit: MassUnit): string => quantityText(numberText(value, 2), unit);

/** The heaviest load of an exercise; without a unit where the file has none. */
export function heaviestText({ heaviest }: Pick<FoundExercise, 'heaviest'>): string {
  if (heaviest === null) return '';
  return heaviest.unit === null
    ? numberText(heaviest.value)
    : quantityText(numberText(heaviest.value), heaviest.unit);
}

/** The heaviest lifts of a file, as they would be in a unit. */
export const liftsIn = ({ lifts, weight }: UnitDoubt, unit: MassUnit): string =>
  itemsText([
    ...lifts.map(({ exercise, value }) => askingCopy.lift(exercise, inBothUnits(value, unit))),
    weight === null ? null : askingCopy.bodyWeight(inBothUnits(weight, unit)),
  ]);

export type SampleView = {
  readonly title: string;
  readonly facts: string;
  /** A line for each exercise. */
  readonly lines: readonly string[];
};

/** A day of the preview in words. */
export function sampleView(day: SampleDay): SampleView {
  if ('weight' in day) {
    const { date, weight, bodyFatPercent: fat } = day.weight;
    return {
      title: previewCopy.body(massText(weight.value, weight.unit)),
      facts: itemsText([
        weekdayAndYear(asMemberDay(date)),
        fat === undefined ? null : previewCopy.fat(numberText(fat)),
      ]),
      lines: [],
    };
  }
  const { date, name, durationMinutes, sets } = day.workout;
  return {
    title: name ?? previewCopy.workout,
    facts: itemsText([
      weekdayAndYear(asMemberDay(date)),
      durationMinutes === undefined ? null : previewCopy.minutes(durationMinutes),
      sets.length === 0 ? previewCopy.noSets : null,
    ]),
    lines: exerciseLines(sets),
  };
}

const wholeDate = dayFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
/** `Mon, Mar 4, 2019`. */
const weekdayAndYear = (day: MemberDay): string => wholeDate().format(new Date(day));

/** How many exercises of a day are shown. */
const shownExercises = 6;

type SentSet = SentWorkout['sets'][number];

function exerciseLines(sets: readonly SentSet[]): readonly string[] {
  const exercises = [...new Set(sets.map(({ exercise }) => exercise))];
  const lines = exercises.slice(0, shownExercises).map((exercise) => {
    const ofExercise = sets.filter((set) => set.exercise === exercise);
    return previewCopy.exercise(nameText(exercise), setsText(ofExercise));
  });
  const more = exercises.length - shownExercises;
  return more > 0 ? [...lines, previewCopy.moreExercises(more)] : lines;
}

/** `5, 5, 4 × 100 kg`; with several loads each set has its own. */
function setsText(sets: readonly SentSet[]): string {
  const loads = new Set(sets.map(({ load }) => loadText(load)));
  const [only = null] = loads;
  if (loads.size > 1 || only === null) return itemsText(sets.map(setText));
  return previewCopy.times(itemsText(sets.map(amountText)), only);
}

/** `5 × 100 kg`, `45 s`, `8`. */
function setText(set: SentSet): string {
  const load = loadText(set.load);
  return load === null ? amountText(set) : previewCopy.times(amountText(set), load);
}

const amountText = ({ reps, seconds }: SentSet): string =>
  seconds === null || reps > 0 ? numberText(reps) : previewCopy.seconds(seconds);

function loadText(load: SentSet['load']): string | null {
  if (load === null) return null;
  const mass = massText(load.value, load.unit);
  return load.kind === 'assistance' ? previewCopy.assistance(mass) : mass;
}

/** Sentences about what stays out, besides the lines that were not read. @param along how many of the clashes come along */
export function leftOutLines({ leftOut, activities, clashes }: Prepared, along: number): readonly string[] {
  const said = (count: number, words: (count: number) => string): readonly string[] =>
    count > 0 ? [words(count)] : [];
  return [
    ...said(clashes.length - along, previewCopy.leftClashes),
    ...said(leftOut.sets, previewCopy.leftSets),
    ...said(leftOut.workouts, previewCopy.leftWorkouts),
    ...said(leftOut.weights, previewCopy.leftWeights),
    ...said(activities, previewCopy.activities),
  ];
}

/** Why the entries are too many for one import; null when they are not. */
export function limitFault({ parts }: Prepared): string | null {
  const large = parts.find(
    ({ workouts, sets, weights }) =>
      workouts > importLimits.workouts || sets > importLimits.sets || weights > importLimits.weights,
  );
  return large ? previewCopy.tooMany(large.format) : null;
}

/** `Push, 60 min, 18 sets`. */
const clashFacts = ({ name, minutes, sets }: Clash): string =>
  itemsText([
    name ?? previewCopy.workout,
    minutes === null ? null : previewCopy.minutes(minutes),
    previewCopy.setCount(sets),
  ]);

/** `Sat 1 Mar 2025: Push, 60 min, 18 sets`. */
export const clashTitle = (clash: Clash): string =>
  doubtsCopy.clash(weekdayAndYear(clash.date), clashFacts(clash));

export const clashOther = ({ other: { title, minutes, source } }: Clash): string =>
  doubtsCopy.other(title, minutes === null ? '' : `, ${previewCopy.minutes(minutes)}`, source);

/** Words of a header by which a column is guessed, in the languages of the client; the surest first. */
const columnWords: readonly (readonly [keyof NamedColumns, RegExp])[] = [
  ['date', /^((date|datum|day|tag|fecha|d[ií]a|data|jour|when)\b|(ال)?تاريخ)/i],
  ['time', /^((time|clock|hour|uhrzeit|heure|hora|start)\b|الوقت)/i],
  ['bodyFat', /fat|fett|masse grasse|grasa|gordura|دهون/i],
  ['bodyWeight', /body ?(weight|mass)|^weigh|körpergewicht|poids (du )?corp|corporal|وزن الجسم/i],
  ['workout', /workout|session|routine|training|séance|sesión|entrenamiento|treino/i],
  ['exercise', /exerc|movement|lift\b|übung|ejercicio|تمرين/i],
  ['reps', /rep(?!o[su])|wdh|wiederhol|répét|تكرار/i],
  ['unit', /unit|einheit|unidad|وحدة/i],
  ['load', /load|weight|kg|lbs?\b|gewicht|poids|peso|carga|وزن/i],
  ['seconds', /seconds|sekunden|secondes|segundos|duration|hold|ثوان/i],
  ['rpe', /rpe|effort/i],
  ['note', /note|comment|notiz|\bnotas?\b|ملاحظ/i],
];

/** A column is given to the first field that knows its name. A weight without an exercise is that of the body. */
export function guessedColumns({ columns }: UnknownTable): Partial<NamedColumns> {
  const guessed: { -readonly [Name in keyof NamedColumns]?: number } = {};
  const taken = new Set<number>();
  for (const [field, words] of columnWords) {
    const place = columns.findIndex((name, nth) => !taken.has(nth) && words.test(name.trim()));
    if (place < 0) continue;
    guessed[field] = place;
    taken.add(place);
  }
  const { load, bodyWeight, ...others } = guessed;
  const weight = guessed.exercise === undefined ? (bodyWeight ?? load) : (load ?? bodyWeight);
  if (weight === undefined) return others;
  return { ...others, ...(guessed.exercise === undefined ? { bodyWeight: weight } : { load: weight }) };
}

/** Which fields a mapping still needs; null when it can be read. */
export function mappingFault(columns: Partial<NamedColumns>): 'date' | 'content' | null {
  if (columns.date === undefined) return 'date';
  const hasSets =
    columns.exercise !== undefined && (columns.reps !== undefined || columns.seconds !== undefined);
  return hasSets || columns.bodyWeight !== undefined ? null : 'content';
}

export type DoneFigures = {
  readonly workouts: number;
  readonly weights: number;
  readonly known: number;
};

export const doneFigures = (stored: readonly StoredPart[]): DoneFigures => ({
  workouts: stored.reduce((sum, { workouts }) => sum + workouts, 0),
  weights: stored.reduce((sum, { weights }) => sum + weights, 0),
  known: stored.reduce((sum, { known }) => sum + known, 0),
});

/** Whole percent of what is done. */
export const shareOf = (done: number, total: number): number =>
  total === 0 ? 0 : Math.min(100, Math.floor((done / total) * 100));
