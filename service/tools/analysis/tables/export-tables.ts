import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { MemberId } from '#domain/kernel/ids.ts';
import { erasedMember } from '#domain/member/member-events.ts';
import {
  isNewest,
  storedTypes,
  typeNamed,
  UnreadableEvent,
} from '#service/event-store/event-types/event-codec.ts';
import type { EventStore, Position, StoredEvent } from '#service/event-store/port.ts';
import { createLeftOut, type LeftOut } from '../left-out.ts';
import { eraseFromTables } from './erase-from-tables.ts';
import { EventRow } from './event-row.ts';
import { type EventTable, eventTables, positionNumber } from './event-table.ts';
import { type Manifest, openManifest, type TablePart, writeManifest } from './manifest.ts';
import { groupSize, TableFile } from './table-file.ts';
import { sourcesYml, viewsSql } from './views-sql.ts';

type TablesOptions = {
  readonly store: Pick<EventStore, 'readBatches'>;
  readonly folder: string;
  readonly isPersonal: boolean;
  /** Only events that occurred at this instant or later; all when null. Fixed when the folder is made. */
  readonly from: string | null;
  readonly signal: AbortSignal;
  /** Called with the number of events read so far. */
  readonly onProgress: (events: number) => void;
  /** The number of events after which the finished part is recorded, so that an interrupted export continues from there. */
  readonly eventsPerCheckpoint?: number;
};

export type ExportedTables = {
  /** The events that this run has written. */
  readonly events: number;
  readonly manifest: Manifest;
  /** People of whom rows were deleted, because they were erased since the last run. */
  readonly erased: number;
  /** The events of this run that have no row, because this release cannot read them. */
  readonly leftOut: LeftOut;
};

/** Rows in memory, over all files. */
const mostWaiting = 6 * groupSize;

/**
 * Writes one table for each type of event into a folder, partitioned by the month (UTC) in which the events occurred. Called again for the
 * same folder it adds the events since then and deletes the rows of people who were erased since then. Its files appear together with the
 * manifest that lists them; what an interrupted run has left is removed by the next one.
 * @throws Refusal when the folder was made with other options, or by something else.
 */
export async function exportTables(options: TablesOptions): Promise<ExportedTables> {
  const { store, folder, isPersonal, from, signal, onProgress, eventsPerCheckpoint = 2_000_000 } = options;
  const tables = eventTables(isPersonal);
  const opened = await openManifest(folder, { isPersonal, from });
  await removeLeftovers(folder, opened);
  let manifest = await withEmptyTables(folder, opened, tables);
  let run = createRun(folder, tables, manifest.position, from);
  const leaving = createLeftOut(from);
  let [read, checkpointAt] = [0, eventsPerCheckpoint];
  const { position: after } = manifest;
  for await (const batch of store.readBatches({
    after,
    isLazy: true,
    storeTimes: true,
    ...looks(isPersonal),
  })) {
    signal.throwIfAborted();
    for (const stored of batch) leaving.unlessUnreadable(stored, () => run.add(stored));
    read += batch.length;
    await run.spill();
    onProgress(read);
    if (read < checkpointAt) continue;
    manifest = await run.complete(manifest);
    run = createRun(folder, tables, manifest.position, from);
    checkpointAt += eventsPerCheckpoint;
  }
  const complete = await run.complete(manifest);
  manifest = await eraseFromTables(folder, complete);
  await writeFile(join(folder, 'views.sql'), await viewsSql(isPersonal));
  await writeFile(join(folder, 'sources.yml'), await sourcesYml(resolve(folder), isPersonal));
  const events = rowsOf(complete) - rowsOf(opened);
  return { events, manifest, erased: Object.keys(complete.erasures).length, leftOut: leaving.total() };
}

/** The events in the files of a folder. */
export const rowsOf = ({ parts }: Manifest): number => parts.reduce((sum, { rows }) => sum + rows, 0);

const olderTypes: ReadonlySet<string> = new Set(storedTypes.filter((type) => !isNewest(type)));

/** An older version must be complete to be upcast. */
const looks = (isPersonal: boolean) => (isPersonal ? {} : { personal: olderTypes });

/** Removes files that no manifest lists: leftovers of older releases or of an interrupted run. */
async function removeLeftovers(folder: string, { parts }: Manifest): Promise<void> {
  const listed = new Set(parts.map(({ path }) => path));
  for (const path of await readdir(folder, { recursive: true }))
    if (/\.parquet(\.part)?$/.test(path) && !listed.has(path)) await rm(join(folder, path));
}

