-- The points of each member by date and kind, after withdrawals. Their sum is the member's total.
select member_id, date, kind, sum(points) as points
from {{ ref('done') }}
group by member_id, date, kind
having sum(points) <> 0
