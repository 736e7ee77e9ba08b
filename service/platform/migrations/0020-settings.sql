-- What all hosts of this database must agree on, and what happens once in its life.
create table service.settings (
  name text primary key,
  value text not null
);
