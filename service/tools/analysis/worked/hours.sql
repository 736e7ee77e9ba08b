-- At what hour of their day do members complete quests?
-- The hour is that of the member's own clock. Quests of the night before are those done from midnight on for the date before.
-- bars: hour, quests (quests)
select
  lpad(cast(hour(timezone(local_zone, occurred_at)) as varchar), 2, '0') || ':00' as hour,
  count(*) as quests,
  count(*) filter (where local_date > date) as of_the_night_before
from quest_completed
group by 1
order by 1
