-- Which process runs a follower, until when, and for how many terms there was one.
create table service.leases (
  name text primary key,
  holder text not null,
  instance text not null,
  token bigint not null,
  since timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
