import type { BodyEvent, Measurements, WeightCorrected } from '#domain/body/body-events.ts';
import type { DatedMeasurements } from '#domain/body/body-history-rules.ts';
import type { Mass } from '#domain/body/quantity.ts';
import type { ImportWithdrawn, WeightsImported } from '#domain/history-import/import-events.ts';
import { otherApp, type Source } from '#domain/history-import/sources.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { type MemberCleared, memberCleared } from '#domain/member/member-events.ts';
import { placeInBatch } from '#projections/engine/place-in-batch.ts';
import { defineTable, type Projection, type RowOf, stateColumns } from '#projections/engine/projection.ts';
import { type EncryptedRow, openRows, type RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';

type Event = BodyEvent | WeightsImported | ImportWithdrawn | MemberCleared;
export type BodyMetricState = {
  readonly memberId: string;
  readonly date: MemberDay;
  /** Position of the event, for the order of recording. */
  readonly position: string;
  readonly measurements: Measurements;
  /** The import that it came with, and the app that it was recorded in; null for one that was logged here. */
  readonly importId: string | null;
  readonly source: Source | null;
  /** The values that the latest corrections replaced, oldest first; absent before the first correction. */
  readonly corrections?: readonly Correction[];
};
type Correction = { readonly correctedOn: MemberDay; readonly replaced: WeightCorrected['replaced'] };

/** How many corrections a row remembers; the log has all. */
const rememberedCorrections = 10;

const table = defineTable<BodyMetricState>()({
  columns: {
    member_id: ['text', 'memberId'],
    date: ['date', 'date'],
    position: ['text', 'position'],
    import_id: ['text null', 'importId'],
    source: ['text null', 'source'],
    // The names of the measurements, sorted. A member has few combinations, and an index finds the latest entry of each.
    measures: ['text', (entry) => Object.keys(entry.measurements).sort().join(' ')],
  },
  personal: { measurements: {}, 'corrections[].replaced.weight': null },
  owner: 'member_id',
  indexes: ['member_id, date desc, position desc', 'member_id, measures, date desc, position desc'],
});

const loggedHere = { importId: null, source: null } as const;

function keyOf(event: Event): string | readonly string[] | null {
  if ('entryId' in event) return event.entryId;
  if (event.type === 'ImportWithdrawn') return event.entryIds;
  return event.type === 'WeightsImported' ? event.weights.map(({ entryId }) => entryId) : null;
}

/** Body fat that came with an imported weight stays at its correction. */
const bodyFatOf = ({ measurements: { bodyFatPercent } }: BodyMetricState): Measurements =>
  bodyFatPercent === undefined ? {} : { bodyFatPercent };

/** The row of one weight of a batch. One that another batch has brought stays as it is. */
function imported(
  state: BodyMetricState | null,
  { memberId, importId, source, weights }: WeightsImported,
  { position, key }: { readonly position: string; readonly key: string },
): BodyMetricState | null {
  const index = weights.findIndex(({ entryId }) => entryId === key);
  const entry = weights[index];
  if (state !== null || !entry) return state;
  const { date, weight, bodyFatPercent } = entry;
  const measurements = { weight, ...(bodyFatPercent !== null && { bodyFatPercent }) };
  return { memberId, date, position: placeInBatch(position, index), importId, source, measurements };
}

/** One row per entry of weight or measurements, by entry id. */
export const bodyMetrics: Projection<Event, BodyMetricState, RowOf<typeof table>, null> = {
  name: 'body_metrics',
  version: versions.body_metrics,
  holdsBack: 'owner',
  partition: 'member',
  handles: [
    'WeightLogged',
    'MeasurementsLogged',
    'WeightCorrected',
    'BodyMetricRetracted',
    'WeightsImported',
    'ImportWithdrawn',
    ...memberCleared,
  ],
  metadata: ['WeightCorrected'],
  key: ({ event }) => keyOf(event),
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => (keyOf(event) === null ? event.memberId : null),
  initial: null,
  evolve(state, recorded, key) {
    const { event, position } = recorded;
    switch (event.type) {
      case 'WeightLogged': {
        const { memberId, date, weight } = event;
        return { memberId, date, position, measurements: { weight }, ...loggedHere };
      }
      case 'MeasurementsLogged': {
        const { memberId, date, measurements } = event;
        return { memberId, date, position, measurements, ...loggedHere };
      }
      case 'WeightCorrected': {
        const { memberId, date, weight, replaced } = event;
        const correction = { correctedOn: recorded.metadata.localDate, replaced };
        const corrections = [...(state?.corrections ?? []), correction].slice(-rememberedCorrections);
        return (
          state && {
            ...{ memberId, date, position, measurements: { ...bodyFatOf(state), weight } },
            ...{ importId: state.importId, source: state.source, corrections },
          }
        );
      }
      case 'WeightsImported':
        return imported(state, event, { position, key });
      case 'ImportWithdrawn':
        return state && (state.corrections || state.importId !== event.importId) ? state : null;
      case 'BodyMetricRetracted':
      case 'MemberReset':
      case 'MemberDataErased':
      case 'AccountKept':
      case 'AccountDeleted':
        return null;
    }
  },
  table,
};

export type BodyEntry = DatedMeasurements & { readonly key: string; readonly source?: Source };
type EntryRow = EncryptedRow<BodyMetricState> & { readonly date: MemberDay };

/** More than ten years of daily entries. */
const entryLimit = 4_000;

/** A member's entries in a range of dates (inclusive, null for open), in the order of recording; the newest 4,000 at most. */
export async function bodyEntries(
  db: RowDatabase,
  memberId: MemberId,
  from: MemberDay | null,
  to: MemberDay | null,
): Promise<readonly BodyEntry[]> {
  const { rows } = await db.query<EntryRow>(
    `select ${stateColumns(bodyMetrics)} from (
       select * from ${tables.body_metrics}
        where member_id = $1 and ($2::date is null or date >= $2) and ($3::date is null or date <= $3)
        order by date desc, position desc limit $4) newest
      order by position`,
    [memberId, from, to, entryLimit],
  );
  return opened(db, rows);
}

const pageSize = 500;

/** A member's entries recorded after a position, in the order of recording; at most 500. */
export async function bodyEntriesAfter(
  db: RowDatabase,
  memberId: MemberId,
  position: string,
): Promise<readonly (BodyEntry & { readonly position: string })[]> {
  const { rows } = await db.query<EntryRow & { readonly position: string }>(
    `select ${stateColumns(bodyMetrics)} from ${tables.body_metrics} where member_id = $1 and position > $2
      order by position limit $3`,
    [memberId, position, pageSize],
  );
  const entries = await opened(db, rows);
  return entries.map((entry, index) => ({ ...entry, position: rows[index]?.position ?? '' }));
}

const entryColumns = `measures, ${stateColumns(bodyMetrics)}`;

/**
 * Skips by index from one combination of measurements to the next and takes the latest entry of each. So the number of reads does not grow
 * with the entries.
 */
const latestByCombination = `
  latest as (
    (select ${entryColumns} from ${tables.body_metrics} where member_id = $1
      order by measures, date desc, position desc limit 1)
    union all
    select next.* from latest, lateral (
      select ${entryColumns} from ${tables.body_metrics}
       where member_id = $1 and measures > latest.measures
       order by measures, date desc, position desc limit 1) as next)`;

/**
 * The entries that goal progress needs: for each measurement the latest, the latest on or before the start, and the first
 * after it. In the order of recording.
 */
export async function entriesOfGoal(
  db: RowDatabase,
  memberId: MemberId,
  startDate: MemberDay,
): Promise<readonly BodyEntry[]> {
  const { rows } = await db.query<EntryRow>({
    name: 'entries-of-goal',
    text: `with recursive ${latestByCombination},
          mine as (
            select ${entryColumns} from latest
            union all
            select near.* from latest, lateral (
              (select ${entryColumns} from ${tables.body_metrics}
                where member_id = $1 and measures = latest.measures and date <= $2::date
                order by measures, date desc, position desc limit 1)
              union all
              (select ${entryColumns} from ${tables.body_metrics}
                where member_id = $1 and measures = latest.measures and date > $2::date
                order by date, position desc limit 1)) as near),
          measures(name) as (values ('weight'), ('height'), ('bodyFatPercent'), ('leanBodyMass'))
     select distinct on (position) ${stateColumns(bodyMetrics)} from (
       select picked.* from measures cross join lateral (
         (select * from mine where name = any(string_to_array(measures, ' '))
           order by date desc, position desc limit 1)
         union all
         (select * from mine where name = any(string_to_array(measures, ' ')) and date <= $2::date
           order by date desc, position desc limit 1)
         union all
         (select * from mine where name = any(string_to_array(measures, ' ')) and date > $2::date
           order by date, position desc limit 1)) picked) entries
     order by position`,
    values: [memberId, startDate],
  });
  return opened(db, rows);
}

/** The latest entry with each measurement, in the order of recording. */
export async function latestEntries(db: RowDatabase, memberId: MemberId): Promise<readonly BodyEntry[]> {
  const { rows } = await db.query<EntryRow>({
    name: 'latest-entries',
    text: `with recursive ${latestByCombination},
          fields as (
            select ${stateColumns(bodyMetrics)},
                   row_number() over (partition by field order by date desc, position desc) as place
              from latest, unnest(string_to_array(measures, ' ')) as field)
     select distinct on (position) ${stateColumns(bodyMetrics)} from fields where place = 1 order by position`,
    values: [memberId],
  });
  return opened(db, rows);
}

/** A member's weights of some dates. */
export async function weightsOn(
  db: RowDatabase,
  memberId: MemberId,
  dates: readonly MemberDay[],
): Promise<readonly (BodyMetricState & { readonly weight: Mass })[]> {
  const { rows } = await db.query<EntryRow>(
    `select ${stateColumns(bodyMetrics)} from ${tables.body_metrics}
      where member_id = $1 and date = any($2::date[])`,
    [memberId, [...dates]],
  );
  const states = await openRows(db.cipher, bodyMetrics, rows);
  return states.flatMap((state) =>
    state.measurements.weight ? [{ ...state, weight: state.measurements.weight }] : [],
  );
}

/** A weight that came with an import, by its id; null for one that was logged here. */
export async function importedWeight(
  db: RowDatabase,
  memberId: MemberId,
  entryId: string,
): Promise<{ readonly importId: string; readonly standing: WeightCorrected['replaced'] } | null> {
  const { rows } = await db.query<EntryRow>(
    `select ${stateColumns(bodyMetrics)} from ${tables.body_metrics}
      where key = $2 and member_id = $1 and import_id is not null`,
    [memberId, entryId],
  );
  const [state] = await openRows(db.cipher, bodyMetrics, rows);
  const weight = state?.measurements.weight;
  return state?.importId && weight
    ? { importId: state.importId, standing: { date: state.date, weight } }
    : null;
}

async function opened({ cipher }: RowDatabase, rows: readonly EntryRow[]): Promise<readonly BodyEntry[]> {
  const states = await openRows(cipher, bodyMetrics, rows);
  return rows.map(({ key, date }, index) => {
    const { source, measurements = {} } = states[index] ?? {};
    return { key, date, ...otherApp(source), measurements };
  });
}
