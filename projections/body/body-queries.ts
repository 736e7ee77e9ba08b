import type { Pool } from 'pg';
import type { Measurements } from '#domain/body/body-events.ts';
import type { DatedMeasurements } from '#domain/body/body-history-rules.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';

export type BodyEntry = DatedMeasurements & { readonly key: string };
type EntryRow = { readonly key: string; readonly date: MemberDay; readonly measurements: Measurements };

/** More than ten years of an entry a day. */
const entryLimit = 4_000;

/** A member's entries of a span of dates (both inclusive, null for open), in the order of recording; the newest 4,000 at most. */
export async function bodyEntries(
  db: Pool,
  memberId: MemberId,
  from: MemberDay | null,
  to: MemberDay | null,
): Promise<readonly BodyEntry[]> {
  const { rows } = await db.query<EntryRow>(
    `select key, date, measurements from (
       select * from read.body_metrics
        where member_id = $1 and ($2::date is null or date >= $2) and ($3::date is null or date <= $3)
        order by date desc, position desc limit $4) newest
      order by position`,
    [memberId, from, to, entryLimit],
  );
  return rows;
}

const pageSize = 500;

/** A member's entries that were recorded after a position, in the order of recording, 500 at most. */
export async function bodyEntriesAfter(
  db: Pool,
  memberId: MemberId,
  position: string,
): Promise<readonly (BodyEntry & { readonly position: string })[]> {
  const { rows } = await db.query<EntryRow & { readonly position: string }>(
    `select key, date, measurements, position from read.body_metrics where member_id = $1 and position > $2
      order by position limit $3`,
    [memberId, position, pageSize],
  );
  return rows;
}

/** From one combination of measures to the next by the index, with the latest entry of each: few reads, however many entries there are. */
const latestByCombination = `
  latest(measures, key, date, position, measurements) as (
    (select measures, key, date, position, measurements from read.body_metrics where member_id = $1
      order by measures, date desc, position desc limit 1)
    union all
    select next.* from latest, lateral (
      select measures, key, date, position, measurements from read.body_metrics
       where member_id = $1 and measures > latest.measures
       order by measures, date desc, position desc limit 1) as next)`;

/**
 * The entries that a goal is measured by: for each measure the latest of all, the latest on or before the start, and the first within 7
 * days after it. In the order of recording.
 */
export async function entriesOfGoal(
  db: Pool,
  memberId: MemberId,
  startDate: MemberDay,
): Promise<readonly BodyEntry[]> {
  const { rows } = await db.query<EntryRow>({
    name: 'entries-of-goal',
    text: `with recursive ${latestByCombination},
          mine as (
            select key, date, position, measurements from latest
            union
            select near.* from latest, lateral (
              (select key, date, position, measurements from read.body_metrics
                where member_id = $1 and measures = latest.measures and date <= $2::date
                order by measures, date desc, position desc limit 1)
              union all
              (select key, date, position, measurements from read.body_metrics
                where member_id = $1 and measures = latest.measures and date > $2::date and date <= $2::date + 7
                order by date, position desc limit 1)) as near),
          measures(name) as (values ('weight'), ('height'), ('bodyFatPercent'), ('leanBodyMass'))
     select distinct on (position) key, date, measurements from (
       select picked.* from measures cross join lateral (
         (select * from mine where measurements ? name order by date desc, position desc limit 1)
         union all
         (select * from mine where measurements ? name and date <= $2::date order by date desc, position desc limit 1)
         union all
         (select * from mine where measurements ? name and date > $2::date and date <= $2::date + 7
           order by date, position desc limit 1)) picked) entries
     order by position`,
    values: [memberId, startDate],
  });
  return rows;
}

/** For each measure the latest entry that has it, in the order of recording. */
export async function latestEntries(db: Pool, memberId: MemberId): Promise<readonly BodyEntry[]> {
  const { rows } = await db.query<EntryRow>({
    name: 'latest-entries',
    text: `with recursive ${latestByCombination},
          fields as (
            select key, date, position, measurements,
                   row_number() over (partition by field order by date desc, position desc) as place
              from latest, jsonb_object_keys(measurements) as field)
     select distinct on (position) key, date, measurements from fields where place = 1 order by position`,
    values: [memberId],
  });
  return rows;
}
