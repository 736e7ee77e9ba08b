select * from {{ ref('weekly_retention') }} where share not between 0 and 1
