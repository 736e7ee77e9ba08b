-- append_batch for a batch of one, which is what a service with little to do has: without what it takes to keep several apart, in half
-- the time. Where the stream is not where the command expects it, append_batch tells whether it is a repetition.
create function log.append_one(
  name text, expected int, ids uuid[], type_nos int[], datas json[], metadatas json[]
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
      array(select generate_series(1, size)), ids, type_nos, datas, metadatas);
    return;
  end if;

  insert into log.events (position, id, stream_no, revision, type_no, data, metadata)
  select
    top + e.nth, e.id, found_stream.stream_no, found_stream.revision + e.nth, e.type_no, e.data, e.metadata
  from unnest(ids, type_nos, datas, metadatas) with ordinality e (id, type_no, data, metadata, nth);

  stored_revision := found_stream.revision + size;
  stored_position := top + size;
  update log.streams s set revision = stored_revision where s.stream_no = found_stream.stream_no;
  update log.head set position = stored_position;
  perform pg_notify('log', stored_position::text);
  return next;
end
$$;
