-- Unbroken runs of active days. The streak that a member sees may be longer: skip tokens, pauses, planned rest and outages keep it across
-- days without activity. That one is in the read model `activities` (npm run sql).
with numbered as (
  select member_id, date, date - cast(row_number() over (partition by member_id order by date) as integer) as run
  from {{ ref('active_days') }}
)
select member_id, min(date) as first_date, max(date) as last_date, count(*) as days
from numbered
group by member_id, run
