import type { MassUnit } from '#domain/body/quantity.ts';
import type { ExerciseAnswer } from '#domain/history-import/exercise-answers.ts';
import type {
  FileActivity,
  FileProblem,
  FileSet,
  FileWeight,
  FileWorkout,
} from '#domain/history-import/file-rows.ts';
import { withUnit } from '#domain/history-import/readers/reading.ts';
import type { Source } from '#domain/history-import/sources.ts';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import { type ZoneHistory, zoneAt as zoneIn } from '#domain/kernel/zone-history.ts';
import {
  type FileEntries,
  fileEntries,
  type LeftOut,
  weightBatches,
  workoutBatches,
} from '#service/features/history-import/file-entries-contract.ts';
import type { ReadFile } from '#service/features/history-import/file-reading/read-history-file.ts';
import type { SentWeight, SentWorkout } from '#service/features/history-import/import-contract.ts';
import { digestOf } from './digest.ts';

/** A workout of the member's history here. */
export type HereWorkout = {
  readonly date: MemberDay;
  readonly source: Source | null;
  readonly title: string;
  readonly minutes: number;
};

/** The zones of times that a file has in UTC. */
export type Zones = {
  readonly beforeJoining: string;
  /** Where the member's days were counted at each time. */
  readonly since: ZoneHistory;
  readonly joinedAt: string;
};

export type Answers = {
  /** By file. */
  readonly units: readonly (MassUnit | null)[];
  readonly zones: Zones;
  readonly today: MemberDay;
  readonly exercises: Readonly<Record<string, ExerciseAnswer>>;
  readonly here: readonly HereWorkout[];
  /** Keys of workouts that are taken along although there is one here on their day. */
  readonly along: readonly string[];
  /** Names of habits that were training. */
  readonly habits: readonly string[];
};

/** A workout of a file on a day that has another one. */
export type Clash = {
  readonly key: string;
  readonly date: MemberDay;
  readonly name: string | null;
  readonly minutes: number | null;
  readonly sets: number;
  /** The other one. */
  readonly other: { readonly title: string; readonly source: Source | null; readonly minutes: number | null };
};

/** The entries of one source: one import. */
export type Part = {
  readonly source: Source;
  readonly format: string;
  readonly fileName: string;
  /** 32 hex digits that follow from the entries: the same file with the same answers has the same. */
  readonly key: string;
  readonly workouts: number;
  readonly sets: number;
  readonly weights: number;
  readonly workoutBatches: number;
  readonly weightBatches: number;
};

export type Prepared = {
  readonly parts: readonly Part[];
  readonly workouts: number;
  readonly sets: number;
  readonly weights: number;
  readonly from: MemberDay | null;
  readonly until: MemberDay | null;
  readonly leftOut: LeftOut;
  /** Done habits that were not training, and so are not stored. */
  readonly activities: number;
  readonly problems: { readonly count: number; readonly said: readonly LeftLine[] };
  readonly samples: readonly SampleDay[];
  readonly clashes: readonly Clash[];
};
/** A line that was not read. `fileName` is null where only one file was chosen. */
export type LeftLine = { readonly fileName: string | null; readonly problem: FileProblem };
export type SampleDay = { readonly workout: SentWorkout } | { readonly weight: SentWeight };

export type Batch =
  | { readonly is: 'workouts'; readonly workouts: readonly SentWorkout[] }
  | { readonly is: 'weights'; readonly weights: readonly SentWeight[] };

/** The rows of one chosen file. */
export type Rows = {
  readonly name: string;
  readonly files: readonly ReadFile[];
  readonly workouts: ReadonlyMap<Source, FileWorkout[]>;
  readonly weights: ReadonlyMap<Source, FileWeight[]>;
  readonly problems: readonly FileProblem[];
  readonly activities: ReadonlyMap<Source, FileActivity[]>;
};

export type Stored = {
  readonly workouts: readonly (readonly SentWorkout[])[];
  readonly weights: readonly (readonly SentWeight[])[];
};

