-- How many members stay, by the week of their first quest?
-- A cohort is the week (from Monday) in which members completed their first quest. The columns are the shares of it that were active
-- one, two and four weeks later. A share is empty until that week is over.
-- bars: cohort, week_1 (% active in the next week)
with first_quests as (
  select member_id, cast(date_trunc('week', min(date)) as date) as cohort from active_days where quests > 0 group by member_id
),
weeks as (
  select distinct member_id, cast(date_trunc('week', date) as date) as week from active_days
),
later as (
  select f.cohort, f.member_id, date_diff('week', f.cohort, w.week) as week
  from first_quests f join weeks w using (member_id)
),
last_week as (
  -- The last week of the data may not be over.
  select cast(max(week) - 7 as date) as week from weeks
),
shares as (
  select
    cohort,
    count(distinct member_id) as members,
    round(100 * count(*) filter (where week = 1) / count(distinct member_id), 1) as week_1,
    round(100 * count(*) filter (where week = 2) / count(distinct member_id), 1) as week_2,
    round(100 * count(*) filter (where week = 4) / count(distinct member_id), 1) as week_4
  from later
  group by cohort
)
select
  cohort,
  members,
  week_1,
  case when cohort + 14 <= l.week then week_2 end as week_2,
  case when cohort + 28 <= l.week then week_4 end as week_4
from shares, last_week l
where cohort + 7 <= l.week
order by cohort
