import { type MassUnit, massIn, toMass } from '#domain/body/quantity.ts';
import type { WorkoutsImported } from '#domain/history-import/import-events.ts';
import { type MemberDay, mondayOf } from '#domain/kernel/day.ts';
import type { Load, LoggedSet } from './workout-events.ts';

type Source = WorkoutsImported['source'];

/** A workout as far as its set log needs it. */
export type WorkoutSets = {
  readonly date: MemberDay;
  /** The app that it was done in; absent for a workout of Rondel. */
  readonly source?: Source;
  readonly sets: readonly LoggedSet[];
};
/** The sets of one exercise in one workout. */
export type ExerciseSession = {
  readonly date: MemberDay;
  readonly source?: Source;
  readonly sets: readonly SetAmounts[];
};
/** A set without its place. */
export type SetAmounts = Omit<LoggedSet, 'exercise' | 'set'>;

/** The log of one exercise. */
export type ExerciseLog = {
  /** As it was written last. */
  readonly name: string;
  /** The latest first. */
  readonly sessions: readonly ExerciseSession[];
  readonly records: ExerciseRecords;
  /** The latest weeks, oldest first. */
  readonly weeks: readonly WeekVolume[];
};

/** The limits of an answer: a program has some thirty exercises. */
const most = { exercises: 200, sessions: 5, weeks: 8 } as const;

/**
 * The log of each exercise, the latest one first. Records count all sessions; sessions and weeks are the latest few.
 * @param workouts the latest first
 * @param unit of the volume
 */
export function exerciseLogs(workouts: readonly WorkoutSets[], unit: MassUnit): readonly ExerciseLog[] {
  const sessions = new Map<string, { readonly name: string; readonly all: ExerciseSession[] }>();
  for (const { date, source, sets } of workouts)
    for (const { name, amounts } of grouped(sets).values()) {
      const log = sessions.get(exerciseKey(name)) ?? { name, all: [] };
      log.all.push({ date, ...(source && { source }), sets: amounts });
      sessions.set(exerciseKey(name), log);
    }
  return [...sessions.values()].slice(0, most.exercises).map(({ name, all }) => ({
    name,
    sessions: all.slice(0, most.sessions),
    records: recordsAfter(noRecords, all.toReversed()),
    weeks: weeklyVolume(all, unit).slice(-most.weeks),
  }));
}

type Group = { readonly name: string; readonly amounts: SetAmounts[] };

function grouped(sets: readonly LoggedSet[]): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>();
  for (const { exercise: name, set: _, ...amounts } of sets) {
    if (amounts.kind === 'warmup') continue;
    const group = groups.get(exerciseKey(name)) ?? { name, amounts: [] };
    group.amounts.push(amounts);
    groups.set(exerciseKey(name), group);
  }
  return groups;
}

/** Names of the same exercise are equal by this key. */
export const exerciseKey = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

export const recordKinds = ['maxLoad', 'bestSet', 'longestHold', 'mostReps', 'leastAssistance'] as const;
export type RecordKind = (typeof recordKinds)[number];
export type SetRecord = { readonly date: MemberDay; readonly source?: Source; readonly set: SetAmounts };
/** The best of one exercise; null where no set qualifies. */
export type ExerciseRecords = { readonly [Kind in RecordKind]: SetRecord | null };

export const noRecords: ExerciseRecords = {
  maxLoad: null,
  bestSet: null,
  longestHold: null,
  mostReps: null,
  leastAssistance: null,
};

export const isAssistance = (load: Load | null): load is Required<Load> => load?.kind === 'assistance';

const mostRepsOfEstimate = 12;

/** The load that could be lifted once, by Epley: load x (1 + reps / 30), for 1 to 12 reps. In the unit of the set; null without load and with assistance. */
export function estimatedMax({ load, reps }: Pick<SetAmounts, 'load' | 'reps'>): Load | null {
  if (load === null || isAssistance(load) || reps < 1 || reps > mostRepsOfEstimate) return null;
  return { value: load.value * (1 + reps / 30), unit: load.unit };
}

