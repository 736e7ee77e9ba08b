-- One row for each account: when it was first seen, and the time zone in force.
with accounts as (
  select member_id, position, recorded_at, occurred_at as registered_at, local_date as registered_on from {{ source('events', 'member_registered') }}
  union all
  select k.member_id, k.position, k.recorded_at, k.registered_at, coalesce(r.local_date, cast(k.registered_at as date))
  from {{ source('events', 'account_kept') }} k
  left join {{ source('events', 'member_registered') }} r on r.member_id = k.member_id and r.occurred_at = k.registered_at
),
deleted as (
  select member_id, max(position) as position from {{ source('events', 'account_deleted') }} group by member_id
),
zones as (
  select member_id, position, zone from {{ source('events', 'member_registered') }}
  union all select member_id, position, zone from {{ source('events', 'account_kept') }}
  union all select member_id, position, zone from {{ source('events', 'time_zone_changed') }}
  union all select member_id, position, zone from {{ source('events', 'time_zone_corrected') }}
),
latest as (
  select
    a.member_id,
    arg_max(a.registered_at, a.position) as registered_at,
    -- The member's date then, as the event states it: DuckDB has other zone rules than the service.
    arg_max(a.registered_on, a.position) as registered_on,
    arg_max_null(a.recorded_at, a.position) as recorded_at,
    (select arg_max(z.zone, z.position) from zones z where z.member_id = a.member_id) as zone
  from accounts a
  left join deleted d using (member_id)
  where a.position > coalesce(d.position, -1)
  group by a.member_id
)
select
  member_id,
  registered_at,
  -- When the log took the event that says so; null when that is unknown.
  recorded_at,
  registered_on,
  zone,
  (
    select min(p.local_date) from {{ source('events', 'program_started') }} p
    left join {{ ref('beginnings') }} b using (member_id)
    where p.member_id = latest.member_id and p.position > coalesce(b.position, -1)
  ) as first_program_on
from latest
