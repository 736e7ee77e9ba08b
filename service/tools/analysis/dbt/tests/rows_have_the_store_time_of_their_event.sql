-- Both are null when the store time is unknown.
select s.member_id, s.date, s.spin
from {{ ref('quest_spins') }} s
join {{ source('events', 'quest_spun') }} e using (member_id, date, spin, occurred_at)
where s.recorded_at is distinct from e.recorded_at
union all
select d.member_id, d.date, null
from {{ ref('done') }} d
join (
  select member_id, date, recorded_at from {{ source('events', 'quest_completed') }}
  qualify row_number() over (partition by member_id, date order by position desc) = 1
) e using (member_id, date)
where d.kind = 'quest' and d.recorded_at is distinct from e.recorded_at
union all
select a.member_id, a.date, null
from {{ ref('active_days') }} a
join {{ ref('done') }} d using (member_id, date)
where d.is_credited and a.recorded_at < d.recorded_at
