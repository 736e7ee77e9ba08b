import {
  type ImportedWorkout,
  type ImportWithdrawn,
  importedTemplate,
  type WorkoutsImported,
} from '#domain/history-import/import-events.ts';
import { otherApp, type Source } from '#domain/history-import/sources.ts';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { type MemberCleared, memberCleared } from '#domain/member/member-events.ts';
import { plannedMinutes } from '#domain/program/program-rules.ts';
import type { RoutineCompleted, RoutineOpened, RoutineReopened } from '#domain/routine/routine-events.ts';
import type {
  LoggedSet,
  ReplacedFacts,
  WorkoutCorrected,
  WorkoutEvent,
  WorkoutLogged,
  WorkoutTemplateArchived,
  WorkoutTemplateSaved,
} from '#domain/workout/workout-events.ts';
import { placeInBatch } from '#projections/engine/place-in-batch.ts';
import { defineTable, type Projection, type RowOf, stateColumns } from '#projections/engine/projection.ts';
import { type EncryptedRow, openRows, type RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';

type OfRoutine = RoutineOpened | RoutineCompleted | RoutineReopened;
type OfTemplate = WorkoutTemplateSaved | WorkoutTemplateArchived;
type OfImport = WorkoutsImported | ImportWithdrawn;
type Event = Exclude<WorkoutEvent, OfTemplate> | OfRoutine | OfImport | MemberCleared;

/** A routine has a row from its opening, which stores its minutes, but is listed as a workout only once it is completed. */
export type WorkoutState = {
  readonly memberId: string;
  readonly templateId: string;
  readonly date: MemberDay;
  /** Position of the event that listed it, for the order of recording. */
  readonly position: string;
  readonly durationMinutes: number;
  readonly perceivedExertion: number | null;
  readonly moodAfter: number | null;
  readonly isCompleted: boolean;
  readonly points: number;
  readonly isListed: boolean;
  /** Null where none were listed. */
  readonly sets: readonly LoggedSet[] | null;
  readonly hasSets: boolean;
  /** How far an activity went; absent when the member did not say. */
  readonly distanceMeters?: number;
  /** The import that it came with, and the app that it was done in; null for one that was logged here. */
  readonly importId: string | null;
  readonly source: Source | null;
  /** The name and note that it had there; absent when it had none. */
  readonly importedName?: string;
  readonly importedNote?: string;
  /** The start of a workout that came with an import; absent when it is unknown. */
  readonly startedAt?: Instant;
  /** True for a daily routine, false for a saved workout. */
  readonly isRoutine: boolean;
  /** The values that the latest corrections replaced, oldest first; absent before the first correction. */
  readonly corrections?: readonly Correction[];
};
type Correction = { readonly correctedOn: MemberDay; readonly replaced: ReplacedFacts };

/** How many corrections a row remembers; the log has all. */
const rememberedCorrections = 10;

function keyOf(event: Event): string | readonly string[] | null {
  if ('workoutId' in event) return event.workoutId;
  if (event.type === 'ImportWithdrawn') return event.workoutIds;
  if (event.type === 'WorkoutsImported') return event.workouts.map(({ workoutId }) => workoutId);
  return 'template' in event ? `${event.memberId}|${event.date}|${event.template}` : null;
}

function logged(event: WorkoutLogged | WorkoutCorrected, position: string): WorkoutState {
  const { memberId, templateId, date, durationMinutes, perceivedExertion, moodAfter, isCompleted, points } =
    event;
  return {
    memberId,
    templateId,
    date,
    position,
    durationMinutes,
    perceivedExertion,
    moodAfter,
    isCompleted,
    points,
    isListed: true,
    sets: event.sets ?? null,
    hasSets: event.sets !== undefined && event.sets.length > 0,
    importId: null,
    source: null,
    isRoutine: false,
    ...('distanceMeters' in event && { distanceMeters: event.distanceMeters }),
  };
}

function corrected(state: WorkoutState, event: WorkoutCorrected, correctedOn: MemberDay): WorkoutState {
  const correction = { correctedOn, replaced: event.replaced };
  const corrections = [...(state.corrections ?? []), correction].slice(-rememberedCorrections);
  const { distanceMeters, importId, source, importedName, importedNote } = state;
  // A correction does not contain the distance, and where the workout came from.
  return {
    ...logged(event, state.position),
    ...(distanceMeters && { distanceMeters }),
    ...{ importId, source },
    ...(importedName && { importedName }),
    ...(importedNote && { importedNote }),
    ...(importId !== null && event.startedAt !== null && { startedAt: event.startedAt }),
    corrections,
  };
}

/** The row of one workout of a batch. One that another batch has brought stays as it is. */
function imported(
  state: WorkoutState | null,
  event: WorkoutsImported,
  { position, key }: { readonly position: string; readonly key: string },
): WorkoutState | null {
  const index = event.workouts.findIndex(({ workoutId }) => workoutId === key);
  const workout = event.workouts[index];
  if (state !== null || !workout) return state;
  return {
    ...withoutPoints(event.memberId, workout),
    position: placeInBatch(position, index),
    importId: event.importId,
    source: event.source,
    ...(workout.name !== null && { importedName: workout.name }),
    ...(workout.note !== null && { importedNote: workout.note }),
    ...(workout.startedAt !== null && { startedAt: workout.startedAt }),
  };
}

const withoutPoints = (memberId: string, { date, durationMinutes, sets }: ImportedWorkout) => ({
  ...{ memberId, templateId: importedTemplate, date, durationMinutes },
  ...{ perceivedExertion: null, moodAfter: null, isCompleted: true, points: 0, isListed: true },
  ...{ sets, hasSets: sets.length > 0, isRoutine: false },
});

/** What its member has corrected stays. */
const withdrawn = (state: WorkoutState | null, { importId }: ImportWithdrawn): WorkoutState | null =>
  state && (state.corrections || state.importId !== importId) ? state : null;

const completed = (routine: WorkoutState, points: number, position: string): WorkoutState => ({
  ...routine,
  position,
  isCompleted: true,
  points,
  isListed: true,
});

/** A routine opened before its member's data was cleared uses the planned minutes of its template. */
const cleared = (event: RoutineCompleted, position: string): WorkoutState =>
  opened({ ...event, durationMinutes: plannedMinutes[event.template] }, position);

function opened(event: Omit<RoutineOpened, 'type' | 'exercises'>, position: string): WorkoutState {
  const { memberId, template: templateId, date, durationMinutes } = event;
  return {
    memberId,
    templateId,
    date,
    position,
    durationMinutes,
    perceivedExertion: null,
    moodAfter: null,
    isCompleted: false,
    points: 0,
    isListed: false,
    sets: null,
    hasSets: false,
    importId: null,
    source: null,
    isRoutine: true,
  };
}

const table = defineTable<WorkoutState>()({
  columns: {
    member_id: ['text', 'memberId'],
    template_id: ['text', 'templateId'],
    date: ['date', 'date'],
    position: ['text', 'position'],
    duration_minutes: ['integer', 'durationMinutes'],
    is_completed: ['boolean', 'isCompleted'],
    points: ['integer', 'points'],
    is_listed: ['boolean', 'isListed'],
    has_sets: ['boolean', 'hasSets'],
    import_id: ['text null', 'importId'],
    source: ['text null', 'source'],
    is_routine: ['boolean', 'isRoutine'],
  },
  personal: {
    perceivedExertion: null,
    moodAfter: null,
    sets: null,
    distanceMeters: undefined,
    importedName: undefined,
    importedNote: undefined,
    'corrections[].replaced.perceivedExertion': null,
    'corrections[].replaced.moodAfter': null,
    'corrections[].replaced.sets': null,
  },
  owner: 'member_id',
  indexes: [
    'member_id, date desc, position desc',
    { on: 'member_id, date desc, position desc', where: 'has_sets' },
  ],
});

/** One row per saved workout and completed daily routine, by workout id or `member|date|template`. */
export const workouts: Projection<Event, WorkoutState, RowOf<typeof table>, null> = {
  name: 'workouts',
  version: versions.workouts,
  holdsBack: 'owner',
  partition: 'member',
  handles: [
    'WorkoutLogged',
    'WorkoutCorrected',
    'WorkoutRetracted',
    'WorkoutsImported',
    'ImportWithdrawn',
    'RoutineOpened',
    'RoutineCompleted',
    'RoutineReopened',
    ...memberCleared,
  ],
  metadata: ['WorkoutCorrected'],
  makesRow: ['WorkoutLogged'],
  key: ({ event }) => keyOf(event),
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => (keyOf(event) === null ? event.memberId : null),
  initial: null,
  evolve(state, recorded, key) {
    const { event, position } = recorded;
    switch (event.type) {
      case 'WorkoutLogged':
        return logged(event, position);
      case 'WorkoutCorrected':
        return state && corrected(state, event, recorded.metadata.localDate);
      case 'RoutineOpened':
        return opened(event, position);
      case 'RoutineCompleted':
        return completed(state ?? cleared(event, position), event.points, position);
      case 'RoutineReopened':
        return state && { ...state, isCompleted: false, points: 0, isListed: false };
      case 'WorkoutsImported':
        return imported(state, event, { position, key });
      case 'ImportWithdrawn':
        return withdrawn(state, event);
      case 'WorkoutRetracted':
      case 'MemberReset':
      case 'MemberDataErased':
      case 'AccountKept':
      case 'AccountDeleted':
        return null;
    }
  },
  table,
};

type StoredWorkout = RowOf<typeof table> & EncryptedRow<WorkoutState>;
export type ListedWorkout = Omit<StoredWorkout, 'state' | 'personal' | 'is_routine'> & {
  readonly perceived_exertion: number | null;
  readonly mood_after: number | null;
  readonly sets: readonly LoggedSet[] | null;
  readonly distance_meters: number | null;
  readonly imported_name: string | null;
};

const pageSize = 500;

/** A member's workouts recorded after a position, in the order of recording; at most 500. */
export async function workoutsAfter(
  db: RowDatabase,
  memberId: MemberId,
  position: string,
): Promise<readonly ListedWorkout[]> {
  const { rows } = await db.query<StoredWorkout>(
    `select * from ${tables.workouts} where member_id = $1 and is_listed and position > $2
      order by position limit $3`,
    [memberId, position, pageSize],
  );
  return listed(db, rows);
}

/** A member's workouts, newest date first, at most `limit`; with `before`, only those of earlier dates. */
export async function recentWorkouts(
  db: RowDatabase,
  memberId: MemberId,
  limit: number,
  before: MemberDay | null,
): Promise<readonly ListedWorkout[]> {
  const { rows } = await db.query<StoredWorkout>(
    `select *
       from ${tables.workouts}
      where member_id = $1 and is_listed and ($3::date is null or date < $3)
      order by date desc, position desc
      limit $2`,
    [memberId, limit, before],
  );
  return listed(db, rows);
}

/** More than ten years of daily workouts. */
const datesLimit = 4_000;

/** How many workouts a member completed on each date from one on (null for all), oldest first; the newest 4,000 dates at most. */
export async function completedWorkoutsByDate(
  db: RowDatabase,
  memberId: MemberId,
  from: MemberDay | null,
): Promise<readonly { readonly date: MemberDay; readonly count: number }[]> {
  const { rows } = await db.query<{ date: MemberDay; count: number }>(
    `select date, count(*)::int as count from ${tables.workouts}
      where member_id = $1 and is_listed and is_completed and ($2::date is null or date >= $2)
      group by date order by date desc limit $3`,
    [memberId, from, datesLimit],
  );
  return rows.toReversed();
}

/** The efforts of the workouts that a member completed from a date on, in the order of their dates: 1 to 10; null where none was given. */
export async function completedEfforts(
  db: RowDatabase,
  memberId: MemberId,
  from: MemberDay,
): Promise<readonly { readonly date: MemberDay; readonly effort: number | null }[]> {
  const { rows } = await db.query<{ date: MemberDay } & EncryptedRow<WorkoutState>>({
    name: 'completed-efforts',
    text: `select ${stateColumns(workouts)} from (
             select * from ${tables.workouts}
              where member_id = $1 and is_listed and is_completed and date >= $2
              order by date desc, position desc limit $3) as newest
            order by date, position`,
    values: [memberId, from, datesLimit],
  });
  const states = await openRows(db.cipher, workouts, rows);
  return states.map(({ date, perceivedExertion }) => ({ date, effort: perceivedExertion }));
}

/**
 * The effort of the last workout that a member completed in each week from a date on, by its date: 1 to 10; null where none was given. No other workout
 * is decrypted.
 */
export async function lastEffortsOfWeeks(
  db: RowDatabase,
  memberId: MemberId,
  from: MemberDay,
): Promise<ReadonlyMap<MemberDay, number | null>> {
  const { rows } = await db.query<EncryptedRow<WorkoutState>>({
    name: 'last-efforts-of-weeks',
    text: `select distinct on ((date - $2::date) / 7) ${stateColumns(workouts)} from ${tables.workouts}
            where member_id = $1 and is_listed and is_completed and date >= $2::date
            order by (date - $2::date) / 7 desc, date desc, position desc limit $3`,
    values: [memberId, from, datesLimit],
  });
  const states = await openRows(db.cipher, workouts, rows);
  return new Map(states.map(({ date, perceivedExertion }) => [date, perceivedExertion]));
}

/** Almost twenty years of four workouts a week, as an import may bring. */
const setLogSize = 4_000;

export type WorkoutWithSets = {
  readonly template_id: string;
  readonly date: MemberDay;
  readonly source?: Source;
  readonly sets: readonly LoggedSet[];
};

/** A member's newest 4,000 workouts with sets, the latest first. */
export async function workoutsWithSets(
  db: RowDatabase,
  memberId: MemberId,
): Promise<readonly WorkoutWithSets[]> {
  const { rows } = await db.query<Omit<WorkoutWithSets, 'sets' | 'source'> & EncryptedRow<WorkoutState>>({
    name: 'workouts-with-sets',
    text: `select ${stateColumns(workouts)} from ${tables.workouts}
            where member_id = $1 and has_sets order by date desc, position desc limit $2`,
    values: [memberId, setLogSize],
  });
  const states = await openRows(db.cipher, workouts, rows);
  return rows.map(({ template_id, date }, index) => {
    const { source, sets } = states[index] ?? {};
    return { template_id, date, ...otherApp(source), sets: sets ?? [] };
  });
}

/** A member's listed workouts of some dates. */
export async function workoutsOn(
  db: RowDatabase,
  memberId: MemberId,
  dates: readonly MemberDay[],
): Promise<readonly WorkoutState[]> {
  const { rows } = await db.query<EncryptedRow<WorkoutState>>(
    `select ${stateColumns(workouts)} from ${tables.workouts}
      where member_id = $1 and is_listed and date = any($2::date[])`,
    [memberId, [...dates]],
  );
  return openRows(db.cipher, workouts, rows);
}

/** A workout that came with an import, by its id; null for one that was logged here. */
export async function importedWorkout(
  db: RowDatabase,
  memberId: MemberId,
  workoutId: string,
): Promise<(WorkoutState & { readonly importId: string }) | null> {
  const { rows } = await db.query<EncryptedRow<WorkoutState>>(
    `select ${stateColumns(workouts)} from ${tables.workouts}
      where key = $2 and member_id = $1 and import_id is not null`,
    [memberId, workoutId],
  );
  const [state] = await openRows(db.cipher, workouts, rows);
  return state && state.importId !== null ? { ...state, importId: state.importId } : null;
}

async function listed(
  { cipher }: RowDatabase,
  rows: readonly StoredWorkout[],
): Promise<readonly ListedWorkout[]> {
  const states = await openRows(cipher, workouts, rows);
  return rows.map(({ state: _, personal: __, ...row }, index) => ({
    ...row,
    perceived_exertion: states[index]?.perceivedExertion ?? null,
    mood_after: states[index]?.moodAfter ?? null,
    sets: states[index]?.sets ?? null,
    distance_meters: states[index]?.distanceMeters ?? null,
    imported_name: states[index]?.importedName ?? null,
  }));
}
