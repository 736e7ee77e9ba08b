import type { Pool } from 'pg';
import { bodyEntriesAfter } from '#projections/body/body-queries.ts';
import { pointsEntriesOf } from '#projections/points/points-queries.ts';
import { workoutsAfter } from '#projections/workout/workout-queries.ts';
import { csvField } from '#service/analysis/event-csv.ts';
import { preferenceOf, shownEntry } from '#service/body/body-view.ts';
import type { CurrentMember } from '#service/http/current-member.ts';
import { shownWorkout } from '#service/workout/workout-view.ts';
import type { TableName } from './member-data-contract.ts';

type Row = Readonly<Record<string, string | number | boolean | null>>;
type Owner = Pick<CurrentMember, 'memberId' | 'member'>;
type Table = {
  readonly columns: readonly string[];
  rows(db: Pool, owner: Owner): AsyncIterable<Row>;
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
    ],
    async *rows(db, { memberId }) {
      for await (const workout of pages((after) => workoutsAfter(db, memberId, after)))
        yield shownWorkout(workout);
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
      for await (const entry of pages((after) => bodyEntriesAfter(db, memberId, after)))
        yield shownEntry(entry, preference);
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

/** A member's workouts, metrics or points as CSV (RFC 4180), in pieces, in the order of recording. */
export async function* memberTable(db: Pool, owner: Owner, name: TableName): AsyncGenerator<string> {
  const { columns, rows } = tables[name];
  yield `${columns.join(',')}\r\n`;
  for await (const row of rows(db, owner))
    yield `${columns.map((column) => csvField(textOf(row[column]))).join(',')}\r\n`;
}

const textOf = (value: Row[string] | undefined): string | number | null =>
  typeof value === 'boolean' ? String(value) : (value ?? null);

/** Page after page of what lies in the order of the log. */
async function* pages<Item extends { readonly position: string }>(
  read: (after: string) => Promise<readonly Item[]>,
): AsyncGenerator<Item> {
  for (let after = ''; ; ) {
    const page = await read(after);
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.position;
  }
}