/** The entries that the service stores for the rows, given these answers. */
export function preparedOf(
  rows: readonly Rows[],
  answers: Answers,
): { readonly prepared: Prepared; readonly batches: readonly Stored[] } {
  const merged = mergedParts(rows, answers);
  const clashes = clashesIn(merged, answers.here);
  const leftAway = new Set(clashes.map(({ key }) => key).filter((key) => !answers.along.includes(key)));
  const parts = merged.map((part, nth) => ({
    ...part,
    workouts: part.workouts.filter((_, place) => !leftAway.has(keyOf(nth, place))),
  }));
  const batches = parts.map(({ workouts, weights }) => ({
    workouts: workoutBatches(workouts),
    weights: weightBatches(weights),
  }));
  const shown = parts.map((part, nth) => partOf(part, batches[nth] ?? { workouts: [], weights: [] }));
  const prepared = {
    parts: shown.filter(({ workouts, weights }) => workouts + weights > 0),
    ...totalsOf(shown),
    ...spanOf(parts.flatMap(({ workouts, weights }) => [...workouts, ...weights])),
    leftOut: sumOf(merged.map(({ leftOut }) => leftOut)),
    activities: rows
      .flatMap(({ activities }) => [...activities.values()].flat())
      .filter(({ name }) => !answers.habits.includes(name)).length,
    problems: problemsIn(rows),
    samples: samplesOf(parts),
    clashes,
  };
  return {
    prepared,
    batches: batches.filter(({ workouts, weights }) => workouts.length + weights.length > 0),
  };
}

type MergedPart = FileEntries & {
  readonly source: Source;
  readonly format: string;
  readonly fileName: string;
};

/** The entries of each source over all files; what several files have counts once. */
function mergedParts(rows: readonly Rows[], answers: Answers): readonly MergedPart[] {
  const sources = new Set(rows.flatMap(({ files }) => files.map(({ source }) => source)));
  const { beforeJoining, since, joinedAt } = answers.zones;
  const zoneAt = (at: Instant): string => (at < joinedAt ? beforeJoining : zoneIn(since, at));
  const clock = { zoneAt, today: answers.today };
  return [...sources].map((source) => {
    const of = rows.flatMap((file, nth) => {
      const unit = answers.units[nth] ?? null;
      const workouts = [
        ...(file.workouts.get(source) ?? []).map((one) => answered(one, unit, answers)),
        ...(file.activities.get(source) ?? [])
          .filter(({ name }) => answers.habits.includes(name))
          .map(asWorkout),
      ];
      const weights = (file.weights.get(source) ?? []).map(
        (one) => (unit ? withUnit(one, unit) : one) as FileWeight,
      );
      return workouts.length + weights.length === 0
        ? []
        : [{ name: file.name, ...fileEntries({ workouts, weights }, clock) }];
    });
    return {
      source,
      format: rows.flatMap(({ files }) => files).find((file) => file.source === source)?.format ?? source,
      fileName: of
        .map(({ name }) => name)
        .join(', ')
        .slice(0, 200),
      workouts: onceEach(
        of.map(({ workouts }) => workouts),
        source,
      ),
      weights: onceEach(
        of.map(({ weights }) => weights),
        source,
      ),
      leftOut: sumOf(of.map(({ leftOut }) => leftOut)),
    };
  });
}

const asWorkout = ({ at, name, line }: FileActivity): FileWorkout => ({
  ...({ is: 'workout', startedAt: at, name, durationMinutes: null, note: null, sets: [], line } as const),
  isActivity: true,
});

type Entry = Pick<SentWorkout, 'date' | 'startedAt' | 'clock' | 'nth'> &
  Partial<Pick<SentWorkout, 'name' | 'isActivity'>>;

const startOf = ({ startedAt, date, clock = '', name, isActivity }: Entry, nth: number): string =>
  `${startedAt ?? `${date}T${clock}`} ${isActivity ? name : nth}`;

/** Entries with the same start are the same, as they get the same id. In tables whose columns were named they are others when they differ. */
function onceEach<One extends Entry>(files: readonly (readonly One[])[], source: Source): readonly One[] {
  if (files.length < 2) return files[0] ?? [];
  const seen = new Map<string, string>();
  return files.flat().flatMap((entry) => {
    const content = JSON.stringify({ ...entry, nth: 0 });
    const isOther = (nth: number): boolean => (seen.get(startOf(entry, nth)) ?? content) !== content;
    let { nth = 1 } = entry;
    while (source === 'csv' && isOther(nth)) nth += 1;
    if (seen.has(startOf(entry, nth))) return [];
    seen.set(startOf(entry, nth), content);
    return [{ ...entry, nth }];
  });
}

/** The workout with the unit and the exercises that the member answered. */
function answered(workout: FileWorkout, unit: MassUnit | null, { exercises }: Answers): FileWorkout {
  const known = unit ? (withUnit(workout, unit) as FileWorkout) : workout;
  return {
    ...known,
    sets: known.sets.map((set) => {
      const answer = exercises[set.exercise];
      return answer
        ? { ...set, exercise: answer.as ?? set.exercise, load: meantLoad(set.load, answer) }
        : set;
    }),
  };
}

function meantLoad(load: FileSet['load'], { load: meaning }: ExerciseAnswer): FileSet['load'] {
  if (load === null || meaning === 'none') return null;
  if (meaning === 'both') return { ...load, value: load.value / 2 };
  return meaning === 'written' ? load : { ...load, kind: meaning };
}

