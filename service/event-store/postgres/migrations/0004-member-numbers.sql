-- The number of the event's member (projections/engine/member-range.ts), so that a rebuild which folds a part of the members reads only their
-- events without hashing an id in each of the others. Null in events that the release before has written: for those the number is calculated
-- when they are read.
alter table log.events add column member_no int;

-- At most so many events, because nothing can be appended meanwhile and every row is written once more: some
-- seconds. Those before keep null.
update log.events e
   set member_no = ('x' || encode(substr(sha256(convert_to(
     split_part(split_part(e.data::text, '"memberId":"', 2), '"', 1), 'UTF8')), 1, 2), 'hex'))::bit(16)::int
 where e.position > (select h.position - 100000 from log.head h);

-- The functions of 0003 and 0002 with a number for each event. Those remain beside them, for processes of the release before.
create function log.append_batch(
  streams text[], expected int[], sizes int[],
  commands int[], nths int[], ids uuid[], type_nos int[], datas json[], metadatas json[], member_nos int[]
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

  insert into log.events (position, id, stream_no, revision, type_no, data, metadata, member_no)
  select
    bases[e.command] + e.nth, e.id, stream_nos[e.command], lasts[e.command] + e.nth, e.type_no, e.data, e.metadata, e.member_no
  from unnest(commands, nths, ids, type_nos, datas, metadatas, member_nos)
    e (command, nth, id, type_no, data, metadata, member_no)
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

create function log.append_one(
  name text, expected int, ids uuid[], type_nos int[], datas json[], metadatas json[], member_nos int[]
) returns table (actual int, stored_revision int, stored_position bigint)
language plpgsql as $$
declare
  top bigint;
  size int := cardinality(ids);
  found_stream log.streams;
begin
  select h.position into top from log.head h for update;

  select s.* into found_stream from log.streams s where s.stream = name;
  if not found and expected = -1 then
    insert into log.streams (stream) values (name) returning * into found_stream;
  end if;

  actual := case when found_stream.revision >= found_stream.begins_at then found_stream.revision else -1 end;
  if actual <> expected then
    return query
    select * from log.append_batch(
      array[name], array[expected], array[size], array_fill(1, array[size]),
      array(select generate_series(1, size)), ids, type_nos, datas, metadatas, member_nos);
    return;
  end if;

  insert into log.events (position, id, stream_no, revision, type_no, data, metadata, member_no)
  select
    top + e.nth, e.id, found_stream.stream_no, found_stream.revision + e.nth, e.type_no, e.data, e.metadata, e.member_no
  from unnest(ids, type_nos, datas, metadatas, member_nos)
    with ordinality e (id, type_no, data, metadata, member_no, nth);

  stored_revision := found_stream.revision + size;
  stored_position := top + size;
  update log.streams s set revision = stored_revision where s.stream_no = found_stream.stream_no;
  update log.head set position = stored_position;
  perform pg_notify('log', stored_position::text);
  return next;
end
$$;