/**
 * The value that a record compares, higher being better: kilograms, seconds or reps, and for assistance negative kilograms. Null for a set
 * that cannot hold this record. More assistance makes more reps easier, so a set with assistance holds only its own record.
 */
export function recordValue(kind: RecordKind, set: SetAmounts): number | null {
  if (isAssistance(set.load)) return kind === 'leastAssistance' ? -loadIn('kg', set.load) : null;
  switch (kind) {
    case 'maxLoad':
      return set.load && set.reps > 0 ? loadIn('kg', set.load) : null;
    case 'bestSet': {
      const estimate = estimatedMax(set);
      return estimate && loadIn('kg', estimate);
    }
    case 'longestHold':
      return set.seconds;
    case 'mostReps':
      return set.reps > 0 ? set.reps : null;
    case 'leastAssistance':
      return null;
  }
}

/** Rounded to millionths, so that a load that was converted there and back compares as equal. */
export const loadIn = (unit: MassUnit, { value, unit: given }: Load): number =>
  Number(massIn(unit, toMass(value, given)).toFixed(6));

/** The records after these sessions. An equal set does not replace a record: it stays with the day on which it was first reached. */
export function recordsAfter(before: ExerciseRecords, sessions: readonly ExerciseSession[]): ExerciseRecords {
  const records = { ...before };
  for (const { sets, ...of } of sessions)
    for (const set of sets)
      for (const kind of recordKinds) if (isBetter(kind, set, records[kind])) records[kind] = { ...of, set };
  return records;
}

function isBetter(kind: RecordKind, set: SetAmounts, record: SetRecord | null): boolean {
  const value = recordValue(kind, set);
  if (value === null) return false;
  const best = record && recordValue(kind, record.set);
  if (record === null || best === null || value > best) return true;
  // With the same assistance, more is better.
  return kind === 'leastAssistance' && value === best && amountOf(set) > amountOf(record.set);
}

const amountOf = ({ reps, seconds }: SetAmounts): number => seconds ?? reps;

/** The records of `before` that these sessions exceed, best first. A first time is no record: nothing was exceeded. */
export function brokenRecords(
  before: ExerciseRecords,
  session: ExerciseSession,
): readonly { readonly kind: RecordKind; readonly before: SetRecord; readonly now: SetRecord }[] {
  const after = recordsAfter(before, [session]);
  return recordKinds.flatMap((kind) => {
    const [held, now] = [before[kind], after[kind]];
    return held && now && held !== now ? [{ kind, before: held, now }] : [];
  });
}

export type WeekVolume = {
  /** The Monday of the week. */
  readonly week: MemberDay;
  readonly sets: number;
  readonly reps: number;
  /** Reps times load, summed, in the asked unit; assistance is no load. */
  readonly load: number;
  /** Seconds of timed sets. */
  readonly seconds: number;
};

/** The volume of each week from Monday on, oldest first; weeks without a session are left out. */
export function weeklyVolume(sessions: readonly ExerciseSession[], unit: MassUnit): readonly WeekVolume[] {
  const weeks = new Map<MemberDay, WeekVolume>();
  for (const { date, sets } of sessions) {
    const week = mondayOf(date);
    const before = weeks.get(week) ?? { week, sets: 0, reps: 0, load: 0, seconds: 0 };
    weeks.set(
      week,
      sets.reduce((volume, set) => withSet(volume, set, unit), before),
    );
  }
  return [...weeks.values()].sort((one, other) => (one.week < other.week ? -1 : 1));
}

const withSet = (volume: WeekVolume, { reps, load, seconds }: SetAmounts, unit: MassUnit): WeekVolume => ({
  ...volume,
  sets: volume.sets + 1,
  reps: volume.reps + reps,
  load: volume.load + (load && !isAssistance(load) ? reps * loadIn(unit, load) : 0),
  seconds: volume.seconds + (seconds ?? 0),
});
