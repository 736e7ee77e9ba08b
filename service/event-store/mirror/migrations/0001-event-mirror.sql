-- A copy of all events of another store, at the positions that they have there. Positions are compared byte by byte, as the store does.
create table if not exists mirror.events (
  position text collate "C" primary key,
  -- Not unique: after a stream was deleted, an event with an old id may come again.
  id uuid not null,
  stream text collate "C" not null,
  revision int not null,
  type text collate "C" not null,
  data json not null,
  metadata json not null
);

-- As it was made before.
alter table mirror.events drop constraint if exists events_id_key;

-- For what an erasure takes away.
create index if not exists events_by_stream on mirror.events (stream);

-- Moves in the transaction that writes the events, so that none comes twice and none is left out.
create table if not exists mirror.progress (
  is_only boolean primary key default true check (is_only),
  -- Of the newest event, and of the one before it: by the two it is known whose copy this is.
  position text collate "C" not null,
  before text collate "C" not null,
  events bigint not null
);

-- A mirror from before erasures reached it still holds what they took: it is cleaned once.
do $$
begin
  if not exists (select from information_schema.columns
                  where table_schema = 'mirror' and table_name = 'progress' and column_name = 'drops_erased') then
    alter table mirror.progress add column drops_erased boolean not null default true;
    delete from mirror.events as e
     using (select named.place ->> 'name' as name, max((named.place ->> 'revision')::int) as revision
              from mirror.events, json_array_elements(
                case json_typeof(data -> 'streams') when 'array' then data -> 'streams' end) as named(place)
             group by 1) as erased
     where e.stream = erased.name and e.revision <= erased.revision and e.data -> 'streams' is null;
  end if;
end $$;
