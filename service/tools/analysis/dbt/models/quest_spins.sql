-- One row for each spin of the wheel, with what became of it.
--   spun-away  the member spun again on the same day
--   completed  done (Lucky Day is done by being drawn)
--   skipped    a skip token was spent on the day
--   accepted   accepted, and not done
--   left       none of these
with spins as (
  select
    member_id, date, spin, quest_id, position, occurred_at, recorded_at, local_zone,
    lead(position) over (partition by member_id, date order by position) as next_position
  from {{ source('events', 'quest_spun') }}
),
happened as (
  select member_id, date, position, 'completed' as what from {{ source('events', 'quest_completed') }}
  union all select member_id, date, position, 'undone' from {{ source('events', 'quest_completion_undone') }}
  union all select member_id, date, position, 'accepted' from {{ source('events', 'quest_accepted') }}
  union all select member_id, date, position, 'skipped' from {{ source('events', 'quest_skipped') }}
  union all select member_id, date, position, 'reset' from {{ source('events', 'quest_day_reset') }}
),
ends as (
  select s.member_id, s.position, arg_max(h.what, h.position) as what
  from spins s
  join happened h on h.member_id = s.member_id and h.date = s.date and h.position > s.position
    and (s.next_position is null or h.position < s.next_position)
  group by s.member_id, s.position
)
select
  s.member_id, s.date, s.spin, s.quest_id, s.occurred_at, s.recorded_at, s.local_zone,
  case
    when e.what = 'completed' then 'completed'
    when e.what = 'skipped' then 'skipped'
    when s.next_position is not null and e.what is null then 'spun-away'
    when e.what in ('accepted', 'undone') then 'accepted'
    else 'left'
  end as outcome
from spins s
left join ends e using (member_id, position)
left join {{ ref('beginnings') }} b using (member_id)
where s.position > coalesce(b.position, -1)
