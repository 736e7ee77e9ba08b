import type { MemberDay } from '#domain/kernel/day.ts';
import type { DailyTemplateId, RoutineExercise } from '#domain/program/program-events.ts';
import { plannedMinutes } from '#domain/program/program-rules.ts';
import type { DailyTemplate, RoutineProgress } from '#service/features/routine/routine-contract.ts';

/** A tick or its taking back, as it goes to the server. The key names the command on every try. */
export type SetTick = {
  readonly key: string;
  readonly exerciseIndex: number;
  readonly setIndex: number;
  readonly completed: boolean;
};
/** This device's knowledge of a routine of one day. */
export type LocalRoutine = {
  /** Ticked sets as `exerciseIndex.setIndex`. */
  readonly ticked: readonly string[];
  /** Ticks that the server has not confirmed, oldest first. */
  readonly unsent: readonly SetTick[];
  /** The member began again on this device: ticks of other devices do not count here any more. */
  readonly isReset?: boolean;
  /** The template in the version that was opened, which stays for the day; absent before. */
  readonly opened?: DailyTemplate;
};
/** Whose routine, and of which day and template. */
export type RoutineName = {
  readonly memberId: string;
  readonly day: MemberDay;
  readonly template: DailyTemplateId;
};

type RoutineStore = Pick<Storage, 'getItem' | 'setItem'>;

export const untouched: LocalRoutine = { ticked: [], unsent: [] };

/** The name of a routine in the storage. */
export const routineKey = ({ memberId, day, template }: RoutineName): string =>
  `routine:${memberId}:${day}:${template}`;

/** Null where nothing was ticked or reset on this device; after a reset there is a routine without ticks. */
export function readRoutine(store: RoutineStore, name: RoutineName): LocalRoutine | null {
  try {
    const stored = store.getItem(routineKey(name));
    return stored === null ? null : { ...untouched, ...(JSON.parse(stored) as Partial<LocalRoutine>) };
  } catch {
    return null;
  }
}

export function keepRoutine(store: RoutineStore, name: RoutineName, routine: LocalRoutine): void {
  try {
    store.setItem(routineKey(name), JSON.stringify(routine));
  } catch {
    // Without storage the ticks still reach the server, which knows them at the next visit.
  }
}

/** Ticks of these days that the server may not have. */
export const unsentTicks = (
  store: RoutineStore,
  memberId: string,
  days: readonly MemberDay[],
): readonly SetTick[] =>
  days.flatMap((day) =>
    templates.flatMap((template) => readRoutine(store, { memberId, day, template })?.unsent ?? []),
  );
const templates = Object.keys(plannedMinutes) as readonly DailyTemplateId[];

/** The routine as the server knows it. */
export function routineOf(progress: readonly RoutineProgress[], template: DailyTemplateId): LocalRoutine {
  const known = progress.find(({ templateType }) => templateType === template);
  if (!known) return untouched;
  return { ...untouched, ticked: placesOf(known), ...(known.opened && { opened: known.opened }) };
}

/** Ticked sets as `exerciseIndex.setIndex`. */
export const placesOf = ({ ticks }: RoutineProgress): readonly string[] =>
  ticks.map(({ exerciseIndex, setIndex }) => `${exerciseIndex}.${setIndex}`);

/** Equal for two versions of a template with the same exercises. */
export const planOf = ({ exercises }: Pick<DailyTemplate, 'exercises'>): string => JSON.stringify(exercises);

export const totalSetsOf = ({ exercises }: Pick<DailyTemplate, 'exercises'>): number =>
  exercises.reduce((sum, { sets }) => sum + sets, 0);

/** Ticked sets once these ticks have been carried out, oldest first. */
export const withTicks = (
  ticked: readonly string[],
  ticks: readonly Omit<SetTick, 'key'>[],
): readonly string[] =>
  ticks.reduce((places, { exerciseIndex, setIndex, completed }) => {
    const others = places.filter((place) => place !== `${exerciseIndex}.${setIndex}`);
    return completed ? [...others, `${exerciseIndex}.${setIndex}`] : others;
  }, ticked);

/** Only the last of several ticks of one set is sent. */
export const withTick = (unsent: readonly SetTick[], tick: SetTick): readonly SetTick[] => [
  ...unsent.filter((one) => one.exerciseIndex !== tick.exerciseIndex || one.setIndex !== tick.setIndex),
  tick,
];

/** An exercise of a template that was read, as the domain knows it. */
export function exerciseOf(exercise: DailyTemplate['exercises'][number]): RoutineExercise {
  const { name, type, sets, reps = 0, duration = 0, steps = 0, distance = 0 } = exercise;
  switch (type) {
    case 'reps':
      return { name, type, sets, reps };
    case 'duration':
      return { name, type, sets, durationSeconds: duration };
    case 'steps':
      return { name, type, steps };
    case 'distance':
      return { name, type, distanceMiles: distance };
  }
}
