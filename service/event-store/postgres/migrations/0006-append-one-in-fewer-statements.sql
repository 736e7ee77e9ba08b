-- append_one of 0004 in fewer statements: the head is moved as it is locked, the stream as it is compared, and one event needs no list. Where the
-- stream is not where the command expects it, the head goes back before append_batch tells whether it is a repetition: nobody sees it between,
-- because both are one transaction.
create or replace function log.append_one(
  name text, expected int, ids uuid[], type_nos int[], datas json[], metadatas json[], member_nos int[]
) returns table (actual int, stored_revision int, stored_position bigint)
language plpgsql as $$
declare
  size int := cardinality(ids);
  stream_nr bigint;
begin
  update log.head h set position = h.position + size returning h.position into stored_position;

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
  perform pg_notify('log', stored_position::text);
  actual := expected;
  return next;
end
$$;
