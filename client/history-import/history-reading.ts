import type { LoadDoubt } from '#domain/history-import/exercise-answers.ts';
import {
  type DateOrder,
  decidedOrder,
  type FileActivity,
  type FileItem,
  type FileProblem,
  type FileSet,
  type FileTime,
  type FileWeight,
  type FileWorkout,
  noAnswers,
} from '#domain/history-import/file-rows.ts';
import type { NamedColumns } from '#domain/history-import/readers/mapped-table.ts';
import type { Source } from '#domain/history-import/sources.ts';
import type { Instant } from '#domain/kernel/day.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { isWithoutZone } from '#service/features/history-import/file-entries-contract.ts';
import { csvRecords } from '#service/features/history-import/file-reading/csv-records.ts';
import {
  bytesOfBlob,
  type FileBytes,
  piecesOf,
} from '#service/features/history-import/file-reading/file-bytes.ts';
import { readHistoryFile } from '#service/features/history-import/file-reading/read-history-file.ts';
import { textPieces } from '#service/features/history-import/file-reading/text-pieces.ts';
import { isZip } from '#service/features/history-import/file-reading/zip-entries.ts';
import { loadDoubtOf, nameMatcher, namesHere } from './exercise-names.ts';
import {
  type Answers,
  type Batch,
  type Prepared,
  preparedOf,
  type Rows,
  type Stored,
} from './prepared-entries.ts';

/*
 * Reads chosen files and keeps their rows, so that only summaries and batches leave the worker. It uses nothing of the page: tests run it
 * in Node.
 */

/** Answers that are needed to read one file. */
export type ReadAnswers = { readonly order: DateOrder | null; readonly columns: NamedColumns | null };
export type ReadAsked = {
  readonly answers: readonly ReadAnswers[];
  /** Names of exercises that the member has logged. */
  readonly logged: readonly string[];
  readonly joinedAt: Instant;
};
/** Bytes that were read, unpacked, of the file at that place. */
export type OnRead = (file: number, bytes: number) => void;

export type Found =
  | { readonly is: 'read'; readonly history: FoundHistory }
  /** A table that is none of the known exports: its member names the columns. */
  | { readonly is: 'table'; readonly table: UnknownTable };

export type UnknownTable = {
  readonly file: number;
  readonly name: string;
  readonly columns: readonly string[];
  /** The first rows. */
  readonly rows: readonly (readonly string[])[];
};

export type FoundHistory = {
  readonly files: readonly FoundFile[];
  readonly exercises: readonly FoundExercise[];
  /** Habits by how often they were done, at most 50. */
  readonly habits: readonly { readonly name: string; readonly days: number }[];
  /** Times in UTC of before the member joined: their dates depend on the zone. */
  readonly earlyTimes: number;
};
export type FoundFile = {
  readonly name: string;
  /** The apps, for the member. */
  readonly formats: readonly string[];
  readonly source: Source;
  /** Null when every number has its unit. */
  readonly unit: UnitDoubt | null;
  /** A date that can be read in two ways, in both; null when the file decides. */
  readonly order: { readonly dayFirst: string; readonly monthFirst: string } | null;
};
export type UnitDoubt = {
  /** The heaviest of each exercise, heaviest first; at most three. */
  readonly lifts: readonly { readonly exercise: string; readonly value: number }[];
  /** The last weight of the body. */
  readonly weight: number | null;
};
export type FoundExercise = {
  readonly name: string;
  readonly sets: number;
  /** An exercise here that may be the same. */
  readonly alike: string | null;
  /** The same exercise in the writing here; null where it is written so or unknown here. */
  readonly same: string | null;
  readonly load: LoadDoubt | null;
  /** The heaviest load as written, for the question. */
  readonly heaviest: Pick<NonNullable<FileSet['load']>, 'value' | 'unit'> | null;
};

export type HistoryReading = {
  /** @throws Refusal with a sentence that names the file and the line */
  read(files: readonly File[], asked: ReadAsked, onRead: OnRead): Promise<Found>;
  /** Makes what will be sent. To be called after `read`. */
  prepare(answers: Answers): Prepared;
  /** A batch of a prepared part, by its number from 0. */
  batch(part: number, kind: Batch['is'], nth: number): Batch;
};

