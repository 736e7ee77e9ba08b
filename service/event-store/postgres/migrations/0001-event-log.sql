-- The built-in event log. Only append_batch and delete_stream write to it, and both lock the one row of `head` first: so positions
-- follow each other in the order of commit, without gaps, for any number of writing processes, and a reader needs no care at all.
-- Deletion is the only thing that makes holes: it takes away the rows of a stream, all but the last.

create table log.head (
  is_only boolean primary key default true check (is_only),
  position bigint not null
);
insert into log.head (position) values (0);

-- The text columns are compared byte by byte: cheaper, and no two names of a stream are ever equal by a rule of language.
create table log.streams (
  stream_no int generated always as identity primary key,
  stream text collate "C" not null unique,
  -- Of the last event that was ever written.
  revision int not null default -1,
  -- Where the present life of the stream begins; past `revision` while it is deleted.
  begins_at int not null default 0
) with (fillfactor = 80);

create table log.event_types (
  type_no int generated always as identity primary key,
  type text collate "C" not null unique
);

-- No foreign keys: append_batch takes both numbers from their tables, and a check for each row would cost as much as the row.
-- `json` and not `jsonb`: it keeps every text as it was written, NUL and lone surrogates too, and costs less.
create table log.events (
  position bigint primary key,
  id uuid not null unique,
  stream_no int not null,
  revision int not null,
  type_no int not null,
  data json not null,
  metadata json not null,
  unique (stream_no, revision)
);

-- Stores each command whose stream is where it expects it (-1: has no events), and none of the others: a conflict is its own only.
-- `streams`, `expected` and `sizes` have an element for each command, the rest one for each event, command after command; `nths` counts
-- from 1 in each command. A stream must not occur twice. Answers for each command, in order: `actual` is where the stream was; the
-- other two tell where the last event of the command lies, also when exactly these events had been stored there before.
create function log.append_batch(
  streams text[], expected int[], sizes int[],
  commands int[], nths int[], ids uuid[], type_nos int[], datas json[], metadatas json[]
) returns table (actual int, stored_revision int, stored_position bigint)
language plpgsql as $$
declare
  top bigint;
  stream_nos int[];
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

-- Answers null when the stream is empty afterwards, otherwise the revision that it is at instead of the expected one (-1: no events).
-- The rows go, all but the last, which readers of the stream do not see; EventStoreDB keeps that one too. A vacuum frees their place
-- on the disk.
create function log.delete_stream(name text, expected int) returns int
language plpgsql as $$
declare
  found_stream log.streams;
begin
  perform from log.head h for update;
  select s.* into found_stream from log.streams s where s.stream = name;
  if found_stream.revision is null or found_stream.revision < found_stream.begins_at then
    return null;
  end if;
  if found_stream.revision <> expected then
    return found_stream.revision;
  end if;
  delete from log.events e where e.stream_no = found_stream.stream_no and e.revision < expected;
  update log.streams s set begins_at = expected + 1 where s.stream_no = found_stream.stream_no;
  return null;
end
$$;
