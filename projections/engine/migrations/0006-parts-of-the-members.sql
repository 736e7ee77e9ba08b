-- The members of a large installation can be divided into parts, whose rows several processes follow. Each part of a version then has a checkpoint
-- of its own; `position` in the table of versions is that of the part behind all others, for releases that know no parts.
alter table checkpoint add column parts integer not null default 1;

-- A release that knows no parts counts rebuilds up when it replaces or changes rows. It must not, because it knows no position of a part.
alter table checkpoint add constraint rows_are_changed_by_parts check (parts = 1 or rebuilds = -1);

create table part_checkpoints (
  name text not null,
  version integer not null,
  part integer not null,
  position text collate "C" not null,
  rebuilds integer not null default 0,
  token bigint not null default 0,
  moved_at timestamptz not null default now(),
  primary key (name, version, part)
) with (fillfactor = 50);

-- The processes that share the parts among them. `name` says of which release, `instance` is the last word in the names of their connections.
create table candidates (
  name text not null,
  instance text not null,
  expires_at timestamptz not null,
  primary key (name, instance)
);