export function createHistoryReading(): HistoryReading {
  let read: readonly Rows[] = [];
  let stored: readonly Stored[] = [];
  return {
    async read(files, { answers, logged, joinedAt }, onRead) {
      const rows: Rows[] = [];
      for (const [nth, file] of files.entries()) {
        const bytes = bytesOfBlob(file.name, file);
        const asked = answers[nth] ?? { order: null, columns: null };
        const found = await readOrTable(bytes, asked, (count) => onRead(nth, count));
        if ('columns' in found) return { is: 'table', table: { file: nth, ...found } };
        rows.push(found);
      }
      read = rows;
      return { is: 'read', history: foundIn(rows, answers, logged, joinedAt) };
    },
    prepare(answers) {
      const { prepared, batches } = preparedOf(read, answers);
      stored = batches;
      return prepared;
    },
    batch(part, is, nth) {
      const of = stored[part] ?? { workouts: [], weights: [] };
      return is === 'workouts'
        ? { is, workouts: of.workouts[nth] ?? [] }
        : { is, weights: of.weights[nth] ?? [] };
    },
  };
}

type OnBytes = (bytes: number) => void;

/** The rows of a file; or its first records where it is an unknown table. */
async function readOrTable(
  file: FileBytes,
  asked: ReadAnswers,
  onBytes: OnBytes,
): Promise<Rows | Omit<UnknownTable, 'file'>> {
  try {
    return await readFile(file, asked, onBytes);
  } catch (error) {
    const isUnknown = error instanceof Refusal && error.code === 'format-unknown';
    const table = isUnknown && asked.columns === null ? await tableIn(file) : null;
    if (table) return table;
    throw error;
  }
}

/** Reads the file again with the month first if its dates decide that order. */
async function readFile(file: FileBytes, asked: ReadAnswers, onBytes: OnBytes): Promise<Rows> {
  const first = await readOnce(file, asked, onBytes);
  return asked.order === null && orderOf(first) === 'month-first'
    ? readOnce(file, { ...asked, order: 'month-first' }, onBytes)
    : first;
}

async function readOnce(file: FileBytes, { order, columns }: ReadAnswers, onBytes: OnBytes): Promise<Rows> {
  const workouts = new Map<Source, FileWorkout[]>();
  const weights = new Map<Source, FileWeight[]>();
  const problems: FileProblem[] = [];
  const activities = new Map<Source, FileActivity[]>();
  const files = await readHistoryFile(file, {
    answers: { ...noAnswers, dateOrder: order },
    ...(columns && { columns }),
    onProgress: onBytes,
    onItem(item: FileItem, source: Source) {
      if (item.is === 'workout') addTo(workouts, source, item);
      else if (item.is === 'weight') addTo(weights, source, item);
      else if (item.is === 'problem') problems.push(item);
      else addTo(activities, source, item);
    },
  });
  return { name: file.name, files, workouts, weights, problems, activities };
}

function addTo<Item>(bySource: Map<Source, Item[]>, source: Source, item: Item): void {
  const known = bySource.get(source);
  if (known) known.push(item);
  else bySource.set(source, [item]);
}

/** `ask` when one of the files does not decide. */
function orderOf({ files }: Rows): DateOrder | 'ask' | null {
  const orders = files.map((file) => decidedOrder(file.orders)).filter((order) => order !== null);
  const [first = null] = orders;
  return orders.every((order) => order === first) ? first : 'ask';
}

/** Rows that are shown of an unknown table, and the columns that it needs to be one. */
const table = { rows: 3, leastColumns: 2 } as const;

