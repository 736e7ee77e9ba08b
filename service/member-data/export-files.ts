import type { Pool } from 'pg';
import type { EventStore } from '#service/event-store/store.ts';
import type { CurrentMember } from '#service/http/current-member.ts';
import { type TableName, tableNames } from './member-data-contract.ts';
import { memberExport } from './member-export.ts';
import { memberTable } from './member-tables.ts';

/** A file of a member's own data: its name, its media type and its text, in pieces that are made when they are taken. */
export type ExportFile = {
  readonly name: string;
  readonly type: 'application/json' | 'text/csv';
  readonly pieces: AsyncIterable<string>;
};
type Means = { readonly db: Pool; readonly events: Pick<EventStore, 'readStream'> };
type Owner = Pick<CurrentMember, 'memberId' | 'member' | 'at' | 'today'>;

export const historyFile = ({ events }: Means, { memberId, at, today }: Owner): ExportFile => ({
  name: `rondel-${today}.json`,
  type: 'application/json',
  pieces: memberExport(events, memberId, at),
});

export const tableFile = ({ db }: Means, owner: Owner, name: TableName): ExportFile => ({
  name: `rondel-${name}-${owner.today}.csv`,
  type: 'text/csv',
  pieces: memberTable(db, owner, name),
});

/** All there is to take. */
export const exportFiles = (means: Means, owner: Owner): readonly ExportFile[] => [
  historyFile(means, owner),
  ...tableNames.map((name) => tableFile(means, owner, name)),
];
