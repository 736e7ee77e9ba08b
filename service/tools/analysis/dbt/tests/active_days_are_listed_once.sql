select member_id, date from {{ ref('active_days') }} group by all having count(*) > 1
