-- Events that a projection could not process, each with the member whose rows are held back at it; without one, the projection is parked.
create table dead_letters (
  projection text not null,
  position text collate "C" not null,
  event_id text not null,
  event_type text not null,
  stream text not null,
  owner text collate "C",
  -- 'open' or 'skipped'
  state text not null,
  -- Without personal data.
  error text,
  attempts integer not null default 1,
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  primary key (projection, position)
);
create index on dead_letters (projection, owner);
