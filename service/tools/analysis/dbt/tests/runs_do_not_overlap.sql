select a.member_id from {{ ref('streaks') }} a join {{ ref('streaks') }} b
  on a.member_id = b.member_id and a.first_date < b.first_date and a.last_date >= b.first_date
