-- How many members of a week's cohort were active in each later week. A cohort is the week (from Monday) of the first sign-in; week 0 is
-- that week. Weeks that have not ended in the data are left out.
with cohorts as (
  select member_id, cast(date_trunc('week', registered_on) as date) as cohort from {{ ref('members') }}
),
weeks as (
  select member_id, cast(date_trunc('week', date) as date) as week from {{ ref('active_days') }} group by all
),
last_week as (
  select cast(date_trunc('week', max(date)) as date) as week from {{ ref('active_days') }}
),
sizes as (
  select cohort, count(*) as members from cohorts group by cohort
),
grid as (
  select s.cohort, s.members, cast(unnest(generate_series(0, date_diff('week', s.cohort, l.week) - 1)) as integer) as week
  from sizes s, last_week l
),
active as (
  select c.cohort, date_diff('week', c.cohort, w.week) as week, count(*) as active
  from cohorts c join weeks w using (member_id)
  group by all
)
select g.cohort, g.week, g.members, coalesce(a.active, 0) as active, coalesce(a.active, 0) / g.members as share
from grid g
left join active a using (cohort, week)
