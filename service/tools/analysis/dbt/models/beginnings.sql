-- From which position on a member's events count: the last reset, erasure or deletion. Members without one are not listed.
select member_id, max(position) as position
from (
  select member_id, position from {{ source('events', 'member_reset') }}
  union all select member_id, position from {{ source('events', 'member_data_erased') }}
  union all select member_id, position from {{ source('events', 'account_kept') }}
  union all select member_id, position from {{ source('events', 'account_deleted') }}
)
group by member_id