/** An empty file for each table, so that a query of a type without events has its columns and finds no rows. */
async function withEmptyTables(
  folder: string,
  manifest: Manifest,
  tables: ReadonlyMap<string, EventTable>,
): Promise<Manifest> {
  const parts = manifest.parts.filter(({ rows }) => rows > 0);
  for (const { name, columns } of tables.values()) {
    const path = join(name, 'month=none', 'empty.parquet');
    await mkdir(join(folder, name, 'month=none'), { recursive: true });
    await rm(join(folder, path), { force: true });
    new TableFile(join(folder, path), columns).end();
    parts.push({ path, table: name, rows: 0 });
  }
  const written = { ...manifest, parts };
  await writeManifest(folder, written);
  return written;
}

/** The files of one run, which begins after a position. */
function createRun(
  folder: string,
  tables: ReadonlyMap<string, EventTable>,
  after: Position,
  beginsAt: string | null,
) {
  const files = createFiles(folder, positionNumber({ position: after }));
  const versionOf = createVersions(tables);
  const erasures: Record<string, string> = {};
  const full = new Set<TableFile>();
  let last: Pick<StoredEvent, 'position'> = { position: after };
  let waiting = 0;

  async function write(file: TableFile): Promise<void> {
    waiting -= file.waiting;
    await mkdir(join(file.path, '..'), { recursive: true });
    file.writeGroup();
  }
  return {
    /** @throws UnreadableEvent, and adds no row: the position moves on, and an erasure is noted */
    add(stored: StoredEvent): void {
      last = stored;
      const version = versionOf(stored.type);
      if (!version) throw new UnreadableEvent(stored, 'this release does not know the type');
      const { table, row, canErase } = version;
      if (canErase) noteErased(erasures, stored);
      row.read(stored);
      // Both are ISO 8601 in UTC with milliseconds, so the order of the texts is that of the instants.
      if (beginsAt !== null && row.occurredAt < beginsAt) return;
      const file = files.of(table, row.month);
      row.addTo(file);
      waiting += 1;
      if (file.waiting >= groupSize) full.add(file);
    },
    /** Writes what is complete, and the longest groups when there are too many rows in memory. */
    async spill(): Promise<void> {
      for (const file of full) await write(file);
      full.clear();
      if (waiting < mostWaiting) return;
      const largest = [...files.all().values()].sort((one, other) => other.waiting - one.waiting);
      for (const file of largest) {
        if (waiting < mostWaiting / 2) return;
        await write(file);
      }
    },
    /** Ends all files and records them. */
    async complete(manifest: Manifest): Promise<Manifest> {
      const parts: TablePart[] = [];
      for (const [path, file] of files.all()) {
        await mkdir(join(file.path, '..'), { recursive: true });
        file.end();
        await rename(file.path, join(folder, path));
        parts.push({ path, table: path.slice(0, path.indexOf('/')), rows: file.rows });
      }
      const recorded = {
        ...manifest,
        position: last.position,
        erasures: { ...manifest.erasures, ...erasures },
        parts: [...manifest.parts, ...parts],
      };
      await writeManifest(folder, recorded);
      return recorded;
    },
  };
}

/** One file for each table and month, by path. @param after the position in their names */
function createFiles(folder: string, after: bigint) {
  const files = new Map<string, TableFile>();
  const byTable = new Map<EventTable, Map<string, TableFile>>();
  return {
    of(table: EventTable, month: string): TableFile {
      const ofTable = byTable.get(table) ?? new Map<string, TableFile>();
      const known = ofTable.get(month);
      if (known) return known;
      const path = `${table.name}/month=${month}/after-${after}.parquet`;
      const file = new TableFile(join(folder, `${path}.part`), table.columns);
      files.set(path, file);
      byTable.set(table, ofTable.set(month, file));
      return file;
    },
    all: (): ReadonlyMap<string, TableFile> => files,
  };
}

/** A version of a type of event. */
type Version = {
  readonly table: EventTable;
  readonly row: EventRow;
  /** Whether it can erase a member or a request. */
  readonly canErase: boolean;
};

/** Looked up once for each type, because it costs as much as the columns of an event. Null for a type that this release does not know. */
function createVersions(tables: ReadonlyMap<string, EventTable>): (storedType: string) => Version | null {
  const known = new Map<string, Version>();
  return (storedType) => {
    const found = known.get(storedType);
    if (found) return found;
    const type = typeNamed(storedType);
    const table = tables.get(type);
    if (!table) return null;
    const version = {
      table,
      row: new EventRow(table, storedType),
      canErase: erasedSubject({ type, data: { memberId: '', requestId: '' } }) !== null,
    };
    known.set(storedType, version);
    return version;
  };
}

/** Notes the member or request whose data the event erases. */
function noteErased(erasures: Record<string, string>, stored: StoredEvent): void {
  const subject = erasedSubject(stored);
  if (subject !== null) erasures[subject] = String(positionNumber(stored));
}

function erasedSubject({ type, data }: Pick<StoredEvent, 'type' | 'data'>): string | null {
  const named = typeNamed(type);
  if (named === 'BetaRequestExpired' || named === 'BetaRequestWithdrawn') return String(data.requestId);
  return erasedMember({ type: named, memberId: data.memberId as MemberId });
}
