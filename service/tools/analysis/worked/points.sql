-- What do members earn points by?
-- Points that were withdrawn are not counted.
-- bars: kind, points (points)
select
  kind,
  cast(sum(points) as integer) as points,
  count(distinct member_id) as members,
  round(100 * sum(points) / sum(sum(points)) over (), 1) as share
from points
group by kind
order by points desc
