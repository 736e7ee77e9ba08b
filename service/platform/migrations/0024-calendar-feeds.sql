-- The secret address of a member's calendar. Only its hash is here, so a copy of the database opens no calendar.
create table service.calendar_feeds (
  member_id text primary key,
  token_hash bytea not null unique,
  made_at timestamptz not null
);
