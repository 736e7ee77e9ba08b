-- Does low energy come before a broken streak?
-- Each active day with a check-in, by its energy: how often the run of active days ended with it. Runs that may still go on are left out.
with latest as (
  select member_id, date, energy
  from checked_in
  qualify row_number() over (partition by member_id, date order by position desc) = 1
),
standing as (
  select latest.*
  from latest
  where not exists (
    select 1 from check_in_removed removed
    where removed.member_id = latest.member_id and removed.date = latest.date
      and removed.position > (
        select max(position) from checked_in c where c.member_id = latest.member_id and c.date = latest.date
      )
  )
)
select
  energy,
  count(*) as days,
  count(*) filter (where standing.date = streaks.last_date) as broken_next_day,
  round(100.0 * count(*) filter (where standing.date = streaks.last_date) / count(*), 1) as percent
from standing
join streaks on streaks.member_id = standing.member_id
  and standing.date between streaks.first_date and streaks.last_date
where streaks.last_date < (select max(date) - 1 from active_days)
group by energy
order by energy
