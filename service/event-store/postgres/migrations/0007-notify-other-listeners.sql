-- A notification costs a sixth of an append, and transactions that notify commit one after the other. So an append notifies only
-- when a connection besides its own listens: a process knows what it has appended itself. Each connection that listens announces itself in
-- `listeners` under the lock of the head, so that an append either comes before and is read by it, or notifies it. Null is not known yet: all
-- are notified, also processes of the release before.
alter table log.head add column listeners int[];

-- append_batch of 0004, which notifies other connections only.
create or replace function log.append_batch(
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
  notified int[];
begin
  select h.position, h.listeners into top, notified from log.head h for update;

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
    if notified is distinct from array[pg_backend_pid()] then
      perform pg_notify('log', (top + stored)::text);
    end if;
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

-- append_one of 0006, which notifies other connections only.
create or replace function log.append_one(
  name text, expected int, ids uuid[], type_nos int[], datas json[], metadatas json[], member_nos int[]
) returns table (actual int, stored_revision int, stored_position bigint)
language plpgsql as $$
declare
  size int := cardinality(ids);
  stream_nr bigint;
  notified int[];
begin
  update log.head h set position = h.position + size
  returning h.position, h.listeners into stored_position, notified;

  update log.streams s set revision = s.revision + size
  where s.stream = name and case when s.revision >= s.begins_at then s.revision else -1 end = expected
  returning s.stream_no, s.revision into stream_nr, stored_revision;
  if not found and expected = -1 then
    insert into log.streams as s (stream, revision) values (name, size - 1)
    on conflict (stream) do nothing
    returning s.stream_no, s.revision into stream_nr, stored_revision;
  end if;

  if stream_nr is null then
    update log.head h set position = h.position - size;
    return query
    select * from log.append_batch(
      array[name], array[expected], array[size], array_fill(1, array[size]),
      array(select generate_series(1, size)), ids, type_nos, datas, metadatas, member_nos);
    return;
  end if;

  if size = 1 then
    insert into log.events (position, id, stream_no, revision, type_no, data, metadata, member_no)
    values (stored_position, ids[1], stream_nr, stored_revision, type_nos[1], datas[1], metadatas[1], member_nos[1]);
  else
    insert into log.events (position, id, stream_no, revision, type_no, data, metadata, member_no)
    select
      stored_position - size + e.nth, e.id, stream_nr, stored_revision - size + e.nth, e.type_no, e.data, e.metadata, e.member_no
    from unnest(ids, type_nos, datas, metadatas, member_nos)
      with ordinality e (id, type_no, data, metadata, member_no, nth);
  end if;
  if notified is distinct from array[pg_backend_pid()] then
    perform pg_notify('log', stored_position::text);
  end if;
  actual := expected;
  return next;
end
$$;
