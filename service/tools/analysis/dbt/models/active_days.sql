-- The active days of each member. Corrections of a time zone, which date earlier quests and routines again, are left out.
select
  member_id,
  date,
  count(*) filter (where kind = 'quest') as quests,
  count(*) filter (where kind = 'workout') as workouts,
  count(*) filter (where kind = 'routine') as routines,
  count(*) filter (where kind = 'assessment') as assessment_entries,
  sum(points) as points,
  -- When the log had all of the day. Null when that is unknown for a part of it.
  case when count(recorded_at) = count(*) then max(recorded_at) end as recorded_at
from {{ ref('done') }}
where is_credited
group by member_id, date
