import {
  type DateOrder,
  decidedOrder,
  type FileAnswers,
  type FileProblem,
  type FileWeight,
  type FileWorkout,
  fileProblemSentence,
} from '#domain/history-import/file-rows.ts';
import { setsIn } from '#domain/history-import/history-import.ts';
import type { Source } from '#domain/history-import/sources.ts';
import { asInstant, type Instant, type MemberDay } from '#domain/kernel/day.ts';
import { type FileEntries, isWithoutZone } from '#service/features/history-import/file-entries-contract.ts';
import type { ReadFile } from '#service/features/history-import/file-reading/read-history-file.ts';
import { counted } from '#service/tools/analysis/progress-line.ts';

/** Answers to the doubts of a file; null where the operator gave none. */
export type Answers = FileAnswers & {
  /** Of the times that the file has in UTC. */
  readonly zone: string | null;
};
/** What was read of a file. */
export type History = {
  readonly files: readonly ReadFile[];
  readonly workouts: ReadonlyMap<Source, FileWorkout[]>;
  readonly weights: ReadonlyMap<Source, FileWeight[]>;
  readonly problems: readonly FileProblem[];
  /** Days on which a habit was done. Only the member knows which habits were training. */
  readonly activities: number;
  /** In hex. */
  readonly sha256: string;
};

/** `ask` when one of the files does not decide. */
export function orderOf({ files }: History): DateOrder | 'ask' | null {
  const orders = files.map((file) => decidedOrder(file.orders)).filter((order) => order !== null);
  const [first = null] = orders;
  return orders.every((order) => order === first) ? first : 'ask';
}

/** One import: what a file has of one source. */
export type Part = FileEntries & { readonly source: Source; readonly format: string };

/** What is to be stored, and what of the file is not. */
export const previewLines = (history: History, parts: readonly Part[]): readonly string[] => [
  ...parts.flatMap(partLines),
  ...leftOutLines(history, parts),
];

function partLines({ format, workouts, weights }: Part): readonly string[] {
  const sets = setsIn(workouts);
  return [
    `${format}: ${counted(workouts.length, 'workout')} with ${counted(sets, 'set')}${spanOf(workouts)}, ` +
      `and ${counted(weights.length, 'weight')}${spanOf(weights)}.`,
  ];
}

function spanOf(entries: readonly { readonly date: MemberDay }[]): string {
  const dates = entries.map(({ date }) => date).sort();
  return dates.length === 0 ? '' : ` from ${dates[0]} to ${dates.at(-1)}`;
}

/** How many problems are listed one by one. */
const listed = 20;

function leftOutLines({ problems, activities }: History, parts: readonly Part[]): readonly string[] {
  const sum = (what: 'sets' | 'workouts' | 'weights') =>
    parts.reduce((total, { leftOut }) => total + leftOut[what], 0);
  const more = problems.length - listed;
  const of = (count: number, noun: string, why: string) =>
    count === 0 ? [] : [`Left out: ${counted(count, noun)} ${why}.`];
  return [
    ...problems.slice(0, listed).map(fileProblemSentence),
    ...(more > 0 ? [`And ${counted(more, 'more line')} like these.`] : []),
    ...of(sum('sets'), 'set', 'with a distance alone, or after the 300th of a workout'),
    ...of(sum('workouts'), 'workout', 'without a set and a length, or of a day to come'),
    ...of(sum('weights'), 'weight', 'without a unit, or of a day to come'),
    ...of(activities, 'done habit', 'because only the member can say on the page which habits were training'),
  ];
}

/** A sentence for each question that the file leaves open, with the option that answers it. */
export function doubtsIn(
  history: History,
  { joinedAt }: { readonly joinedAt: Instant },
  { zone, dateOrder }: Answers,
): readonly string[] {
  const workouts = [...history.workouts.values()].flat();
  const weights = [...history.weights.values()].flat();
  const times = [...workouts.map(({ startedAt }) => startedAt), ...weights.map(({ at }) => at)];
  const early =
    zone === null ? times.filter((time) => isWithoutZone(time) && asInstant(time) < joinedAt) : [];
  const isAsked = dateOrder === null && orderOf(history) === 'ask';
  return [
    ...unitDoubts(workouts, weights),
    ...(isAsked
      ? [
          'Doubt: the dates of the file can be read with the day or the month first. Answer with --order day-first or --order month-first.',
        ]
      : []),
    ...(early.length > 0
      ? [
          `Doubt: the file has ${counted(early.length, 'time')} in UTC of before the member joined, and the dates depend on the zone. Answer with --zone ZONE, such as Europe/Paris.`,
        ]
      : []),
  ];
}

function unitDoubts(workouts: readonly FileWorkout[], weights: readonly FileWeight[]): readonly string[] {
  const loads = workouts.flatMap(({ sets }) =>
    sets.flatMap(({ exercise, load }) =>
      load && load.unit === null ? [{ exercise, value: load.value }] : [],
    ),
  );
  const bodies = weights.filter(({ unit }) => unit === null).map(({ value }) => value);
  const heaviest = loads.reduce((most, load) => (load.value > most.value ? load : most), {
    exercise: '',
    value: 0,
  });
  const examples = [
    ...(loads.length > 0 ? [`The heaviest load is ${heaviest.value} (${heaviest.exercise}).`] : []),
    ...(bodies.length > 0 ? [`The last body weight is ${bodies.at(-1)}.`] : []),
  ];
  if (examples.length === 0) return [];
  return [
    `Doubt: the file names no unit for ${counted(loads.length + bodies.length, 'number')}. ${examples.join(' ')} Answer with --unit kg or --unit lbs.`,
  ];
}
