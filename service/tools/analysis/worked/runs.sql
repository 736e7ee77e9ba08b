-- How long do unbroken runs of active days last?
-- Each run is counted once, with its final length; runs that may still go on are left out.
-- bars: days, runs (runs)
select
  case when days >= 7 then '7 or more' else cast(days as varchar) end as days,
  count(*) as runs,
  count(distinct member_id) as members
from streaks
where last_date < (select max(date) - 1 from active_days)
group by 1
order by 1
