-- Which quest is most often spun away?
-- A quest is spun away when the member spins again on the same date. Only quests with at least 20 spins are listed.
-- bars: quest, share_spun_away (% of its spins)
select
  quest_id as quest,
  count(*) as spins,
  count(*) filter (where outcome = 'spun-away') as spun_away,
  count(*) filter (where outcome = 'completed') as completed,
  round(100 * count(*) filter (where outcome = 'spun-away') / count(*), 1) as share_spun_away
from quest_spins
where quest_id <> 'lucky-day'
group by quest_id
having count(*) >= 20
order by share_spun_away desc, quest
limit 15
