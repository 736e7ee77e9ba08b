import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { type AssessmentRecord, assessments } from '#projections/assessment/assessments.ts';
import { type BodyMetricState, bodyMetrics } from '#projections/body/body-metrics.ts';
import { stateColumns } from '#projections/engine/projection.ts';
import { type EncryptedRow, openRows, type RowDatabase } from '#projections/engine/row-cipher.ts';
import { type QuestDayState, questDays } from '#projections/quest/quest-days.ts';
import { type RoutineRecord, routines } from '#projections/routine/routines.ts';
import { tables } from '#projections/versions.ts';
import { type WorkoutState, workouts } from '#projections/workout/workouts.ts';

export const historyKinds = ['workout', 'quest', 'routine', 'weight', 'measurements', 'assessment'] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** The place of an entry in the history: newest date first, of one date the one recorded last. */
export type HistoryPlace = { readonly date: MemberDay; readonly position: string };

type Of<Kind extends HistoryKind, State> = HistoryPlace & {
  readonly kind: Kind;
  readonly key: string;
  readonly state: State;
};
export type HistoryRow =
  | Of<'workout' | 'routine', WorkoutState>
  | Of<'quest', QuestDayState>
  | Of<'weight' | 'measurements', BodyMetricState>
  | Of<'assessment', AssessmentRecord>;

/** Which entries have the searched name: by the words of the catalogue, and single rows by their key. */
export type NameMatches = {
  readonly templateIds: readonly string[];
  readonly questIds: readonly string[];
  /** Kinds whose name is that of all their entries. */
  readonly kinds: readonly HistoryKind[];
  /** Keys of routines that contain the member's own words. */
  readonly routineKeys: readonly string[];
};

type Source = {
  readonly table: string;
  readonly condition: string;
  /** A condition on the parameters of `NameMatches`; null when only the name of the kind can match. */
  readonly named: string | null;
};

/** Each kind reads one table by its index of member and date, and of position where a date has several entries. */
const sources: Readonly<Record<HistoryKind, Source>> = {
  workout: {
    table: tables.workouts,
    condition: 'is_listed and not is_routine',
    named: 'template_id = any($5)',
  },
  routine: {
    table: tables.workouts,
    condition: 'is_listed and is_routine',
    named: '(template_id = any($5) or key = any($7))',
  },
  quest: {
    table: tables.quest_days,
    condition: "status in ('completed', 'skipped')",
    named: 'quest_id = any($6)',
  },
  weight: { table: tables.body_metrics, condition: "measures = 'weight'", named: null },
  measurements: { table: tables.body_metrics, condition: "measures <> 'weight'", named: null },
  assessment: { table: tables.assessments, condition: 'true', named: null },
};

type Asked = {
  readonly kinds: readonly HistoryKind[];
  /** Only entries after this place, that is older ones. */
  readonly after: HistoryPlace | null;
  readonly limit: number;
  /** Null without a search. */
  readonly names: NameMatches | null;
};

/** A page of a member's history, newest first, in one query that reads at most `limit` rows of each kind by index. */
export async function historyPage(
  db: RowDatabase,
  memberId: MemberId,
  { kinds, after, limit, names }: Asked,
): Promise<readonly HistoryRow[]> {
  const parts = kinds.flatMap((kind) => partOf(kind, names));
  if (parts.length === 0) return [];
  const { rows } = await db.query<StoredRow>(
    `with asked as (select $5::text[], $6::text[], $7::text[])
     select * from (${parts.join(' union all ')}) entries order by date desc, position desc limit $4`,
    [
      memberId,
      after?.date ?? null,
      after?.position ?? null,
      limit,
      names?.templateIds ?? [],
      names?.questIds ?? [],
      names?.routineKeys ?? [],
    ],
  );
  return opened(db, rows);
}

function partOf(kind: HistoryKind, names: NameMatches | null): readonly string[] {
  const { condition, named } = sources[kind];
  const isAll = names === null || names.kinds.includes(kind);
  if (!isAll && named === null) return [];
  return [
    `(${entriesOf(kind)}
       where member_id = $1 and ${condition} ${isAll ? '' : `and ${named}`}
         and ($2::date is null or (date, position) < ($2::date, $3::text))
       order by date desc, position desc limit $4)`,
  ];
}

/** One entry by its kind and key; null when it is not the member's. */
export async function historyEntry(
  db: RowDatabase,
  memberId: MemberId,
  kind: HistoryKind,
  key: string,
): Promise<HistoryRow | null> {
  const { rows } = await db.query<StoredRow>(
    `${entriesOf(kind)} where key = $2 and member_id = $1 and ${sources[kind].condition}`,
    [memberId, key],
  );
  const [row] = await opened(db, rows);
  return row ?? null;
}

/** How many routines a search for the member's own words reads: more than a year of them. */
const searchedRoutines = 400;

/** The member's newest routines with a custom plan, to search in the names of its exercises. */
export async function ownRoutines(
  db: RowDatabase,
  memberId: MemberId,
): Promise<readonly { readonly key: string; readonly names: readonly string[] }[]> {
  const { rows } = await db.query<EncryptedRow<RoutineRecord>>(
    `select ${stateColumns(routines)} from ${tables.routines}
      where member_id = $1 and template = 'daily-custom' order by date desc limit $2`,
    [memberId, searchedRoutines],
  );
  const states = await openRows(db.cipher, routines, rows);
  return states.map(({ exercises }, index) => ({
    key: rows[index]?.key ?? '',
    names: exercises.map(({ name }) => name),
  }));
}

/** The routine behind an entry; null when its data was cleared before it was completed. */
export async function routineBehind(
  db: RowDatabase,
  memberId: MemberId,
  key: string,
): Promise<RoutineRecord | null> {
  const { rows } = await db.query<EncryptedRow<RoutineRecord>>(
    `select ${stateColumns(routines)} from ${tables.routines} where key = $2 and member_id = $1`,
    [memberId, key],
  );
  const [routine] = await openRows(db.cipher, routines, rows);
  return routine ?? null;
}

/** The columns of a state differ by kind, so they are one value. */
type StoredRow = HistoryPlace & { readonly kind: HistoryKind; readonly entry: EncryptedRow<unknown> };

const entriesOf = (kind: HistoryKind): string =>
  `select '${kind}' as kind, date, position,
          (select to_json(entry) from (select ${stateColumns(projections[kind])}) as entry) as entry
     from ${sources[kind].table}`;

const projections = {
  workout: workouts,
  routine: workouts,
  quest: questDays,
  weight: bodyMetrics,
  measurements: bodyMetrics,
  assessment: assessments,
} as const;

/** With one look-up of keys for each read model of the page. */
async function opened(db: RowDatabase, rows: readonly StoredRow[]): Promise<readonly HistoryRow[]> {
  await Promise.all(
    [...new Set(Object.values(projections))].map((projection) =>
      openRows(
        db.cipher,
        projection,
        rows.filter(({ kind }) => projections[kind] === projection).map(({ entry }) => entry),
      ),
    ),
  );
  return rows.map(
    ({ kind, date, position, entry: { key, state } }) => ({ kind, key, date, position, state }) as HistoryRow,
  );
}
