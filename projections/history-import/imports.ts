import type { BodyEvent } from '#domain/body/body-events.ts';
import type { NamedAnswer } from '#domain/history-import/exercise-answers.ts';
import type { ImportEvent, WeightsImported, WorkoutsImported } from '#domain/history-import/import-events.ts';
import type { Source } from '#domain/history-import/sources.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { type MemberCleared, memberCleared } from '#domain/member/member-events.ts';
import type { WorkoutEvent } from '#domain/workout/workout-events.ts';
import { defineTable, type Projection, type RowOf, stateColumns } from '#projections/engine/projection.ts';
import { type EncryptedRow, openRows, type RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';

type Removal =
  | Extract<WorkoutEvent, { type: 'WorkoutRetracted' }>
  | Extract<BodyEvent, { type: 'BodyMetricRetracted' }>;
type Event = ImportEvent | Removal | MemberCleared;

type ImportState = {
  readonly memberId: string;
  readonly source: Source;
  readonly fileName: string | null;
  readonly exercises: readonly NamedAnswer[];
  readonly status: 'open' | 'completed' | 'withdrawn';
  readonly begunAt: string;
  readonly workouts: number;
  readonly sets: number;
  readonly weights: number;
  /** The first and last date of what came with it; null while nothing has. */
  readonly from: MemberDay | null;
  readonly until: MemberDay | null;
  /** Ids of what its member deleted since. A later file does not bring it again. */
  readonly removed: readonly string[];
};

const table = defineTable<ImportState>()({
  columns: {
    member_id: ['text', 'memberId'],
    source: ['text', 'source'],
    status: ['text', 'status'],
    begun_at: ['text', 'begunAt'],
    workouts: ['integer', 'workouts'],
    sets: ['integer', 'sets'],
    weights: ['integer', 'weights'],
  },
  personal: { fileName: null, exercises: [] },
  owner: 'member_id',
  indexes: ['member_id, begun_at'],
});

/** One row per import of a member's history, by its id. */
export const imports: Projection<Event, ImportState, RowOf<typeof table>, null> = {
  name: 'imports',
  version: versions.imports,
  holdsBack: 'owner',
  partition: 'member',
  handles: [
    'ImportBegun',
    'WorkoutsImported',
    'WeightsImported',
    'ImportCompleted',
    'ImportWithdrawn',
    'WorkoutRetracted',
    'BodyMetricRetracted',
    ...memberCleared,
  ],
  metadata: ['ImportBegun'],
  key: ({ event }) => ('importId' in event ? event.importId : null),
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => ('importId' in event || removedId(event) !== null ? null : event.memberId),
  initial: null,
  evolve(state, recorded) {
    const { event } = recorded;
    if (event.type === 'ImportBegun') {
      const { memberId, source, fileName, exercises = [] } = event;
      return {
        ...{ memberId, source, fileName, exercises, status: 'open', begunAt: recorded.metadata.occurredAt },
        ...{ workouts: 0, sets: 0, weights: 0, from: null, until: null, removed: [] },
      };
    }
    // After a reset its member may go on with an import that began before it.
    if (state === null) return null;
    switch (event.type) {
      case 'WorkoutsImported':
        return withWorkouts(state, event);
      case 'WeightsImported':
        return withWeights(state, event);
      case 'ImportCompleted':
        return { ...state, status: 'completed' };
      case 'ImportWithdrawn':
        return { ...state, status: 'withdrawn' };
      case 'WorkoutRetracted':
      case 'BodyMetricRetracted':
        return withRemoved(state, removedId(event));
      default:
        return null;
    }
  },
  table,
};

/** Null for an event of another kind. */
function removedId(event: Event): string | null {
  if (event.type === 'WorkoutRetracted') return event.workoutId;
  return event.type === 'BodyMetricRetracted' ? event.entryId : null;
}

const withRemoved = (state: ImportState, id: string | null): ImportState =>
  id === null || state.removed.includes(id) ? state : { ...state, removed: [...state.removed, id] };

const withWorkouts = (state: ImportState, { workouts }: WorkoutsImported): ImportState => ({
  ...state,
  workouts: state.workouts + workouts.length,
  sets: state.sets + workouts.reduce((sum, { sets }) => sum + sets.length, 0),
  ...spanOf(state, workouts),
});

const withWeights = (state: ImportState, { weights }: WeightsImported): ImportState => ({
  ...state,
  weights: state.weights + weights.length,
  ...spanOf(state, weights),
});

function spanOf(
  { from, until }: Pick<ImportState, 'from' | 'until'>,
  entries: readonly { readonly date: MemberDay }[],
): Pick<ImportState, 'from' | 'until'> {
  const known = [from, until].flatMap((date) => (date === null ? [] : [date]));
  const dates = [...known, ...entries.map(({ date }) => date)].sort();
  return { from: dates[0] ?? null, until: dates.at(-1) ?? null };
}

export type StoredImport = ImportState & { readonly importId: string };

/** A member's imports, the latest first. */
export const importsOf = (db: RowDatabase, memberId: MemberId): Promise<readonly StoredImport[]> =>
  read(db, 'where member_id = $1 order by begun_at desc, key', [memberId]);

/** What the member answered at all imports; of one name the latest answer. */
export const answersOf = (latestFirst: readonly StoredImport[]): readonly NamedAnswer[] => [
  ...new Map(
    latestFirst.toReversed().flatMap(({ exercises }) => exercises.map((answer) => [answer.name, answer])),
  ).values(),
];

/** Null when it is not the member's. */
export async function importNamed(
  db: RowDatabase,
  memberId: MemberId,
  importId: string,
): Promise<StoredImport | null> {
  return (await read(db, 'where member_id = $1 and key = $2', [memberId, importId]))[0] ?? null;
}

async function read(
  db: RowDatabase,
  which: string,
  values: readonly string[],
): Promise<readonly StoredImport[]> {
  const { rows } = await db.query<EncryptedRow<ImportState>>(
    `select ${stateColumns(imports)} from ${tables.imports} ${which}`,
    [...values],
  );
  const states = await openRows(db.cipher, imports, rows);
  return rows.flatMap(({ key }, index) => {
    const state = states[index];
    return state ? [{ importId: key, ...state }] : [];
  });
}

type EntryCounts = { readonly workouts: number; readonly weights: number };

async function countOfImport(
  db: RowDatabase,
  memberId: MemberId,
  importId: string,
  condition = '',
): Promise<EntryCounts> {
  const count = (table: 'workouts' | 'body_metrics') =>
    `(select count(*)::int from ${tables[table]} where member_id = $1 and import_id = $2 ${condition})`;
  const { rows } = await db.query<EntryCounts>(
    `select ${count('workouts')} as workouts, ${count('body_metrics')} as weights`,
    [memberId, importId],
  );
  return rows[0] ?? { workouts: 0, weights: 0 };
}

/** How much of an import still stands: everything, or what its member corrected before it was taken back. */
export const standingOfImport = (
  db: RowDatabase,
  memberId: MemberId,
  importId: string,
): Promise<EntryCounts> => countOfImport(db, memberId, importId);

/** How much of an import its member has corrected, which stays when it is taken back. */
export const correctedOfImport = (
  db: RowDatabase,
  memberId: MemberId,
  importId: string,
): Promise<EntryCounts> => countOfImport(db, memberId, importId, `and state -> 'corrections' is not null`);

/** Those of the ids that the member's history has, or had until its member deleted them. What was taken back as a whole may come again. */
export async function knownIds(
  db: RowDatabase,
  table: 'workouts' | 'body_metrics',
  memberId: MemberId,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ key: string }>(
    `select key from ${tables[table]} where member_id = $1 and key = any($2)`,
    [memberId, [...ids]],
  );
  const stood = (await importsOf(db, memberId)).filter(({ status }) => status !== 'withdrawn');
  const sent = new Set(ids);
  const deleted = stood.flatMap(({ removed }) => removed.filter((id) => sent.has(id)));
  return new Set([...rows.map(({ key }) => key), ...deleted]);
}
