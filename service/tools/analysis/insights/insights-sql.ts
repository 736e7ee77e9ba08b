import type { Instant } from '#domain/kernel/day.ts';

/*
 * The statements of the pictures. They name read models without a schema. The service runs them on its live rows or on rows of a moment.
 * Analysts run them in a schema that `npm run replay -- --as-of` has made.
 */

/** Buckets of days in a row, by the first number of each. */
const streakBuckets = [0, 1, 3, 7, 14, 30, 60];
const pointsBuckets = [0, 1, 10, 25, 50, 100, 250, 500];

/** `0`, `1–2`, `3–6`, … `60+`. */
export const bucketNames = (starts: readonly number[]): readonly string[] =>
  starts.map((start, nth) => {
    const next = starts[nth + 1];
    if (next === undefined) return `${start}+`;
    return next === start + 1 ? String(start) : `${start}–${next - 1}`;
  });

const bucketOf = (column: string, starts: readonly number[]): string =>
  `width_bucket(${column}, array[${starts.join(', ')}])`;

export const streaksSql = `-- How long is the current streak of each member? Buckets begin at ${streakBuckets.join(', ')} days.
select ${bucketOf('current_streak', streakBuckets)} as bucket, count(*)::int as members
from activities
group by 1
order by 1`;

/** A quarter of a year. */
const shownCohorts = 13;

export const retentionSql = (
  asOf: Instant,
): string => `-- How many members of each week of joining were active in the weeks after it?
-- Joining is the first sign-in (UTC week, from Monday). Active: a quest, workout, routine or assessment entry that counts for the streak.
-- Only weeks that are over.
with joined as (
  select key, date_trunc('week', registered_at::timestamptz at time zone 'UTC')::date as cohort
  from members
  where registered_at::timestamptz at time zone 'UTC'
    >= date_trunc('week', timestamp '${asOf.slice(0, 19)}') - interval '${shownCohorts} weeks'
),
active as (
  select distinct key, date_trunc('week', (day ->> 'date')::date)::date as week
  from joined
  join activities using (key)
  cross join jsonb_array_elements(coalesce(past, '[]')::jsonb || (state -> 'days')::jsonb) as day
  where day @? '$.facts[*] ? (@.kind != "skip" && @.kind != "token" && !(exists(@.isTotalsOnly)))'
),
weeks as (
  select cohort, count(*)::int as members, week::int
  from joined
  cross join generate_series(0, (date_trunc('week', timestamp '${asOf.slice(0, 19)}')::date - cohort) / 7 - 1) as week
  group by cohort, week
)
select cohort::text, members, week, count(a.key)::int as active
from weeks
left join (select j.cohort, a.key, (a.week - j.cohort) / 7 as week from active a join joined j using (key)) as a
  using (cohort, week)
group by cohort, members, week
order by cohort, week`;

export const questsSql = `-- How many spins gave each quest, and what became of them?
-- Spun away: the member spun again on the same date. Accepted: those that were completed too. Lucky Day is completed by being drawn.
with spins as (
  select quest_id, status from quest_days where status <> 'none'
  union all
  select away, 'spun-away' from quest_days cross join unnest(spun_away) as away
)
select
  quest_id as "questId",
  count(*)::int as spun,
  count(*) filter (where status = 'spun-away')::int as "spunAway",
  count(*) filter (where status in ('assigned', 'completed'))::int as accepted,
  count(*) filter (where status = 'completed')::int as completed,
  count(*) filter (where status = 'skipped')::int as skipped
from spins
group by quest_id
order by spun desc, quest_id`;

/** A bound for a week of hours. */
const shownRefusals = 5_000;

export const refusedSql = (
  asOf: Instant,
): string => `-- What did the rules refuse in the seven days before the moment? Counted by hour as it happened, without who asked.
select to_char(hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as hour, command, reason, refused
from service.refused_commands
where hour <= timestamptz '${asOf}' and hour > timestamptz '${asOf}' - interval '7 days'
order by hour desc, refused desc, command, reason
limit ${shownRefusals}`;

export const measures = {
  'current-streak': {
    column: 'current_streak',
    before: 'activities',
    after: 'activities_after',
    buckets: streakBuckets,
  },
  points: { column: 'total', before: 'points_ledgers', after: 'points_after', buckets: pointsBuckets },
} as const;
export type Measure = keyof typeof measures;

/** Members by the bucket that they are in before and after. */
export function effectSql(measure: Measure): string {
  const { column, before, after, buckets } = measures[measure];
  return `-- Members by their ${measure === 'points' ? 'points' : 'current streak'} under the rules in force and under the file.
select
  ${bucketOf(`b.${column}`, buckets)} as before,
  ${bucketOf(`a.${column}`, buckets)} as after,
  count(*)::int as members,
  count(*) filter (where a.${column} > b.${column})::int as gaining,
  count(*) filter (where a.${column} < b.${column})::int as losing
from ${before} b
join ${after} a using (key)
group by 1, 2`;
}

/** The largest changes of one direction. */
export function changesSql(measure: Measure, direction: 'gains' | 'losses', limit: number): string {
  const { column, before, after } = measures[measure];
  const change = direction === 'gains' ? `a.${column} - b.${column}` : `b.${column} - a.${column}`;
  return `select key, b.${column} as before, a.${column} as after from ${before} b join ${after} a using (key)
    where ${change} > 0 order by ${change} desc, key limit ${limit}`;
}
