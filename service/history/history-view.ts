import { type MeasuredField, measuredFields } from '#domain/body/body-entry-rules.ts';
import type { Measurements } from '#domain/body/body-events.ts';
import { lengthIn, type Mass, massIn } from '#domain/body/quantity.ts';
import { questById } from '#domain/catalogue/quests/quest-catalogue.ts';
import { namedTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import type { UnitPreference } from '#domain/member/member-events.ts';
import { setsOf } from '#domain/routine/routine-rules.ts';
import type { BodyMetricState } from '#projections/body/body-metrics.ts';
import type { HistoryRow } from '#projections/history/history-queries.ts';
import type { QuestDayState } from '#projections/quest/quest-days.ts';
import type { RoutineRecord } from '#projections/routine/routines.ts';
import type { WorkoutState } from '#projections/workout/workouts.ts';
import type { HistoryEntry } from './history-contract.ts';

/** The names of kinds whose entries have no other name. */
export const kindTitles = {
  weight: 'Weight',
  measurements: 'Measurements',
  assessment: 'Fitness Assessment',
} as const;

const unitsOf = {
  imperial: { mass: 'lbs', length: 'in' },
  metric: { mass: 'kg', length: 'cm' },
} as const;
type Units = (typeof unitsOf)[UnitPreference];

type Entry = Pick<HistoryRow, 'date'> & { readonly id: string };

/** What an entry needs besides its row. */
export type Reader = {
  readonly preference: UnitPreference;
  /** The names of the member's own workouts, by template. */
  readonly ownNames: ReadonlyMap<string, string>;
};

/** An entry of the list. */
export function shownEntry(row: HistoryRow, { preference, ownNames }: Reader): HistoryEntry {
  const units = unitsOf[preference];
  const entry = { id: idOf(row), date: row.date };
  switch (row.kind) {
    case 'workout':
      return shownWorkout(entry, row.state, ownNames);
    case 'routine': {
      const { templateId, points, durationMinutes } = row.state;
      return { kind: 'routine', ...entry, title: titleOf(templateId), points, durationMinutes };
    }
    case 'quest':
      return shownQuest(entry, row.state);
    case 'weight':
      return shownWeight(entry, row.state, units);
    case 'measurements':
      return {
        kind: 'measurements',
        ...entry,
        title: kindTitles.measurements,
        values: valuesIn(row.state.measurements, units),
      };
    case 'assessment':
      return { kind: 'assessment', ...entry, title: kindTitles.assessment, level: row.state.level };
  }
}

/** An entry with what its list leaves out. @param routine of the entry of a routine, where it is known */
export function shownDetails(row: HistoryRow, reader: Reader, routine: RoutineRecord | null): HistoryEntry {
  const entry = shownEntry(row, reader);
  if (entry.kind === 'routine' && routine) return { ...entry, exercises: exercisesOf(routine) };
  if (entry.kind !== 'assessment' || row.kind !== 'assessment') return entry;
  const results = row.state.results.map(({ exerciseName, value, type }) => ({ exerciseName, value, type }));
  return { ...entry, results };
}

/** Of a quest or a routine the key holds the member's id, which the member need not see. */
function idOf({ kind, key }: HistoryRow): string {
  if (kind !== 'quest' && kind !== 'routine') return `${kind}:${key}`;
  return `${kind}:${key.split('|').slice(1).join(':')}`;
}

/** The key of an entry's row. */
export const keyOf = (memberId: string, kind: HistoryRow['kind'], place: string): string =>
  kind === 'quest' || kind === 'routine' ? [memberId, ...place.split(':')].join('|') : place;

const titleOf = (templateId: string, ownNames?: Reader['ownNames']): string =>
  namedTemplates.get(templateId)?.name ?? ownNames?.get(templateId) ?? 'Workout';

function shownWorkout(entry: Entry, state: WorkoutState, ownNames: Reader['ownNames']): HistoryEntry {
  const { templateId, points, durationMinutes, perceivedExertion, moodAfter, isCompleted, sets } = state;
  return {
    kind: 'workout',
    ...entry,
    title: titleOf(templateId, ownNames),
    category: namedTemplates.get(templateId)?.category ?? 'strength',
    points,
    durationMinutes,
    perceivedExertion,
    moodAfter,
    isCompleted,
    sets: sets && [...sets],
    corrections: (state.corrections ?? []).map(({ correctedOn, replaced }) => ({
      correctedOn,
      date: replaced.date,
      durationMinutes: replaced.durationMinutes,
      perceivedExertion: replaced.perceivedExertion,
      moodAfter: replaced.moodAfter,
    })),
  };
}

function shownQuest(entry: Entry, { questId, status, points }: QuestDayState): HistoryEntry {
  const quest = questById(questId);
  return {
    kind: 'quest',
    ...entry,
    title: quest?.name ?? 'Quest',
    points,
    outcome: status === 'skipped' ? 'skipped' : 'completed',
    difficulty: quest?.difficulty ?? null,
    description: quest?.description ?? null,
  };
}

function shownWeight(
  entry: Entry,
  { measurements, corrections = [] }: BodyMetricState,
  units: Units,
): HistoryEntry {
  return {
    kind: 'weight',
    ...entry,
    title: kindTitles.weight,
    weight: massOf(measurements.weight, units),
    unit: units.mass,
    corrections: corrections.map(({ correctedOn, replaced }) => ({
      correctedOn,
      date: replaced.date,
      weight: massOf(replaced.weight, units),
    })),
  };
}

/** Null when it was erased. */
const massOf = (mass: Mass | null | undefined, { mass: unit }: Units): number | null =>
  mass ? toThousandths(massIn(unit, mass)) : null;

function valuesIn(measurements: Measurements, units: Units) {
  return measuredFields.flatMap((field) => {
    const value = quantityOf(field, measurements, units);
    return value ? [{ field, ...value }] : [];
  });
}

function quantityOf(field: MeasuredField, measurements: Measurements, { mass, length }: Units) {
  const measured = measurements[field];
  if (measured === undefined) return null;
  if (typeof measured === 'number') return { value: measured, unit: '%' } as const;
  if ('grams' in measured) return { value: toThousandths(massIn(mass, measured)), unit: mass };
  return { value: toThousandths(lengthIn(length, measured)), unit: length };
}

const toThousandths = (value: number): number => Math.round(value * 1000) / 1000;

function exercisesOf({ exercises, ticked }: RoutineRecord) {
  return exercises.map((exercise, index) => ({
    name: exercise.name,
    sets: setsOf(exercise),
    done: ticked.filter((place) => place.startsWith(`${index}.`)).length,
  }));
}
