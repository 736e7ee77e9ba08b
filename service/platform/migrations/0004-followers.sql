create table service.followers (
  name text primary key,
  position text collate "C" not null
);
