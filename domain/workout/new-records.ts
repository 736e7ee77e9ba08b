import { amountsAt, type SessionLog } from './session-log.ts';
import { brokenRecords, type ExerciseSession, type RecordKind, type SetRecord } from './set-log.ts';
import type { WorkoutSession } from './workout-session.ts';

export type NewRecord = {
  readonly exercise: string;
  readonly kind: RecordKind;
  readonly before: SetRecord;
  readonly now: SetRecord;
};

/** The records that the ticked sets break: one for each exercise, in the order of the plan. */
export function newRecords(
  log: SessionLog,
  ticks: WorkoutSession['ticks'],
  date: ExerciseSession['date'],
): readonly NewRecord[] {
  const records = log.exercises.flatMap(({ name }, exercise) => {
    const past = log.past[exercise];
    const sets = (ticks[exercise] ?? []).flatMap((isDone, set) =>
      isDone ? [amountsAt(log, { exercise, set })] : [],
    );
    return past
      ? brokenRecords(past.records, { date, sets })
          .slice(0, 1)
          .map((record) => ({ exercise: name, ...record }))
      : [];
  });
  const isFirst = ({ exercise }: NewRecord, index: number): boolean =>
    records.findIndex((other) => other.exercise === exercise) === index;
  return records.filter(isFirst);
}
