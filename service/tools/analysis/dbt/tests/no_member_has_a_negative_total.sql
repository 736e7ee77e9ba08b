select member_id from {{ ref('points') }} group by member_id having sum(points) < 0
