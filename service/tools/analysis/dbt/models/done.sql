-- What stands of what was done: quests, workouts, routines and assessment entries that were not withdrawn, with their points.
-- is_credited: recorded within seven days after its date, so that it counts for the streak. Later entries count in totals only.
-- recorded_on is the member's date then; recorded_at is when the log took the entry, null when that is unknown.
with quests as (
  select member_id, date, position, local_date, recorded_at, points, true as stands from {{ source('events', 'quest_completed') }}
  union all
  select member_id, date, position, local_date, recorded_at, 0, false from {{ source('events', 'quest_completion_undone') }}
  union all
  select member_id, date, position, local_date, recorded_at, 0, false from {{ source('events', 'quest_day_reset') }}
),
routines as (
  select member_id, date, template, position, local_date, recorded_at, points, true as stands from {{ source('events', 'routine_completed') }}
  union all
  select member_id, date, template, position, local_date, recorded_at, 0, false from {{ source('events', 'routine_reopened') }}
),
workouts as (
  select member_id, workout_id, date, position, local_date, recorded_at, points from {{ source('events', 'workout_logged') }} where is_completed
  union all
  -- A correction on the same date changes neither the award nor when the workout was recorded.
  select member_id, workout_id, date, position, local_date, recorded_at, points from {{ source('events', 'workout_corrected') }}
  where date <> replaced_date and workout_id in (select workout_id from {{ source('events', 'workout_logged') }} where is_completed)
),
entries as (
  select member_id, date, 'quest' as kind, max(position) as position, arg_max(local_date, position) as recorded_on,
    arg_max_null(recorded_at, position) as recorded_at,
    arg_max(points, position) as points, arg_max(stands, position) as stands
  from quests group by member_id, date
  union all
  select member_id, date, 'routine', max(position), arg_max(local_date, position), arg_max_null(recorded_at, position), arg_max(points, position), arg_max(stands, position)
  from routines group by member_id, date, template
  union all
  select member_id, arg_max(date, position), 'workout', max(position), arg_max(local_date, position), arg_max_null(recorded_at, position), arg_max(points, position),
    workout_id not in (select workout_id from {{ source('events', 'workout_retracted') }})
  from workouts group by member_id, workout_id
  union all
  select member_id, cast(json_extract_string(result, '$.savedOn') as date), 'assessment', position, local_date, recorded_at, 0, true
  from (
    select member_id, position, local_date, recorded_at, unnest(from_json(results, '["json"]')) as result
    from {{ source('events', 'assessment_submitted') }}
  )
)
select e.member_id, e.date, e.kind, e.points, e.recorded_on, e.recorded_at, e.recorded_on - e.date between 0 and 7 as is_credited
from entries e
left join {{ ref('beginnings') }} b using (member_id)
where e.stands and e.position > coalesce(b.position, -1)
