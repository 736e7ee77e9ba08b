-- States of long streams, so that a command need not load all their events. A cache that may be emptied at any time: it is not logged, and
-- each row is only used where the log has the event that it was made from.
create unlogged table service.snapshots (
  stream text collate "C" primary key,
  member_id text not null,
  -- Of the code that made the state.
  version text not null,
  -- The last event in the state, with its hash in the chain.
  revision int not null,
  hash text not null,
  -- The key that encrypts the content. Once it is destroyed, the content cannot be read.
  key_id text not null,
  content bytea storage external not null
);
create index on service.snapshots (member_id);
