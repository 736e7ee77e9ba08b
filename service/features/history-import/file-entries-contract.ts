import type { FileSet, FileTime, FileWeight, FileWorkout } from '#domain/history-import/file-rows.ts';
import { importLimits } from '#domain/history-import/history-import.ts';
import { asInstant, type Instant, isMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { setLimits } from '#domain/workout/set-log-rules.ts';
import type { SentWeight, SentWorkout } from './import-contract.ts';

/** What is sent of a file that was read, and how much of the file is not. */
export type FileEntries = {
  readonly workouts: readonly SentWorkout[];
  readonly weights: readonly SentWeight[];
  readonly leftOut: LeftOut;
};
export type LeftOut = {
  /** Sets with a distance alone, and those after the 300th of a workout. */
  readonly sets: number;
  /** Workouts without a set or a length, and those of a day to come. */
  readonly workouts: number;
  /** Weights without a unit, and those of a day to come. */
  readonly weights: number;
};

type Rows = { readonly workouts: readonly FileWorkout[]; readonly weights: readonly FileWeight[] };
type Clock = {
  /** The member's zone at a moment for which the file names none. */
  readonly zoneAt: (at: Instant) => string;
  readonly today: MemberDay;
};

/** The rows of one source as the service takes them. Units must have been answered: a load without one becomes body weight. */
export function fileEntries(rows: Rows, clock: Clock): FileEntries {
  const workoutStarts = new Map<string, number>();
  const weightStarts = new Map<string, number>();
  const left = { sets: 0, workouts: 0, weights: 0 };
  const workouts = rows.workouts.flatMap((workout): readonly SentWorkout[] => {
    const start = startOf(workout.startedAt, clock);
    const sets = sentSets(workout.sets);
    left.sets += workout.sets.length - sets.length;
    if (start && start.date <= clock.today && workout.isActivity)
      return [{ ...start, ...factsOf(workout), sets, isActivity: true }];
    if (start && start.date <= clock.today && (sets.length > 0 || workout.durationMinutes !== null))
      return [{ ...start, nth: nthOf(workoutStarts, start), ...factsOf(workout), sets }];
    left.workouts += 1;
    return [];
  });
  const weights = rows.weights.flatMap(({ at, value, unit, bodyFatPercent }) => {
    const start = startOf(at, clock);
    if (start && start.date <= clock.today && unit !== null) {
      const { date, clock: time } = start;
      const fat = bodyFatPercent === null ? {} : { bodyFatPercent };
      const nth = nthOf(weightStarts, start);
      return [{ date, ...(time !== undefined && { clock: time }), nth, weight: { value, unit }, ...fat }];
    }
    left.weights += 1;
    return [];
  });
  return { workouts, weights, leftOut: left };
}

type Start = { readonly date: MemberDay; readonly startedAt?: Instant; readonly clock?: string };

/** The date of a written offset is that of its clock. A moment in UTC has the date of the member's zone. */
function startOf(time: FileTime, { zoneAt }: Clock): Start | null {
  const date = time.slice(0, 10);
  if (!isMemberDay(date)) return null;
  const clock = time.slice(11, 19);
  const zone = time.slice(19);
  if (zone === '') return { date, ...(clock !== '' && { clock }) };
  const startedAt = asInstant(new Date(time).toISOString());
  return { date: zone === 'Z' ? dayOf(startedAt, zoneAt(startedAt)) : date, startedAt, clock };
}

/** Whether the date of a time depends on the member's zone. */
export const isWithoutZone = (time: FileTime): boolean => time.endsWith('Z');

function nthOf(starts: Map<string, number>, { date, startedAt, clock = '' }: Start): number {
  const start = startedAt ?? `${date}T${clock}`;
  const nth = (starts.get(start) ?? 0) + 1;
  starts.set(start, nth);
  return nth;
}

const { letters } = importLimits;

function factsOf({ name, durationMinutes, note, sets }: FileWorkout) {
  const ofSets = sets.flatMap((set) => (set.note === null ? [] : [`${set.exercise}: ${set.note}`]));
  const notes = [...(note === null ? [] : [note]), ...ofSets].join('\n');
  return {
    ...(name !== null && { name: name.slice(0, letters.name) }),
    ...(durationMinutes !== null && { durationMinutes }),
    ...(notes !== '' && { note: notes.slice(0, letters.note) }),
  };
}

/** Numbered for each exercise. */
function sentSets(sets: readonly FileSet[]): SentWorkout['sets'] {
  const numbers = new Map<string, number>();
  const sent: SentWorkout['sets'] = [];
  for (const set of sets) {
    if (set.reps === null && set.seconds === null) continue;
    if (sent.length === setLimits.sets) break;
    const number = (numbers.get(set.exercise) ?? 0) + 1;
    numbers.set(set.exercise, number);
    sent.push(sentSet(set, number));
  }
  return sent;
}

function sentSet(
  { exercise, kind, reps, load, seconds, rpe }: FileSet,
  number: number,
): SentWorkout['sets'][number] {
  const set = {
    exercise: exercise.slice(0, setLimits.exerciseLetters),
    set: number,
    reps: reps ?? 0,
    load: sentLoad(load),
    seconds: seconds === null ? null : Math.min(seconds, setLimits.seconds),
    rpe,
  };
  return kind === 'work' ? set : { ...set, kind };
}

const sentLoad = (load: FileSet['load']): SentWorkout['sets'][number]['load'] => {
  if (!load?.unit) return null;
  const { value, unit, kind } = load;
  return kind === 'assistance' ? { value, unit, kind } : { value, unit };
};

const { batch } = importLimits;

/** Workouts in the batches that the service takes at once. */
export function workoutBatches(workouts: readonly SentWorkout[]): readonly (readonly SentWorkout[])[] {
  const batches: SentWorkout[][] = [];
  let [sets, bytes] = [0, 0];
  for (const workout of workouts) {
    const last = batches.at(-1);
    const size = encoder.encode(JSON.stringify(workout)).length + 1;
    [sets, bytes] = [sets + workout.sets.length, bytes + size];
    if (last && last.length < batch.workouts && sets <= batch.sets && bytes <= mostBytes) last.push(workout);
    else {
      batches.push([workout]);
      [sets, bytes] = [workout.sets.length, size];
    }
  }
  return batches;
}

const encoder = new TextEncoder();
/** A body may have 512 kB. */
const mostBytes = 500_000;

export function weightBatches(weights: readonly SentWeight[]): readonly (readonly SentWeight[])[] {
  const batches: (readonly SentWeight[])[] = [];
  for (let at = 0; at < weights.length; at += batch.weights)
    batches.push(weights.slice(at, at + batch.weights));
  return batches;
}
