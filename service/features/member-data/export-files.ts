import type { MemberId } from '#domain/kernel/ids.ts';
import type { Language } from '#domain/kernel/language.ts';
import { bodyEntriesAfter } from '#projections/body/body-metrics.ts';
import type { RowDatabase } from '#projections/engine/row-cipher.ts';
import { pointsEntriesOf } from '#projections/points/points-ledgers.ts';
import { ownTemplateNames } from '#projections/workout/own-templates.ts';
import { workoutsAfter } from '#projections/workout/workouts.ts';
import type { EventStore } from '#service/event-store/port.ts';
import { preferenceOf, shownEntry } from '#service/features/body/body-view-contract.ts';
import { shownWorkout } from '#service/features/workout/shown-workout-contract.ts';
import type { Workout } from '#service/features/workout/workout-contract.ts';
import type { CurrentMember } from '#service/http/current-member.ts';
import { memberExport } from '#service/jobs/export/member-export.ts';
import { spreadsheetField } from '#service/platform/csv-field.ts';
import { type TableName, tableNames } from './member-data-contract.ts';

/** A file of a member's own data: name, media type, and text in chunks created on demand. */
export type ExportFile = {
  readonly name: string;
  readonly type: 'application/json' | 'text/csv';
  readonly pieces: AsyncIterable<string>;
};
type Deps = { readonly db: RowDatabase; readonly events: Pick<EventStore, 'readStream' | 'readStreams'> };
type Owner = Pick<CurrentMember, 'memberId' | 'member' | 'at' | 'today'>;
type Reader = Owner & { readonly language: Language };

export const historyFile = ({ events }: Deps, { memberId, at, today, language }: Reader): ExportFile => ({
  name: `rondel-${today}.json`,
  type: 'application/json',
  pieces: memberExport(events, { memberId, at, language }),
});

export const tableFile = ({ db }: Deps, owner: Owner, name: TableName): ExportFile => ({
  name: `rondel-${name}-${owner.today}.csv`,
  type: 'text/csv',
  pieces: memberTable(db, owner, name),
});

/** All files of a member's export. */
export const exportFiles = (deps: Deps, owner: Reader): readonly ExportFile[] => [
  historyFile(deps, owner),
  ...tableNames.map((name) => tableFile(deps, owner, name)),
];

type Row = Readonly<Record<string, string | number | boolean | null>>;
type TableOwner = Pick<CurrentMember, 'memberId' | 'member'>;
type Table = {
  readonly columns: readonly string[];
  rows(db: RowDatabase, owner: TableOwner): AsyncIterable<Row>;
};

const tables: Readonly<Record<TableName, Table>> = {
  workouts: {
    columns: [
      'date',
      'templateName',
      'category',
      'durationMinutes',
      'perceivedExertion',
      'moodAfter',
      'isCompleted',
      'pointsEarned',
      'distanceMeters',
      'source',
    ],
    async *rows(db, { memberId }) {
      for await (const workout of workoutsOf(db, memberId)) yield withoutSets(workout);
    },
  },
  sets: {
    columns: [
      'date',
      'templateName',
      'exercise',
      'set',
      'reps',
      'load',
      'unit',
      'seconds',
      'rpe',
      'load_kind',
      'kind',
    ],
    async *rows(db, { memberId }) {
      for await (const { date, templateName, sets } of workoutsOf(db, memberId))
        for (const { load, ...set } of sets ?? [])
          yield {
            ...{ date, templateName, ...set, kind: set.kind ?? null },
            ...{ load: load?.value ?? null, unit: load?.unit ?? null, load_kind: load?.kind ?? null },
          };
    },
  },
  metrics: {
    columns: [
      'date',
      'weight',
      'unit',
      'height',
      'waistCircumference',
      'hipCircumference',
      'chestCircumference',
      'lengthUnit',
      'bodyFatPercent',
      'leanBodyMass',
    ],
    async *rows(db, { memberId, member }) {
      const preference = preferenceOf(member);
      for await (const page of pages((after) => bodyEntriesAfter(db, memberId, after)))
        for (const entry of page) yield shownEntry(entry, preference);
    },
  },
  points: {
    columns: ['date', 'points', 'text', 'recordedAt'],
    async *rows(db, { memberId }) {
      for (const { date, points, text, recordedAt } of await pointsEntriesOf(db, memberId))
        yield { date, points, text, recordedAt };
    },
  },
};

/** A member's workouts as the API shows them, with the names of the member's own templates. */
async function* workoutsOf(db: RowDatabase, memberId: MemberId): AsyncGenerator<Workout> {
  for await (const page of pages((after) => workoutsAfter(db, memberId, after))) {
    const names = await ownTemplateNames(db, memberId, page);
    for (const workout of page) yield shownWorkout(workout, names);
  }
}

const withoutSets = ({ sets: _, source, ...workout }: Workout): Row => ({
  ...workout,
  source: source ?? null,
  distanceMeters: workout.distanceMeters ?? null,
});

/** A member's workouts, sets, metrics or points as CSV for a spreadsheet in chunks, in the order of recording. */
async function* memberTable(db: RowDatabase, owner: TableOwner, name: TableName): AsyncGenerator<string> {
  const { columns, rows } = tables[name];
  yield `${columns.join(',')}\r\n`;
  for await (const row of rows(db, owner))
    yield `${columns.map((column) => spreadsheetField(textOf(row[column]))).join(',')}\r\n`;
}

const textOf = (value: Row[string] | undefined): string | number | null =>
  typeof value === 'boolean' ? String(value) : (value ?? null);

/** Pages of items in log order, none empty. */
async function* pages<Item extends { readonly position: string }>(
  read: (after: string) => Promise<readonly Item[]>,
): AsyncGenerator<readonly Item[]> {
  for (let after = ''; ; ) {
    const page = await read(after);
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = last.position;
  }
}
