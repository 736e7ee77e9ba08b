create table service.event_index (
  position text collate "C" primary key,
  id uuid not null,
  stream text collate "C" not null,
  category text collate "C" not null,
  revision integer not null,
  type text collate "C" not null,
  command_id text collate "C" not null,
  correlation_id text collate "C" not null,
  actor text collate "C" not null,
  occurred_at text collate "C" not null,
  hash text
);
create index event_index_by_stream on service.event_index (stream, revision);
create index event_index_by_id on service.event_index (id);
create index event_index_by_time on service.event_index (occurred_at, position);
create index event_index_by_category on service.event_index (category, occurred_at, position);
create index event_index_by_type on service.event_index (type, occurred_at, position);
create index event_index_by_correlation on service.event_index (correlation_id, occurred_at, position);
