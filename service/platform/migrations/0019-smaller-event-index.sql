-- Half of the bytes for an event: numbers and instants instead of their texts, the category from the stream's name, and no index that another
-- one makes unnecessary. Positions are two numbers, of which the second is stored only where it differs. Events without an instant are
-- the oldest.
create function pg_temp.instant_of(given text) returns timestamptz language plpgsql as $$
begin
  return given::timestamptz;
exception when others then
  return '-infinity';
end
$$;

create table service.event_index_next (
  id uuid not null,
  position bigint not null,
  occurred_at timestamptz not null,
  revision integer not null,
  stream text collate "C" not null,
  type text collate "C" not null,
  command_id text collate "C" not null,
  correlation_id text collate "C" not null,
  actor text collate "C" not null,
  -- Of the hash chain; null for an event without one.
  hash bytea,
  prepare_position bigint
);
insert into service.event_index_next
select distinct on (stream, revision) id, split_part(position, '/', 1)::bigint, pg_temp.instant_of(occurred_at), revision,
  stream, type, command_id, correlation_id, actor, case when hash ~ '^[0-9a-f]{64}$' then decode(hash, 'hex') end,
  nullif(split_part(position, '/', 2), split_part(position, '/', 1))::bigint
from service.event_index
order by stream, revision, position desc;
drop function pg_temp.instant_of(text);
drop table service.event_index;
alter table service.event_index_next rename to event_index;

alter table service.event_index add constraint event_index_pkey primary key (stream, revision);
create index event_index_by_id on service.event_index (id);
create index event_index_by_time on service.event_index (occurred_at);
create index event_index_by_category on service.event_index (split_part(stream, '-', 1), occurred_at);
create index event_index_by_type on service.event_index (type, occurred_at);
create index event_index_by_correlation on service.event_index (correlation_id);
