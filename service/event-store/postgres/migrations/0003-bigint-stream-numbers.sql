-- A day's quest is a stream, and so is a day's routine: a million members would use up all numbers of four bytes in three years. Done while
-- logs are small, because it rewrites both tables. The function is that of 0001 but for the type of `stream_nos`.
alter table log.streams alter column stream_no type bigint;
alter table log.events alter column stream_no type bigint;

create or replace function log.append_batch(
  streams text[], expected int[], sizes int[],
  commands int[], nths int[], ids uuid[], type_nos int[], datas json[], metadatas json[]
) returns table (actual int, stored_revision int, stored_position bigint)
language plpgsql as $$
declare
  top bigint;
  stream_nos bigint[];
  actuals int[];
  lasts int[];
  repeats_from int[];
  bases bigint[];
  stored int;
begin
  select h.position into top from log.head h for update;

  insert into log.streams (stream)
  select c.stream
  from unnest(streams, expected) c (stream, expected)
  where c.expected = -1 and not exists (select from log.streams s where s.stream = c.stream);

  select
    array_agg(c.stream_no order by c.n),
    array_agg(c.actual order by c.n),
    array_agg(c.revision order by c.n),
    array_agg(case when c.expected = -1 then c.begins_at else c.expected + 1 end order by c.n),
    array_agg(c.base order by c.n)
  into stream_nos, actuals, lasts, repeats_from, bases
  from (
    select
      f.*,
      top + coalesce(sum(case when f.actual = f.expected then f.size else 0 end)
        over (order by f.n rows between unbounded preceding and 1 preceding), 0) as base
    from (
      select
        c.n, c.expected, c.size, s.stream_no, s.revision, s.begins_at,
        case when s.revision >= s.begins_at then s.revision else -1 end as actual
      from unnest(streams, expected, sizes) with ordinality c (stream, expected, size, n)
      left join log.streams s on s.stream = c.stream
    ) f
  ) c;

  insert into log.events (position, id, stream_no, revision, type_no, data, metadata)
  select
    bases[e.command] + e.nth, e.id, stream_nos[e.command], lasts[e.command] + e.nth, e.type_no, e.data, e.metadata
  from unnest(commands, nths, ids, type_nos, datas, metadatas) e (command, nth, id, type_no, data, metadata)
  where actuals[e.command] = expected[e.command];
  get diagnostics stored = row_count;

  if stored > 0 then
    update log.streams s
    set revision = s.revision + c.size
    from unnest(stream_nos, actuals, expected, sizes) c (stream_no, actual, expected, size)
    where s.stream_no = c.stream_no and c.actual = c.expected;
    update log.head set position = top + stored;
    perform pg_notify('log', (top + stored)::text);
  end if;

  return query
  select
    actuals[c.n],
    case when actuals[c.n] = c.expected then lasts[c.n] + c.size else again.revision end,
    case when actuals[c.n] = c.expected then bases[c.n] + c.size else again.position end
  from (
    select f.n, f.expected, f.size, sum(f.size) over (order by f.n)::int - f.size as ids_before
    from unnest(expected, sizes) with ordinality f (expected, size, n)
  ) c
  left join lateral (
    select max(e.revision) as revision, max(e.position) as position
    from log.events e
    where actuals[c.n] <> c.expected
      and e.stream_no = stream_nos[c.n]
      and e.revision between repeats_from[c.n] and repeats_from[c.n] + c.size - 1
      and e.id = ids[c.ids_before + 1 + e.revision - repeats_from[c.n]]
    having count(*) = c.size
  ) again on true
  order by c.n;
end
$$;