const keyOf = (part: number, place: number): string => `${part}.${place}`;

/** Pairs each stored workout with the workout of the files that is nearest in length. With two sources, the first one gets it. */
function clashesIn(parts: readonly MergedPart[], here: readonly HereWorkout[]): readonly Clash[] {
  const others = new Map<string, Other[]>();
  for (const { date, source, title, minutes } of here) addOther(others, date, { source, title, minutes });
  const clashes = parts.flatMap((part, nth) => {
    const ofPart = part.workouts.flatMap((workout, place) => {
      const other = takeNearest(others.get(workout.date), part.source, workout.durationMinutes ?? null);
      return other ? [clashOf(keyOf(nth, place), workout, other)] : [];
    });
    for (const { date, name, durationMinutes } of part.workouts)
      addOther(others, date, {
        source: part.source,
        title: name ?? part.format,
        minutes: durationMinutes ?? null,
      });
    return ofPart;
  });
  return clashes.sort((a, b) => (a.date < b.date ? 1 : -1));
}

type Other = Clash['other'];

function addOther(others: Map<string, Other[]>, date: string, other: Other): void {
  const ofDay = others.get(date);
  if (ofDay) ofDay.push(other);
  else others.set(date, [other]);
}

/** Of the same source are other workouts: their ids say what is known. The service knows the workouts of our own export again. */
function takeNearest(ofDay: Other[] | undefined, source: Source, minutes: number | null): Other | null {
  const fitting = source === 'rondel' ? [] : (ofDay ?? []).filter((other) => other.source !== source);
  const apart = (other: Other): number => Math.abs((other.minutes ?? 0) - (minutes ?? 0));
  const [nearest = null] = fitting.sort((a, b) => apart(a) - apart(b));
  if (nearest) ofDay?.splice(ofDay.indexOf(nearest), 1);
  return nearest;
}

const clashOf = (key: string, { date, name, durationMinutes, sets }: SentWorkout, other: Other): Clash => ({
  ...{
    key,
    date,
    name: name ?? null,
    minutes: durationMinutes ?? null,
    sets: sets.length,
    other,
  },
});

function partOf({ source, format, fileName, workouts, weights }: MergedPart, batches: Stored): Part {
  return {
    ...{ source, format, fileName },
    key: digestOf([source, ...batches.workouts, ...batches.weights].map((of) => JSON.stringify(of))),
    workouts: workouts.length,
    sets: workouts.reduce((sum, { sets }) => sum + sets.length, 0),
    weights: weights.length,
    workoutBatches: batches.workouts.length,
    weightBatches: batches.weights.length,
  };
}

const totalsOf = (parts: readonly Part[]) => ({
  workouts: parts.reduce((sum, { workouts }) => sum + workouts, 0),
  sets: parts.reduce((sum, { sets }) => sum + sets, 0),
  weights: parts.reduce((sum, { weights }) => sum + weights, 0),
});

const sumOf = (all: readonly LeftOut[]): LeftOut => ({
  sets: all.reduce((sum, { sets }) => sum + sets, 0),
  workouts: all.reduce((sum, { workouts }) => sum + workouts, 0),
  weights: all.reduce((sum, { weights }) => sum + weights, 0),
});

function spanOf(entries: readonly { readonly date: string }[]): Pick<Prepared, 'from' | 'until'> {
  let [from, until] = [entries[0]?.date ?? null, entries[0]?.date ?? null];
  for (const { date } of entries) {
    if (from === null || date < from) from = date;
    if (until === null || date > until) until = date;
  }
  return { from: from as MemberDay | null, until: until as MemberDay | null };
}

/** How many problems are said one by one. */
const saidProblems = 100;

function problemsIn(rows: readonly Rows[]): Prepared['problems'] {
  const isSeveral = rows.length > 1;
  const said = rows.flatMap(({ name, problems }) =>
    problems.slice(0, saidProblems).map((problem) => ({ fileName: isSeveral ? name : null, problem })),
  );
  return {
    count: rows.reduce((sum, { problems }) => sum + problems.length, 0),
    said: said.slice(0, saidProblems),
  };
}

/** The first, the middle and the last workout; weights where there are fewer. */
function samplesOf(parts: readonly MergedPart[]): readonly SampleDay[] {
  const workouts = spread(parts.flatMap((part) => part.workouts)).map((workout) => ({ workout }));
  const weights = spread(parts.flatMap((part) => part.weights)).map((weight) => ({ weight }));
  return [...workouts, ...weights].slice(0, 3);
}

function spread<One extends { readonly date: string }>(entries: readonly One[]): readonly One[] {
  const sorted = entries.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const places = [0, Math.floor(sorted.length / 2), sorted.length - 1];
  return [...new Set(places)].flatMap((place) => sorted[place] ?? []);
}