/** Null when the file is no table. */
async function tableIn(file: FileBytes): Promise<Omit<UnknownTable, 'file'> | null> {
  if (isZip(await file.slice(0, 4))) return null;
  const records: (readonly string[])[] = [];
  const reader = csvRecords(file.name, (cells) => records.push(cells));
  for await (const text of textPieces(piecesOf(file), file.name)) {
    if (/^\s*[<{[]/.test(text) && records.length === 0) return null;
    reader.push(text);
    if (records.length > table.rows) break;
  }
  if (records.length <= table.rows) reader.end();
  const [columns, ...rows] = records;
  if (!columns || rows.length === 0 || columns.length < table.leastColumns) return null;
  return { name: file.name, columns, rows: rows.slice(0, table.rows) };
}

const allOf = <Item>(bySource: ReadonlyMap<Source, readonly Item[]>): readonly Item[] =>
  [...bySource.values()].flat();

function foundIn(
  rows: readonly Rows[],
  answers: readonly ReadAnswers[],
  logged: readonly string[],
  joinedAt: Instant,
): FoundHistory {
  return {
    files: rows.map((file, nth) => ({
      name: file.name,
      formats: [...new Set(file.files.map(({ format }) => format))],
      source: file.files[0]?.source ?? 'csv',
      unit: unitDoubt(file),
      order: orderOf(file) === 'ask' && !answers[nth]?.order ? orderDoubt(file) : null,
    })),
    exercises: exercisesIn(rows, logged),
    habits: habitsIn(rows),
    earlyTimes: rows.flatMap(timesIn).filter((time) => isWithoutZone(time) && time < joinedAt).length,
  };
}

const mostHabits = 50;

function habitsIn(rows: readonly Rows[]): FoundHistory['habits'] {
  const days = new Map<string, number>();
  for (const { name } of rows.flatMap(({ activities }) => allOf(activities)))
    days.set(name, (days.get(name) ?? 0) + 1);
  return [...days]
    .map(([name, count]) => ({ name, days: count }))
    .sort((a, b) => b.days - a.days)
    .slice(0, mostHabits);
}

const timesIn = ({ workouts, weights }: Rows): readonly FileTime[] => [
  ...allOf(workouts).map(({ startedAt }) => startedAt),
  ...allOf(weights).map(({ at }) => at),
];

/** How many lifts show what a unit means. */
const shownLifts = 3;

function unitDoubt({ workouts, weights }: Rows): UnitDoubt | null {
  const heaviest = new Map<string, number>();
  for (const { exercise, load } of allOf(workouts).flatMap(({ sets }) => sets))
    if (load && load.unit === null) heaviest.set(exercise, Math.max(load.value, heaviest.get(exercise) ?? 0));
  const bodies = allOf(weights).filter(({ unit }) => unit === null);
  if (heaviest.size === 0 && bodies.length === 0) return null;
  const lifts = [...heaviest].map(([exercise, value]) => ({ exercise, value }));
  return {
    lifts: lifts.sort((a, b) => b.value - a.value).slice(0, shownLifts),
    weight: bodies.at(-1)?.value ?? null,
  };
}

/** A date of the file that was read with the day first, and could have the month first. */
function orderDoubt(rows: Rows): FoundFile['order'] {
  for (const time of timesIn(rows)) {
    const [year = '', month = '', day = ''] = time.slice(0, 10).split('-');
    if (Number(day) <= 12 && day !== month)
      return { dayFirst: `${year}-${month}-${day}`, monthFirst: `${year}-${day}-${month}` };
  }
  return null;
}

type Seen = { sets: number; hasHelp: boolean; heaviest: FileSet['load'] };

function seenExercises(sets: readonly FileSet[]): ReadonlyMap<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const { exercise, load } of sets) {
    const one = seen.get(exercise) ?? { sets: 0, hasHelp: false, heaviest: null };
    one.sets += 1;
    one.hasHelp ||= load?.kind === 'assistance';
    if (load && load.value > (one.heaviest?.value ?? 0)) one.heaviest = load;
    seen.set(exercise, one);
  }
  return seen;
}

function exercisesIn(rows: readonly Rows[], logged: readonly string[]): readonly FoundExercise[] {
  // Our own export has our names, and its loads are known.
  const foreign = rows.flatMap(({ workouts }) => [...workouts].filter(([source]) => source !== 'rondel'));
  const sets = foreign.flatMap(([, ofSource]) => ofSource).flatMap((workout) => workout.sets);
  const seen = seenExercises(sets);
  const matchOf = nameMatcher(namesHere(logged));
  return [...seen]
    .sort(([, a], [, b]) => b.sets - a.sets)
    .map(([name, { sets, hasHelp, heaviest }]) => {
      const match = matchOf(name);
      return {
        ...{ name, sets },
        alike: match.is === 'alike' ? match.name : null,
        same: match.is === 'same' && match.name !== name ? match.name : null,
        load: heaviest === null ? null : loadDoubtOf(name, hasHelp),
        heaviest: heaviest && { value: heaviest.value, unit: heaviest.unit },
      };
    });
}
