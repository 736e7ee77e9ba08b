-- A copy of all events of another store, at the positions that they have there. Positions are compared byte by byte, as the store does.
create schema if not exists mirror;

create table if not exists mirror.events (
  position text collate "C" primary key,
  id uuid not null unique,
  stream text collate "C" not null,
  revision int not null,
  type text collate "C" not null,
  data json not null,
  metadata json not null
);

-- Moves in the transaction that writes the events, so that none comes twice and none is left out.
create table if not exists mirror.progress (
  is_only boolean primary key default true check (is_only),
  -- Of the newest event, and of the one before it: by the two it is known whose copy this is.
  position text collate "C" not null,
  before text collate "C" not null,
  events bigint not null
);
