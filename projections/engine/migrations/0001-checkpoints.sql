-- The engine's own tables. A schema of read models can have any name, so these files name none: the runner sets the search path.
-- Earlier versions made them without a record: what exists stays as it is. The tables of rows are not made here: a projection's version
-- says whether they are out of date, and a rebuild replaces them.

-- How far the rows of each projection have come, and which version of it made them.
create table if not exists checkpoint (
  name text primary key,
  version integer not null,
  position text not null,
  rebuilds integer not null default 0,
  moved_at timestamptz not null default now()
);

-- Whether each projection is live, being rebuilt or parked, and what parked it.
create table if not exists projection_status (
  name text primary key,
  state text not null,
  error text,
  position text,
  event_id text,
  event_type text,
  since timestamptz not null default now()
);
