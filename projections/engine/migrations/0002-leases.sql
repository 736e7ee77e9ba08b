-- Which process leads, until when, and for how many terms there was a leader. `instance` is the last word in the names of its connections.
create table leases (
  name text primary key,
  holder text not null,
  instance text not null,
  token bigint not null,
  since timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);

-- The fencing token of the leader that may move the checkpoint.
alter table checkpoint add column token bigint not null default 0;
