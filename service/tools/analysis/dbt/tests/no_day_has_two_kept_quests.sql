select member_id, date from {{ ref('quest_spins') }} where outcome = 'completed' group by all having count(*) > 1
